import type { RouteRecord } from '../../../lib/route.ts';
import { titles } from './addresses.titles.ts';

export const routes: readonly RouteRecord[] = [
  {
    path: '/personal/address',
    title: titles.pageTitle,
    access: 'login',
    layout: 'personal',
    page: () => import('./AddressPage.tsx'),
  },
];
