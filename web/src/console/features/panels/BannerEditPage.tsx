import { ContentEditor } from '../../parts/content/ContentEditor.tsx';
import { bannerConsole } from './bannerConsole.tsx';

export default function BannerEditPage() {
  return <ContentEditor config={bannerConsole} />;
}
