import type { consoleBanner } from '@pavilion/protocol/panels.ts';
import type { ConsolePage } from '../../consolePage.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import type { ListSearch } from '../../parts/links.ts';
import { text } from './panels.text.ts';

declare module '../../parts/links.ts' {
  interface ConsoleScreens {
    '/banners': ListSearch<typeof consoleBanner.list>;
    '/banners/edit': EditSearch;
  }
}

const roles = ['editor'] as const;
export const pages: readonly ConsolePage[] = [
  {
    path: '/banners',
    title: text.title,
    roles,
    page: () => import('./BannerListPage.tsx'),
    menu: { icon: 'image', group: groups.content },
  },
  { path: '/banners/edit', title: text.editTitle, roles, page: () => import('./BannerEditPage.tsx') },
];
