// Parses days and times as people type them. The wire has YYYY-MM-DD and HH:mm.
import { isCalendarDate } from '@pavilion/protocol/kit/zones.ts';

/**
 * Returns the current day in the reader's time zone, `yearsOn` years ahead: YYYY-MM-DD. Terms and deadlines use `useBusinessDay`; an
 * architecture test enforces it.
 */
export function readersDay(yearsOn = 0): string {
  const now = new Date();
  return dayOf(new Date(now.getFullYear() + yearsOn, now.getMonth(), now.getDate()));
}
/** Returns the day of a moment in the reader's time zone: YYYY-MM-DD. */
export const dayOf = (at: Date): string => partsOf(at.getFullYear(), at.getMonth() + 1, at.getDate());
const partsOf = (year: number | string, month: number | string, day: number | string) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const months = 'january february march april may june july august september october november december'.split(' ');
const monthNamed = (name: string) => months.findIndex((month) => month.startsWith(name)) + 1;
const figures = [
  /^(?<year>\d{4}) ?[-/.年] ?(?<month>\d{1,2}) ?[-/.月] ?(?<day>\d{1,2}) ?日?$/,
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/,
];
const named = [
  /^(?<name>[a-z]{3,9})\.? ?(?<day>\d{1,2})(?:st|nd|rd|th)?,? ?(?<year>\d{4})$/,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)? ?(?<name>[a-z]{3,9})\.?,? ?(?<year>\d{4})$/,
];
/** Removes full-width forms (of a Chinese keyboard) and needless spaces. */
const plain = (words: string) => words.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');

/**
 * Parses a day as YYYY-MM-DD: year first in digits, or with the month's English name. Undefined if there is no such day, and for
 * 11/12/2026, which is ambiguous between London and Los Angeles.
 */
export function dateTyped(words: string): string | undefined {
  const input = plain(words);
  for (const form of [...figures, ...named]) {
    const found = form.exec(input)?.groups;
    if (!found) continue;
    const day = partsOf(found.year!, found.month ?? monthNamed(found.name!), found.day!);
    return isCalendarDate(day) ? day : undefined;
  }
  return undefined;
}

/** Parses a time of day as HH:mm of 24 hours: 9:30, 0930, 9, 9:30 pm, 9点30分. Undefined if it is none. */
export function timeTyped(words: string): string | undefined {
  const found = /^(\d{1,2}) ?(?:[:.时点h])? ?(\d\d)? ?分?(?: ?([ap])\.?m\.?)?$/.exec(plain(words));
  if (!found) return undefined;
  const [, hour, minute = '00', half] = found;
  const isHalf = half !== undefined;
  if (Number(minute) > 59 || Number(hour) > (isHalf ? 12 : 23) || (isHalf && Number(hour) === 0)) return undefined;
  const hours = isHalf ? (Number(hour) % 12) + (half === 'p' ? 12 : 0) : Number(hour);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
