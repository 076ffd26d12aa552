import type { consoleTrailer } from '@pavilion/protocol/trailers.ts';
import type { ConsolePage } from '../../consolePage.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import type { ListSearch } from '../../parts/links.ts';
import { text } from './trailers.text.ts';

declare module '../../parts/links.ts' {
  interface ConsoleScreens {
    '/trailers': ListSearch<typeof consoleTrailer.list> & { open?: number };
  }
}

export const pages: readonly ConsolePage[] = [
  {
    path: '/trailers',
    title: text.title,
    roles: ['editor'],
    page: () => import('./TrailersPage.tsx'),
    menu: { icon: 'film', group: groups.content },
  },
];
