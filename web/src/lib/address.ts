// What an address says, read mildly: a value that does not fit is as good as not said, so that an old link still opens.
import { isCalendarDate } from '@pavilion/protocol/kit/zones.ts';
import { useSearch } from '@tanstack/react-router';

/** One value of an address, as it stands there (text, or several texts under one name), or undefined where it does not fit. */
export type Reading<T> = (raw: string | string[]) => T | undefined;
type Fields = Record<string, Reading<unknown>>;
export type Said<F extends Fields> = { [K in keyof F]?: ReturnType<F[K]> };

export const single =
  <T>(read: (raw: string) => T | undefined): Reading<T> =>
  (raw) =>
    typeof raw === 'string' ? read(raw) : undefined;

/** A whole number in digits. */
export const number = (min: number, max: number): Reading<number> =>
  single((raw) => (/^-?\d{1,15}$/.test(raw) && Number(raw) >= min && Number(raw) <= max ? Number(raw) : undefined));
/** Words, trimmed, of at most `max` UTF-16 units. */
export const words = (max = 100): Reading<string> =>
  single((raw) => (raw.trim().length <= max ? raw.trim() : undefined));
/** Text that passes a test, as it stands. */
export const fitting = (fits: (raw: string) => boolean): Reading<string> =>
  single((raw) => (fits(raw) ? raw : undefined));
/** A name of a list of words (`kit/codes.ts`), or one of the values given. */
export const oneOf = <T extends string>(names: readonly T[]): Reading<T> =>
  single((raw) => names.find((name) => name === raw));
/** A number of a list of codes. */
export const codeOf = <T extends number>(codes: readonly T[]): Reading<T> =>
  single((raw) => codes.find((code) => String(code) === raw));
/** Several: one name repeated, or one value with commas. One that does not fit spoils the list. */
export const listOf =
  <T>(of: Reading<T>): Reading<T[]> =>
  (raw) => {
    const values = (typeof raw === 'string' ? raw.split(',').filter(Boolean) : raw).map(of);
    return values.length <= 300 && !values.includes(undefined) ? (values as T[]) : undefined;
  };

/** The database keeps ids in four bytes. */
export const id = number(1, 2_147_483_647);
/** Ids of categories are shorter. */
export const categoryId = number(1, 32_767);
export const page = number(1, 100_000);
/** A day that exists, `YYYY-MM-DD`. */
export const day = fitting(isCalendarDate);
/** What a page about one thing is asked for; a draft's preview brings its key. */
export const thing = { id, preview: words(200) };

/** What the address says of these fields; the rest of it is nobody's. */
export function saidOf<const F extends Fields>(fields: F, search: Record<string, unknown>): Said<F> {
  const said: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(fields)) {
    const raw = search[name];
    const text = typeof raw === 'number' ? String(raw) : raw;
    const value = typeof text === 'string' || Array.isArray(text) ? read(text as string | string[]) : undefined;
    if (value !== undefined) said[name] = value;
  }
  return said as Said<F>;
}
/** `const { id } = useAddress({ id })`: what the address says, each value only where it fits. */
export function useAddress<const F extends Fields>(fields: F): Said<F> {
  return saidOf(fields, useSearch({ strict: false }) as Record<string, unknown>);
}
