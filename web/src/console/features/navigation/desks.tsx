import type { DeskRecord } from '../../desk.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import { text } from './navigation.text.ts';

export const desks: readonly DeskRecord[] = [
  {
    path: '/navigation',
    title: text.title,
    roles: ['editor'],
    page: () => import('./NavigationPage.tsx'),
    menu: { icon: 'menu', group: groups.content },
  },
];
