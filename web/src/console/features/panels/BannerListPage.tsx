import { ContentList } from '../../../parts/content/ContentList.tsx';
import { bannerDesk } from './bannerDesk.tsx';

export default function BannerListPage() {
  return <ContentList desk={bannerDesk} />;
}
