import type { consoleSignup } from '@pavilion/protocol/signup.console.ts';
import type { ConsolePage } from '../../consolePage.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import type { ListSearch } from '../../parts/links.ts';
import { text } from './signup.text.ts';

declare module '../../parts/links.ts' {
  interface ConsoleScreens {
    '/signups': ListSearch<typeof consoleSignup.list> & { open?: number };
  }
}

export const pages: readonly ConsolePage[] = [
  {
    path: '/signups',
    title: text.title,
    roles: ['reviewer'],
    page: () => import('./SignupsPage.tsx'),
    menu: { icon: 'activity', group: groups.work },
  },
];
