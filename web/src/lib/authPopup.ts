import { onNavigate } from './navigation.ts';
import type { AuthView } from './route.ts';
import { createStore, useStore } from './store.ts';

/** The narrow screens' popup: 1 login, 2 register, 3 forgot password; null is closed (spec §4). */
const store = createStore<AuthView | null>(null);
export const useAuthPopup = (): AuthView | null => useStore(store);
export const openAuthPopup = (view: AuthView = 'login'): void => store.set(view);
/** Closing from register or forgot password returns to login; closing from login hides the popup. */
export const closeAuthView = (): void => store.set((view) => (view === 'login' || view === null ? null : 'login'));
export const hideAuthPopup = (): void => store.set(null);
onNavigate(hideAuthPopup);

/** What the popup hands to the views that features/accounts gives. */
export interface AuthViewsProps {
  view: AuthView;
  onView: (view: AuthView) => void;
  /** The cross: back to login, or away (spec §4). */
  onClose: () => void;
  /** Signed in: the popup goes. */
  onDone: () => void;
}
