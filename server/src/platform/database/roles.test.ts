import { afterAll, beforeAll, expect, test } from 'vitest';
import { appPassword, cloneTemplate, emptyDatabase } from '../../testing/cluster.ts';
import { connect, type Database } from './connect.ts';
import { migrate } from './migrate.ts';
import { openAsApplication, separateRoles } from './roles.ts';

let house: Awaited<ReturnType<typeof cloneTemplate>>;
let owner: Database;
let app: Database;
beforeAll(async () => {
  house = await cloneTemplate();
  [owner, app] = [connect(house.url, 2), connect(house.appUrl, 2)];
});
afterAll(async () => {
  await app.close();
  await owner.close();
  await house.drop();
});
const refused = (statement: string) =>
  expect(app.sql.unsafe(statement), statement).rejects.toThrow(/permission denied|must be (owner|superuser)/);

test('the application neither owns the tables nor is a superuser', async () => {
  const [row] =
    await app.sql`select current_user as name, rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user`;
  expect(row).toEqual({ name: 'pavilion_app', rolsuper: false, rolcreaterole: false, rolcreatedb: false });
  const owned =
    await app.sql`select relname from pg_class where relowner = current_user::regrole and relkind = 'r' and relnamespace = 'public'::regnamespace`;
  expect(owned).toEqual([{ relname: 'search_documents' }]);
});

test('it cannot change, delete or empty what was written once, nor switch the triggers off', async () => {
  for (const table of [
    'audit_log',
    'audit_chain',
    'audit_heads',
    'deal_events',
    'file_views',
    'contract_files',
    'agreement_consents',
  ]) {
    await refused(`delete from ${table}`);
    await refused(`truncate ${table}`);
    await refused(`alter table ${table} disable trigger all`);
    await refused(`drop table ${table}`);
  }
  await refused(`update audit_log set action = 'x'`);
  await refused(`update contract_files set sha256 = '\\x00'`);
  await refused(`insert into audit_chain values (0, 1, 1, '', '')`);
  await refused(`update audit_heads set seq = 0`);
  await refused('truncate contracts, orders cascade');
  await refused('delete from contracts');
  await refused('alter table contracts disable trigger contracts_terms_fixed');
  await refused('drop trigger orders_total_fixed on orders');
  await refused(`set session_replication_role = 'replica'`);
  await refused(
    'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
  );
  await refused(`delete from migrations`);
});

test('it writes the audit log, whose links it cannot write itself', async () => {
  await app.sql`insert into audit_log (action, subject) values ('settings.change', 'settings')`;
  const links = await owner.sql`select lane, seq from audit_chain`;
  expect(links).toHaveLength(1);
});

test('a table of a later migration is the application’s to use at once', async () => {
  await owner.sql`create table later (id int generated always as identity primary key, word text)`;
  await app.sql`insert into later (word) values ('x')`;
  expect(await app.sql`select word from later`).toEqual([{ word: 'x' }]);
  await refused('truncate later');
});

test('the roles are separated again and again, by several processes at once', async () => {
  await Promise.all([1, 2].map(() => separateRoles(owner.sql, 'pavilion_app', appPassword)));
  await refused('truncate audit_log');
});

test('a superuser, or the owner itself, is refused as the application', async () => {
  const empty = await emptyDatabase();
  const one = connect(empty.url, 2);
  await migrate(one.sql);
  const name = decodeURIComponent(new URL(empty.url).username);
  await expect(separateRoles(one.sql, name)).rejects.toThrow(/is a superuser or owns the tables/);
  await expect(separateRoles(one.sql, 'nobody_there')).rejects.toThrow(/does not exist/);
  await one.close();
  await empty.drop();
});

test('an external database works with two roles and with one, and one is noticed', async () => {
  const empty = await emptyDatabase();
  const two = await openAsApplication({ url: empty.appUrl, ownerUrl: empty.url }, 2);
  expect(two.oneRole).toBe(false);
  await expect(two.database.sql`truncate audit_log`).rejects.toThrow(/permission denied/);
  await two.database.close();
  const one = await openAsApplication({ url: empty.url }, 2);
  expect(one.oneRole).toBe(true);
  await one.database.close();
  await empty.drop();
});
