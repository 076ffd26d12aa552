import type { SitePath } from '../../../lib/links.ts';
import type { RouteRecord } from '../../../lib/route.ts';
import { titles } from './addresses.titles.ts';

declare module '../../../lib/links.ts' {
  interface SiteScreens {
    '/personal/address': NoSearch;
  }
}

export const routes: readonly RouteRecord<SitePath>[] = [
  {
    path: '/personal/address',
    title: titles.pageTitle,
    access: 'login',
    layout: 'personal',
    page: () => import('./AddressPage.tsx'),
  },
];
