import type { RouteRecord } from '../../../lib/route.ts';
import { titles } from './notifications.titles.ts';

export const routes: readonly RouteRecord[] = [
  {
    path: '/personal/notifications',
    title: titles.pageTitle,
    access: 'login',
    layout: 'personal',
    page: () => import('./NotificationsPage.tsx'),
  },
];
