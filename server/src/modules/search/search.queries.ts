// These statements name their columns as in code, so they run `withoutPlugins`.
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../kit/tables.ts';
import type { Plan, TitlePlans } from './parseQuery.ts';
import type { Found } from './ranking.ts';

type Db = Kysely<DB>;
const longs = (values: readonly number[]) => sql`${sql.val([...values])}::bigint[]`;
const ints = (values: readonly number[]) => sql`${sql.val([...values])}::int[]`;

/** The matches, each document once and by its best plan, in that order; and the number in each class. */
export interface Answered {
  found: Found[];
  totals: Map<number, number>;
}
/** Converts rows of plans counted from 1; a class without a total has the number found. */
function answered(classes: readonly number[], rows: readonly (Found & { total: number | null })[]): Answered {
  const seen = new Set<string>();
  const found = rows.filter((row) => {
    const key = `${row.class}-${row.id}`;
    return !seen.has(key) && seen.add(key);
  });
  const totals = new Map(classes.map((of) => [of, found.filter((row) => row.class === of).length]));
  for (const row of rows) if (row.total !== null) totals.set(row.class, row.total);
  return { found, totals };
}

/** Returns the best of each class for a query that is a whole title; nothing if no title matches. */
export async function findTitle(
  db: Db,
  classes: readonly number[],
  { plans, texts }: TitlePlans,
  wanted: number,
  most: number,
): Promise<Answered> {
  const [title, phrase, words] = plans.map(({ tokens }) => tokens) as [number[], number[], number[]];
  const { rows } = await sql<Found & { total: number }>`
    select class, id, plan - 1 as plan, score, zh_title as "zhTitle", en_title as "enTitle", total
    from search_title(${sql.val([...classes])}::smallint[], ${title[0]!}::bigint, ${longs(phrase)}, ${longs(words)},
      ${sql.val(texts)}::text[], ${wanted}::int, ${most}::int)`.execute(db.withoutPlugins());
  return answered(classes, rows);
}

/**
 * Returns the best of each class for these plans, and totals up to `most`, for which `covering` names the plans that find all of them.
 */
export async function findDocuments(
  db: Db,
  classes: readonly number[],
  plans: readonly Plan[],
  wanted: number,
  { covering, most }: { covering: readonly number[]; most: number } = { covering: [], most: 0 },
): Promise<Answered> {
  if (!plans.length) return answered(classes, []);
  const width = Math.max(...plans.map((plan) => plan.tokens.length));
  // A set with a repeated member is the same set.
  const flat = plans.flatMap(({ tokens }) => [...tokens, ...Array<number>(width - tokens.length).fill(tokens[0]!)]);
  const counted = covering.length ? covering.map((place) => place + 1) : null;
  const { rows } = await sql<Found & { total: number | null }>`
    select class, id, plan - 1 as plan, score, zh_title as "zhTitle", en_title as "enTitle", total
    from search_find(${sql.val([...classes])}::smallint[], ${longs(flat)}, ${width}::int, ${sql.val(counted)}::int[],
      ${wanted}::int, ${most}::int)`.execute(db.withoutPlugins());
  return answered(classes, rows);
}

/** Lists words that may have been meant, the most similar first. */
export async function listSpellings(db: Db, word: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from search_spellings(${word}, ${limit}) as word`.execute(db.withoutPlugins());
  return rows.map((row) => row.word);
}
export async function knownSpellings(db: Db, words: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ word: string }>`
    select word from search_words where word = any(${sql.val([...words])}::text[])`.execute(db.withoutPlugins());
  return new Set(rows.map((row) => row.word));
}

/** Lists genres of these programmes, the most frequent first. */
export async function listGenres(db: Db, programmeIds: readonly number[], limit: number): Promise<string[]> {
  const { rows } = await sql<{ genre: string }>`
    select genre from programmes, unnest(genres) as genre where id = any(${ints(programmeIds)})
    group by genre order by count(*) desc, genre limit ${limit}`.execute(db.withoutPlugins());
  return rows.map((row) => row.genre);
}
