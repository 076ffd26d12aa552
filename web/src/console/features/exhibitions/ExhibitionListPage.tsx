import { ContentList } from '../../parts/content/ContentList.tsx';
import { exhibitionConsole } from './exhibitionConsole.tsx';

export default function ExhibitionListPage() {
  return <ContentList config={exhibitionConsole} />;
}
