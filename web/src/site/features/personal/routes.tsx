import type { RouteRecord } from '../../../lib/route.ts';
import { titles } from './personal.titles.ts';

export const routes: readonly RouteRecord[] = [
  {
    path: '/personal/defaults',
    title: titles.centreTitle,
    access: 'login',
    openWhenNarrow: true,
    layout: 'personal',
    tabBar: true,
    page: () => import('./PersonalPage.tsx'),
  },
  {
    path: '/personal/userProfile',
    title: titles.profileTitle,
    access: 'login',
    layout: 'personal',
    page: () => import('./UserProfilePage.tsx'),
  },
];
