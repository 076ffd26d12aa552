import type { Text } from '@pavilion/protocol/kit/text.ts';
import type { IconName } from '../../ui/Icon.tsx';
import { hasScreen } from '../routes.ts';
import { text } from './frame.text.ts';

export interface Place {
  to: string;
  words: Text;
  icon: IconName;
}
/** Only screens that exist are offered: a new feature's line appears by itself. */
const existing = (places: readonly Place[]): Place[] => places.filter((p) => hasScreen(p.to));

export const mainPlaces = (): Place[] =>
  existing([
    { to: '/home', words: text.home, icon: 'home' },
    { to: '/program', words: text.programmes, icon: 'tv' },
    { to: '/domesticExhibitor', words: text.domesticExhibitors, icon: 'company' },
    { to: '/overseasCustomers', words: text.overseasCustomers, icon: 'globe' },
    { to: '/about', words: text.about, icon: 'info' },
  ]);
/** Home /home, Program /program, Me /personal/defaults (spec §2). */
export const tabPlaces = (): Place[] =>
  existing([
    { to: '/home', words: text.home, icon: 'home' },
    { to: '/program', words: text.programTab, icon: 'tv' },
    { to: '/personal/defaults', words: text.me, icon: 'user' },
  ]);
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
export const footerPlatform = (): Place[] =>
  existing([
    { to: '/program', words: text.programmes, icon: 'tv' },
    { to: '/about', words: text.about, icon: 'info' },
    { to: '/agreement', words: text.agreement, icon: 'file' },
  ]);
export const footerServices = (): Place[] =>
  existing([
    { to: '/personal/userAuthe', words: text.certification, icon: 'check' },
    { to: '/personal/order', words: text.myOrders, icon: 'cart' },
    { to: '/personal/contract', words: text.myContracts, icon: 'contract' },
    { to: '/contract/check', words: text.checkContract, icon: 'contract' },
  ]);
/** Where the search box leads: the search page, or the programme list while there is none. */
export const searchPath = (): string => (hasScreen('/search') ? '/search' : '/program');
