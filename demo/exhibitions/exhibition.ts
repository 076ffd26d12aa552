// The shape of an exhibition in the demo fair. The twelve of the sidebar are real markets; what is said of them is what
// anyone can look up. What the pavilion itself does there, and its own cloud festivals, is invented.
import { businessDayOf, defaultTimeZone } from '@pavilion/protocol/kit/businessDay.ts';
import { addDays, daysAfter, daysBefore } from '@pavilion/protocol/kit/days.ts';

/** `from` days from now; or the nth weekday (1 Monday … 7 Sunday) of a month, the edition nearest to now. */
export type Days = { from: number; length: number } | { month: number; nth: number; weekday: number; length: number };
/** Day of the exhibition from 0, from, to, item and place in both languages. */
export type Session = readonly [
  day: number,
  from: string,
  to: string | null,
  zh: string,
  en: string,
  zhPlace: string,
  enPlace: string,
];
/** A section's name in both languages, then the keys of its programmes. */
export type Section = readonly [zh: string, en: string, ...programmes: string[]];

export interface SeedExhibition {
  /** Picture ids: `exhibition-KEY-wide`, `-tall`, `-cover`, `-photo-1` … */
  readonly key: string;
  readonly zhTitle: string;
  readonly enTitle: string;
  readonly zhIntro: string;
  readonly enIntro: string | null;
  readonly zhCity: string;
  readonly enCity: string;
  readonly zhVenue: string;
  readonly enVenue: string;
  readonly zhOrganiser: string;
  readonly enOrganiser: string;
  readonly zhBody: string;
  readonly enBody: string;
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
  /** An item of the dictionary `regionType` */
  readonly regionTypeId: number;
  readonly timeZone: string;
  readonly officialUrl: string | null;
  readonly days: Days;
  /** Days from the first day, negative before it. */
  readonly signup?: { kinds: readonly ('attendee' | 'booth')[]; opens: number; closes: number };
  readonly sidebar?: number;
  readonly featured?: boolean;
  readonly films: readonly Section[];
  readonly photos: readonly (readonly [zh: string, en: string])[];
  readonly timetable: readonly Session[];
}

const nthWeekday = (year: number, month: number, nth: number, weekday: number): Date => {
  const first = new Date(Date.UTC(year, month - 1, 1));
  const ahead = (weekday - (first.getUTCDay() || 7) + 7) % 7;
  return daysAfter(first, ahead + (nth - 1) * 7);
};
/** How long an edition stays before the next year's takes its place in the calendar. */
const KEPT_DAYS = 150;

/** The first day of the edition that a visitor of `now` would look for. */
export function firstDayOf(days: Days, now: Date): Date {
  const today = new Date(businessDayOf(now, defaultTimeZone));
  if ('from' in days) return daysAfter(today, days.from);
  const years = [-1, 0, 1].map((by) => today.getUTCFullYear() + by);
  const editions = years.map((year) => nthWeekday(year, days.month, days.nth, days.weekday));
  return editions.find((day) => day > daysBefore(today, KEPT_DAYS))!;
}
export const dayAfter = (first: Date, by: number): string => addDays(businessDayOf(first, 'UTC'), by);
