import type { RouteRecord } from '../../../lib/route.ts';
import { titles } from './news.titles.ts';

export const routes: readonly RouteRecord[] = [
  { path: '/information', title: titles.informationTitle, access: 'public', page: () => import('./NewsListPage.tsx') },
  {
    path: '/informationDetails',
    title: titles.detailsTitle,
    access: 'public',
    page: () => import('./NewsDetailsPage.tsx'),
  },
];
