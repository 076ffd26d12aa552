import type { RouteRecord } from '../../../lib/route.ts';
import { titles } from './exhibitions.titles.ts';

export const routes: readonly RouteRecord[] = [
  {
    path: '/exhibition',
    title: titles.exhibitionTitle,
    access: 'public',
    mask: true,
    tabBar: true,
    page: () => import('./ExhibitionPage.tsx'),
  },
  {
    path: '/exhibitionDetails',
    title: titles.detailsTitle,
    access: 'public',
    mask: true,
    page: () => import('./ExhibitionDetailsPage.tsx'),
  },
];
