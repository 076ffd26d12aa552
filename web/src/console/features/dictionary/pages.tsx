import type { NoSearch } from '../../../lib/links.ts';
import type { ConsolePage } from '../../consolePage.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import { text } from './dictionary.text.ts';

declare module '../../parts/links.ts' {
  interface ConsoleScreens {
    '/dictionaries': NoSearch;
  }
}

export const pages: readonly ConsolePage[] = [
  {
    path: '/dictionaries',
    title: text.title,
    roles: ['editor'],
    page: () => import('./DictionaryPage.tsx'),
    menu: { icon: 'sort', group: groups.content },
  },
];
