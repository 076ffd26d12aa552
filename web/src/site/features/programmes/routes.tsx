import type { SitePath } from '../../../lib/links.ts';
import type { RouteRecord } from '../../../lib/route.ts';
import type { DetailSearch } from '../../../lib/searchParams.ts';
import type { LicenceSearch } from '../../parts/rights/licenceParams.ts';
import type { ListFilter } from './listParams.ts';
import { titles } from './programmes.titles.ts';

declare module '../../../lib/links.ts' {
  interface SiteScreens {
    '/program': ListFilter;
    '/list': ListFilter;
    '/details': DetailSearch & LicenceSearch & { play?: 1 };
  }
}

export const routes: readonly RouteRecord<SitePath>[] = [
  {
    path: '/program',
    title: titles.programTitle,
    access: 'public',
    tabBar: true,
    prefetch: ['programSale/list?pageNum=1&pageSize=18|42', 'programSale/typeList'],
    page: () => import('./ProgrammeListPage.tsx'),
  },
  {
    path: '/list',
    title: titles.listTitle,
    access: 'public',
    prefetch: ['programSale/list?typeId={typeId}&pageNum=1&pageSize=18|42', 'programSale/typeList'],
    page: () => import('./ProgrammeListPage.tsx'),
  },
  {
    path: '/details',
    title: titles.detailsTitle,
    access: 'public',
    mask: true,
    prefetch: ['programSale/detail?id={id}'],
    page: () => import('./DetailsPage.tsx'),
  },
];
