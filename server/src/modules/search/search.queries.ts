// These statements name their columns as the code does, so they run `withoutPlugins`.
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../kit/tables.ts';
import type { Plan } from './question.ts';
import type { Found } from './ranking.ts';

type Db = Kysely<DB>;
const longs = (values: readonly number[]) => sql`${sql.val([...values])}::bigint[]`;
const ints = (values: readonly number[]) => sql`${sql.val([...values])}::int[]`;

/** The best of each class for these plans, each document once and by its best plan, in the order they were found. */
export async function findDocuments(
  db: Db,
  classes: readonly number[],
  plans: readonly Plan[],
  wanted: number,
): Promise<Found[]> {
  const width = Math.max(...plans.map((plan) => plan.tokens.length));
  // A set that has one of its members twice is the same set.
  const flat = plans.flatMap(({ tokens }) => [...tokens, ...Array<number>(width - tokens.length).fill(tokens[0]!)]);
  const { rows } = await sql<Found>`
    select c.class, f.id, f.plan - 1 as plan, f.score, f.zh_title as "zhTitle", f.en_title as "enTitle"
    from unnest(${sql.val([...classes])}::smallint[]) as c (class)
    cross join lateral search_find(c.class, ${longs(flat)}, ${width}::int, ${wanted}::int) f`.execute(
    db.withoutPlugins(),
  );
  const seen = new Set<string>();
  return rows.filter((row) => {
    const key = `${row.class}-${row.id}`;
    return !seen.has(key) && seen.add(key);
  });
}

export async function countDocuments(
  db: Db,
  classes: readonly number[],
  tokens: readonly number[],
  most: number,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ class: number; count: number }>`
    select c.class, search_count(c.class, ${longs(tokens)}, ${most}::int) as count
    from unnest(${sql.val([...classes])}::smallint[]) as c (class)`.execute(db.withoutPlugins());
  return new Map(rows.map((row) => [row.class, row.count]));
}

/** Words that may have been meant, the most alike first. */
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

/** Genres of these programmes, the most frequent first. */
export async function listGenres(db: Db, programmeIds: readonly number[], limit: number): Promise<string[]> {
  const { rows } = await sql<{ genre: string }>`
    select genre from programmes, unnest(genres) as genre where id = any(${ints(programmeIds)})
    group by genre order by count(*) desc, genre limit ${limit}`.execute(db.withoutPlugins());
  return rows.map((row) => row.genre);
}
