import type { NoSearch } from '../../../lib/links.ts';
import type { ConsolePage } from '../../consolePage.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import { text } from './navigation.text.ts';

declare module '../../parts/links.ts' {
  interface ConsoleScreens {
    '/navigation': NoSearch;
  }
}

export const pages: readonly ConsolePage[] = [
  {
    path: '/navigation',
    title: text.title,
    roles: ['editor'],
    page: () => import('./NavigationPage.tsx'),
    menu: { icon: 'menu', group: groups.content },
  },
];
