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
  const connection = await sql.reserve();
  try {
    await connection`select pg_advisory_lock(${LOCK})`;
    await connection`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`;
    const applied = new Set((await connection`select name from migrations`).map((row) => row.name as string));
    const unknown = [...applied].filter((name) => !known.includes(name));
    if (unknown.length)
      throw new StartError(
        `The database was written by a newer Pavilion (it holds ${unknown.join(', ')}). Nothing was changed.`,
      );
    const missing = known.filter((name) => !applied.has(name));
    for (const name of missing) {
      await connection
        .unsafe(
          `begin;\n${readFileSync(join(folder, name), 'utf8')}\n;insert into migrations (name) values ('${name}'); commit`,
        )
        .simple();
    }
    return missing;
  } catch (error) {
    await connection.unsafe('rollback').simple();
    throw error;
  } finally {
    await connection`select pg_advisory_unlock(${LOCK})`;
    connection.release();
  }
}
