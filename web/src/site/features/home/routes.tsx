import type { RouteRecord } from '../../../lib/route.ts';
import { HomePage } from './HomePage.tsx';

export const routes: readonly RouteRecord[] = [
  {
    path: '/home',
    title: { zh: '首页', en: 'Home' },
    access: 'public',
    mask: true,
    tabBar: true,
    // Not lazy: nearly every visit begins here, and the page must be there when the shell is replaced.
    page: async () => ({ default: HomePage }),
  },
];
