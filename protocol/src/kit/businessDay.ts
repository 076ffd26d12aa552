// The business day: the calendar day of the pavilion's time zone. Order numbers, terms, deadlines and printed dates go by it.
import { addDays } from './days.ts';
import { dateFormat } from './intl.ts';
import type { Locale, Text } from './text.ts';
import { fromZonedLocal, toZonedLocal } from './zones.ts';

/** The time zone of a pavilion whose settings name none. */
export const defaultTimeZone = 'Asia/Shanghai';

/** The business day of a moment, `YYYY-MM-DD`. */
export const businessDayOf = (at: Date | string, timeZone: string): string => toZonedLocal(at, timeZone).slice(0, 10);

/** The last second of a business day: a deadline that names a day ends then, so that every text shows the same day. */
export const endOfBusinessDay = (day: string, timeZone: string): Date =>
  new Date(Date.parse(fromZonedLocal(`${addDays(day, 1)}T00:00`, timeZone)) - 1000);

const offsetAt = (at: Date, timeZone: string): string =>
  (
    dateFormat('en-US', { timeZone, timeZoneName: 'shortOffset' })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  ).replace('GMT', 'UTC');

/** The name of a zone with its offset: “Beijing time, UTC+8”. */
export function timeZoneText(timeZone: string, at: Date = new Date()): Text {
  const offset = offsetAt(at, timeZone);
  if (timeZone === 'Asia/Shanghai') return { zh: `北京时间，${offset}`, en: `Beijing time, ${offset}` };
  const name = (locale: Locale) =>
    dateFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return { zh: `${name('zh-CN')}，${offset}`, en: `${name('en-US')}, ${offset}` };
}

const momentIn = (at: Date, timeZone: string, locale: Locale) => {
  const [day = '', time = ''] = toZonedLocal(at, timeZone).split('T');
  const dateStyle = locale === 'zh-CN' ? 'long' : 'medium';
  return `${dateFormat(locale, { timeZone: 'UTC', dateStyle }).format(new Date(`${day}T00:00:00Z`))}${locale === 'zh-CN' ? ' ' : ', '}${time}`;
};

/**
 * A deadline in the pavilion's zone, which it names: “Dec 23, 2026, 23:59 (Beijing time, UTC+8)”. With the zone of a
 * reader whose clock differs, the reader's own time follows.
 */
export function deadlineText(at: Date | string, timeZone: string, locale: Locale, readersZone?: string): string {
  const moment = new Date(at);
  const zone = timeZoneText(timeZone, moment);
  const chinese = locale === 'zh-CN';
  const there = `${momentIn(moment, timeZone, locale)}${chinese ? `（${zone.zh}）` : ` (${zone.en})`}`;
  if (!readersZone || toZonedLocal(moment, readersZone) === toZonedLocal(moment, timeZone)) return there;
  const own = `${momentIn(moment, readersZone, locale)} ${offsetAt(moment, readersZone)}`;
  return chinese ? `${there}，即您所在时区的 ${own}` : `${there}, which is ${own} in your time zone`;
}
