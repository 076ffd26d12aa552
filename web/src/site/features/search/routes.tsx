import type { RouteRecord } from '../../../lib/route.ts';
import { titles } from './search.titles.ts';

export const routes: readonly RouteRecord[] = [
  {
    path: '/search',
    title: titles.searchTitle,
    access: 'public',
    isHeaderSearch: false,
    keepAlive: true,
    page: () => import('./SearchPage.tsx'),
  },
];
