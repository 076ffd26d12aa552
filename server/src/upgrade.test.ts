// A database of the last release is upgraded: its rows stay, and the app reads them (decision 0054).
import { afterEach, describe, expect, test } from 'vitest';
import { findBreaks } from './modules/audit/verify.queries.ts';
import { connect, type Database } from './platform/database/connect.ts';
import {
  type Migration,
  migrate,
  migrationOf,
  pendingMigrations,
  readMigrations,
} from './platform/database/migrate.ts';
import { embeddedAppRole, separateRoles } from './platform/database/roles.ts';
import { testPassword } from './testing/builders.ts';
import { appPassword, emptyDatabase } from './testing/cluster.ts';
import { mainTables, writeReleaseContent } from './testing/releaseContent.ts';
import {
  lossesOf,
  readSequences,
  readTables,
  recordRelease,
  releasedChecksums,
  releasedMigrations,
  releasedRows,
  restoreRows,
  type Tables,
} from './testing/releasedDatabase.ts';
import { type TestApp, testApp } from './testing/testApp.ts';

const isRecording = process.env.RECORD_RELEASE === '1';

const cleanUp: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

/** Starts the app on a database of the last release that `migrations` have upgraded. */
async function upgraded(migrations: readonly Migration[]) {
  const database = await emptyDatabase();
  const owner = connect(database.url, 2);
  await migrate(owner.sql, releasedMigrations());
  const rows = releasedRows();
  await restoreRows(owner.sql, rows);
  const before = await readTables(owner.sql);
  const applied = await migrate(owner.sql, migrations);
  await separateRoles(owner.sql, embeddedAppRole, appPassword);
  const losses = await lossesOf(before, owner.sql);
  await owner.close();
  const t = await testApp({ database });
  t.clock.now = new Date(rows.writtenAt);
  cleanUp.push(() => t.close());
  return { t, rows, applied, losses };
}

/** Reads what `writeReleaseContent` wrote, as a visitor, as the buyer and as staff. */
async function expectReads(t: TestApp) {
  const titles = (page: { rows: { enTitle: string | null }[] }) => page.rows.map(({ enTitle }) => enTitle);
  const programmes = await t.visitor.programSale.list({});
  expect(programmes.total).toBe(5);
  expect(titles(await t.visitor.information.list({}))).toEqual(['Licensing market 1']);
  expect(titles(await t.visitor.exhibitionOnline.list({}))).toEqual(['Busan Asian Contents Market']);
  expect(titles(await t.visitor.meetingInfo.list({}))).toEqual(['Rights clinic']);

  const { token } = await t.visitor.user.login({ username: 'buyer', password: testPassword });
  const buyer = t.as(token);
  expect(await buyer.user.getUserInfo()).toMatchObject({ username: 'buyer', agreementPending: false });
  expect((await buyer.user.myAddress()).rows.map(({ recipient }) => recipient)).toEqual(['陈嘉怡']);
  const orders = await buyer.programOrder.myOrder({});
  expect(orders.rows.map(({ status, paymentStatus }) => [status, paymentStatus])).toEqual([
    [0, 0],
    [1, 0],
    [2, 2],
  ]);
  const { orderNo } = orders.rows[2]!;
  const order = await buyer.programOrder.myOrderDetail({ orderNo });
  expect(order).toMatchObject({ totalMinor: 1_000_000, currency: 'CNY', years: 1, contract: { status: 2 } });
  expect(order.submissions).toHaveLength(1);
  const favourites = await buyer.user.myCollection({});
  expect(favourites.rows.map(({ id }) => id)).toEqual([order.programmeId]);

  const staff = await t.visitor.consoleSession.login({ username: 'trade', password: testPassword });
  expect((await t.as(staff.token!).consoleOrder.list({})).total).toBe(3);
  expect(await findBreaks(t.db)).toEqual([]);
}

/** A sold right stays sold. */
async function expectSoldOnce(sql: Database['sql']) {
  const copy = sql.unsafe(`
    insert into grants (programme_id, medium, territory, term, exclusive, exclusivity_range, state, source)
    select programme_id, medium, territory, term, true, '(,)', 'granted', 'elsewhere' from grants where state = 'granted'`);
  await expect(copy).rejects.toThrow(/grants_never_sold_twice/);
}

const withoutRows = (tables: Tables) => mainTables.filter((table) => !tables[table]?.length);

test.runIf(isRecording)(
  'records the migrations of this version and rows written with them',
  { timeout: 180_000 },
  async () => {
    pendingMigrations(readMigrations(), releasedChecksums());
    const t = await testApp();
    cleanUp.push(() => t.close());
    await writeReleaseContent(t);
    const tables = await readTables(t.sql);
    expect(withoutRows(tables)).toEqual([]);
    recordRelease({ writtenAt: t.clock.now.toISOString(), sequences: await readSequences(t.sql), tables });
  },
);

describe.skipIf(isRecording)('from the last release', { timeout: 120_000 }, () => {
  test('no released migration has changed or is gone, and later ones sort after them', () => {
    expect(releasedChecksums().size).toBeGreaterThanOrEqual(17);
    expect(() => pendingMigrations(readMigrations(), releasedChecksums())).not.toThrow();
  });

  test('the recorded rows cover the main subjects', () => {
    expect(withoutRows(releasedRows().tables)).toEqual([]);
  });

  test('the migrations since then keep every row, and the app reads them', async () => {
    const { t, rows, applied, losses } = await upgraded(readMigrations());
    expect(applied).toEqual(pendingMigrations(readMigrations(), releasedChecksums()).map(({ name }) => name));
    // A loss that a migration intends is listed here until the next release.
    expect(losses).toEqual([]);
    expect(rows.tables.orders).toHaveLength(3);
    await expectReads(t);
    await expectSoldOnce(t.sql);
    // Sequences go on after the recorded values.
    const [user] = await t.sql`
      insert into users (username, email, password_hash) values ('later', 'later@example.com', 'x') returning id`;
    expect(user!.id).toBeGreaterThan(Math.max(...rows.tables.users!.map(({ id }) => Number(id))));
  });

  test('a later migration that changes tables and fills a column keeps them too', async () => {
    const later = migrationOf(
      '9999_screenings.sql',
      `create table screenings (
         id int generated always as identity primary key,
         programme_id int not null references programmes,
         room text not null
       );
       insert into screenings (programme_id, room) select id, 'Room ' || id from programmes;
       alter table programmes add column festival_note text not null default '';
       update programmes set festival_note = en_title;
       alter table orders add column channel text not null default 'site' check (channel in ('site', 'fair'));`,
    );
    const { t, applied, losses } = await upgraded([...readMigrations(), later]);
    expect(applied.at(-1)).toBe('9999_screenings.sql');
    expect(losses).toEqual([]);
    await expectReads(t);
    await expectSoldOnce(t.sql);
    // As the role of the application.
    const [count] = await t.deps.database.sql`
      select count(*)::int as screenings, bool_and(festival_note = en_title) as filled
      from screenings s join programmes p on p.id = s.programme_id`;
    const { tables } = releasedRows();
    expect(count).toEqual({ screenings: tables.programmes!.length, filled: true });
  });

  test('a migration that loses rows, columns, tables or values is found', async () => {
    const { losses } = await upgraded([
      ...readMigrations(),
      migrationOf(
        '9999_losses.sql',
        `delete from favourites;
         drop table company_contacts;
         alter table news drop column zh_source;
         alter table companies rename column zh_city to city;
         update addresses set recipient = upper(country);`,
      ),
    ]);
    const { tables } = releasedRows();
    const [favourite] = tables.favourites!;
    expect(losses.sort()).toEqual(
      [
        'addresses.recipient of [1] changed',
        'companies.zh_city is gone',
        'company_contacts is gone',
        `favourites: the row ${JSON.stringify([favourite!.user_id, favourite!.class, favourite!.content_id])} is gone`,
        'news.zh_source is gone',
      ].sort(),
    );
  });
});
