// How a field is written in a cell, and how a cell is read. Whatever is written can be read, in either language.
import type { Locale, Text } from '@pavilion/protocol/kit/text.ts';
import { say } from '@pavilion/protocol/kit/text.ts';
import type { Cell } from '../avails/avails.service.ts';
import { text } from './sheets.words.ts';

type Form = Readonly<Record<string, unknown>>;
export type Read = { value: unknown } | { problem: Text } | 'keep';
export interface Column {
  /** The form's own name; `id` and `published` refer to the record itself. */
  field: string;
  label: Text;
  /** In characters. */
  width: number;
  write: (form: Form, locale: Locale) => string | number | null;
  read: (cell: Cell | undefined) => Read;
}

const wordsOf = (cell: Cell | undefined): string =>
  cell === undefined || typeof cell === 'object' ? '' : String(cell).trim();
/** XML and spreadsheets treat CR LF and LF as one. */
export const oneLineEnd = (words: string) => words.replace(/\r\n?/g, '\n');

/** An error in a cell is a problem in any column; an empty cell means `empty`, or leaves the field unchanged. */
export const reading =
  (empty: unknown, read: (words: string, cell: Cell) => Read) =>
  (cell: Cell | undefined): Read => {
    if (typeof cell === 'object') return { problem: text.cellError(cell.error) };
    const words = wordsOf(cell);
    if (words === '' || cell === undefined) return empty === undefined ? 'keep' : { value: empty };
    return read(words, cell);
  };
/** A text of a form; null where there is none. */
export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
/** A number of a form; null where there is none. */
export const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const codeOf = (value: unknown): string | number | null => textOf(value) || numberOf(value);
/** The items of a list of a form; none where there is no list. */
export const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
type Named = Pick<Column, 'field' | 'label' | 'width'>;

/** `empty` is null if the form uses null, '' if it uses ''. */
export const words = (own: Named, empty: null | '' = null): Column => ({
  ...own,
  write: (form) => textOf(form[own.field]) || null,
  read: reading(empty, (value) => ({ value: oneLineEnd(value) })),
});
export const number = (own: Named, empty?: null): Column => ({
  ...own,
  write: (form) => numberOf(form[own.field]),
  read: reading(empty, (value) => {
    const whole = Number(value);
    return Number.isSafeInteger(whole) ? { value: whole } : { problem: text.notNumber(value) };
  }),
});
const yes = new Set(['是', 'yes', 'y', 'true', '1', '√']);
const no = new Set(['否', 'no', 'n', 'false', '0', '×']);
export const flag = (own: Named): Column => ({
  ...own,
  write: (form, locale) => say(form[own.field] ? { zh: '是', en: 'Yes' } : { zh: '否', en: 'No' }, locale),
  read: reading(undefined, (value) => {
    const word = value.toLowerCase();
    if (yes.has(word)) return { value: true };
    return no.has(word) ? { value: false } : { problem: text.notYesNo(value) };
  }),
});

export interface Code extends Text {
  code: string | number;
}
/** Codes by their names in both languages; codes that share a name are written as the code itself. */
function dictionary(codes: readonly Code[]) {
  const byWord = new Map<string, string | number>();
  const shared = new Set<string>();
  for (const { code, zh, en } of codes)
    for (const word of new Set([zh, en].map((w) => w.toLowerCase()))) {
      if (byWord.has(word) && byWord.get(word) !== code) shared.add(word);
      byWord.set(word, code);
    }
  for (const word of shared) byWord.delete(word);
  for (const { code } of codes) byWord.set(String(code).toLowerCase(), code);
  const byCode = new Map(codes.map((entry) => [entry.code, entry]));
  return {
    find: (word: string) => byWord.get(word.trim().toLowerCase()),
    show(code: string | number, locale: Locale): string {
      const entry = byCode.get(code);
      const word = entry && say(entry, locale);
      return word && byWord.get(word.toLowerCase()) === code ? word : String(code);
    },
  };
}
export const code = (own: Named, codes: readonly Code[], empty?: ''): Column => {
  const names = dictionary(codes);
  return {
    ...own,
    write: (form, locale) => {
      const value = codeOf(form[own.field]);
      return value === null ? null : names.show(value, locale);
    },
    read: reading(empty, (value) => {
      const found = names.find(value);
      return found === undefined ? { problem: text.unknown(value) } : { value: found };
    }),
  };
};
/** Several codes in one cell, separated by semicolons or line breaks; some names contain commas. */
export const codes = (own: Named, all: readonly Code[]): Column => {
  const names = dictionary(all);
  return {
    ...own,
    write: (form, locale) =>
      itemsOf(form[own.field])
        .map((one) => names.show(codeOf(one) ?? '', locale))
        .join(locale === 'zh-CN' ? '；' : '; ') || null,
    read: reading([], (value) => {
      const found: (string | number)[] = [];
      for (const word of value.split(/[;；\n]/).map((w) => w.trim())) {
        if (!word) continue;
        const one = names.find(word);
        if (one === undefined) return { problem: text.unknown(word) };
        if (!found.includes(one)) found.push(one);
      }
      return { value: found };
    }),
  };
};
