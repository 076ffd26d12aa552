// What the stage says of a programme. The page and the server's home shell both read it, so that they agree to the letter.

import type { HeroProgramme } from '@pavilion/protocol/home.ts';
import { inLanguage, type Locale, say } from '@pavilion/protocol/kit/text.ts';
import { ProgrammeType } from '@pavilion/protocol/programmeType.ts';
import { text } from './home.text.ts';

export interface HeroTitle {
  words: string;
  lang: Locale;
  long: boolean;
  /** The other language's title under it, where there is one. */
  alt: string;
  altLang: Locale;
}
export function heroTitle(p: HeroProgramme, locale: Locale): HeroTitle {
  const { words, missing } = inLanguage(p.zhTitle, p.enTitle, locale);
  const other: Locale = locale === 'zh-CN' ? 'en-US' : 'zh-CN';
  const alt = missing ? '' : ((locale === 'zh-CN' ? p.enTitle : p.zhTitle) ?? '');
  const lang = missing ? other : locale;
  return { words, lang, long: words.length > (lang === 'zh-CN' ? 8 : 30), alt, altLang: other };
}
/** The billing line: label, value, and whether the value is figures. */
export function heroFacts(p: HeroProgramme, locale: Locale): { label: string; value: string; figures: boolean }[] {
  const length = p.minutes ? `${p.episodes} × ${p.minutes}′` : String(p.episodes);
  return [
    { label: say(text.kind, locale), value: say(ProgrammeType.label(p.typeId), locale), figures: false },
    { label: say(text.length, locale), value: length, figures: true },
    ...(p.year ? [{ label: say(text.year, locale), value: String(p.year), figures: true }] : []),
  ];
}
export const heroLogline = (p: HeroProgramme, locale: Locale): string =>
  inLanguage(p.zhLogline, p.enLogline, locale).words;
