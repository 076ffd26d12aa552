import type { NoSearch } from '../../../lib/links.ts';
import type { ConsolePage } from '../../consolePage.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import { text } from './settings.text.ts';

declare module '../../parts/links.ts' {
  interface ConsoleScreens {
    '/settings': NoSearch;
  }
}

export const pages: readonly ConsolePage[] = [
  {
    path: '/settings',
    title: text.title,
    roles: ['admin'],
    page: () => import('./SettingsPage.tsx'),
    menu: { icon: 'settings', group: groups.system },
  },
];
