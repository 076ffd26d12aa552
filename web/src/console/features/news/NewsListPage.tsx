import { ContentList } from '../../../parts/content/ContentList.tsx';
import { newsDesk } from './newsDesk.tsx';

export default function NewsListPage() {
  return <ContentList desk={newsDesk} />;
}
