import type { AuthView } from '../../../lib/route.ts';

/** The full page of each view. */
export const pathOf: Record<AuthView, string> = {
  login: '/login',
  register: '/register',
  forgotPassword: '/forgotpassword',
};
