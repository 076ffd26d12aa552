import type { OrderStatus } from '@pavilion/protocol/orders.ts';
import type { SitePath } from '../../../lib/links.ts';
import type { RouteRecord } from '../../../lib/route.ts';
import { titles } from './orders.titles.ts';

declare module '../../../lib/links.ts' {
  interface SiteScreens {
    '/personal/order': { status?: OrderStatus; page?: number };
    '/personal/order/details': { orderNo: string };
    '/myOrderDetails': { orderNo: string };
  }
}

const detail = {
  title: titles.detailTitle,
  access: 'login',
  layout: 'personal',
  page: () => import('./OrderDetailPage.tsx'),
} as const;

export const routes: readonly RouteRecord<SitePath>[] = [
  {
    path: '/personal/order',
    title: titles.listTitle,
    access: 'login',
    layout: 'personal',
    page: () => import('./OrderListPage.tsx'),
  },
  { path: '/personal/order/details', ...detail },
  // The same screen under its second path (spec §2).
  { path: '/myOrderDetails', ...detail },
];
