import type { RouteRecord } from '../../../lib/route.ts';
import { titles } from './companies.titles.ts';

export const routes: readonly RouteRecord[] = [
  {
    path: '/domesticExhibitor',
    title: titles.domesticTitle,
    access: 'public',
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
    page: () => import('./CustomerListPage.tsx'),
  },
  {
    path: '/overseasDetails',
    title: titles.customerTitle,
    access: 'public',
    mask: true,
    page: () => import('./CustomerPage.tsx'),
  },
];
