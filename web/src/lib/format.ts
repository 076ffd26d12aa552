import type { Currency } from '@pavilion/protocol/enumerations.ts';
import { dateFormat, numberFormat } from '@pavilion/protocol/kit/intl.ts';
import type { Locale } from '@pavilion/protocol/kit/text.ts';
import { moneyText } from '@pavilion/protocol/money.ts';
import { useLocale } from './locale.ts';

/** Both languages group by three with commas; the first format of Intl reads its tables, a tenth of a second on a phone. */
const number = (value: number, locale: Locale): string =>
  Number.isInteger(value) ? String(value).replace(/\B(?=(\d{3})+$)/g, ',') : numberFormat(locale).format(value);

/** Levels of spec §9: 1 year, 2 month, 3 day, 4 hour, 5 minute, 6 second. */
export type DateLevel = 1 | 2 | 3 | 4 | 5 | 6;
const parts = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;

/** A moment (ISO 8601 UTC) in the reader's own time zone; a calendar date (YYYY-MM-DD) is nobody's zone. */
export function date(iso: string, locale: Locale, level: DateLevel = 3): string {
  const calendar = /^\d{4}-\d{2}-\d{2}$/.test(iso);
  const shown = Object.fromEntries(
    parts.slice(0, level).map((part) => [part, part === 'year' ? 'numeric' : '2-digit']),
  );
  if (locale === 'en-US' && level >= 2) shown.month = 'short';
  return dateFormat(locale, {
    ...shown,
    hourCycle: 'h23',
    ...(calendar && { timeZone: 'UTC' }),
  }).format(new Date(calendar ? `${iso}T00:00:00Z` : iso));
}

/** Words in one line, as each language sets them apart. */
export const list = (words: readonly string[], locale: Locale): string => words.join(locale === 'zh-CN' ? '、' : ', ');

/** The formats bound to the chosen language. */
export function useFormat() {
  const locale = useLocale();
  return {
    money: (amountMinor: number, currency: Currency, short?: boolean) => moneyText(amountMinor, currency, short),
    number: (value: number) => number(value, locale),
    date: (iso: string, level?: DateLevel) => date(iso, locale, level),
    list: (words: readonly string[]) => list(words, locale),
  };
}
