export const locales = ['zh-CN', 'en-US'] as const;
export type Locale = (typeof locales)[number];

/** One sentence in both languages, side by side so that neither can be forgotten; functions where a value is spoken. */
export type Text<Args extends unknown[] = []> = {
  zh: Args extends [] ? string : (...args: Args) => string;
  en: Args extends [] ? string : (...args: Args) => string;
};

/** Returns the string of a text in one language. */
export function say<Args extends unknown[]>(text: Text<Args>, locale: Locale, ...args: Args): string {
  const words: unknown = locale === 'zh-CN' ? text.zh : text.en;
  return typeof words === 'function' ? words(...args) : String(words);
}

/** The first of a browser's languages decides: Chinese of any kind, else English (spec §1). */
export const localeOf = (acceptLanguage: string | undefined): Locale =>
  /^\s*zh\b/i.test(acceptLanguage ?? '') ? 'zh-CN' : 'en-US';

/** Returns the value in the reader's language, or the other one if it is missing; `missing` makes the page mark it. */
export function inLanguage(
  zh: string | null | undefined,
  en: string | null | undefined,
  locale: Locale,
): { words: string; missing: boolean } {
  const [own, other] = locale === 'zh-CN' ? [zh, en] : [en, zh];
  return own ? { words: own, missing: false } : { words: other ?? '', missing: Boolean(other) };
}

const englishPlurals = new Intl.PluralRules('en');
/** The English form that fits a count, as a number or as it is shown (`'1,234'`): `plural(n, '1 year', `${n} years`)`. */
export const plural = (count: number | string, one: string, other: string): string =>
  englishPlurals.select(Number(String(count).replaceAll(',', ''))) === 'one' ? one : other;
