import type { SitePath } from '../../../lib/links.ts';
import type { RouteRecord } from '../../../lib/route.ts';
import type { DetailSearch } from '../../../lib/searchParams.ts';
import { titles } from './activities.titles.ts';
import type { ForumFilter } from './forumParams.ts';

declare module '../../../lib/links.ts' {
  interface SiteScreens {
    '/activityForum': ForumFilter;
    '/activityDetails': DetailSearch;
  }
}

export const routes: readonly RouteRecord<SitePath>[] = [
  {
    path: '/activityForum',
    title: titles.forumTitle,
    access: 'public',
    prefetch: ['meetingInfo/kindList'],
    page: () => import('./ActivityForumPage.tsx'),
  },
  {
    path: '/activityDetails',
    title: titles.detailsTitle,
    access: 'public',
    mask: true,
    prefetch: ['meetingInfo/detail?id={id}'],
    page: () => import('./ActivityDetailsPage.tsx'),
  },
];
