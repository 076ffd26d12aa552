import type { SitePath } from '../../../lib/links.ts';
import type { RouteRecord } from '../../../lib/route.ts';
import type { DetailSearch } from '../../../lib/searchParams.ts';
import { titles } from './competition.titles.ts';
import type { EntryFilter } from './competitionParams.ts';

declare module '../../../lib/links.ts' {
  interface SiteScreens {
    '/competition': EntryFilter;
    '/competition/details': DetailSearch;
  }
}

export const routes: readonly RouteRecord<SitePath>[] = [
  {
    path: '/competition',
    title: titles.competitionTitle,
    access: 'public',
    prefetch: ['videoCompetition/getCompetition', 'videoCompetition/getVideoEntriesList?sort=votes&pageSize=3'],
    page: () => import('./CompetitionPage.tsx'),
  },
  {
    path: '/competition/details',
    title: titles.entryTitle,
    access: 'public',
    prefetch: ['videoCompetition/getVideoEntriesDetail?id={id}', 'videoCompetition/getCompetition'],
    page: () => import('./EntryPage.tsx'),
  },
];
