import { ContentEditor } from '../../parts/content/ContentEditor.tsx';
import { entryConsole } from './entryConsole.tsx';

export default function EntryEditPage() {
  return <ContentEditor config={entryConsole} />;
}
