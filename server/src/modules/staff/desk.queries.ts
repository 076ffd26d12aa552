import type { SelectQueryBuilder } from 'kysely';
import type { DB } from '../../kit/tables.ts';

/** Search words as a pattern: what the pattern language knows is taken as it is written. */
export const likeWords = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

/** One page of `narrowed`, and how many rows there are in all. */
export async function pageOfQuery<T extends keyof DB, Row>(
  // biome-ignore lint/complexity/noBannedTypes: `{}` is Kysely's own word for a query that selects nothing yet
  narrowed: SelectQueryBuilder<DB, T, {}>,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
  // biome-ignore lint/complexity/noBannedTypes: as above
  choose: (q: SelectQueryBuilder<DB, T, {}>) => SelectQueryBuilder<DB, T, Row>,
) {
  const [rows, { total }] = await Promise.all([
    choose(narrowed)
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    narrowed.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: total as number };
}
