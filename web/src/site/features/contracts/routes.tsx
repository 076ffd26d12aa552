import type { ContractStatus } from '@pavilion/protocol/contractStates.ts';
import type { SitePath } from '../../../lib/links.ts';
import type { RouteRecord } from '../../../lib/route.ts';
import { titles } from './contracts.titles.ts';

declare module '../../../lib/links.ts' {
  interface SiteScreens {
    '/personal/contract': { status?: ContractStatus; page?: number };
    '/contractProper': { orderContractId: number };
    '/licensor/sign': { token: string };
    '/contract/check': { contractNo?: string; sha256?: string };
    '/check': { contractNo?: string; sha256?: string };
  }
}

const check = {
  title: titles.checkTitle,
  access: 'public',
  page: () => import('./CheckPage.tsx'),
} as const;

export const routes: readonly RouteRecord<SitePath>[] = [
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
  // The URL is mailed to the licensor's signatory (server: modules/deals), so it must never change.
  {
    path: '/licensor/sign',
    title: titles.licensorSignTitle,
    access: 'public',
    page: () => import('./LicensorSignPage.tsx'),
  },
  // The URL is printed on contracts as a QR code (server: modules/deals), so it must never change.
  { path: '/contract/check', ...check },
  { path: '/check', ...check },
];
