// Recomputes the hash chain of the audit log. The hash is implemented here a second time on purpose: changing the database's own function
// does not make this check agree with it.
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../kit/tables.ts';

const hashOf = (prev: string) => sql<Buffer>`sha256(${sql.raw(prev)} || convert_to(jsonb_build_array(
  a.id, a.staff_id, a.user_id, a.action, a.subject, a.subject_id, a.details,
  to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'))::text, 'UTF8'))`;
const firstHash = sql`sha256(convert_to('pavilion audit ' || c.lane, 'UTF8'))`;

export interface Break {
  auditId: number;
  lane: number | null;
  seq: number | null;
  what: 'changed' | 'deleted' | 'linkChanged' | 'linkMissing' | 'notChained' | 'endMissing';
}

/** Finds rows that were changed or deleted, links that do not follow the previous one, and rows without a link. */
export async function findBreaks(db: Kysely<DB>): Promise<Break[]> {
  const { rows } = await sql<Break>`
    with links as (
      select c.*, lag(c.hash, 1, ${firstHash}) over w as before, lag(c.seq, 1, 0::bigint) over w as seq_before
      from audit_chain c window w as (partition by c.lane order by c.seq)
    )
    select * from (
      select c.audit_id, c.lane, c.seq, case
        when c.seq <> c.seq_before + 1 then 'linkMissing'
        when c.prev_hash <> c.before then 'linkChanged'
        when a.id is null then 'deleted'
        when ${hashOf('c.before')} <> c.hash then 'changed' end as what
      from links c left join audit_log a on a.id = c.audit_id
    ) checked where what is not null
    union all
    select a.id, null, null, 'notChained' from audit_log a
    where not exists (select from audit_chain c where c.audit_id = a.id)
    union all
    select 0, h.lane, h.seq, 'endMissing' from audit_heads h
    where h.seq > 0 and not exists (select from audit_chain c where (c.lane, c.seq, c.hash) = (h.lane, h.seq, h.hash))
      or exists (select from audit_chain c where c.lane = h.lane and c.seq > h.seq)
    order by 2, 3, 1`.execute(db);
  return rows;
}

export interface Head {
  lane: number;
  seq: number;
  hash: string;
}
/** Returns the current end of each chain. Saved outside the database, the ends later reveal truncated or rewritten chains. */
export const headsOf = (db: Kysely<DB>): Promise<Head[]> =>
  db
    .selectFrom('auditHeads')
    .select(['lane', 'seq', sql<string>`encode(hash, 'hex')`.as('hash')])
    .where('seq', '>', 0)
    .orderBy('lane')
    .execute();

/** Returns the ends saved by an earlier check that the chains no longer contain. */
export async function missingHeads(db: Kysely<DB>, earlier: readonly Head[]): Promise<Head[]> {
  const missing: Head[] = [];
  for (const head of earlier) {
    const link = await db
      .selectFrom('auditChain')
      .select(sql<string>`encode(hash, 'hex')`.as('hash'))
      .where('lane', '=', head.lane)
      .where('seq', '=', head.seq)
      .executeTakeFirst();
    if (link?.hash !== head.hash) missing.push(head);
  }
  return missing;
}

export const countRows = async (db: Kysely<DB>): Promise<number> =>
  (
    await db
      .selectFrom('auditLog')
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;
