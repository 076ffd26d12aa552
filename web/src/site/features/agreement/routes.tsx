import type { RouteRecord } from '../../../lib/route.ts';
import { agreementText } from '../../../parts/agreement.text.ts';

export const routes: readonly RouteRecord[] = [
  {
    path: '/agreement',
    title: agreementText.agreement,
    access: 'public',
    page: () => import('./AgreementPage.tsx'),
  },
];
