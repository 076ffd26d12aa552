import type { SitePath } from '../../../lib/links.ts';
import type { RouteRecord } from '../../../lib/route.ts';
import type { DetailSearch } from '../../../lib/searchParams.ts';
import { titles } from './exhibitions.titles.ts';
import type { ListFilter } from './listParams.ts';

declare module '../../../lib/links.ts' {
  interface SiteScreens {
    '/exhibition': ListFilter;
    '/exhibitionDetails': DetailSearch;
  }
}

export const routes: readonly RouteRecord<SitePath>[] = [
  {
    path: '/exhibition',
    title: titles.exhibitionTitle,
    access: 'public',
    mask: true,
    tabBar: true,
    prefetch: [
      'exhibitionOnline/banner',
      'exhibitionOnline/list?pageNum=1&pageSize=9',
      'exhibitionOnline/regionTypeList',
    ],
    page: () => import('./ExhibitionPage.tsx'),
  },
  {
    path: '/exhibitionDetails',
    title: titles.detailsTitle,
    access: 'public',
    mask: true,
    prefetch: ['exhibitionOnline/detail?id={id}'],
    page: () => import('./ExhibitionDetailsPage.tsx'),
  },
];
