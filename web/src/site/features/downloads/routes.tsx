import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import type { SitePath } from '../../../lib/links.ts';
import type { RouteRecord } from '../../../lib/route.ts';
import type { DownloadSearch } from './DownloadsPage.tsx';

declare module '../../../lib/links.ts' {
  interface SiteScreens {
    '/downloads': DownloadSearch;
  }
}

export const routes: readonly RouteRecord<SitePath>[] = [
  {
    path: '/downloads',
    title: ContentClass.label(ContentClass.download),
    access: 'public',
    prefetch: ['downloads/list?pageNum=1&pageSize=18|20', 'downloads/filters'],
    page: () => import('./DownloadsPage.tsx'),
  },
];
