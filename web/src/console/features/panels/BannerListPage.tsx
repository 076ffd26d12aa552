import { ContentList } from '../../parts/content/ContentList.tsx';
import { bannerConsole } from './bannerConsole.tsx';

export default function BannerListPage() {
  return <ContentList config={bannerConsole} />;
}
