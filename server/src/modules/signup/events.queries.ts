// The events that people sign up for. Statements name their columns as on the wire, so they run `withoutPlugins`.
import { AttendeeType } from '@pavilion/protocol/attendees.ts';
import type { SignupEvent, SignupWindow } from '@pavilion/protocol/signup.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../kit/tables.ts';
import { instantOf, pictureOf, published } from '../programmes/cards.service.ts';

export type EventRow = Omit<SignupEvent, 'window'> & {
  capacity: number | null;
  /** Takes attendees at all. */
  takes: boolean;
  /** Published in at least one language. */
  shown: boolean;
};

const placeOf = (language: 'zh' | 'en', place: string) =>
  sql`nullif(concat_ws(' · ', nullif(e.${sql.raw(`${language}_city`)}, ''), nullif(e.${sql.raw(`${language}_${place}`)}, '')), '')`;
const shared = (place: string) => sql`e.id as "eventId", e.zh_title as "zhTitle", e.en_title as "enTitle",
  ${placeOf('zh', place)} as "zhPlace", ${placeOf('en', place)} as "enPlace",
  ${instantOf('e.starts_at')} as "startsAt", ${instantOf('e.ends_at')} as "endsAt", e.time_zone as "timeZone",
  ${instantOf('e.signup_opens_at')} as "opensAt", ${instantOf('e.signup_closes_at')} as "closesAt",
  ${pictureOf('e.cover_id')} as cover`;

/** All events of both types; `shown` is false for one that is not published any more. */
const events = sql`(
  select 1::int as type, ${shared('venue')}, null::int as capacity, 'attendee' = any(e.signup_kinds) as takes,
    ${published('e')} as shown from exhibitions e
  union all
  select 2::int as type, ${shared('place')}, e.capacity, e.signup_opens_at is not null as takes,
    ${published('e')} as shown from activities e) v`;

/** Returns a published event; undefined where there is none. */
export async function findEvent(db: Kysely<DB>, type: AttendeeType, eventId: number): Promise<EventRow | undefined> {
  const { rows } = await sql<EventRow>`select * from ${events}
    where v.type = ${type} and v."eventId" = ${eventId} and v.shown`.execute(db.withoutPlugins());
  return rows[0];
}

/** Returns events by key, those that are not published any more too: a sign-up keeps its event. */
export async function listEvents(
  db: Kysely<DB>,
  wanted: readonly { type: AttendeeType; eventId: number }[],
): Promise<EventRow[]> {
  if (wanted.length === 0) return [];
  const ids = (type: AttendeeType) => sql.val(wanted.filter((w) => w.type === type).map((w) => w.eventId));
  const { rows } = await sql<EventRow>`select * from ${events}
    where (v.type = 1 and v."eventId" = any(${ids(AttendeeType.exhibition)}::int[]))
      or (v.type = 2 and v."eventId" = any(${ids(AttendeeType.meeting)}::int[]))`.execute(db.withoutPlugins());
  return rows;
}

/** The window by the server's clock. Without a start or an end it is open on that side, and ends with the event. */
export function windowOf(event: Pick<EventRow, 'takes' | 'opensAt' | 'closesAt' | 'endsAt'>, now: Date): SignupWindow {
  const at = now.getTime();
  if (at >= Date.parse(event.endsAt)) return 'ended';
  if (!event.takes) return 'none';
  if (event.opensAt && at < Date.parse(event.opensAt)) return 'soon';
  return event.closesAt && at >= Date.parse(event.closesAt) ? 'closed' : 'open';
}

export const eventOnWire = (event: EventRow, now: Date): SignupEvent => ({
  type: event.type,
  eventId: event.eventId,
  zhTitle: event.zhTitle,
  enTitle: event.enTitle,
  zhPlace: event.zhPlace,
  enPlace: event.enPlace,
  startsAt: event.startsAt,
  endsAt: event.endsAt,
  timeZone: event.timeZone,
  opensAt: event.opensAt,
  closesAt: event.closesAt,
  cover: event.cover,
  window: windowOf(event, now),
});
