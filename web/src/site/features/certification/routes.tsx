import type { SitePath } from '../../../lib/links.ts';
import type { RouteRecord } from '../../../lib/route.ts';
import { titles } from './certification.titles.ts';

declare module '../../../lib/links.ts' {
  interface SiteScreens {
    '/personal/userAuthe': NoSearch;
    '/personUserAuthe': NoSearch;
    '/enterpriseUserAuthe': NoSearch;
  }
}

export const routes: readonly RouteRecord<SitePath>[] = [
  {
    path: '/personal/userAuthe',
    title: titles.pageTitle,
    access: 'login',
    layout: 'personal',
    page: () => import('./UserAuthePage.tsx'),
  },
  {
    path: '/personUserAuthe',
    title: titles.personTitle,
    access: 'login',
    isHeaderSearch: false,
    page: () => import('./PersonUserAuthePage.tsx'),
  },
  {
    path: '/enterpriseUserAuthe',
    title: titles.enterpriseTitle,
    access: 'login',
    isHeaderSearch: false,
    page: () => import('./EnterpriseUserAuthePage.tsx'),
  },
];
