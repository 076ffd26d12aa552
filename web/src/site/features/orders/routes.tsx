import type { RouteRecord } from '../../../lib/route.ts';
import { titles } from './orders.titles.ts';

const detail = {
  title: titles.detailTitle,
  access: 'login',
  layout: 'personal',
  page: () => import('./OrderDetailPage.tsx'),
} as const;

export const routes: readonly RouteRecord[] = [
  {
    path: '/personal/order',
    title: titles.listTitle,
    access: 'login',
    layout: 'personal',
    page: () => import('./OrderListPage.tsx'),
  },
  { path: '/personal/order/details', ...detail },
  // The same screen under its second address (spec §2).
  { path: '/myOrderDetails', ...detail },
];
