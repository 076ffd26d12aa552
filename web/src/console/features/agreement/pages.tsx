import type { LegalText } from '@pavilion/protocol/agreement.ts';
import type { ConsolePage } from '../../consolePage.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import { text } from './agreement.text.ts';

declare module '../../parts/links.ts' {
  interface ConsoleScreens {
    '/agreements': { kind?: LegalText };
  }
}

export const pages: readonly ConsolePage[] = [
  {
    path: '/agreements',
    title: text.title,
    roles: ['admin'],
    page: () => import('./TextsPage.tsx'),
    menu: { icon: 'contract', group: groups.system },
  },
];
