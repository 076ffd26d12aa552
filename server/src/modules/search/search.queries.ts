// These statements name their columns as the code does, so they run `withoutPlugins`.
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../kit/tables.ts';
import type { Plan } from './question.ts';
import type { Found } from './ranking.ts';

type Db = Kysely<DB>;
const longs = (values: readonly number[]) => sql`${sql.val([...values])}::bigint[]`;
const ints = (values: readonly number[]) => sql`${sql.val([...values])}::int[]`;

/** Whether there is a document with this whole title. */
export async function isTitle(db: Db, token: number): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select search_is_title(${token}::bigint) as is`.execute(
    db.withoutPlugins(),
  );
  return rows[0]!.is;
}

/**
 * The best of each class for these plans, each document once and by its best plan, in the order they were found; and how many
 * there are of each class, counted no further than `most`, where `covering` names the plans that find all of them.
 */
export async function findDocuments(
  db: Db,
  classes: readonly number[],
  plans: readonly Plan[],
  wanted: number,
  { covering, most }: { covering: readonly number[]; most: number } = { covering: [], most: 0 },
): Promise<{ found: Found[]; totals: Map<number, number> }> {
  if (!plans.length) return { found: [], totals: new Map(classes.map((of) => [of, 0])) };
  const width = Math.max(...plans.map((plan) => plan.tokens.length));
  // A set that has one of its members twice is the same set.
  const flat = plans.flatMap(({ tokens }) => [...tokens, ...Array<number>(width - tokens.length).fill(tokens[0]!)]);
  const counted = covering.length ? covering.map((place) => place + 1) : null;
  const { rows } = await sql<Found & { total: number | null }>`
    select class, id, plan - 1 as plan, score, zh_title as "zhTitle", en_title as "enTitle", total
    from search_find(${sql.val([...classes])}::smallint[], ${longs(flat)}, ${width}::int, ${sql.val(counted)}::int[],
      ${wanted}::int, ${most}::int)`.execute(db.withoutPlugins());
  const seen = new Set<string>();
  const found = rows.filter((row) => {
    const key = `${row.class}-${row.id}`;
    return !seen.has(key) && seen.add(key);
  });
  const totals = new Map(classes.map((of) => [of, found.filter((row) => row.class === of).length]));
  for (const row of rows) if (row.total !== null) totals.set(row.class, row.total);
  return { found, totals };
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
