import type { consoleExhibition } from '@pavilion/protocol/exhibitions.console.ts';
import type { ConsolePage } from '../../consolePage.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import type { ListSearch } from '../../parts/links.ts';
import { text } from './exhibitions.text.ts';

declare module '../../parts/links.ts' {
  interface ConsoleScreens {
    '/exhibitions': ListSearch<typeof consoleExhibition.list>;
    '/exhibitions/edit': EditSearch;
  }
}

const roles = ['editor'] as const;
export const pages: readonly ConsolePage[] = [
  {
    path: '/exhibitions',
    title: text.title,
    roles,
    page: () => import('./ExhibitionListPage.tsx'),
    menu: { icon: 'exhibition', group: groups.content },
  },
  { path: '/exhibitions/edit', title: text.editTitle, roles, page: () => import('./ExhibitionEditPage.tsx') },
];
