import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../modules/accounts/passwords.service.ts';
import { connect } from '../platform/database/connect.ts';
import { aStaff, aUser } from '../testing/builders.ts';
import { emptyDatabase } from '../testing/cluster.ts';
import { refused, start, stop, stopAll } from '../testing/process.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { demoPassword } from './demo.ts';
import { isLoopback, listPublishedAccounts } from './publishedAccounts.ts';

const scratch = mkdtempSync(join(tmpdir(), 'pavilion-published-'));
let t: TestApp;
let published: string;
beforeAll(async () => {
  t = await testApp();
  published = await hashPassword(demoPassword);
});
afterEach(stopAll);
afterAll(async () => {
  await t.close();
  rmSync(scratch, { recursive: true, force: true });
});

test('the stored hash decides whose password is published; closed and disabled accounts do not count', async () => {
  const give = (table: 'users' | 'staff', id: number) =>
    t.db.updateTable(table).set({ passwordHash: published }).where('id', '=', id).execute();
  const visitor = await aUser(t, { username: 'visitor' });
  const admin = await aStaff(t, 'admin', { username: 'admin' });
  expect(await listPublishedAccounts(t)).toEqual([]);
  await give('users', visitor.id);
  await give('staff', admin.id);
  await give('staff', (await aStaff(t, 'trade', { username: 'renamed' })).id);
  expect((await listPublishedAccounts(t)).sort()).toEqual(['admin', 'renamed', 'visitor']);
  await t.db.updateTable('staff').set({ disabledAt: t.clock.now }).execute();
  await t.db.updateTable('users').set({ closedAt: t.clock.now }).where('id', '=', visitor.id).execute();
  expect(await listPublishedAccounts(t)).toEqual([]);
});

test('an IP address counts as this machine’s own only if that is certain', () => {
  for (const host of ['127.0.0.1', '127.5.0.1', 'localhost', '::1', '[::1]']) expect(isLoopback(host)).toBe(true);
  for (const host of ['0.0.0.0', '::', '10.0.0.4', '127.example.org', 'pavilion.local', '::ffff:0.0.0.0'])
    expect(isLoopback(host)).toBe(false);
});

test('a public address is refused in one line, whatever DEMO, HOST and an empty DATABASE_URL are', async () => {
  const DATA_DIR = join(scratch, 'fair');
  const line = async (env: Record<string, string>) => {
    const { code, lines } = await refused({ DATA_DIR, ...env });
    expect([code, lines.length]).toEqual([1, 1]);
    return lines[0];
  };
  expect(await line({ DEMO: '1', HOST: '0.0.0.0' })).toContain('DEMO makes accounts');
  const { child } = await start(DATA_DIR); // not the demo: nobody is in it
  await stop(child, 'SIGTERM');
  const empty = await emptyDatabase();
  try {
    const database = { DATABASE_URL: empty.url };
    await stop((await start(DATA_DIR, { ...database, DEMO: '0', ADMIN_EMAIL: 'admin@example.com' })).child, 'SIGTERM');
    // Inserts what a demo fair leaves behind, without seeding a whole fair.
    const { sql, close } = connect(empty.url, 1);
    await sql`update staff set password_hash = ${published}`;
    await close();
    for (const HOST of ['0.0.0.0', '::', '']) expect(await line({ ...database, DEMO: '0', HOST })).toContain('(admin)');
    expect(await line({ ...database, DEMO: '1', HOST: '0.0.0.0' })).toContain('password is published');
  } finally {
    await stopAll();
    await empty.drop();
  }
}, 180_000);
