import { ContentEditor } from '../../../parts/content/ContentEditor.tsx';
import { bannerDesk } from './bannerDesk.tsx';

export default function BannerEditPage() {
  return <ContentEditor desk={bannerDesk} />;
}
