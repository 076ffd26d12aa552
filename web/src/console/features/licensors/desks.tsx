import type { DeskRecord } from '../../desk.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import { text } from './licensors.text.ts';

export const desks: readonly DeskRecord[] = [
  {
    path: '/licensors',
    title: text.title,
    roles: ['trade'],
    page: () => import('./LicensorsPage.tsx'),
    menu: { icon: 'company', group: groups.trade },
  },
];
