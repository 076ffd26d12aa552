import type { Locale } from '@pavilion/protocol/kit/text.ts';

/** `2026-12-01` as `12.01`. */
const monthDay = (day: string) => day.slice(5).replace('-', '.');

/** Formats first and last day for a poster: `12.01` and `04`, or `12.30` and `01.02` across months. */
export function formatPosterDays(startsOn: string, endsOn: string): { from: string; to: string | null } {
  if (startsOn === endsOn) return { from: monthDay(startsOn), to: null };
  const sameMonth = startsOn.slice(0, 7) === endsOn.slice(0, 7);
  return { from: monthDay(startsOn), to: sameMonth ? endsOn.slice(8) : monthDay(endsOn) };
}
/** Formats the same as text: “Dec 1 – 4, 2026”, “2026年12月1日至4日”. Calendar days have no time zone. */
export const formatDayRange = (startsOn: string, endsOn: string, locale: Locale): string =>
  locale === 'zh-CN' ? inChinese(startsOn, endsOn) : inEnglish(startsOn, endsOn);
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** The result of Intl's `formatRange`, whose patterns take a phone a tenth of a second to load. */
function inEnglish(startsOn: string, endsOn: string): string {
  const [from, to] = [startsOn, endsOn].map((day) => day.split('-').map(Number)) as [number[], number[]];
  const formatDay = ([, month, day]: number[]) => `${months[month! - 1]} ${day}`;
  if (startsOn === endsOn) return `${formatDay(from)}, ${from[0]}`;
  if (from[0] !== to[0]) return `${formatDay(from)}, ${from[0]}\u2009–\u2009${formatDay(to)}, ${to[0]}`;
  return `${formatDay(from)}\u2009–\u2009${from[1] === to[1] ? to[2] : formatDay(to)}, ${to[0]}`;
}
/** Intl's Chinese ranges have slashes only. */
function inChinese(startsOn: string, endsOn: string): string {
  const units = ['年', '月', '日'];
  const first = startsOn.split('-').map((part, i) => Number(part) + units[i]!);
  const last = endsOn.split('-').map((part, i) => Number(part) + units[i]!);
  const other = last.findIndex((part, i) => part !== first[i]);
  return other < 0 ? first.join('') : `${first.join('')}至${last.slice(other).join('')}`;
}
/** The year is shown only if it is not the current one. */
export const yearToShow = (day: string): string | null =>
  day.startsWith(String(new Date().getFullYear())) ? null : day.slice(0, 4);
