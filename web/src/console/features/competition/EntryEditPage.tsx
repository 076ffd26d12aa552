import { ContentEditor } from '../../../parts/content/ContentEditor.tsx';
import { entryDesk } from './entryDesk.tsx';

export default function EntryEditPage() {
  return <ContentEditor desk={entryDesk} />;
}
