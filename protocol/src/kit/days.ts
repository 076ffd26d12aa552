// Arithmetic on calendar days (`YYYY-MM-DD`, without a time zone) and on moments by whole days of 24 hours. businessDay.ts returns the
// current day.

/** The milliseconds of a day. */
export const DAY_MS = 86_400_000;

/** The moment so many times 24 hours later. */
export const daysAfter = (at: Date | string, days: number): Date => new Date(new Date(at).getTime() + days * DAY_MS);

/** The moment so many times 24 hours earlier. */
export const daysBefore = (at: Date | string, days: number): Date => daysAfter(at, -days);

const dayOf = (midnight: number | Date): string => new Date(midnight).toISOString().slice(0, 10);

/** The day so many days later, or earlier where `days` is below zero. */
export const addDays = (day: string, days: number): string => dayOf(Date.parse(day) + days * DAY_MS);

/** The day so many months later; a day that the month does not have becomes its last one. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = partsOf(day);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, lastDate)));
}

/** The same day some years later; 29 February becomes the 28th where that year has none. */
export const yearsAfter = (day: string, years: number): string => addMonths(day, 12 * years);

/** The first day of the month after a day. */
export const nextMonth = (day: string): string => addMonths(`${day.slice(0, 7)}-01`, 1);

/**
 * The last day of so many years that begin on `start`: the day before the anniversary. From 29 February, years that end in
 * a common year end on 28 February.
 */
export function lastDayOfYears(start: string, years: number): string {
  const [year, month, date] = partsOf(start);
  return dayOf(Date.UTC(year + years, month - 1, date) - DAY_MS);
}

/** Year, month and date; NaN for what is missing. */
function partsOf(day: string): [year: number, month: number, date: number] {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number);
  return [year, month, date];
}
