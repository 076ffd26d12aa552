// The database of the last release, for the upgrade test: its migrations and the rows that were written with it (decision 0054).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../platform/database/connect.ts';
import { type Migration, readMigrations } from '../platform/database/migrate.ts';

const migrationsFile = join(import.meta.dirname, '../../migrations/released.json');
const rowsFile = join(import.meta.dirname, 'releasedRows.json');

type Row = Record<string, unknown>;
/** Rows by table. */
export type Tables = Record<string, Row[]>;
export interface ReleasedRows {
  /** The clock of the application when the rows were written. */
  writtenAt: string;
  /** Values that sequences have given out. */
  sequences: Record<string, number>;
  tables: Tables;
}

/** The checksums of the released migrations by name. */
export const releasedChecksums = () =>
  new Map(Object.entries<string>(JSON.parse(readFileSync(migrationsFile, 'utf8'))));
export const releasedMigrations = (): Migration[] => {
  const released = releasedChecksums();
  return readMigrations().filter(({ name }) => released.has(name));
};
export const releasedRows = (): ReleasedRows => JSON.parse(readFileSync(rowsFile, 'utf8'));

/** Writes both files: the migrations of this version, and `rows`, which were written with them. */
export function recordRelease(rows: ReleasedRows) {
  const checksums = Object.fromEntries(readMigrations().map(({ name, checksum }) => [name, checksum]));
  writeFileSync(migrationsFile, `${JSON.stringify(checksums, null, 2)}\n`);
  const tables = Object.entries(rows.tables).map(
    ([table, lines]) =>
      `    ${JSON.stringify(table)}: [\n${lines.map((row) => `      ${JSON.stringify(row)}`).join(',\n')}\n    ]`,
  );
  const { writtenAt, sequences } = rows;
  writeFileSync(
    rowsFile,
    `{\n  "writtenAt": ${JSON.stringify(writtenAt)},\n  "sequences": ${JSON.stringify(sequences)},\n  "tables": {\n${tables.join(',\n')}\n  }\n}\n`,
  );
}

/** Tables with their primary keys. What migrations were applied is no content. */
const tablesOf = (sql: Database['sql']) =>
  sql<{ name: string; key: string[] }[]>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as key
    from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'
    group by c.relname order by c.relname`;

/** Reads all rows that are not empty tables, ordered by their primary keys. */
export async function readTables(sql: Database['sql']): Promise<Tables> {
  const tables: Tables = {};
  for (const { name, key } of await tablesOf(sql)) {
    const rows = await sql.unsafe<{ row: Row }[]>(
      `select to_jsonb(t) as row from "${name}" t order by ${key.map((column) => `"${column}"`).join(', ')}`,
    );
    if (rows.length) tables[name] = rows.map(({ row }) => row);
  }
  return tables;
}

export async function readSequences(sql: Database['sql']): Promise<Record<string, number>> {
  const rows = await sql<{ name: string; value: number }[]>`
    select sequencename as name, last_value as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`;
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Replaces all rows of the database, without its triggers. Throws if a row does not have the columns of its table. */
export async function restoreRows(sql: Database['sql'], { tables, sequences }: ReleasedRows): Promise<void> {
  const names = (await tablesOf(sql)).map(({ name }) => `"${name}"`);
  await sql.begin(async (sql) => {
    await sql`set local session_replication_role = 'replica'`;
    await sql.unsafe(`truncate ${names.join(', ')}`);
    for (const [table, rows] of Object.entries(tables)) {
      const columns = await sql<{ name: string; generated: boolean }[]>`
        select attname as name, attgenerated <> '' as generated from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by 1`;
      const expected = columns.map(({ name }) => name).join();
      const unfit = rows.find((row) => Object.keys(row).sort().join() !== expected);
      if (unfit) throw new Error(`A row of ${table} does not have its columns: ${JSON.stringify(unfit)}`);
      const written = columns.flatMap(({ name, generated }) => (generated ? [] : [`"${name}"`])).join(', ');
      await sql.unsafe(
        `insert into "${table}" (${written}) overriding system value
         select ${written} from jsonb_populate_recordset(null::"${table}", $1)`,
        [JSON.stringify(rows)],
      );
    }
    for (const [name, value] of Object.entries(sequences)) await sql`select setval(${name}::regclass, ${value})`;
  });
}

/**
 * Lists what an upgrade lost: tables, columns and rows that are gone, and values that changed. Added tables, columns and rows are no
 * loss.
 */
export async function lossesOf(before: Tables, sql: Database['sql']): Promise<string[]> {
  const after = await readTables(sql);
  const keys = new Map((await tablesOf(sql)).map(({ name, key }) => [name, key]));
  const losses = new Set<string>();
  for (const [table, rows] of Object.entries(before)) {
    const key = keys.get(table);
    if (!key) {
      losses.add(`${table} is gone`);
      continue;
    }
    const keyOf = (row: Row) => JSON.stringify(key.map((column) => row[column]));
    const kept = new Map((after[table] ?? []).map((row) => [keyOf(row), row]));
    for (const row of rows) {
      const now = kept.get(keyOf(row));
      if (!now) {
        losses.add(`${table}: the row ${keyOf(row)} is gone`);
        continue;
      }
      for (const [column, value] of Object.entries(row)) {
        if (!(column in now)) losses.add(`${table}.${column} is gone`);
        else if (JSON.stringify(now[column]) !== JSON.stringify(value))
          losses.add(`${table}.${column} of ${keyOf(row)} changed`);
      }
    }
  }
  return [...losses];
}
