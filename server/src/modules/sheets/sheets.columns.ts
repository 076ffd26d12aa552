// How a field stands in a cell, and how a cell is read back. What is written can always be read, in either language.
import type { Locale, Text } from '@pavilion/protocol/kit/text.ts';
import { say } from '@pavilion/protocol/kit/text.ts';
import type { Cell } from '../avails/book.service.ts';
import { text } from './sheets.words.ts';

type Form = Readonly<Record<string, unknown>>;
export type Read = { value: unknown } | { problem: Text } | 'keep';
export interface Column {
  /** The form's own name; `id` and `published` stand for the record itself. */
  field: string;
  label: Text;
  /** In characters. */
  width: number;
  write: (form: Form, locale: Locale) => string | number | null;
  read: (cell: Cell | undefined) => Read;
}

const wordsOf = (cell: Cell | undefined): string =>
  cell === undefined || typeof cell === 'object' ? '' : String(cell).trim();
/** XML and spreadsheets hold CR LF and LF for one. */
export const oneLineEnd = (words: string) => words.replace(/\r\n?/g, '\n');

/** An error in a cell is a problem whatever the column; an empty cell means `empty`, or leaves the field as it is. */
export const reading =
  (empty: unknown, read: (words: string, cell: Cell) => Read) =>
  (cell: Cell | undefined): Read => {
    if (typeof cell === 'object') return { problem: text.cellError(cell.error) };
    const words = wordsOf(cell);
    if (words === '' || cell === undefined) return empty === undefined ? 'keep' : { value: empty };
    return read(words, cell);
  };
type Named = Pick<Column, 'field' | 'label' | 'width'>;

/** `empty` is null where the form says null, '' where it says ''. */
export const words = (own: Named, empty: null | '' = null): Column => ({
  ...own,
  write: (form) => (form[own.field] as string | null) || null,
  read: reading(empty, (value) => ({ value: oneLineEnd(value) })),
});
export const number = (own: Named, empty?: null): Column => ({
  ...own,
  write: (form) => (form[own.field] as number | null) ?? null,
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
/** Codes by their words in both languages; a word that two codes share is written as the code itself. */
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
      const value = form[own.field] as string | number | null | '';
      return value === null || value === '' || value === undefined ? null : names.show(value, locale);
    },
    read: reading(empty, (value) => {
      const found = names.find(value);
      return found === undefined ? { problem: text.unknown(value) } : { value: found };
    }),
  };
};
/** Several codes in one cell, apart by semicolons or lines; some names have commas in them. */
export const codes = (own: Named, all: readonly Code[]): Column => {
  const names = dictionary(all);
  return {
    ...own,
    write: (form, locale) =>
      ((form[own.field] as string[] | undefined) ?? [])
        .map((one) => names.show(one, locale))
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
