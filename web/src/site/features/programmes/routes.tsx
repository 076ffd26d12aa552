import type { RouteRecord } from '../../../lib/route.ts';
import { titles } from './programmes.titles.ts';

export const routes: readonly RouteRecord[] = [
  {
    path: '/program',
    title: titles.programTitle,
    access: 'public',
    tabBar: true,
    page: () => import('./ProgrammeListPage.tsx'),
  },
  { path: '/list', title: titles.listTitle, access: 'public', page: () => import('./ProgrammeListPage.tsx') },
  {
    path: '/details',
    title: titles.detailsTitle,
    access: 'public',
    mask: true,
    page: () => import('./DetailsPage.tsx'),
  },
];
