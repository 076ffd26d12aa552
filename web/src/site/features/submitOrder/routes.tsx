import type { RouteRecord } from '../../../lib/route.ts';
import { titles } from './submitOrder.titles.ts';

export const routes: readonly RouteRecord[] = [
  { path: '/submitOrder', title: titles.submitTitle, access: 'login', page: () => import('./SubmitOrderPage.tsx') },
  { path: '/resultPage', title: titles.resultTitle, access: 'public', page: () => import('./ResultPage.tsx') },
];
