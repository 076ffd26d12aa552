import type { DeskRecord } from '../../desk.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import { text } from './competition.text.ts';

const roles = ['editor'] as const;
export const desks: readonly DeskRecord[] = [
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
