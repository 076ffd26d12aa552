import { ContentList } from '../../../parts/content/ContentList.tsx';
import { exhibitionDesk } from './exhibitionDesk.tsx';

export default function ExhibitionListPage() {
  return <ContentList desk={exhibitionDesk} />;
}
