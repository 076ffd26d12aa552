import type { DeskRecord } from '../../desk.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import { text } from './board.text.ts';

export const desks: readonly DeskRecord[] = [
  {
    path: '/board',
    title: text.title,
    roles: [],
    page: () => import('./BoardPage.tsx'),
    menu: { icon: 'home', group: groups.work },
  },
];
