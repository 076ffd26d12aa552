import type { AttendeeType } from '@pavilion/protocol/attendees.ts';
import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import type { AttendeeBook, Attendees, DB, SignupEvents, Signups } from '../../kit/tables.ts';

type Db = Kysely<DB>;
export interface EventKey {
  type: AttendeeType;
  eventId: number;
}

/** Serialises the forms of one user, so that no limit is passed. */
export const lockUser = (db: Db, userId: number) =>
  db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();

export const findSignup = (db: Db, userId: number, { type, eventId }: EventKey) =>
  db
    .selectFrom('signups')
    .selectAll()
    .where('userId', '=', userId)
    .where('type', '=', type)
    .where('eventId', '=', eventId)
    .executeTakeFirst();

/** Locks a sign-up of the user. Whoever changes attendees or places holds this lock, then the lock of the quota. */
export const lockSignup = (db: Db, userId: number, { type, eventId }: EventKey) =>
  db
    .selectFrom('signups')
    .selectAll()
    .where('userId', '=', userId)
    .where('type', '=', type)
    .where('eventId', '=', eventId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** The same for staff and jobs, by id. */
export const lockSignupById = (db: Db, id: number) =>
  db.selectFrom('signups').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export const insertSignup = (db: Db, row: Insertable<Signups>) =>
  db
    .insertInto('signups')
    .values(row)
    .onConflict((c) => c.columns(['userId', 'type', 'eventId']).doNothing())
    .execute();

/** Changes a sign-up; every change is a new revision. */
export const updateSignup = (db: Db, id: number, row: Updateable<Signups>) =>
  db
    .updateTable('signups')
    .set({ ...row, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute();

const shown = [
  'id',
  'signupId',
  'position',
  'answers',
  'identityKey',
  'photoId',
  'place',
  'reviewedAt',
  'reviewedAnswers',
  'updatedAt',
] as const;
export const listAttendees = (db: Db, signupId: number) =>
  db.selectFrom('attendees').select(shown).where('signupId', '=', signupId).orderBy('position').orderBy('id').execute();

/** An attendee of the user's own sign-up of this type, with the event. */
export const findMyAttendee = (db: Db, userId: number, type: AttendeeType, id: number) =>
  db
    .selectFrom('attendees as a')
    .innerJoin('signups as s', 's.id', 'a.signupId')
    .select(['a.id', 's.type', 's.eventId'])
    .where('a.id', '=', id)
    .where('s.userId', '=', userId)
    .where('s.type', '=', type)
    .executeTakeFirst();

export const insertAttendee = (db: Db, row: Insertable<Attendees>) =>
  db.insertInto('attendees').values(row).returning('id').executeTakeFirstOrThrow();
export const updateAttendee = (db: Db, id: number, row: Updateable<Attendees>) =>
  db.updateTable('attendees').set(row).where('id', '=', id).execute();
export const deleteAttendee = (db: Db, id: number) => db.deleteFrom('attendees').where('id', '=', id).execute();

/** Keeps a person in the user's book; the last form wins. */
export const keepInBook = (db: Db, row: Insertable<AttendeeBook>) =>
  db
    .insertInto('attendeeBook')
    .values(row)
    .onConflict((c) =>
      c
        .columns(['userId', 'identityKey'])
        .doUpdateSet({ answers: row.answers, photoId: row.photoId, updatedAt: row.updatedAt }),
    )
    .execute();
export const findInBook = (db: Db, userId: number, identityKey: string) =>
  db
    .selectFrom('attendeeBook')
    .select(['id', 'answers', 'photoId'])
    .where('userId', '=', userId)
    .where('identityKey', '=', identityKey)
    .executeTakeFirst();
export async function listBook(db: Db, userId: number, { limit, offset }: { limit: number; offset: number }) {
  const mine = db.selectFrom('attendeeBook').where('userId', '=', userId);
  const [rows, { total }] = await Promise.all([
    mine
      .select(['id', 'identityKey', 'answers', 'photoId'])
      .orderBy('updatedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    mine.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}
export const listBookByIds = (db: Db, userId: number, ids: readonly number[]) =>
  db
    .selectFrom('attendeeBook')
    .select(['id', 'identityKey', 'answers', 'photoId'])
    .where('userId', '=', userId)
    .where('id', 'in', [...ids])
    .execute();
export const deleteBookPerson = (db: Db, userId: number, id: number) =>
  db.deleteFrom('attendeeBook').where('userId', '=', userId).where('id', '=', id).returning('id').executeTakeFirst();

export const insertEvent = (db: Db, row: Insertable<SignupEvents>) =>
  db.insertInto('signupEvents').values(row).execute();
export const listHistory = (db: Db, signupId: number) =>
  db
    .selectFrom('signupEvents')
    .select(['id', 'action', 'places', 'least', 'at'])
    .where('signupId', '=', signupId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();

/** Counts the people of sign-ups by place. */
export async function countPeople(db: Db, signupIds: readonly number[]) {
  if (signupIds.length === 0) return [];
  return db
    .selectFrom('attendees')
    .select((e) => [
      'signupId',
      e.fn.countAll<number>().as('attendees'),
      e.fn.countAll<number>().filterWhere('place', '=', 'placed').as('placed'),
      e.fn.countAll<number>().filterWhere('place', '=', 'waiting').as('waiting'),
    ])
    .where('signupId', 'in', [...signupIds])
    .groupBy('signupId')
    .execute();
}

export async function listMySignups(
  db: Db,
  userId: number,
  type: AttendeeType,
  { limit, offset }: { limit: number; offset: number },
) {
  const mine = db.selectFrom('signups').where('userId', '=', userId).where('type', '=', type);
  const [rows, { total }] = await Promise.all([
    mine.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute(),
    mine.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}
/** Other sign-ups of the user that have attendees, the newest first. */
export const listEarlierSignups = (db: Db, userId: number, exceptId: number) =>
  db
    .selectFrom('signups as s')
    .innerJoin('attendees as a', 'a.signupId', 's.id')
    .select((e) => ['s.id', 's.type', 's.eventId', e.fn.countAll<number>().as('attendees')])
    .where('s.userId', '=', userId)
    .where('s.id', '!=', exceptId)
    .groupBy('s.id')
    .orderBy('s.id', 'desc')
    .limit(5)
    .execute();
export const listAttendeesOf = (db: Db, userId: number, signupId: number) =>
  db
    .selectFrom('attendees as a')
    .innerJoin('signups as s', 's.id', 'a.signupId')
    .select(['a.identityKey', 'a.answers', 'a.photoId'])
    .where('s.userId', '=', userId)
    .where('s.id', '=', signupId)
    .orderBy('a.position')
    .orderBy('a.id')
    .execute();
