import { ContentEditor } from '../../../parts/content/ContentEditor.tsx';
import { activityDesk } from './activityDesk.tsx';

export default function ActivityEditPage() {
  return <ContentEditor desk={activityDesk} />;
}
