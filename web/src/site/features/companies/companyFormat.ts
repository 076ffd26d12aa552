import type { SellerCard } from '@pavilion/protocol/cards.ts';
import { Genre } from '@pavilion/protocol/enumerations.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { Medium } from '@pavilion/protocol/media.ts';
import { countryLabel } from '@pavilion/protocol/territories.ts';
import { type Say, useLocale, useSay } from '../../../lib/locale.ts';
import { isOneOf } from '../../../lib/oneOf.ts';

/** Returns labels of the codes that this build knows. */
const known =
  <Code extends string>(list: { names: readonly Code[]; label: (code: Code) => { zh: string; en: string } }) =>
  (codes: readonly string[], say: Say) =>
    codes.filter((code) => isOneOf(list.names, code)).map((code) => ({ code, words: say(list.label(code)) }));
export const formatGenres = known(Genre);
export const formatMedia = known(Medium);

type Named = Pick<SellerCard, 'zhName' | 'enName' | 'zhCity' | 'enCity' | 'country'>;
/** Returns a company's names: in the reader's language, and in the other. */
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
    // A city state is named once.
    place: [city, land === city ? '' : land].filter(Boolean).join(' · '),
  };
}
