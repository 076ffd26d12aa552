// Days, and wall clocks of places: what a clock on the wall of a time zone shows, and which moment it means. By Intl alone.
import { dateFormat } from './intl.ts';

/** Whether `YYYY-MM-DD` is a day that exists. */
export function isCalendarDate(value: string): boolean {
  const [, y, m, d] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  if (!y || !m || !d) return false;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.valueOf()) && at.toISOString().slice(0, 10) === value;
}

/** Whether a day has begun in the zone that is farthest ahead, UTC+14. */
export const hasBegunSomewhere = (day: string): boolean => Date.parse(`${day}T00:00:00+14:00`) <= Date.now();

/** A zone of the IANA list, as this machine knows it. */
export const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
};

const clockOf = (zone: string) =>
  dateFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });

/** What the wall shows at a moment: `2026-06-13T14:00`. */
export function toZonedLocal(instant: string | Date, zone: string): string {
  const shown = Object.fromEntries(
    clockOf(zone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );
  return `${shown.year}-${shown.month}-${shown.day}T${shown.hour}:${shown.minute}`;
}

/** The moment at which the wall shows this; an hour that summer time skips is the one after it. */
export function fromZonedLocal(wall: string, zone: string): string {
  const wanted = Date.parse(`${wall}Z`);
  const offsetAt = (moment: number) => Date.parse(`${toZonedLocal(new Date(moment), zone)}Z`) - moment;
  const first = wanted - offsetAt(wanted);
  return new Date(wanted - offsetAt(first)).toISOString();
}
