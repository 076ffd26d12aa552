import type { DeskRecord } from '../../desk.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import { text } from './sellers.text.ts';

export const desks: readonly DeskRecord[] = [
  {
    path: '/sellers',
    title: text.title,
    roles: ['editor', 'trade'],
    page: () => import('./SellersPage.tsx'),
    menu: { icon: 'company', group: groups.content },
  },
];
