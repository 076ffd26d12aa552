import type { AuditStatus } from '@pavilion/protocol/contractStates.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { consoleTrailer, TrailerSubmission } from '@pavilion/protocol/trailers.ts';
import { type Kysely, sql } from 'kysely';
import { containing } from '../../kit/like.ts';
import type { DB } from '../../kit/tables.ts';
import { instantOf } from '../programmes/cards.service.ts';

type Db = Kysely<DB>;
type Query = ParsedOf<(typeof consoleTrailer)['list']>;
export type TrailerRow = TrailerSubmission & {
  userId: number;
  fileId: number | null;
  path: string | null;
  type: string | null;
};

/** Finds the programme if the user's company sells it. */
export const findOwnProgramme = (db: Db, userId: number, programmeId: number) =>
  db
    .selectFrom('programmes as p')
    .innerJoin('companies as c', 'c.id', 'p.sellerId')
    .select('p.id')
    .where('p.id', '=', programmeId)
    .where('c.userId', '=', userId)
    .where('c.isSeller', '=', true)
    .executeTakeFirst();

/** Counts the user's trailers in review or in upload. */
export async function countWaiting(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('trailerSubmissions')
    .select((q) => q.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('auditStatus', '=', 0)
    .where('fileId', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const insertSubmission = (
  db: Db,
  row: { programmeId: number; userId: number; fileId: number; createdAt: Date },
) => db.insertInto('trailerSubmissions').values(row).execute();

const columns = sql`
  t.id, t.programme_id as "programmeId", p.zh_title as "zhTitle", p.en_title as "enTitle", c.zh_name as "zhCompany",
  c.en_name as "enCompany", t.audit_status as "auditStatus", t.reason, f.name as "fileName", f.bytes::float8 as bytes,
  ${instantOf('t.created_at')} as "createdAt", ${instantOf('t.reviewed_at')} as "reviewedAt", t.user_id as "userId",
  t.file_id as "fileId", f.path, f.mime as type`;
const from = sql`trailer_submissions t join programmes p on p.id = t.programme_id
  left join companies c on c.id = p.seller_id left join files f on f.id = t.file_id`;
/** An upload in progress, or one that was removed, is not listed for review. */
const isListed = sql`(t.audit_status <> 0 or f.ready_at is not null)`;

export async function listSubmissions(db: Db, query: Query): Promise<{ rows: TrailerRow[]; total: number }> {
  const { keyword, auditStatus, order, pageNum, pageSize } = query;
  const where = [isListed];
  if (auditStatus !== undefined) where.push(sql`t.audit_status = ${auditStatus}`);
  if (keyword) {
    const pattern = containing(keyword);
    where.push(sql`(p.zh_title ilike ${pattern} or p.en_title ilike ${pattern} or c.zh_name ilike ${pattern}
      or c.en_name ilike ${pattern})`);
  }
  const all = sql.join(where, sql` and `);
  const way = order === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await sql<TrailerRow>`select ${columns} from ${from} where ${all}
    order by t.id ${way} limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db.withoutPlugins());
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from ${from} where ${all}`.execute(db.withoutPlugins());
  return { rows, total: counted[0]!.total };
}

export async function findSubmission(db: Db, id: number): Promise<TrailerRow | undefined> {
  const { rows } = await sql<TrailerRow>`select ${columns} from ${from} where t.id = ${id} and ${isListed}`.execute(
    db.withoutPlugins(),
  );
  return rows[0];
}

/** Locks a submission that still waits; undefined if it is gone or was decided. */
export const lockWaiting = (db: Db, id: number) =>
  db
    .selectFrom('trailerSubmissions')
    .select('id')
    .where('id', '=', id)
    .where('auditStatus', '=', 0)
    .forUpdate()
    .executeTakeFirst();

export const settleSubmission = (
  db: Db,
  id: number,
  set: { auditStatus: AuditStatus; reason: string | null; reviewedAt: Date; reviewedBy: number },
) => db.updateTable('trailerSubmissions').set(set).where('id', '=', id).execute();

export const publishTrailer = async (db: Db, { fileId, programmeId }: { fileId: number; programmeId: number }) => {
  await db.updateTable('files').set({ store: 'public' }).where('id', '=', fileId).execute();
  await db
    .updateTable('programmes')
    .set({ trailerId: fileId, updatedAt: sql`now()` })
    .where('id', '=', programmeId)
    .execute();
};

export const deleteFile = (db: Db, fileId: number) => db.deleteFrom('files').where('id', '=', fileId).execute();
