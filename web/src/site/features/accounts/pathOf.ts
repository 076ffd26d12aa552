import type { SitePath } from '../../../lib/links.ts';
import type { AuthView } from '../../../lib/route.ts';

/** The full page of each view. */
export const pathOf = {
  login: '/login',
  register: '/register',
  forgotPassword: '/forgotpassword',
} as const satisfies Record<AuthView, SitePath>;
