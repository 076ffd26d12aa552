import type { RouteRecord } from '../../../lib/route.ts';
import { titles } from './agreement.titles.ts';

export const routes: readonly RouteRecord[] = [
  { path: '/agreement', title: titles.agreement, access: 'public', page: () => import('./AgreementPage.tsx') },
  { path: '/privacy', title: titles.privacy, access: 'public', page: () => import('./PrivacyPage.tsx') },
];
