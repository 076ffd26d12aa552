import { type CertKind, CertStatus } from '@pavilion/protocol/certification.ts';
import { type Insertable, type Kysely, sql } from 'kysely';
import { containing } from '../../kit/like.ts';
import type { Certifications, DB } from '../../kit/tables.ts';

/** Locks the user's row until the transaction ends, so that concurrent applications are handled one after the other. */
export const lockUser = (db: Kysely<DB>, userId: number) =>
  db.selectFrom('users').select('certStatus').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow();

export const insertApplication = (db: Kysely<DB>, row: Insertable<Certifications>) =>
  db.insertInto('certifications').values(row).execute();

export const setUserStatus = (db: Kysely<DB>, userId: number, certStatus: CertStatus, certKind: CertKind) =>
  db.updateTable('users').set({ certStatus, certKind }).where('id', '=', userId).execute();

export const findLastApplication = (db: Kysely<DB>, userId: number) =>
  db
    .selectFrom('certifications')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Returns the application that certified the user. */
export const findCertified = (db: Kysely<DB>, userId: number) =>
  db
    .selectFrom('certifications')
    .select(['id', 'userId', 'kind', 'answers', 'contractDetails'])
    .where('userId', '=', userId)
    .where('status', '=', CertStatus.certified)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const setContractDetails = (db: Kysely<DB>, id: number, details: object, at: Date) =>
  db
    .updateTable('certifications')
    .set({ contractDetails: { ...details }, contractDetailsAt: at })
    .where('id', '=', id)
    .execute();

export const isIdentityTaken = async (db: Kysely<DB>, identityKey: string) =>
  Boolean(
    await db
      .selectFrom('certifications')
      .select('id')
      .where('identityKey', '=', identityKey)
      .where('status', '=', CertStatus.certified)
      .executeTakeFirst(),
  );

const nameOf = sql<string>`coalesce(nullif(c.answers->>'name', ''), nullif(c.answers->>'zhName', ''), c.answers->>'enName', '')`;

const rows = (db: Kysely<DB>) =>
  db
    .selectFrom('certifications as c')
    .innerJoin('users as u', 'u.id', 'c.userId')
    .leftJoin('staff as s', 's.id', 'c.reviewedBy')
    .select((e) => [
      'c.id',
      'c.userId',
      'c.kind',
      'c.status',
      'c.submittedAt',
      'c.reviewedAt',
      'u.username',
      's.name as reviewedBy',
      nameOf.as('name'),
      e
        .selectFrom('certifications as p')
        .select((p) => p.fn.countAll<number>().as('n'))
        .whereRef('p.userId', '=', 'c.userId')
        .whereRef('p.id', '<=', 'c.id')
        .as('attempt'),
    ]);
export type ApplicationRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

const sorts = { submittedAt: 'c.submittedAt', reviewedAt: 'c.reviewedAt', username: 'u.username' } as const;

export async function listApplications(
  db: Kysely<DB>,
  wanted: {
    keyword: string;
    status?: CertStatus | undefined;
    kind?: CertKind | undefined;
    sort: keyof typeof sorts;
    order: 'asc' | 'desc';
    limit: number;
    offset: number;
  },
) {
  const like = containing(wanted.keyword);
  const narrowed = rows(db)
    .$if(wanted.status !== undefined, (q) => q.where('c.status', '=', wanted.status!))
    .$if(wanted.kind !== undefined, (q) => q.where('c.kind', '=', wanted.kind!))
    .$if(wanted.keyword !== '', (q) =>
      q.where((e) =>
        e.or([
          e('u.username', 'ilike', like),
          e(sql`lower(u.email)`, '=', wanted.keyword.toLowerCase()),
          e(sql`c.answers->>'name'`, 'ilike', like),
          e(sql`c.answers->>'zhName'`, 'ilike', like),
          e(sql`c.answers->>'enName'`, 'ilike', like),
        ]),
      ),
    );
  const [page, { total }] = await Promise.all([
    narrowed
      .orderBy(sorts[wanted.sort], (o) => (wanted.order === 'asc' ? o.asc().nullsLast() : o.desc().nullsLast()))
      .orderBy('c.id', 'desc')
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

export const findApplication = (db: Kysely<DB>, id: number) =>
  rows(db)
    .select(['c.answers', 'c.contractDetails', 'c.contractDetailsAt', 'c.reason', 'u.email as userEmail'])
    .where('c.id', '=', id)
    .executeTakeFirst();

/** Lists the user's applications before this one, newest first. */
export const listEarlier = (db: Kysely<DB>, userId: number, beforeId: number) =>
  db
    .selectFrom('certifications')
    .select(['id', 'userId', 'kind', 'answers', 'status', 'reason', 'submittedAt', 'reviewedAt'])
    .where('userId', '=', userId)
    .where('id', '<', beforeId)
    .orderBy('id', 'desc')
    .execute();

/** Settles an application that still has the expected state; of two concurrent reviewers one gets the row. */
export const settleApplication = (
  db: Kysely<DB>,
  id: number,
  from: readonly CertStatus[],
  to: { status: CertStatus; reason: string | null; reviewedAt: Date; reviewedBy: number },
) =>
  db
    .updateTable('certifications')
    .set(to)
    .where('id', '=', id)
    .where('status', 'in', [...from])
    .returning(['userId', 'kind'])
    .executeTakeFirst();
