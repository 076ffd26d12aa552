import type { Text } from '@pavilion/protocol/kit/text.ts';
import type { BareSitePath } from '../../lib/links.ts';
import type { IconName } from '../../ui/Icon.tsx';
import { hasScreen } from '../routes.ts';
import { text } from './frame.text.ts';

export interface Place {
  to: BareSitePath;
  words: Text;
  icon: IconName;
}
/** Home, Festivals, Program, Me (spec §2). */
export const tabPlaces: readonly Place[] = [
  { to: '/home', words: text.home, icon: 'home' },
  { to: '/exhibition', words: text.festivalTab, icon: 'exhibition' },
  { to: '/program', words: text.programTab, icon: 'tv' },
  { to: '/personal/defaults', words: text.me, icon: 'user' },
];

/** The path of a navigation line's URL: `/program?typeId=1` → `/program`. */
export const pathOfUrl = (url: string): string => url.split('?')[0] ?? '/';
/** Whether a navigation line leads to another site (99) or to a screen that exists. */
export const isShown = ({ type, url }: { type: number; url: string }): boolean =>
  type === 99 || (type === 2 && hasScreen(pathOfUrl(url)));
