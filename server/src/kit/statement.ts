import { CompiledQuery, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from './tables.ts';

/**
 * Creates a statement whose SQL never changes. It is compiled at its first call and then sent as it is, because compiling costs more than
 * PostgreSQL needs to answer it. `build` must use each parameter once and in order. Rows have the columns' own names.
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
