import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import type { DB, SignupWaits } from '../../kit/tables.ts';
import type { EventKey } from './signup.queries.ts';

type Db = Kysely<DB>;

/** Locks the quota of an event and returns the places that are taken or offered. */
export async function lockQuota(db: Db, { type, eventId }: EventKey): Promise<number> {
  await db
    .insertInto('signupQuotas')
    .values({ type, eventId })
    .onConflict((c) => c.doNothing())
    .execute();
  const { taken } = await db
    .selectFrom('signupQuotas')
    .select('taken')
    .where('type', '=', type)
    .where('eventId', '=', eventId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return taken;
}
export const setTaken = (db: Db, { type, eventId }: EventKey, taken: number) =>
  db.updateTable('signupQuotas').set({ taken }).where('type', '=', type).where('eventId', '=', eventId).execute();
export const findTaken = async (db: Db, { type, eventId }: EventKey): Promise<number> =>
  (
    await db
      .selectFrom('signupQuotas')
      .select('taken')
      .where('type', '=', type)
      .where('eventId', '=', eventId)
      .executeTakeFirst()
  )?.taken ?? 0;

export const findWait = (db: Db, signupId: number) =>
  db.selectFrom('signupWaits').selectAll().where('signupId', '=', signupId).executeTakeFirst();
export const listLine = (db: Db, { type, eventId }: EventKey) =>
  db
    .selectFrom('signupWaits as w')
    .innerJoin('signups as s', 's.id', 'w.signupId')
    .select(['w.id', 'w.signupId', 'w.least', 'w.offered', 's.userId'])
    .where('w.type', '=', type)
    .where('w.eventId', '=', eventId)
    .orderBy('w.id')
    .execute();
/** Returns the place in the line, from 1. */
export async function findPosition(db: Db, { type, eventId }: EventKey, waitId: number): Promise<number> {
  const { ahead } = await db
    .selectFrom('signupWaits')
    .select((e) => e.fn.countAll<number>().as('ahead'))
    .where('type', '=', type)
    .where('eventId', '=', eventId)
    .where('id', '<=', waitId)
    .executeTakeFirstOrThrow();
  return ahead;
}
export async function countLine(db: Db, { type, eventId }: EventKey): Promise<number> {
  const { n } = await db
    .selectFrom('signupWaits')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('type', '=', type)
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  return n;
}
export const insertWait = (db: Db, row: Insertable<SignupWaits>) => db.insertInto('signupWaits').values(row).execute();
export const updateWait = (db: Db, id: number, row: Updateable<SignupWaits>) =>
  db.updateTable('signupWaits').set(row).where('id', '=', id).execute();
export const deleteWait = (db: Db, id: number) => db.deleteFrom('signupWaits').where('id', '=', id).execute();

/** Sets the place of the first `count` attendees, in their order, who have the place `from`. */
export const movePlaces = (db: Db, signupId: number, from: string, to: string, count: number) =>
  sql`update attendees set place = ${to} where id in (
    select id from attendees where signup_id = ${signupId} and place = ${from} order by position, id limit ${count})`.execute(
    db,
  );
export async function countAt(
  db: Db,
  signupId: number,
  place: 'none' | 'placed' | 'waiting' | 'offered',
): Promise<number> {
  const { n } = await db
    .selectFrom('attendees')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('signupId', '=', signupId)
    .where('place', '=', place)
    .executeTakeFirstOrThrow();
  return n;
}
/** Takes every place of a sign-up away and its group out of the line. Returns how many counted against the capacity. */
export async function clearPlaces(db: Db, signupId: number): Promise<number> {
  const { n } = await db
    .selectFrom('attendees')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('signupId', '=', signupId)
    .where('place', 'in', ['placed', 'offered'])
    .executeTakeFirstOrThrow();
  await db.updateTable('attendees').set({ place: 'none' }).where('signupId', '=', signupId).execute();
  await db.deleteFrom('signupWaits').where('signupId', '=', signupId).execute();
  return n;
}
export const listExpired = (db: Db, now: Date) =>
  db
    .selectFrom('signupWaits')
    .select(['signupId'])
    .where('offerExpiresAt', '<=', now)
    .orderBy('id')
    .limit(500)
    .execute();
/** Events whose line has groups without an offer. */
export const listEventsInWait = (db: Db) =>
  db.selectFrom('signupWaits').select(['type', 'eventId']).where('offered', 'is', null).distinct().execute();
/** The last action on record for a sign-up, for not repeating it. */
export const findLastAction = (db: Db, signupId: number) =>
  db
    .selectFrom('signupEvents')
    .select(['action', 'places', 'least'])
    .where('signupId', '=', signupId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
