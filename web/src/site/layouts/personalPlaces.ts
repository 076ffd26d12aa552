import { text } from './menu.text.ts';
import type { Place } from './navigation.ts';

/** Returns the entries of the personal centre's left menu, in order. */
export const personalPlaces: readonly Place[] = [
  { to: '/personal/defaults', words: text.personalCentre, icon: 'user' },
  { to: '/personal/order', words: text.order, icon: 'cart' },
  { to: '/personal/contract', words: text.contract, icon: 'contract' },
  { to: '/personal/signup', words: text.signup, icon: 'activity' },
  { to: '/personal/notifications', words: text.notifications, icon: 'bell' },
  { to: '/personal/collection', words: text.collection, icon: 'heart' },
  { to: '/personal/history', words: text.history, icon: 'clock' },
  { to: '/personal/address', words: text.address, icon: 'pin' },
  { to: '/personal/userProfile', words: text.userProfile, icon: 'settings' },
  { to: '/personal/userAuthe', words: text.userAuthe, icon: 'check' },
];
