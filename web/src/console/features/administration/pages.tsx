import type { consoleAudit, consoleMail } from '@pavilion/protocol/staff.ts';
import type { consoleUser } from '@pavilion/protocol/users.console.ts';
import type { ConsolePage } from '../../consolePage.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import type { ListSearch } from '../../parts/links.ts';
import { text } from './administration.text.ts';

declare module '../../parts/links.ts' {
  interface ConsoleScreens {
    '/users': ListSearch<typeof consoleUser.list>;
    '/mail': ListSearch<typeof consoleMail.list>;
    '/audit': ListSearch<typeof consoleAudit.list>;
  }
}

export const pages: readonly ConsolePage[] = [
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
    menu: { icon: 'mail', group: groups.system },
  },
  {
    path: '/audit',
    title: text.audit,
    roles: ['admin'],
    page: () => import('./AuditPage.tsx'),
    menu: { icon: 'eye', group: groups.system },
  },
];
