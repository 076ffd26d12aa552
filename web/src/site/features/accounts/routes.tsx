import type { SitePath } from '../../../lib/links.ts';
import type { RouteRecord } from '../../../lib/route.ts';
import { titles } from './accounts.titles.ts';

declare module '../../../lib/links.ts' {
  interface SiteScreens {
    '/login': { next?: string };
    '/register': { next?: string };
    '/forgotpassword': { next?: string };
    '/resetpassword': { token: string };
    '/confirmSignIn': { token: string };
  }
}

const page = { access: 'public', isHeaderSearch: false } as const;
export const routes: readonly RouteRecord<SitePath>[] = [
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
  // Links of mails open these two; they are pages on phones too, because they carry a token.
  { path: '/resetpassword', title: titles.resetTitle, ...page, page: () => import('./ResetPasswordPage.tsx') },
  { path: '/confirmSignIn', title: titles.confirmSignInTitle, ...page, page: () => import('./ConfirmSignInPage.tsx') },
];
