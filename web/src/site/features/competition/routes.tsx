import type { RouteRecord } from '../../../lib/route.ts';
import { titles } from './competition.titles.ts';

export const routes: readonly RouteRecord[] = [
  {
    path: '/competition',
    title: titles.competitionTitle,
    access: 'public',
    page: () => import('./CompetitionPage.tsx'),
  },
  {
    path: '/competition/details',
    title: titles.entryTitle,
    access: 'public',
    page: () => import('./EntryPage.tsx'),
  },
];
