import type { consoleEntry } from '@pavilion/protocol/competition.console.ts';
import type { NoSearch } from '../../../lib/links.ts';
import type { ConsolePage } from '../../consolePage.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import type { ListSearch } from '../../parts/links.ts';
import { text } from './competition.text.ts';

declare module '../../parts/links.ts' {
  interface ConsoleScreens {
    '/entries': ListSearch<typeof consoleEntry.list>;
    '/entries/edit': EditSearch;
    '/competition': NoSearch;
  }
}

const roles = ['editor'] as const;
export const pages: readonly ConsolePage[] = [
  {
    path: '/entries',
    title: text.entriesTitle,
    roles,
    page: () => import('./EntryListPage.tsx'),
    menu: { icon: 'short', group: groups.content },
  },
  { path: '/entries/edit', title: text.editTitle, roles, page: () => import('./EntryEditPage.tsx') },
  {
    path: '/competition',
    title: text.settingsTitle,
    roles,
    page: () => import('./CompetitionPage.tsx'),
    within: '/entries',
  },
];
