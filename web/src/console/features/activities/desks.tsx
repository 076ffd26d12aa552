import type { DeskRecord } from '../../desk.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import { text } from './activities.text.ts';

const roles = ['editor'] as const;
export const desks: readonly DeskRecord[] = [
  {
    path: '/activities',
    title: text.title,
    roles,
    page: () => import('./ActivityListPage.tsx'),
    menu: { icon: 'activity', group: groups.content },
  },
  { path: '/activities/edit', title: text.editTitle, roles, page: () => import('./ActivityEditPage.tsx') },
];
