import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { useLocale, useSay } from '../../lib/locale.ts';
import { text } from './deal.text.ts';

/** Returns a programme's title as plain text (names of links, titles of questions). */
export function useTitleOf() {
  const say = useSay();
  const locale = useLocale();
  return (of: { zhTitle: string | null; enTitle: string | null }): string =>
    inLanguage(of.zhTitle, of.enTitle, locale).words || say(text.untitled);
}
