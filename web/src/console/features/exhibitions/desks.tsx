import type { DeskRecord } from '../../desk.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import { text } from './exhibitions.text.ts';

const roles = ['editor'] as const;
export const desks: readonly DeskRecord[] = [
  {
    path: '/exhibitions',
    title: text.title,
    roles,
    page: () => import('./ExhibitionListPage.tsx'),
    menu: { icon: 'exhibition', group: groups.content },
  },
  { path: '/exhibitions/edit', title: text.editTitle, roles, page: () => import('./ExhibitionEditPage.tsx') },
];
