import type { consoleCompany, consoleContact } from '@pavilion/protocol/companies.console.ts';
import type { ConsolePage } from '../../consolePage.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import type { ListSearch } from '../../parts/links.ts';
import { text } from './companies.text.ts';
import { text as letters } from './contacts.text.ts';

declare module '../../parts/links.ts' {
  interface ConsoleScreens {
    '/companies': ListSearch<typeof consoleCompany.list>;
    '/companies/edit': EditSearch;
    '/contacts': ListSearch<typeof consoleContact.list> & { open?: number };
  }
}

const roles = ['editor'] as const;
export const pages: readonly ConsolePage[] = [
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
