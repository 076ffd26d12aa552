import type { consoleRights } from '@pavilion/protocol/rights.ts';
import type { ConsolePage } from '../../consolePage.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import type { ListSearch } from '../../parts/links.ts';
import { text } from './rights.text.ts';

declare module '../../parts/links.ts' {
  interface ConsoleScreens {
    '/rights': ListSearch<typeof consoleRights.calendar> & { programmeId?: number; view?: 'timeline' | 'list' };
  }
}

export const pages: readonly ConsolePage[] = [
  {
    path: '/rights',
    title: text.title,
    roles: ['trade', 'editor'],
    page: () => import('./RightsPage.tsx'),
    menu: { icon: 'calendar', group: groups.trade },
  },
];
