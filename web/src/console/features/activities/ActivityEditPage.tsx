import { ContentEditor } from '../../parts/content/ContentEditor.tsx';
import { activityConsole } from './activityConsole.tsx';

export default function ActivityEditPage() {
  return <ContentEditor config={activityConsole} />;
}
