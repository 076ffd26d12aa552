// Days and spans in the notation of Avails. A licence is divided into whole days, so a window is read as the whole days inside it.
import { addDays, addMonths } from '@pavilion/protocol/kit/days.ts';
import type { Cell } from './avails.sheet.ts';

const daySeconds = 86_400;

/** A calendar day `YYYY-MM-DD` of the territory; `seconds` after midnight, or null for a date without a time. */
export interface Moment {
  day: string;
  seconds: number | null;
}

/**
 * Reads a date cell: a serial number of the workbook's calendar or ISO 8601 text. A time zone is ignored: the standard means the
 * territory's own days, which the text gives.
 */
export function readMoment(cell: Cell | undefined, date1904: boolean): Moment | undefined {
  if (typeof cell === 'number') return fromSerial(cell + (date1904 ? 1462 : 0));
  if (typeof cell !== 'string') return undefined;
  const text = cell.trim();
  const match =
    /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(?:Z|[+-]\d{2}:?\d{2})?)?$/i.exec(
      text,
    );
  if (!match) return /^\d{5}(\.\d+)?$/.test(text) ? fromSerial(Number(text) + (date1904 ? 1462 : 0)) : undefined;
  const [, year, month, date, hours, minutes, seconds] = match;
  const day = `${year}-${month!.padStart(2, '0')}-${date!.padStart(2, '0')}`;
  const at = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day) return undefined;
  if (hours === undefined) return { day, seconds: null };
  const time = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds ?? 0);
  return Number(hours) < 24 && Number(minutes) < 60 && Number(seconds ?? 0) < 60 ? { day, seconds: time } : undefined;
}

/**
 * 1990-01-01: no window of an avail is older. Smaller numbers are years typed as numbers (2027 would be 1905-07-19), run times and
 * errors.
 */
const firstSerial = 32_874;

function fromSerial(serial: number): Moment | undefined {
  // Excel has no dates after 9999-12-31.
  if (!(serial >= firstSerial && serial < 2_958_466)) return undefined;
  const whole = Math.floor(serial);
  const seconds = Math.round((serial - whole) * daySeconds);
  const day = addDays('1899-12-30', whole + (seconds === daySeconds ? 1 : 0));
  return { day, seconds: serial === whole ? null : seconds % daySeconds };
}

/** Formats a moment for people, `2027-03-01 09:00`, whatever the cell contains. */
export function shownMoment({ day, seconds }: Moment): string {
  if (seconds === null) return day;
  const part = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${day} ${part(seconds / 3600)}:${part((seconds % 3600) / 60)}`;
}

/** Returns the first whole day: a date-only Start is 00:00:00. */
export const firstWholeDay = ({ day, seconds }: Moment): string => (seconds ? addDays(day, 1) : day);
/** Returns the last whole day: a date-only End is 23:59:59, inclusive. */
export const lastWholeDay = ({ day, seconds }: Moment): string =>
  seconds === null || seconds >= daySeconds - 1 ? day : addDays(day, -1);

interface Span {
  sign: 1 | -1;
  months: number;
  days: number;
}
/** Reads an ISO 8601 duration of whole days and longer (`P90D`, `-P1Y6M`); undefined for any other value. */
export function readSpan(written: string): Span | undefined {
  const match = /^([+-]?)P(?:(\d{1,2})Y)?(?:(\d{1,3})M)?(?:(\d{1,3})W)?(?:(\d{1,5})D)?(?:T0[HMS])?$/i.exec(
    written.trim(),
  );
  if (!match || match.slice(2).every((part) => part === undefined)) return undefined;
  const [years = 0, months = 0, weeks = 0, days = 0] = match.slice(2).map((part) => Number(part ?? 0));
  return { sign: match[1] === '-' ? -1 : 1, months: years * 12 + months, days: weeks * 7 + days };
}
export const addSpan = (day: string, { sign, months, days }: Span): string =>
  addDays(addMonths(day, sign * months), sign * days);

/** Returns the last day of a window of an ISO 8601 duration from `start`; undefined if the duration cannot be read. */
export function lastDayOf(start: string, duration: string): string | undefined {
  const span = readSpan(duration);
  if (!span || span.sign < 0 || span.months + span.days === 0) return undefined;
  return addDays(addSpan(start, span), -1);
}

/** Reads the minutes of a run time: a fraction of a day, `h:mm:ss`, `mm:ss` or ISO 8601. */
export function readMinutes(cell: Cell): number | undefined {
  if (typeof cell === 'number') {
    return cell > 0 && cell < 3 ? Math.max(1, Math.round(cell * 1440)) : undefined;
  }
  if (typeof cell !== 'string') return undefined;
  const iso = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/i.exec(cell.trim());
  const clock = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{2})$/.exec(cell.trim());
  const [, hours, minutes, seconds] = iso ?? clock ?? [];
  const total = Number(hours ?? 0) * 60 + Number(minutes ?? 0) + Number(seconds ?? 0) / 60;
  return total > 0 && total <= 10_000 ? Math.max(1, Math.round(total)) : undefined;
}
