import type { DeskRecord } from '../../desk.ts';
import { text } from './account.text.ts';

export const desks: readonly DeskRecord[] = [
  { path: '/account', title: text.title, roles: [], page: () => import('./AccountPage.tsx') },
];
