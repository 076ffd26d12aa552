import type { SitePath } from '../../../lib/links.ts';
import type { RouteRecord } from '../../../lib/route.ts';
import { titles } from './personal.titles.ts';

declare module '../../../lib/links.ts' {
  interface SiteScreens {
    '/personal/defaults': NoSearch;
    '/personal/userProfile': NoSearch;
  }
}

export const routes: readonly RouteRecord<SitePath>[] = [
  {
    path: '/personal/defaults',
    title: titles.centreTitle,
    access: 'login',
    openWhenNarrow: true,
    layout: 'personal',
    tabBar: true,
    page: () => import('./PersonalPage.tsx'),
  },
  {
    path: '/personal/userProfile',
    title: titles.profileTitle,
    access: 'login',
    layout: 'personal',
    page: () => import('./UserProfilePage.tsx'),
  },
];
