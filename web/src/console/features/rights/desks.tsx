import type { DeskRecord } from '../../desk.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import { text } from './rights.text.ts';

export const desks: readonly DeskRecord[] = [
  {
    path: '/rights',
    title: text.title,
    roles: ['trade', 'editor'],
    page: () => import('./RightsPage.tsx'),
    menu: { icon: 'calendar', group: groups.trade },
  },
];
