import type { RouteRecord } from '../../../lib/route.ts';
import { titles } from './activities.titles.ts';

export const routes: readonly RouteRecord[] = [
  {
    path: '/activityForum',
    title: titles.forumTitle,
    access: 'public',
    page: () => import('./ActivityForumPage.tsx'),
  },
  {
    path: '/activityDetails',
    title: titles.detailsTitle,
    access: 'public',
    mask: true,
    page: () => import('./ActivityDetailsPage.tsx'),
  },
];
