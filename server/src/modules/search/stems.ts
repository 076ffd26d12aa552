// English stems by PostgreSQL's own dictionary; each word is looked up once.
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../kit/tables.ts';

const MOST_KEPT = 300_000;
/** A word's stem never changes; null is a stop word. */
const known = new Map<string, string | null>();

/** Loads the stems of words in letters; words of other scripts and numbers stay unchanged. */
export async function learnStems(db: Kysely<DB>, words: Iterable<string>): Promise<void> {
  const unknown = [...new Set(words)].filter((word) => isEnglish(word) && !known.has(word));
  if (!unknown.length) return;
  const { rows } = await sql<{ word: string; stem: string | null }>`
    select word, (ts_lexize('english_stem', word))[1] as stem from unnest(${sql.val(unknown)}::text[]) word`.execute(
    db.withoutPlugins(),
  );
  if (known.size + rows.length > MOST_KEPT) known.clear();
  for (const { word, stem } of rows) known.set(word, stem);
}
const isEnglish = (word: string) => /^[a-z]{2,40}$/.test(word);

/** Returns the stem of a loaded word; undefined for a stop word. */
export const stemOf = (word: string): string | undefined => (isEnglish(word) ? (known.get(word) ?? undefined) : word);
