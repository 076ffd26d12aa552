import type { DeskRecord } from '../../desk.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import { text } from './duplicates.text.ts';

export const desks: readonly DeskRecord[] = [
  {
    path: '/duplicates',
    title: text.title,
    roles: ['editor', 'trade'],
    page: () => import('./DuplicatesPage.tsx'),
    menu: { icon: 'film', group: groups.content },
  },
];
