import type { SitePath } from '../../../lib/links.ts';
import type { RouteRecord } from '../../../lib/route.ts';
import type { DetailSearch } from '../../../lib/searchParams.ts';
import { titles } from './companies.titles.ts';
import type { CustomerFilter, ExhibitorFilter } from './listParams.ts';

declare module '../../../lib/links.ts' {
  interface SiteScreens {
    '/domesticExhibitor': ExhibitorFilter;
    '/exhibitorDetails': DetailSearch;
    '/overseasCustomers': CustomerFilter;
    '/overseasDetails': DetailSearch;
  }
}

export const routes: readonly RouteRecord<SitePath>[] = [
  {
    path: '/domesticExhibitor',
    title: titles.domesticTitle,
    access: 'public',
    prefetch: ['sellerInfo/list?pageNum=1&pageSize=18|20', 'sellerInfo/facets'],
    page: () => import('./ExhibitorListPage.tsx'),
  },
  {
    path: '/exhibitorDetails',
    title: titles.exhibitorTitle,
    access: 'public',
    mask: true,
    page: () => import('./ExhibitorPage.tsx'),
  },
  {
    path: '/overseasCustomers',
    title: titles.overseasTitle,
    access: 'public',
    prefetch: ['buyerInfo/list?pageNum=1&pageSize=18|24', 'buyerInfo/facets'],
    page: () => import('./CustomerListPage.tsx'),
  },
  {
    path: '/overseasDetails',
    title: titles.customerTitle,
    access: 'public',
    mask: true,
    prefetch: ['buyerInfo/detail?id={id}'],
    page: () => import('./CustomerPage.tsx'),
  },
];
