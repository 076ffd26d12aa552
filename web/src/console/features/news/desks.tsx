import type { DeskRecord } from '../../desk.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import { text } from './news.text.ts';

const roles = ['editor'] as const;
export const desks: readonly DeskRecord[] = [
  {
    path: '/news',
    title: text.title,
    roles,
    page: () => import('./NewsListPage.tsx'),
    menu: { icon: 'news', group: groups.content },
  },
  { path: '/news/edit', title: text.editTitle, roles, page: () => import('./NewsEditPage.tsx') },
];
