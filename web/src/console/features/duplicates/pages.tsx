import type { consoleWorks } from '@pavilion/protocol/works.console.ts';
import type { ConsolePage } from '../../consolePage.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import type { ListSearch } from '../../parts/links.ts';
import { text } from './duplicates.text.ts';

declare module '../../parts/links.ts' {
  interface ConsoleScreens {
    '/duplicates': ListSearch<typeof consoleWorks.duplicates>;
  }
}

export const pages: readonly ConsolePage[] = [
  {
    path: '/duplicates',
    title: text.title,
    roles: ['editor', 'trade'],
    page: () => import('./DuplicatesPage.tsx'),
    menu: { icon: 'film', group: groups.content },
  },
];
