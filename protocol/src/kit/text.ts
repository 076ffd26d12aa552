export const locales = ['zh-CN', 'en-US'] as const;
export type Locale = (typeof locales)[number];

/** One sentence in both languages, side by side so that neither can be forgotten; functions where a value is spoken. */
export type Text<Args extends unknown[] = []> = {
  zh: Args extends [] ? string : (...args: Args) => string;
  en: Args extends [] ? string : (...args: Args) => string;
};

/** The words of a text in one language. */
export function say<Args extends unknown[]>(text: Text<Args>, locale: Locale, ...args: Args): string {
  const words: unknown = locale === 'zh-CN' ? text.zh : text.en;
  return typeof words === 'function' ? words(...args) : String(words);
}

/** The first of a browser's languages decides: Chinese of any kind, else English (spec §1). */
export const localeOf = (acceptLanguage: string | undefined): Locale =>
  /^\s*zh\b/i.test(acceptLanguage ?? '') ? 'zh-CN' : 'en-US';

/** The value for the reader's language, or the other one where it is missing; `missing` tells the page to mark it. */
export function inLanguage(
  zh: string | null | undefined,
  en: string | null | undefined,
  locale: Locale,
): { words: string; missing: boolean } {
  const [own, other] = locale === 'zh-CN' ? [zh, en] : [en, zh];
  return own ? { words: own, missing: false } : { words: other ?? '', missing: Boolean(other) };
}
