import type { DeskRecord } from '../../desk.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import { text } from './staff.text.ts';

export const desks: readonly DeskRecord[] = [
  {
    path: '/staff',
    title: text.title,
    roles: ['admin'],
    page: () => import('./StaffPage.tsx'),
    menu: { icon: 'lock', group: groups.house },
  },
];
