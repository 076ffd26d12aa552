import type { ContentLanguage } from '@pavilion/protocol/content.console.ts';

/** The languages that a field is in by its name, as `zhTitle`; undefined for a field of no language. */
const languageOf = (field: string): ContentLanguage | undefined =>
  /^zh[A-Z]/.test(field) ? 'zh' : /^en[A-Z]/.test(field) ? 'en' : undefined;

/** The fields of `item`, and null for those of a language that `isShown` refuses. Every field of a language must accept null. */
export const withoutLanguages = <T extends object>(item: T, isShown: (language: ContentLanguage) => boolean): T =>
  Object.fromEntries(
    Object.entries(item).map(([field, value]) => {
      const language = languageOf(field);
      return [field, language && !isShown(language) ? null : value];
    }),
  ) as T;
