import type { consoleProgramme } from '@pavilion/protocol/programmes.console.ts';
import type { ConsolePage } from '../../consolePage.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import type { ListSearch } from '../../parts/links.ts';
import { text } from './programmes.text.ts';

declare module '../../parts/links.ts' {
  interface ConsoleScreens {
    '/programmes': ListSearch<typeof consoleProgramme.list>;
    '/programmes/edit': EditSearch;
  }
}

const roles = ['editor', 'trade'] as const;
export const pages: readonly ConsolePage[] = [
  {
    path: '/programmes',
    title: text.title,
    roles,
    page: () => import('./ProgrammesPage.tsx'),
    menu: { icon: 'film', group: groups.content },
  },
  { path: '/programmes/edit', title: text.editTitle, roles, page: () => import('./ProgrammePage.tsx') },
];
