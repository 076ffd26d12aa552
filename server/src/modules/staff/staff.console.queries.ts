import type { SelectQueryBuilder } from 'kysely';
import type { DB } from '../../kit/tables.ts';

/** Returns one page of `narrowed`, and the number of all rows. */
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
  return { rows, total: Number(total) };
}
