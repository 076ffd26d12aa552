// Reads search params leniently: a value that does not fit is undefined, so that an old link still opens.
import { isCalendarDate } from '@pavilion/protocol/kit/zones.ts';
import { useSearch } from '@tanstack/react-router';
import type { ParamReader, SearchParams, SearchReader, SiteScreens } from './links.ts';

export type { ParamReader, SearchParams };

type Fields = Record<string, ParamReader<unknown>>;

export const single =
  <T>(read: (raw: string) => T | undefined): ParamReader<T> =>
  (raw) =>
    typeof raw === 'string' ? read(raw) : undefined;

/** A whole number in digits. */
export const number = (min: number, max: number): ParamReader<number> =>
  single((raw) => (/^-?\d{1,15}$/.test(raw) && Number(raw) >= min && Number(raw) <= max ? Number(raw) : undefined));
/** Text, trimmed, of at most `max` UTF-16 units. */
export const text = (max = 100): ParamReader<string> =>
  single((raw) => (raw.trim().length <= max ? raw.trim() : undefined));
/** Text that passes a test, unchanged. */
export const fitting = (fits: (raw: string) => boolean): ParamReader<string> =>
  single((raw) => (fits(raw) ? raw : undefined));
/** A name of a list of words (`kit/codes.ts`), or one of the values given. */
export const oneOf = <T extends string>(names: readonly T[]): ParamReader<T> =>
  single((raw) => names.find((name) => name === raw));
/** A number of a list of codes. */
export const codeOf = <T extends number>(codes: readonly T[]): ParamReader<T> =>
  single((raw) => codes.find((code) => String(code) === raw));
/** A list: one name repeated, or one value with commas. One value that does not fit makes the list undefined. */
export const listOf =
  <T>(of: ParamReader<T>): ParamReader<T[]> =>
  (raw) => {
    const raws = typeof raw === 'string' ? raw.split(',').filter(Boolean) : raw;
    const values = raws.flatMap((one) => of(one) ?? []);
    return raws.length <= 300 && values.length === raws.length ? values : undefined;
  };

/** The database keeps ids in four bytes. */
export const id = number(1, 2_147_483_647);
/** Ids of categories are shorter. */
export const categoryId = number(1, 32_767);
export const page = number(1, 100_000);
/** A day that exists, `YYYY-MM-DD`. */
export const day = fitting(isCalendarDate);
/** The params of a page about one item; the preview of a draft has a key. */
export const detailParams = { id, preview: text(200) };
export interface DetailSearch {
  id: number;
  preview?: string;
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
/** Reads these fields from the search params and ignores all others. */
export function readSearchParams<const F extends Fields>(fields: F, search: Record<string, unknown>): SearchParams<F> {
  const said: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(fields)) {
    const raw = search[name];
    const text = typeof raw === 'number' ? String(raw) : raw;
    const value = typeof text === 'string' || isTexts(text) ? read(text) : undefined;
    if (value !== undefined) said[name] = value;
  }
  return said as SearchParams<F>;
}
export function useAnySearchParams<const F extends Fields>(fields: F): SearchParams<F> {
  return readSearchParams(fields, useSearch({ strict: false }));
}
/** `const { id } = useSearchParams('/details', { id })` returns each declared param of the page that fits (decision 0055). */
export const useSearchParams: SearchReader<SiteScreens> = (_path, fields) => useAnySearchParams(fields);
