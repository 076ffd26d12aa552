import type { RouteRecord } from '../../../lib/route.ts';
import { titles } from './accounts.titles.ts';

const page = { access: 'public', isHeaderSearch: false } as const;
export const routes: readonly RouteRecord[] = [
  { path: '/login', title: titles.loginTitle, popup: 'login', ...page, page: () => import('./LoginPage.tsx') },
  {
    path: '/register',
    title: titles.registerTitle,
    popup: 'register',
    ...page,
    page: () => import('./RegisterPage.tsx'),
  },
  {
    path: '/forgotpassword',
    title: titles.forgotTitle,
    popup: 'forgotPassword',
    ...page,
    page: () => import('./ForgotPasswordPage.tsx'),
  },
  // The links of our mails lead to these two: pages on phones too, because they carry a token.
  { path: '/resetpassword', title: titles.resetTitle, ...page, page: () => import('./ResetPasswordPage.tsx') },
  { path: '/confirmSignIn', title: titles.confirmSignInTitle, ...page, page: () => import('./ConfirmSignInPage.tsx') },
];
