import type { SitePath } from '../../../lib/links.ts';
import type { RouteRecord } from '../../../lib/route.ts';
import { titles } from './agreement.titles.ts';

declare module '../../../lib/links.ts' {
  interface SiteScreens {
    '/agreement': { version?: string };
    '/privacy': { version?: string };
  }
}

export const routes: readonly RouteRecord<SitePath>[] = [
  { path: '/agreement', title: titles.agreement, access: 'public', page: () => import('./AgreementPage.tsx') },
  { path: '/privacy', title: titles.privacy, access: 'public', page: () => import('./PrivacyPage.tsx') },
];
