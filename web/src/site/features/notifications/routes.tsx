import type { SitePath } from '../../../lib/links.ts';
import type { RouteRecord } from '../../../lib/route.ts';
import { titles } from './notifications.titles.ts';

declare module '../../../lib/links.ts' {
  interface SiteScreens {
    '/personal/notifications': { page?: number };
  }
}

export const routes: readonly RouteRecord<SitePath>[] = [
  {
    path: '/personal/notifications',
    title: titles.pageTitle,
    access: 'login',
    layout: 'personal',
    page: () => import('./NotificationsPage.tsx'),
  },
];
