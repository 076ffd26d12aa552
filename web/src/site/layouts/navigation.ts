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
export const existing = (places: readonly Place[]): Place[] => places.filter((p) => hasScreen(p.to));

/** Home, Festivals, Program, Me (spec §2). */
export const tabPlaces = (): Place[] =>
  existing([
    { to: '/home', words: text.home, icon: 'home' },
    { to: '/exhibition', words: text.festivalTab, icon: 'exhibition' },
    { to: '/program', words: text.programTab, icon: 'tv' },
    { to: '/personal/defaults', words: text.me, icon: 'user' },
  ]);
/** Where the search box leads: the search page, or the programme list while there is none. */
export const searchPath = (): string => (hasScreen('/search') ? '/search' : '/program');

/** A line of the navigation desk as a link takes it: `/program?typeId=1` → path and search values. */
export function target(url: string): { to: string; search: Record<string, string> } {
  const [to = '/', query = ''] = url.split('?');
  return { to, search: Object.fromEntries(new URLSearchParams(query)) };
}
