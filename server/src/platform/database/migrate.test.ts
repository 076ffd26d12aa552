import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyDatabase } from '../../testing/cluster.ts';
import { StartError } from '../startError.ts';
import { connect, type Database } from './connect.ts';
import { migrate, migrationOf, readMigrations } from './migrate.ts';
import { openAsApplication } from './roles.ts';

let empty: Awaited<ReturnType<typeof emptyDatabase>>;
let database: Database;
beforeEach(async () => {
  empty = await emptyDatabase();
  database = connect(empty.url, 4);
});
afterEach(async () => {
  await database.close();
  await empty.drop();
});

const first = migrationOf('0001_first.sql', 'create table first (id int);\n');
const second = migrationOf('0002_second.sql', 'alter table first add column word text;\n');
const third = migrationOf('0003_third.sql', 'create table third (id int);\n');

const appliedNames = async () =>
  (await database.sql`select name from migrations order by name`).map(({ name }) => name as string);
/** Columns of all tables, to prove that a refused start changed nothing. */
const columns = () =>
  database.sql`select table_name, column_name from information_schema.columns where table_schema = 'public' order by 1, 2`;

/** Expects that `known` is refused with this message, in one line, and that nothing changes. */
async function expectRefusal(known: Parameters<typeof migrate>[1], message: string) {
  const before = [await columns(), await database.sql`select * from migrations`];
  const error = await migrate(database.sql, known).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(StartError);
  expect((error as Error).message).toBe(message);
  expect(message).not.toContain('\n');
  expect([await columns(), await database.sql`select * from migrations`]).toEqual(before);
}

test('applies what is missing, once, and stores the checksum of each file', async () => {
  expect(await migrate(database.sql, [first])).toEqual(['0001_first.sql']);
  expect(await migrate(database.sql, [first, second])).toEqual(['0002_second.sql']);
  expect(await migrate(database.sql, [first, second])).toEqual([]);
  const rows = await database.sql`select name, checksum from migrations order by name`;
  expect(rows).toEqual([first, second].map(({ name, checksum }) => ({ name, checksum })));
  // printf 'create table first (id int);\n' | sha256sum
  expect(first.checksum).toBe('e336a4a44b409c31642e84a1b6ac9e8f960f3e57831e5f6b94afc2025bead638');
});

test('processes that start together apply each migration once', async () => {
  const other = connect(empty.url, 1);
  const applied = await Promise.all([
    migrate(database.sql, [first, second]),
    migrate(other.sql, [first, second]),
    migrate(database.sql, [first, second]),
  ]);
  await other.close();
  expect(applied.flat()).toEqual(['0001_first.sql', '0002_second.sql']);
});

test('the checksum does not depend on line endings', async () => {
  await migrate(database.sql, [first, second]);
  const onWindows = [first, second].map(({ name, sql }) => migrationOf(name, sql.replaceAll('\n', '\r\n')));
  expect(await migrate(database.sql, onWindows)).toEqual([]);
});

test('a changed file of an applied migration is refused', async () => {
  await migrate(database.sql, [first, second]);
  await expectRefusal(
    [migrationOf(first.name, 'create table first (id bigint);\n'), second, third],
    'The migration 0001_first.sql was changed after this database applied it. Nothing was changed. Restore the file of the release; a change of the tables needs a new migration.',
  );
});

test('a missing migration that sorts before an applied one is refused', async () => {
  await migrate(database.sql, [first, third]);
  await expectRefusal(
    [first, second, third],
    'The migration 0002_second.sql is missing in the database, which already applied the later 0003_third.sql. Nothing was changed. Give 0002_second.sql the next free number.',
  );
});

test('a migration that this version does not know is refused', async () => {
  await migrate(database.sql, [first, second, third]);
  await expectRefusal(
    [first],
    'The database was written by a newer Pavilion: it holds 0002_second.sql, 0003_third.sql, which this version does not know. Nothing was changed.',
  );
});

test('a database of 0.2.0 is refused and stays as it is', async () => {
  await database.sql.unsafe(`
    create table migrations (name text primary key, applied_at timestamptz not null default now())`);
  await database.sql`insert into migrations (name) values ('0001_house.sql'), ('0002_accounts.sql'), ('0055_news.sql')`;
  const message =
    'The database was written by Pavilion 0.2.0 or earlier and cannot be upgraded, because those versions held demo data only. Nothing was changed. Keep it for that version, and set DATA_DIR to a new folder, or DATABASE_URL to an empty database if you use your own PostgreSQL.';
  await expectRefusal(readMigrations(), message);
  for (const urls of [{ url: empty.url }, { url: empty.appUrl, ownerUrl: empty.url }])
    await expect(openAsApplication(urls, 2)).rejects.toThrow(new StartError(message));
  expect(await columns()).toEqual([
    { table_name: 'migrations', column_name: 'applied_at' },
    { table_name: 'migrations', column_name: 'name' },
  ]);
});

test('a migration that fails changes nothing, those before it stay, and the next start goes on', async () => {
  const wrong = migrationOf('0002_second.sql', 'create table half (id int);\nalter table nowhere add column x int;\n');
  const failed = migrate(database.sql, [first, wrong, third]);
  await expect(failed).rejects.toThrow(StartError);
  await expect(failed).rejects.toThrow(
    'The migration 0002_second.sql failed: relation "nowhere" does not exist. It changed nothing.',
  );
  expect(await appliedNames()).toEqual(['0001_first.sql']);
  expect(await columns()).not.toContainEqual({ table_name: 'half', column_name: 'id' });
  expect(await migrate(database.sql, [first, second, third])).toEqual(['0002_second.sql', '0003_third.sql']);
});
