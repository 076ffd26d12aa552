import type { DeskRecord } from '../../desk.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import { text } from './programmes.text.ts';

const roles = ['editor', 'trade'] as const;
export const desks: readonly DeskRecord[] = [
  {
    path: '/programmes',
    title: text.title,
    roles,
    page: () => import('./ProgrammesPage.tsx'),
    menu: { icon: 'film', group: groups.content },
  },
  { path: '/programmes/edit', title: text.editTitle, roles, page: () => import('./ProgrammePage.tsx') },
];
