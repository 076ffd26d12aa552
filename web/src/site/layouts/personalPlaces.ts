import { text } from './menu.text.ts';
import { existing, type Place } from './navigation.ts';

/** The personal centre's left menu, in its order. */
export const personalPlaces = (): Place[] =>
  existing([
    { to: '/personal/defaults', words: text.personalCentre, icon: 'user' },
    { to: '/personal/order', words: text.order, icon: 'cart' },
    { to: '/personal/contract', words: text.contract, icon: 'contract' },
    { to: '/personal/notifications', words: text.notifications, icon: 'bell' },
    { to: '/personal/collection', words: text.collection, icon: 'heart' },
    { to: '/personal/history', words: text.history, icon: 'clock' },
    { to: '/personal/signup', words: text.signups, icon: 'activity' },
    { to: '/personal/exhibition', words: text.exhibitionServices, icon: 'exhibition' },
    { to: '/personal/address', words: text.address, icon: 'pin' },
    { to: '/personal/userProfile', words: text.userProfile, icon: 'settings' },
    { to: '/personal/userAuthe', words: text.userAuthe, icon: 'check' },
    { to: '/personal/formlog', words: text.formlog, icon: 'file' },
  ]);
