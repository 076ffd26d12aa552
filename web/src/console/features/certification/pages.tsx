import type { consoleCertification } from '@pavilion/protocol/certification.ts';
import type { ConsolePage } from '../../consolePage.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import type { ListSearch } from '../../parts/links.ts';
import { text } from './certification.text.ts';

declare module '../../parts/links.ts' {
  interface ConsoleScreens {
    '/certifications': ListSearch<typeof consoleCertification.list> & { open?: number };
  }
}

export const pages: readonly ConsolePage[] = [
  {
    path: '/certifications',
    title: text.title,
    roles: ['reviewer'],
    page: () => import('./QueuePage.tsx'),
    menu: { icon: 'check', group: groups.work },
  },
];
