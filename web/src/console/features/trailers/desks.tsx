import type { DeskRecord } from '../../desk.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import { text } from './trailers.text.ts';

export const desks: readonly DeskRecord[] = [
  {
    path: '/trailers',
    title: text.title,
    roles: ['editor'],
    page: () => import('./TrailersPage.tsx'),
    menu: { icon: 'film', group: groups.content },
  },
];
