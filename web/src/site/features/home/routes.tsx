import type { SitePath } from '../../../lib/links.ts';
import type { RouteRecord } from '../../../lib/route.ts';
import { HomePage } from './HomePage.tsx';

declare module '../../../lib/links.ts' {
  interface SiteScreens {
    '/home': NoSearch;
  }
}

export const routes: readonly RouteRecord<SitePath>[] = [
  {
    path: '/home',
    title: { zh: '首页', en: 'Home' },
    access: 'public',
    mask: true,
    tabBar: true,
    // Not lazy: nearly every visit begins here, and the page must be loaded when it replaces the shell.
    page: async () => ({ default: HomePage }),
  },
];
