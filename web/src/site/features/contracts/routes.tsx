import type { RouteRecord } from '../../../lib/route.ts';
import { titles } from './contracts.titles.ts';

const check = {
  title: titles.checkTitle,
  access: 'public',
  page: () => import('./CheckPage.tsx'),
} as const;

export const routes: readonly RouteRecord[] = [
  {
    path: '/personal/contract',
    title: titles.listTitle,
    access: 'login',
    layout: 'personal',
    page: () => import('./ContractListPage.tsx'),
  },
  {
    path: '/contractProper',
    title: titles.contractTitle,
    access: 'login',
    page: () => import('./ContractProperPage.tsx'),
  },
  // Mailed to the licensor's signatory (server: modules/contracts), so it must never move.
  {
    path: '/licensor/sign',
    title: titles.licensorSignTitle,
    access: 'public',
    page: () => import('./LicensorSignPage.tsx'),
  },
  // Printed on contracts as a QR code (server: modules/contracts), so it must never move.
  { path: '/contract/check', ...check },
  { path: '/check', ...check },
];
