import { ContentEditor } from '../../../parts/content/ContentEditor.tsx';
import { exhibitionDesk } from './exhibitionDesk.tsx';

export default function ExhibitionEditPage() {
  return <ContentEditor desk={exhibitionDesk} />;
}
