import type { DeskRecord } from '../../desk.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import { text } from './settings.text.ts';

export const desks: readonly DeskRecord[] = [
  {
    path: '/settings',
    title: text.title,
    roles: ['admin'],
    page: () => import('./SettingsPage.tsx'),
    menu: { icon: 'settings', group: groups.house },
  },
];
