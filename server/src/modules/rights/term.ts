const REMEMBERED = 1000;
const lastDays = new Map<string, string>();

/**
 * The last day of a licence of so many years that starts on `startDate`: the day before its anniversary. Remembered,
 * because a board of cells asks for the same few days again and again.
 */
export function lastDayOf(startDate: string, years: number): string {
  const key = `${startDate}+${years}`;
  let last = lastDays.get(key);
  if (last === undefined) {
    const [y, m, d] = startDate.split('-').map(Number) as [number, number, number];
    // 29 February has no anniversary in common years: JavaScript gives 1 March, so the term ends on 28 February.
    last = new Date(Date.UTC(y + years, m - 1, d) - 86_400_000).toISOString().slice(0, 10);
    if (lastDays.size >= REMEMBERED) lastDays.clear();
    lastDays.set(key, last);
  }
  return last;
}
export const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** Days somebody has a cell; `until` is the last one, null without an end. */
export interface Span {
  from: string;
  until: string | null;
}

/**
 * The first day on or after `from` on which a term of `years` fits between the spans, or null where none does.
 * `spans` may come in any order and may overlap; days are compared as the words they are.
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
    start = dayAfter(span.until);
  }
  return latestEnd !== null && lastDayOf(start, years) > latestEnd ? null : start;
}
