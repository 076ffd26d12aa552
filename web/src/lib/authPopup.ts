import { onNavigate } from './navigation.ts';
import type { AuthView } from './route.ts';
import { createStore, useStore } from './store.ts';

/** The narrow screens' popup: 1 login, 2 register, 3 forgot password; null is closed (spec §4). */
const store = createStore<AuthView | null>(null);
/** The page to open after the login: a path of the site with its search params. */
let next: string | undefined;
export const useAuthPopup = (): AuthView | null => useStore(store);
export function openAuthPopup(view: AuthView = 'login', to?: string): void {
  if (to !== undefined || store.get() === null) next = to;
  store.set(view);
}
/** Returns the page to open after a login in the popup, once. */
export function takeNextPath(): string | undefined {
  const path = next;
  next = undefined;
  return path;
}
/** Closing from register or forgot password returns to login; closing from login hides the popup. */
export const closeAuthView = (): void => store.set((view) => (view === 'login' || view === null ? null : 'login'));
export const hideAuthPopup = (): void => store.set(null);
onNavigate(hideAuthPopup);

/** A path of this site, as `/personal/order?…`; nothing else is followed after a login. */
export const isSitePath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/[\w-]/.test(value) && value.length <= 500;

/** The props of the popup's views in features/accounts. */
export interface AuthViewsProps {
  view: AuthView;
  onView: (view: AuthView) => void;
  /** The cross: back to login, or away (spec §4). */
  onClose: () => void;
  /** Signed in: the popup goes. */
  onDone: () => void;
}
