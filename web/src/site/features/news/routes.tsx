import type { SitePath } from '../../../lib/links.ts';
import type { RouteRecord } from '../../../lib/route.ts';
import type { DetailSearch } from '../../../lib/searchParams.ts';
import { titles } from './news.titles.ts';
import type { NewsFilter } from './newsParams.ts';

declare module '../../../lib/links.ts' {
  interface SiteScreens {
    '/information': NewsFilter;
    '/informationDetails': DetailSearch;
  }
}

export const routes: readonly RouteRecord<SitePath>[] = [
  {
    path: '/information',
    title: titles.informationTitle,
    access: 'public',
    prefetch: ['information/list?pageNum=1&pageSize=15', 'information/categoryList'],
    page: () => import('./NewsListPage.tsx'),
  },
  {
    path: '/informationDetails',
    title: titles.detailsTitle,
    access: 'public',
    prefetch: ['information/detail?id={id}'],
    page: () => import('./NewsDetailsPage.tsx'),
  },
];
