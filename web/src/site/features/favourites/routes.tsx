import type { RouteRecord } from '../../../lib/route.ts';
import { titles } from './favourites.titles.ts';

export const routes: readonly RouteRecord[] = [
  {
    path: '/personal/collection',
    title: titles.collectionTitle,
    access: 'login',
    layout: 'personal',
    page: () => import('./CollectionPage.tsx'),
  },
  {
    path: '/personal/history',
    title: titles.historyTitle,
    access: 'login',
    layout: 'personal',
    page: () => import('./HistoryPage.tsx'),
  },
];
