import type { SitePath } from '../../../lib/links.ts';
import type { RouteRecord } from '../../../lib/route.ts';
import { titles } from './about.titles.ts';

declare module '../../../lib/links.ts' {
  interface SiteScreens {
    '/about': NoSearch;
  }
}

export const routes: readonly RouteRecord<SitePath>[] = [
  { path: '/about', title: titles.about, access: 'public', page: () => import('./AboutPage.tsx') },
];
