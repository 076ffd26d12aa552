import type { RouteRecord } from '../../../lib/route.ts';
import { titles } from './about.titles.ts';

export const routes: readonly RouteRecord[] = [
  { path: '/about', title: titles.about, access: 'public', page: () => import('./AboutPage.tsx') },
];
