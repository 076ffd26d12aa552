import type { SellerCard } from '@pavilion/protocol/cards.ts';
import { Genre } from '@pavilion/protocol/enumerations.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { Medium } from '@pavilion/protocol/media.ts';
import { countryLabel } from '@pavilion/protocol/territories.ts';
import { type Say, useLocale, useSay } from '../../../lib/locale.ts';

/** Codes that this build knows, with their words. */
const known =
  <Code extends string>(list: { names: readonly Code[]; label: (code: Code) => { zh: string; en: string } }) =>
  (codes: readonly string[], say: Say) =>
    codes
      .filter((code): code is Code => list.names.includes(code as Code))
      .map((code) => ({ code, words: say(list.label(code)) }));
export const genreWords = known(Genre);
export const mediumWords = known(Medium);

type Named = Pick<SellerCard, 'zhName' | 'enName' | 'zhCity' | 'enCity' | 'country'>;
/** A company as the reader calls it, and as the other language does. */
export function useNames({ zhName, enName, zhCity, enCity, country }: Named) {
  const say = useSay();
  const locale = useLocale();
  const city = inLanguage(zhCity, enCity, locale).words;
  const land = say(countryLabel(country));
  return {
    name: inLanguage(zhName, enName, locale).words,
    other: zhName && enName && zhName !== enName ? (locale === 'zh-CN' ? enName : zhName) : '',
    otherLang: locale === 'zh-CN' ? 'en' : 'zh-CN',
    city,
    land,
    // A city that is its own country is said once.
    place: [city, land === city ? '' : land].filter(Boolean).join(' · '),
  };
}
