import type { consoleContract, consoleOrder, consoleSubmission } from '@pavilion/protocol/orders.console.ts';
import type { ConsolePage } from '../../consolePage.ts';
import { text as groups } from '../../layouts/frame.text.ts';
import type { ListSearch } from '../../parts/links.ts';
import { text } from './trade.text.ts';

declare module '../../parts/links.ts' {
  interface ConsoleScreens {
    '/orders': ListSearch<typeof consoleOrder.list> & { open?: string };
    '/contracts': ListSearch<typeof consoleContract.list>;
    '/payments': ListSearch<typeof consoleSubmission.list>;
  }
}

const roles = ['trade'] as const;
export const pages: readonly ConsolePage[] = [
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
