import type { consoleStaff } from '@pavilion/protocol/staff.ts';
import type { ConsolePage } from '../../consolePage.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import type { ListSearch } from '../../parts/links.ts';
import { text } from './staff.text.ts';

declare module '../../parts/links.ts' {
  interface ConsoleScreens {
    '/staff': ListSearch<typeof consoleStaff.list>;
  }
}

export const pages: readonly ConsolePage[] = [
  {
    path: '/staff',
    title: text.title,
    roles: ['admin'],
    page: () => import('./StaffPage.tsx'),
    menu: { icon: 'lock', group: groups.system },
  },
];
