import type { DeskRecord } from '../../desk.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import { text } from './house.text.ts';

export const desks: readonly DeskRecord[] = [
  {
    path: '/users',
    title: text.users,
    roles: ['reviewer', 'trade', 'service'],
    page: () => import('./UsersPage.tsx'),
    menu: { icon: 'user', group: groups.work },
  },
  {
    path: '/mail',
    title: text.mail,
    roles: ['admin'],
    page: () => import('./MailPage.tsx'),
    menu: { icon: 'mail', group: groups.house },
  },
  {
    path: '/audit',
    title: text.audit,
    roles: ['admin'],
    page: () => import('./AuditPage.tsx'),
    menu: { icon: 'eye', group: groups.house },
  },
];
