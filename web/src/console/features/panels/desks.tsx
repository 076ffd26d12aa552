import type { DeskRecord } from '../../desk.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import { text } from './panels.text.ts';

const roles = ['editor'] as const;
export const desks: readonly DeskRecord[] = [
  {
    path: '/banners',
    title: text.title,
    roles,
    page: () => import('./BannerListPage.tsx'),
    menu: { icon: 'image', group: groups.content },
  },
  { path: '/banners/edit', title: text.editTitle, roles, page: () => import('./BannerEditPage.tsx') },
];
