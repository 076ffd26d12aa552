import type { SitePath } from '../../../lib/links.ts';
import type { RouteRecord } from '../../../lib/route.ts';
import type { LicenceSearch } from '../../parts/rights/licenceParams.ts';
import { titles } from './submitOrder.titles.ts';

declare module '../../../lib/links.ts' {
  interface SiteScreens {
    '/submitOrder': LicenceSearch;
    '/resultPage': { orderNo: string };
  }
}

export const routes: readonly RouteRecord<SitePath>[] = [
  { path: '/submitOrder', title: titles.submitTitle, access: 'login', page: () => import('./SubmitOrderPage.tsx') },
  { path: '/resultPage', title: titles.resultTitle, access: 'public', page: () => import('./ResultPage.tsx') },
];
