import type { SitePath } from '../../../lib/links.ts';
import type { RouteRecord } from '../../../lib/route.ts';
import { titles } from './signup.titles.ts';
import type { MineSearch, SignupSearch } from './signupParams.ts';

declare module '../../../lib/links.ts' {
  interface SiteScreens {
    '/signup': SignupSearch;
    '/personal/signup': MineSearch;
  }
}

export const routes: readonly RouteRecord<SitePath>[] = [
  { path: '/signup', title: titles.signup, access: 'login', page: () => import('./SignupPage.tsx') },
  {
    path: '/personal/signup',
    title: titles.mine,
    access: 'login',
    layout: 'personal',
    page: () => import('./MySignupsPage.tsx'),
  },
];
