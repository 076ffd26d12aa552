// The shape of an activity in the demo fair. Its days move with the clock, so that every status is on show; people and
// companies are invented.
import { daysAfter } from '@pavilion/protocol/kit/days.ts';
import { fromZonedLocal, toZonedLocal } from '@pavilion/protocol/kit/zones.ts';

/** A day counted from today and the hours on the wall of the place; `days` when it goes on after the first. */
type OnDays = { readonly day: number; readonly from: string; readonly to: string; readonly days?: number };
/** Around the moment the fair is opened, whatever the hour: what happens online all around the clock. */
type AroundNow = { readonly startsMinutesAgo: number; readonly minutes: number };
/** Minutes from the start, minutes long, the item and its speakers in both languages. */
export type Item = readonly [
  at: number,
  minutes: number,
  zh: string,
  en: string | null,
  zhSpeaker?: string | undefined,
  enSpeaker?: string | undefined,
];
export type Guest = readonly [zhName: string, enName: string, zhPost: string, enPost: string];
/** Days and hours before the start, as `[days, 'HH:mm']` on the wall of the place; or hours from the moment the fair opens. */
type SignupEdge = readonly [daysBefore: number, wall: string] | { readonly inHours: number };

export interface SeedActivity {
  /** Its cover is `activity-KEY`. */
  readonly key: string;
  /** An item of the dictionary `activityKind`. */
  readonly kind: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  readonly zhTitle: string;
  readonly enTitle: string | null;
  readonly zhSummary: string;
  readonly enSummary: string | null;
  readonly zhPlace?: string;
  readonly enPlace?: string;
  readonly zhCity?: string;
  readonly enCity?: string;
  readonly timeZone?: string;
  readonly online?: boolean;
  readonly time: OnDays | AroundNow;
  readonly signup?: { readonly opens: SignupEdge; readonly closes: SignupEdge };
  readonly capacity?: number;
  /** The Chinese name of an exhibition of the fair. */
  readonly exhibition?: string;
  /** A file of `films/trailers/` or `films/replays/`. */
  readonly replay?: string;
  readonly zhBody: string;
  readonly enBody: string | null;
  readonly agenda: readonly Item[];
  readonly guests: readonly Guest[];
}

const HALF_HOUR_MS = 30 * 60_000;
const dayFrom = (now: Date, days: number, zone: string) => toZonedLocal(daysAfter(now, days), zone).slice(0, 10);

export const zoneOf = ({ timeZone = 'Asia/Shanghai' }: SeedActivity): string => timeZone;
/** When it starts and ends, for a fair that opens now. */
export function timesOf(it: SeedActivity, now: Date): { startsAt: Date; endsAt: Date } {
  const { time } = it;
  if ('minutes' in time) {
    const started = now.getTime() - time.startsMinutesAgo * 60_000;
    const startsAt = new Date(Math.floor(started / HALF_HOUR_MS) * HALF_HOUR_MS);
    return { startsAt, endsAt: new Date(startsAt.getTime() + time.minutes * 60_000) };
  }
  const at = (day: number, wall: string) =>
    new Date(fromZonedLocal(`${dayFrom(now, day, zoneOf(it))}T${wall}`, zoneOf(it)));
  return { startsAt: at(time.day, time.from), endsAt: at(time.day + (time.days ?? 1) - 1, time.to) };
}
export function signupEdge(edge: SignupEdge, it: SeedActivity, startsAt: Date, now: Date): string {
  if ('inHours' in edge) {
    const moment = now.getTime() + edge.inHours * 3_600_000;
    return new Date(Math.floor(moment / HALF_HOUR_MS) * HALF_HOUR_MS).toISOString();
  }
  const [daysBefore, wall] = edge;
  return fromZonedLocal(`${dayFrom(startsAt, -daysBefore, zoneOf(it))}T${wall}`, zoneOf(it));
}
