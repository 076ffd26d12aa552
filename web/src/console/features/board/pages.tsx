import type { NoSearch } from '../../../lib/links.ts';
import type { ConsolePage } from '../../consolePage.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import { text } from './board.text.ts';

declare module '../../parts/links.ts' {
  interface ConsoleScreens {
    '/board': NoSearch;
  }
}

export const pages: readonly ConsolePage[] = [
  {
    path: '/board',
    title: text.title,
    roles: [],
    page: () => import('./BoardPage.tsx'),
    menu: { icon: 'home', group: groups.work },
  },
];
