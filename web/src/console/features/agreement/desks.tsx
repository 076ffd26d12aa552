import type { DeskRecord } from '../../desk.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import { text } from './agreement.text.ts';

export const desks: readonly DeskRecord[] = [
  {
    path: '/agreements',
    title: text.title,
    roles: ['admin'],
    page: () => import('./TextsPage.tsx'),
    menu: { icon: 'contract', group: groups.house },
  },
];
