import type { DeskRecord } from '../../desk.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import { text } from './certification.text.ts';

export const desks: readonly DeskRecord[] = [
  {
    path: '/certifications',
    title: text.title,
    roles: ['reviewer'],
    page: () => import('./QueuePage.tsx'),
    menu: { icon: 'check', group: groups.work },
  },
];
