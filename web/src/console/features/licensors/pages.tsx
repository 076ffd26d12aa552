import type { consoleLicensor } from '@pavilion/protocol/licensors.ts';
import type { ConsolePage } from '../../consolePage.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import type { ListSearch } from '../../parts/links.ts';
import { text } from './licensors.text.ts';

declare module '../../parts/links.ts' {
  interface ConsoleScreens {
    '/licensors': ListSearch<typeof consoleLicensor.list> & { open?: number };
  }
}

export const pages: readonly ConsolePage[] = [
  {
    path: '/licensors',
    title: text.title,
    roles: ['trade'],
    page: () => import('./LicensorsPage.tsx'),
    menu: { icon: 'company', group: groups.trade },
  },
];
