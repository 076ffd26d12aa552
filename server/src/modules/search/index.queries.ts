import { type Kysely, sql } from 'kysely';
import type { DB } from '../../kit/tables.ts';
import type { Popularity, SearchRow, Tier } from './documents.ts';

type Db = Kysely<DB>;
/** An arbitrary number; every process must use the same one. */
const LOCK = 7_352_071;

/**
 * Locks the index until the transaction ends: only one process writes it at a time, so that an older text never overwrites a newer one.
 */
export async function tryLockIndex(db: Db): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as locked`.execute(db);
  return rows[0]!.locked;
}
export const lockIndex = (db: Db) => sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);

/** Takes the oldest entries from the queue; an item may occur twice. */
export async function takeStale(db: Db, limit: number): Promise<{ class: number; contentId: number }[]> {
  const { rows } = await sql<{ class: number; contentId: number }>`
    delete from search_stale where seq in (
      select seq from search_stale order by seq limit ${limit} for update skip locked)
    returning class, content_id as "contentId"`.execute(db.withoutPlugins());
  return rows;
}
export const clearStale = (db: Db) => sql`delete from search_stale`.execute(db);
export async function hasStale(db: Db): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`select exists (select from search_stale) as waits`.execute(db);
  return rows[0]!.waits;
}
export async function countStale(db: Db, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 from search_stale limit ${most}) notes`.execute(db);
  return rows[0]!.count;
}
export const markStale = (db: Db, of: number, ids: readonly number[]) =>
  sql`insert into search_stale (class, content_id) select ${of}, unnest(${sql.val([...ids])}::int[])`.execute(db);

export async function listTiers(db: Db): Promise<Map<number, Tier[]>> {
  const { rows } = await sql<Tier & { class: number }>`
    select class, tier, salt, least from search_tiers order by class, tier`.execute(db.withoutPlugins());
  return Map.groupBy(rows, (row) => row.class);
}

export async function listPopularity(db: Db, of: number, ids: readonly number[]): Promise<Map<number, Popularity>> {
  const { rows } = await sql<Popularity & { id: number }>`
    select content_id as id, visits, favourites from popularity
    where class = ${of} and content_id = any(${sql.val([...ids])}::int[])`.execute(db.withoutPlugins());
  return new Map(rows.map((row) => [row.id, row]));
}

const arrayWords = (numbers: readonly number[]) => `{${numbers.join(',')}}`;
/** Writes rows into the index, or into the table that will replace it. */
export async function upsertDocuments(db: Db, rows: readonly SearchRow[], table = 'search_documents'): Promise<void> {
  if (!rows.length) return;
  await sql`
    insert into ${sql.raw(table)} (class, id, score, zh_title, en_title, tokens)
    select class, id, score, zh_title, en_title, tokens::bigint[] from unnest(
      ${sql.val(rows.map((r) => r.class))}::smallint[], ${sql.val(rows.map((r) => r.id))}::int[],
      ${sql.val(rows.map((r) => r.score))}::real[], ${sql.val(rows.map((r) => r.zhTitle))}::text[],
      ${sql.val(rows.map((r) => r.enTitle))}::text[], ${sql.val(rows.map((r) => arrayWords(r.tokens)))}::text[])
      as t (class, id, score, zh_title, en_title, tokens)
    ${
      table === 'search_documents'
        ? sql`on conflict (class, id) do update set score = excluded.score, zh_title = excluded.zh_title,
          en_title = excluded.en_title, tokens = excluded.tokens`
        : sql``
    }`.execute(db);
}
export async function removeDocuments(db: Db, of: number, ids: readonly number[]): Promise<void> {
  if (ids.length)
    await sql`delete from search_documents where class = ${of} and id = any(${sql.val([...ids])}::int[])`.execute(db);
}
export async function upsertSpellings(db: Db, words: Iterable<string>): Promise<void> {
  const list = [...words].sort();
  if (list.length)
    await sql`insert into search_words select unnest(${sql.val(list)}::text[]) on conflict do nothing`.execute(db);
}

export async function replaceTiers(db: Db, of: number, bounds: readonly number[]): Promise<Tier[]> {
  await sql`delete from search_tiers where class = ${of}`.execute(db);
  const { rows } = await sql<Tier>`
    insert into search_tiers (class, tier, least)
    select ${of}, place - 1, least
    from unnest(${sql.val([...bounds])}::real[]) with ordinality as t (least, place)
    returning tier, salt, least`.execute(db.withoutPlugins());
  return rows;
}

const NEXT = 'search_documents_next';
/** Makes an empty table like the index, without its indexes. Indexed after it is filled, a million rows take minutes, not hours. */
export async function createNextIndex(db: Db): Promise<string> {
  await sql`create table ${sql.raw(NEXT)} (like search_documents including defaults including constraints including storage)
    with (toast_tuple_target = 128)`.execute(db);
  await sql`alter table ${sql.raw(NEXT)} alter column tokens set statistics 0`.execute(db);
  return NEXT;
}
/** Replaces the index with the filled table. */
export async function swapIndexes(db: Db): Promise<void> {
  const steps = [
    `set local maintenance_work_mem = '256MB'`,
    `alter table ${NEXT} add primary key (class, id)`,
    `create index ${NEXT}_tokens on ${NEXT} using gin (tokens) with (fastupdate = off)`,
    `analyze ${NEXT}`,
    'drop table search_documents',
    `alter table ${NEXT} rename to search_documents`,
    `alter index ${NEXT}_pkey rename to search_documents_pkey`,
    `alter index ${NEXT}_tokens rename to search_documents_tokens`,
    `create trigger search_documents_changed after insert or update or delete on search_documents execute function notify_change()`,
    `notify changed, 'search_documents'`,
  ];
  for (const step of steps) await sql.raw(step).execute(db);
}

/** Updates scores that popularity has changed by a tenth or more, and returns those items with their old score. */
export async function listScores(
  db: Db,
  of: number,
  after: number,
  limit: number,
): Promise<(Popularity & { id: number; score: number })[]> {
  const { rows } = await sql<Popularity & { id: number; score: number }>`
    select p.content_id as id, p.visits, p.favourites, d.score from popularity p
    join search_documents d on d.class = p.class and d.id = p.content_id
    where p.class = ${of} and p.content_id > ${after} order by p.content_id limit ${limit}`.execute(
    db.withoutPlugins(),
  );
  return rows;
}
export const setScores = (db: Db, of: number, scores: readonly { id: number; score: number }[]) =>
  sql`update search_documents d set score = t.score
    from unnest(${sql.val(scores.map((s) => s.id))}::int[], ${sql.val(scores.map((s) => s.score))}::real[]) as t (id, score)
    where d.class = ${of} and d.id = t.id`.execute(db);

/** Returns the classes whose best tier has more than `most` documents and needs new bounds. */
export async function countFirstTiers(db: Db): Promise<{ class: number; count: number }[]> {
  const { rows } = await sql<{ class: number; count: number }>`
    select d.class, count(*)::int as count from search_documents d join search_tiers t on t.class = d.class and t.tier = 0
    where d.score >= t.least group by d.class`.execute(db.withoutPlugins());
  return rows;
}
