import { ContentEditor } from '../../parts/content/ContentEditor.tsx';
import { exhibitionConsole } from './exhibitionConsole.tsx';

export default function ExhibitionEditPage() {
  return <ContentEditor config={exhibitionConsole} />;
}
