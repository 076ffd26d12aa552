import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../startError.ts';
import type { Database } from './connect.ts';
import type { Connection } from './pool.ts';

const folder = join(import.meta.dirname, '../../../migrations');
/** An arbitrary number that all processes share. */
const LOCK = 7_352_001;

export interface Migration {
  name: string;
  sql: string;
  /** SHA-256 in hexadecimal. It does not depend on line endings, which Git may change on checkout. */
  checksum: string;
}

export const migrationOf = (name: string, sql: string): Migration => ({
  name,
  sql,
  checksum: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex'),
});

/** Reads the migrations of this version, in order. */
export const readMigrations = (): Migration[] =>
  readdirSync(folder)
    .filter((name) => /^\d{4}_\w+\.sql$/.test(name))
    .sort()
    .map((name) => migrationOf(name, readFileSync(join(folder, name), 'utf8')));

/**
 * Returns the migrations that are not applied yet. `applied` maps names to checksums. Throws `StartError` if an applied migration is
 * unknown or its file has changed, and if a missing migration sorts before an applied one.
 */
export function pendingMigrations(
  known: readonly Migration[],
  applied: ReadonlyMap<string, string>,
): readonly Migration[] {
  const names = new Set(known.map(({ name }) => name));
  const unknown = [...applied.keys()].filter((name) => !names.has(name)).sort();
  if (unknown.length)
    throw new StartError(
      `The database was written by a newer Pavilion: it holds ${unknown.join(', ')}, which this version does not know. Nothing was changed.`,
    );
  const changed = known.find(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum);
  if (changed)
    throw new StartError(
      `The migration ${changed.name} was changed after this database applied it. Nothing was changed. Restore the file of the release; a change of the tables needs a new migration.`,
    );
  const newest = [...applied.keys()].sort().at(-1);
  const pending = known.filter(({ name }) => !applied.has(name));
  const skipped = pending.find(({ name }) => newest !== undefined && name < newest);
  if (skipped)
    throw new StartError(
      `The migration ${skipped.name} is missing in the database, which already applied the later ${newest}. Nothing was changed. Give ${skipped.name} the next free number.`,
    );
  return pending;
}

/** Reads names and checksums of the applied migrations. Creates the table for them in an empty database. */
async function appliedMigrations(connection: Connection): Promise<Map<string, string>> {
  const { rows: columns } = await connection.query(
    `select attname as name from pg_attribute where attrelid = to_regclass('migrations') and attnum > 0`,
  );
  // Pavilion 0.2.0 stored no checksums. Its migrations were replaced by one set of files (decision 0054).
  if (columns.length && !columns.some(({ name }) => name === 'checksum'))
    throw new StartError(
      'The database was written by Pavilion 0.2.0 or earlier and cannot be upgraded, because those versions held demo data only. Nothing was changed. Keep it for that version, and set DATA_DIR to a new folder, or DATABASE_URL to an empty database if you use your own PostgreSQL.',
    );
  if (!columns.length)
    await connection.query(
      'create table migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
  const { rows } = await connection.query('select name, checksum from migrations');
  return new Map(rows.map(({ name, checksum }) => [String(name), String(checksum)]));
}

async function apply(connection: Connection, { name, sql, checksum }: Migration) {
  try {
    await connection.script(
      `begin;\n${sql}\n;insert into migrations (name, checksum) values ('${name}', '${checksum}'); commit`,
    );
  } catch (error) {
    if (connection.lost) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The migration ${name} failed: ${reason}. It changed nothing.`, { cause: error });
  }
}

/**
 * Applies missing migrations, each file in its own transaction, and returns their names. A lock makes processes that start together
 * wait for each other. Throws `StartError` if the database does not fit the files.
 */
export async function migrate(
  sql: Database['sql'],
  known: readonly Migration[] = readMigrations(),
): Promise<readonly string[]> {
  return sql.reserve(async (connection) => {
    try {
      await connection.query('select pg_advisory_lock($1)', [LOCK]);
      const pending = pendingMigrations(known, await appliedMigrations(connection));
      for (const migration of pending) await apply(connection, migration);
      return pending.map(({ name }) => name);
    } finally {
      if (!connection.lost) {
        await connection.script('rollback'); // no effect, unless a migration failed
        await connection.query('select pg_advisory_unlock($1)', [LOCK]);
      }
    }
  });
}
