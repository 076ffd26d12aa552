// The texts and pictures of a hero slide.

import type { HeroSlide } from '@pavilion/protocol/home.ts';
import { inLanguage, type Locale, say } from '@pavilion/protocol/kit/text.ts';
import { shortLengthText } from '@pavilion/protocol/programmeLength.ts';
import { ProgrammeType } from '@pavilion/protocol/programmeType.ts';
import { text } from './home.text.ts';

export interface HeroTitle {
  words: string;
  lang: Locale;
  long: boolean;
  /** The title in the other language, if there is one. */
  alt: string;
  altLang: Locale;
}
export function heroTitle(p: HeroSlide, locale: Locale): HeroTitle {
  const { words, missing } = inLanguage(p.zhTitle, p.enTitle, locale);
  const other: Locale = locale === 'zh-CN' ? 'en-US' : 'zh-CN';
  const alt = missing ? '' : ((locale === 'zh-CN' ? p.enTitle : p.zhTitle) ?? '');
  const lang = missing ? other : locale;
  return { words, lang, long: words.length > (lang === 'zh-CN' ? 8 : 30), alt, altLang: other };
}
/** Returns the facts line: label, value, and whether the value is a number. */
export function heroFacts(p: HeroSlide, locale: Locale): { label: string; value: string; figures: boolean }[] {
  if (!p.programme) return [];
  const { typeId, episodes, minutes, year } = p.programme;
  const length = shortLengthText({ episodes, minutes });
  return [
    { label: say(text.kind, locale), value: say(ProgrammeType.label(typeId), locale), figures: false },
    ...(length ? [{ label: say(text.length, locale), value: say(length, locale), figures: true }] : []),
    ...(year ? [{ label: say(text.year, locale), value: String(year), figures: true }] : []),
  ];
}
export const heroLogline = (p: HeroSlide, locale: Locale): string => inLanguage(p.zhLine, p.enLine, locale).words;

/** Returns key art if there is some, else the programme's poster. */
export const heroArt = ({ wide, tall, programme }: HeroSlide) => {
  const cover = programme?.cover ?? null;
  return { wide: wide ?? cover, tall: tall ?? cover, frame: wide ? undefined : 'cover' };
};
/**
 * Returns the focal point in thirds: `data-fx` and `data-fy` of the picture (hero.css). Thirds, because the server sends it as HTML, in
 * which the Content-Security-Policy allows no styles.
 */
export const heroFocus = ({ focusX, focusY }: HeroSlide): { fx?: string; fy?: string } =>
  focusX === null || focusY === null
    ? {}
    : { fx: ['l', 'c', 'r'][third(focusX)] ?? 'c', fy: ['t', 'm', 'b'][third(focusY)] ?? 'm' };
const third = (percent: number) => Math.min(2, Math.floor(percent / 34));
