import { type Language, Language as languages } from '@pavilion/protocol/enumerations.ts';

/** Codes of the product's list for BCP 47 tags: traditional characters are a script, not a language of their own. */
export const languagesOf = (codes: readonly string[]): Language[] => [
  ...new Set(codes.map((code) => languages.schema.parse(code.replace(/-.*$/, '')))),
];
