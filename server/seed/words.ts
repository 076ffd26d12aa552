// What the demo fair says in words of its own: ways of writing, groups of territories.
import { type Language, Language as languages } from '@pavilion/protocol/enumerations.ts';

/** Traditional characters are a way of writing, not a language of its own in the product's list. */
export const languagesOf = (codes: readonly string[]): Language[] => [
  ...new Set(codes.map((code) => languages.schema.parse(code.replace(/-.*$/, '')))),
];

/** Groups that the fair's staff made beside those of UN M49. */
export const staffGroups = [
  {
    code: 'russian_speaking',
    zhName: '俄语区',
    enName: 'Russian-speaking territories',
    countries: 'AM AZ BY KG KZ RU TJ TM UZ'.split(' '),
  },
  { code: 'dach', zhName: '德语区', enName: 'German-speaking Europe', countries: ['AT', 'CH', 'DE', 'LI'] },
];
