import { CompiledQuery, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from './tables.ts';

/**
 * A statement whose words never change: put together at its first call and afterwards sent as it is, because putting it
 * together costs more than PostgreSQL needs to answer it. `build` must use each parameter once, in their order.
 * The rows come with the columns' own names: nothing is renamed.
 */
export function statement<Row, Parameters extends readonly unknown[]>(
  build: (...parameters: Parameters) => RawBuilder<Row>,
): (db: Kysely<DB>, ...parameters: Parameters) => Promise<Row[]> {
  let words: string | undefined;
  return async (db, ...parameters) => {
    if (words === undefined) {
      const made = build(...parameters).compile(db);
      if (made.parameters.length !== parameters.length || made.parameters.some((p, i) => p !== parameters[i]))
        throw new Error('a statement uses each of its parameters once, in their order');
      words = made.sql;
    }
    return (await db.withoutPlugins().executeQuery<Row>(CompiledQuery.raw(words, [...parameters]))).rows;
  };
}
