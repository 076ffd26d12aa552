import type { SheetSubject } from '@pavilion/protocol/sheets.ts';
import type { ConsolePage } from '../../consolePage.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import { text } from './sheets.text.ts';

declare module '../../parts/links.ts' {
  interface ConsoleScreens {
    '/sheets': { of?: SheetSubject };
  }
}

export const pages: readonly ConsolePage[] = [
  {
    path: '/sheets',
    title: text.title,
    roles: ['editor'],
    page: () => import('./SheetsPage.tsx'),
    menu: { icon: 'upload', group: groups.content },
  },
];
