import { addDays, lastDayOfYears } from '@pavilion/protocol/kit/days.ts';

const REMEMBERED = 1000;
const lastDays = new Map<string, string>();

/**
 * Returns the last day of a licence of so many years that starts on `startDate`: the day before its anniversary. Cached, because the
 * cells of an availability board share a few days.
 */
export function lastDayOf(startDate: string, years: number): string {
  const key = `${startDate}+${years}`;
  let last = lastDays.get(key);
  if (last === undefined) {
    last = lastDayOfYears(startDate, years);
    if (lastDays.size >= REMEMBERED) lastDays.clear();
    lastDays.set(key, last);
  }
  return last;
}

/** The days on which a cell is taken; `until` is the last one, null without an end. */
export interface Span {
  from: string;
  until: string | null;
}

/**
 * Returns the first day on or after `from` on which a term of `years` fits between the spans, or null if none does. `spans` may be in any
 * order and may overlap; days are compared as strings.
 */
export function nextFreeStart(
  spans: readonly Span[],
  from: string,
  years: number,
  latestEnd: string | null,
): string | null {
  let start = from;
  for (const span of [...spans].sort((a, b) => (a.from < b.from ? -1 : 1))) {
    if (span.until !== null && span.until < start) continue;
    if (span.from > lastDayOf(start, years)) continue;
    if (span.until === null) return null;
    start = addDays(span.until, 1);
  }
  return latestEnd !== null && lastDayOf(start, years) > latestEnd ? null : start;
}
