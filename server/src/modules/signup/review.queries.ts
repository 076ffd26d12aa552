import type { AttendeeType } from '@pavilion/protocol/attendees.ts';
import type { SignupQueue } from '@pavilion/protocol/signup.console.ts';
import { ContactStatus } from '@pavilion/protocol/signup.ts';
import { type Kysely, sql } from 'kysely';
import { containing } from '../../kit/like.ts';
import type { DB } from '../../kit/tables.ts';
import type { EventKey } from './signup.queries.ts';

type Db = Kysely<DB>;

const rows = (db: Db) =>
  db
    .selectFrom('signups as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .leftJoin('staff as r', 'r.id', 's.reviewedBy')
    .select([
      's.id',
      's.userId',
      's.type',
      's.eventId',
      's.name',
      's.company',
      's.stage',
      's.status',
      's.sentAt',
      's.changedAt',
      's.reviewedAt',
      'u.username',
      'r.name as reviewedBy',
    ]);
export type ReviewRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

const sorts = { sentAt: 's.sentAt', reviewedAt: 's.reviewedAt', username: 'u.username' } as const;
interface Wanted {
  keyword: string;
  queue: SignupQueue;
  type?: AttendeeType | undefined;
  eventId?: number | undefined;
  status?: ContactStatus | undefined;
  sort: keyof typeof sorts;
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
}

export async function listSignups(db: Db, wanted: Wanted) {
  const { type, eventId, status, queue, keyword } = wanted;
  const like = containing(keyword);
  const narrowed = rows(db)
    .$if(type !== undefined, (q) => q.where('s.type', '=', type!))
    .$if(eventId !== undefined, (q) => q.where('s.eventId', '=', eventId!))
    .$if(status !== undefined, (q) => q.where('s.status', '=', status!))
    .$if(queue === 'toReview', (q) => q.where('s.stage', '=', 'sent').where('s.status', '=', ContactStatus.notReviewed))
    .$if(queue === 'changed', (q) => q.where('s.changedAt', 'is not', null).where('s.stage', '=', 'sent'))
    .$if(queue === 'waiting', (q) =>
      q.where((e) => e.exists(e.selectFrom('signupWaits as w').select('w.id').whereRef('w.signupId', '=', 's.id'))),
    )
    .$if(keyword !== '', (q) =>
      q.where((e) =>
        e.or([
          e('u.username', 'ilike', like),
          e('s.name', 'ilike', like),
          e('s.company', 'ilike', like),
          e.exists(
            e
              .selectFrom('attendees as a')
              .select('a.id')
              .whereRef('a.signupId', '=', 's.id')
              .where(sql`concat_ws(' ', a.answers->>'name', a.answers->>'englishName')`, 'ilike', like),
          ),
        ]),
      ),
    );
  const [page, { total }] = await Promise.all([
    narrowed
      .orderBy(sorts[wanted.sort], (o) => (wanted.order === 'asc' ? o.asc().nullsLast() : o.desc().nullsLast()))
      .orderBy('s.id', 'desc')
      .limit(wanted.limit)
      .offset(wanted.offset)
      .execute(),
    narrowed
      .clearSelect()
      .select((e) => e.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows: page, total };
}

export const findForReview = (db: Db, id: number) =>
  rows(db)
    .select(['s.phone', 's.email', 's.job', 's.remark', 's.reason', 's.revision'])
    .where('s.id', '=', id)
    .executeTakeFirst();

/** What a reviewer has seen of the attendees of a sign-up, for the differences since. */
export const markReviewed = (db: Db, signupId: number, at: Date) =>
  db
    .updateTable('attendees')
    .set({ reviewedAt: at, reviewedAnswers: sql`answers` })
    .where('signupId', '=', signupId)
    .where('place', '!=', 'none')
    .execute();
export const forgetReviewed = (db: Db, signupId: number) =>
  db.updateTable('attendees').set({ reviewedAt: null }).where('signupId', '=', signupId).execute();

export const listSignupEvents = (db: Db) =>
  db
    .selectFrom('signups as s')
    .leftJoin('signupQuotas as q', (j) => j.onRef('q.type', '=', 's.type').onRef('q.eventId', '=', 's.eventId'))
    .select((e) => ['s.type', 's.eventId', e.fn.countAll<number>().as('signups'), e.fn.max('q.taken').as('taken')])
    .where('s.stage', '=', 'sent')
    .groupBy(['s.type', 's.eventId'])
    .orderBy('s.type')
    .orderBy('s.eventId', 'desc')
    .limit(500)
    .execute();

/** The sign-ups of one event for the workbook, with the user's name. */
export const listForExport = (db: Db, { type, eventId }: EventKey, limit: number) =>
  rows(db)
    .select(['s.phone', 's.email', 's.job', 's.remark', 's.reason'])
    .where('s.type', '=', type)
    .where('s.eventId', '=', eventId)
    .where('s.stage', '!=', 'draft')
    .orderBy('s.id')
    .limit(limit)
    .execute();
export const listAttendeesForExport = (db: Db, signupIds: readonly number[]) =>
  db
    .selectFrom('attendees')
    .select(['id', 'signupId', 'answers', 'place', 'reviewedAt'])
    .where('signupId', 'in', [...signupIds])
    .orderBy('signupId')
    .orderBy('position')
    .orderBy('id')
    .execute();
