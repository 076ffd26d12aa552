import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../startError.ts';
import type { Database } from './connect.ts';

const folder = join(import.meta.dirname, '../../../migrations');
/** Any number will do, as long as every process takes the same one. */
const LOCK = 7_352_001;

/** The migrations this version knows, in order. */
export const migrations = () =>
  readdirSync(folder)
    .filter((name) => /^\d{4}_\w+\.sql$/.test(name))
    .sort();

/**
 * Applies what is missing, each file in a transaction of its own, under a lock so that processes starting together wait
 * for each other. Throws `StartError` when the database holds a migration that this version does not know.
 */
export async function migrate(sql: Database['sql']): Promise<string[]> {
  const known = migrations();
  return sql.reserve(async (connection) => {
    try {
      await connection.query('select pg_advisory_lock($1)', [LOCK]);
      await connection.query(
        'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
      );
      const { rows } = await connection.query('select name from migrations');
      const applied = new Set(rows.map((row) => row.name as string));
      const unknown = [...applied].filter((name) => !known.includes(name));
      if (unknown.length)
        throw new StartError(
          `The database was written by a newer Pavilion (it holds ${unknown.join(', ')}). Nothing was changed.`,
        );
      const missing = known.filter((name) => !applied.has(name));
      for (const name of missing) {
        await connection.script(
          `begin;\n${readFileSync(join(folder, name), 'utf8')}\n;insert into migrations (name) values ('${name}'); commit`,
        );
      }
      return missing;
    } finally {
      if (!connection.lost) {
        await connection.script('rollback'); // nothing, unless a migration failed
        await connection.query('select pg_advisory_unlock($1)', [LOCK]);
      }
    }
  });
}
