import { ContentEditor } from '../../../parts/content/ContentEditor.tsx';
import { newsDesk } from './newsDesk.tsx';

export default function NewsEditPage() {
  return <ContentEditor desk={newsDesk} />;
}
