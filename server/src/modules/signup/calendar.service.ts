// The calendar entry of an accepted sign-up for an activity (RFC 5545). It keeps its UID; every change sends the next SEQUENCE.
import { AttendeeType } from '@pavilion/protocol/attendees.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { ContactStatus, type signup } from '@pavilion/protocol/signup.ts';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Kysely } from 'kysely';
import { type Ctx, inTransaction, type User } from '../../kit/ctx.ts';
import type { DB } from '../../kit/tables.ts';
import { type EventRow, findEvent, listEvents } from './events.queries.ts';
import { linkTo, notifyOfCalendar } from './notices.ts';
import { findSignup, lockSignupById } from './signup.queries.ts';
import type { SignupCtx } from './signupCtx.ts';

interface Entry {
  uid: string;
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  place: string;
  title: string;
}
/** Writes the entry as a calendar message. */
export function calendarMessage(entry: Entry, method: 'REQUEST' | 'CANCEL', url: string, now: Date): string {
  const calendar = ical({ prodId: '//Festival Pavilion//Sign-up//EN', method: ICalCalendarMethod[method] });
  calendar.createEvent({
    id: entry.uid,
    sequence: entry.sequence,
    stamp: now,
    start: entry.startsAt,
    end: entry.endsAt,
    summary: entry.title,
    location: entry.place,
    url,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}

const entries = (db: Kysely<DB>) =>
  db
    .selectFrom('signupCalendars as c')
    .innerJoin('signups as s', 's.id', 'c.signupId')
    .innerJoin('users as u', 'u.id', 's.userId')
    .select(['c.signupId', 'c.uid', 'c.sequence', 'c.startsAt', 'c.endsAt', 'c.place', 'c.title', 'c.cancelled'])
    .select(['s.userId', 's.type', 's.eventId', 'u.locale']);
type EntryRow = Awaited<ReturnType<ReturnType<typeof entries>['executeTakeFirstOrThrow']>>;

const shownOf = (event: EventRow, locale: Ctx['locale']) => ({
  startsAt: new Date(event.startsAt),
  endsAt: new Date(event.endsAt),
  place: inLanguage(event.zhPlace ?? '', event.enPlace ?? '', locale).words,
  title: inLanguage(event.zhTitle ?? '', event.enTitle ?? '', locale).words,
});
const urlOf = ({ config }: Pick<Ctx, 'config'>, event: Pick<EventRow, 'type' | 'eventId'>) =>
  `${config.publicUrl}/#${linkTo(event)}`;

/** Makes the entry of a sign-up that has just passed and returns its message; undefined for exhibitions. */
export async function newCalendar(
  ctx: SignupCtx,
  row: { id: number; userId: number },
  event: EventRow,
): Promise<string | undefined> {
  if (event.type !== AttendeeType.meeting) return undefined;
  const user = await ctx.db.selectFrom('users').select('locale').where('id', '=', row.userId).executeTakeFirstOrThrow();
  const before = await entries(ctx.db).where('c.signupId', '=', row.id).executeTakeFirst();
  if (before && !before.cancelled) return undefined;
  const entry = {
    ...shownOf(event, user.locale),
    uid: before?.uid ?? `signup-${row.id}@${new URL(ctx.config.publicUrl).hostname}`,
    sequence: before ? before.sequence + 1 : 0,
    cancelled: false,
  };
  await ctx.db
    .insertInto('signupCalendars')
    .values({ signupId: row.id, ...entry })
    .onConflict((c) => c.column('signupId').doUpdateSet(entry))
    .execute();
  return calendarMessage(entry, 'REQUEST', urlOf(ctx, event), ctx.now());
}

/** Sends the next version of an entry and stores it. */
async function sendNext(
  ctx: SignupCtx,
  row: EntryRow,
  event: EventRow | undefined,
  what: 'moved' | 'calledOff' | 'removed',
) {
  const shown = what === 'moved' && event ? shownOf(event, row.locale) : row;
  const { startsAt, endsAt, place, title } = shown;
  const entry = { startsAt, endsAt, place, title, sequence: row.sequence + 1, cancelled: what !== 'moved' };
  await ctx.db.updateTable('signupCalendars').set(entry).where('signupId', '=', row.signupId).execute();
  const method = entry.cancelled ? 'CANCEL' : 'REQUEST';
  const message = calendarMessage({ ...entry, uid: row.uid }, method, urlOf(ctx, row), ctx.now());
  const names = event ?? { zhTitle: row.title, enTitle: row.title, type: row.type, eventId: row.eventId };
  await notifyOfCalendar(ctx, row.userId, names, message, what);
}

/** Takes the entry of a sign-up that is withdrawn or failed out of the calendar. */
export async function sendCancellation(ctx: SignupCtx, signupId: number): Promise<void> {
  const row = await entries(ctx.db)
    .where('c.signupId', '=', signupId)
    .where('c.cancelled', '=', false)
    .executeTakeFirst();
  if (!row || row.endsAt <= ctx.now()) return;
  const event = await findEvent(ctx.db, row.type, row.eventId);
  await sendNext(ctx, row, event, 'removed');
}

const isMoved = (row: EntryRow, event: EventRow) => {
  const now = shownOf(event, row.locale);
  return (
    now.startsAt.getTime() !== row.startsAt.getTime() ||
    now.endsAt.getTime() !== row.endsAt.getTime() ||
    now.place !== row.place
  );
};

/** Mails the next version of every entry whose activity moved or was called off. Runs every minute. */
export async function followActivities(ctx: SignupCtx): Promise<void> {
  const rows = await entries(ctx.db).where('c.cancelled', '=', false).where('c.endsAt', '>', ctx.now()).execute();
  const events = new Map((await listEvents(ctx.db, rows)).map((event) => [event.eventId, event]));
  for (const { signupId, eventId } of rows) {
    const event = events.get(eventId);
    await inTransaction(ctx, async (ctx) => {
      if (!(await lockSignupById(ctx.db, signupId))) return;
      const row = await entries(ctx.db)
        .where('c.signupId', '=', signupId)
        .where('c.cancelled', '=', false)
        .executeTakeFirst();
      if (!row) return;
      if (!event?.shown) await sendNext(ctx, row, event, 'calledOff');
      else if (isMoved(row, event)) await sendNext(ctx, row, event, 'moved');
    });
  }
}

/** Returns the calendar file of my accepted sign-up. */
export async function calendar(ctx: Ctx<User, null>, key: ParsedOf<typeof signup.calendar>) {
  const row = await findSignup(ctx.db, ctx.user.id, key);
  const entry = row && (await entries(ctx.db).where('c.signupId', '=', row.id).executeTakeFirst());
  if (!row || !entry || entry.cancelled || row.status !== ContactStatus.passed) throw new AppError('notAccepted');
  return {
    name: `festival-pavilion-${key.eventId}.ics`,
    ics: calendarMessage(entry, 'REQUEST', urlOf(ctx, key), ctx.now()),
  };
}
