import type { NoSearch } from '../../../lib/links.ts';
import type { ConsolePage } from '../../consolePage.ts';
import { text } from './account.text.ts';

declare module '../../parts/links.ts' {
  interface ConsoleScreens {
    '/account': NoSearch;
  }
}

export const pages: readonly ConsolePage[] = [
  { path: '/account', title: text.title, roles: [], page: () => import('./AccountPage.tsx') },
];
