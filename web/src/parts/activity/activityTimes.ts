// Formats an activity's times: in the time zone of its place, and in the reader's if it differs.
import type { ActivityCard } from '@pavilion/protocol/activityCards.ts';
import { dateFormat } from '@pavilion/protocol/kit/intl.ts';
import type { Locale } from '@pavilion/protocol/kit/text.ts';
import { toZonedLocal } from '@pavilion/protocol/kit/zones.ts';
import { readerTimeZone } from '../../lib/timeZone.ts';

type Span = Pick<ActivityCard, 'startsAt' | 'endsAt' | 'timeZone'>;

/** Returns whether the reader's time zone shows other hours than the place's. */
export const isElsewhere = ({ startsAt, endsAt, timeZone }: Span, zone = readerTimeZone()): boolean =>
  toZonedLocal(startsAt, timeZone) !== toZonedLocal(startsAt, zone) ||
  toZonedLocal(endsAt, timeZone) !== toZonedLocal(endsAt, zone);

/** `2026-06-13` at the place. */
export const dayOf = (instant: string, zone: string): string => toZonedLocal(instant, zone).slice(0, 10);
/** `14:00` at the place. */
export const hourOf = (instant: string, zone: string): string => toZonedLocal(instant, zone).slice(11);
/** Returns whether it begins and ends on one day of its place. */
export const isOneDay = ({ startsAt, endsAt, timeZone }: Span): boolean =>
  dayOf(startsAt, timeZone) === dayOf(endsAt, timeZone);

const format = (instant: string, zone: string, locale: Locale, options: Intl.DateTimeFormatOptions) =>
  dateFormat(locale, { timeZone: zone, ...options }).format(new Date(instant));
/** “6月13日 星期六”, “Sat, Jun 13”; with the year if it is not the current one. */
export const formatDay = (instant: string, zone: string, locale: Locale, withYear = false): string =>
  format(instant, zone, locale, {
    ...(withYear && { year: 'numeric' }),
    month: locale === 'zh-CN' ? 'long' : 'short',
    day: 'numeric',
    weekday: 'short',
  });
export const formatMonth = (instant: string, zone: string, locale: Locale): string =>
  locale === 'zh-CN' ? dayOf(instant, zone).slice(5, 7) : format(instant, zone, locale, { month: 'short' });
/** “14:00–16:30”; over several days “6月13日周六 09:00 – 6月15日周一 18:00”. */
export function formatTimeRange(span: Span, zone: string, locale: Locale): string {
  const { startsAt, endsAt } = span;
  if (dayOf(startsAt, zone) === dayOf(endsAt, zone)) return `${hourOf(startsAt, zone)}–${hourOf(endsAt, zone)}`;
  const end = (instant: string) => `${formatDay(instant, zone, locale)} ${hourOf(instant, zone)}`;
  return `${end(startsAt)} – ${end(endsAt)}`;
}
/** “UTC+8”. */
export const formatOffset = (instant: string, zone: string): string =>
  (
    dateFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' })
      .formatToParts(new Date(instant))
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  ).replace('GMT', 'UTC');
/** A moment of the sign-up: “6月12日 星期五 18:00”. */
export const formatMoment = (instant: string, zone: string, locale: Locale): string =>
  `${formatDay(instant, zone, locale)} ${hourOf(instant, zone)}`;
