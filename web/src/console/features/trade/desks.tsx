import type { DeskRecord } from '../../desk.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import { text } from './trade.text.ts';

const roles = ['trade'] as const;
export const desks: readonly DeskRecord[] = [
  {
    path: '/orders',
    title: text.orders,
    roles,
    page: () => import('./OrdersPage.tsx'),
    menu: { icon: 'cart', group: groups.trade },
  },
  {
    path: '/contracts',
    title: text.contracts,
    roles,
    page: () => import('./ContractsPage.tsx'),
    menu: { icon: 'contract', group: groups.trade },
  },
  {
    path: '/payments',
    title: text.payments,
    roles,
    page: () => import('./SubmissionsPage.tsx'),
    menu: { icon: 'pay', group: groups.trade },
  },
];
