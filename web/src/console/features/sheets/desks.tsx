import type { DeskRecord } from '../../desk.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import { text } from './sheets.text.ts';

export const desks: readonly DeskRecord[] = [
  {
    path: '/sheets',
    title: text.title,
    roles: ['editor'],
    page: () => import('./SheetsPage.tsx'),
    menu: { icon: 'upload', group: groups.content },
  },
];
