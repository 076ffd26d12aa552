import type { SitePath } from '../../../lib/links.ts';
import type { RouteRecord } from '../../../lib/route.ts';
import { titles } from './search.titles.ts';
import type { SearchQuery } from './searchQuery.ts';

declare module '../../../lib/links.ts' {
  interface SiteScreens {
    '/search': SearchQuery;
  }
}

export const routes: readonly RouteRecord<SitePath>[] = [
  {
    path: '/search',
    title: titles.searchTitle,
    access: 'public',
    isHeaderSearch: false,
    keepAlive: true,
    prefetch: ['index/searchContent?keyword={q}&pageNum=1&pageSize=18|20'],
    page: () => import('./SearchPage.tsx'),
  },
];
