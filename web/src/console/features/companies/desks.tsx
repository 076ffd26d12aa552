import type { DeskRecord } from '../../desk.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import { text } from './companies.text.ts';
import { text as letters } from './contacts.text.ts';

const roles = ['editor'] as const;
export const desks: readonly DeskRecord[] = [
  {
    path: '/companies',
    title: text.title,
    roles,
    page: () => import('./CompanyListPage.tsx'),
    menu: { icon: 'company', group: groups.content },
  },
  { path: '/companies/edit', title: text.editTitle, roles, page: () => import('./CompanyEditPage.tsx') },
  {
    path: '/contacts',
    title: letters.title,
    roles: ['service'],
    page: () => import('./ContactsPage.tsx'),
    menu: { icon: 'mail', group: groups.content },
  },
];
