import type { consoleActivity } from '@pavilion/protocol/activities.console.ts';
import type { ConsolePage } from '../../consolePage.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import type { ListSearch } from '../../parts/links.ts';
import { text } from './activities.text.ts';

declare module '../../parts/links.ts' {
  interface ConsoleScreens {
    '/activities': ListSearch<typeof consoleActivity.list>;
    '/activities/edit': EditSearch;
  }
}

const roles = ['editor'] as const;
export const pages: readonly ConsolePage[] = [
  {
    path: '/activities',
    title: text.title,
    roles,
    page: () => import('./ActivityListPage.tsx'),
    menu: { icon: 'activity', group: groups.content },
  },
  { path: '/activities/edit', title: text.editTitle, roles, page: () => import('./ActivityEditPage.tsx') },
];
