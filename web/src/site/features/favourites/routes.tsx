import type { ContentClass } from '@pavilion/protocol/enumerations.ts';
import type { SitePath } from '../../../lib/links.ts';
import type { RouteRecord } from '../../../lib/route.ts';
import { titles } from './favourites.titles.ts';

declare module '../../../lib/links.ts' {
  interface SiteScreens {
    '/personal/collection': { class?: ContentClass; page?: number };
    '/personal/history': { class?: ContentClass; page?: number };
  }
}

export const routes: readonly RouteRecord<SitePath>[] = [
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
