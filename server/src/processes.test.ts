// Two servers on one PostgreSQL that is reached by URL only, as for a fair with many visitors.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@pavilion/protocol';
import { type ApiError, createClient } from '@pavilion/protocol/kit/client.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from './bootstrap/demo.ts';
import { connect, type Database } from './platform/database/connect.ts';
import { readMigrations } from './platform/database/migrate.ts';
import { emptyDatabase } from './testing/cluster.ts';
import { refused, start, stop, stopAll } from './testing/process.ts';

const scratch = mkdtempSync(join(tmpdir(), 'pavilion-two-'));
let house: Awaited<ReturnType<typeof emptyDatabase>>;
let database: Database;
let one: Awaited<ReturnType<typeof start>>;
let two: Awaited<ReturnType<typeof start>>;
const dataKey = Buffer.alloc(32, 5).toString('base64');
const launch = (name: string) =>
  start(join(scratch, name), {
    // This includes migrations and the demo fair: the application has only its own role's rights.
    DATABASE_URL: house.appUrl,
    DATABASE_OWNER_URL: house.url,
    DATA_KEY: dataKey,
    FILES_DIR: join(scratch, 'files'),
    // Code that takes a second connection inside a transaction would wait here for ever, as it would with ten connections and many
    // buyers.
    DATABASE_CONNECTIONS: '1',
    DEMO: '1',
  });
beforeAll(async () => {
  house = await emptyDatabase();
  database = connect(house.url, 2);
  [one, two] = await Promise.all([launch('one'), launch('two')]);
}, 120_000);
afterAll(async () => {
  await stopAll();
  await database?.close();
  await house?.drop();
  rmSync(scratch, { recursive: true, force: true });
});

const clientOf = ({ url }: { url: string }, token?: string) =>
  createClient(api, async ({ method, url: path, body }) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        'accept-language': 'en-US',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, json: await response.json() };
  });

test('they start together on an empty database: each migration once, one demo fair', async () => {
  const applied = await database.sql`select name from migrations order by name`;
  expect(applied.map(({ name }) => name)).toEqual(readMigrations().map(({ name }) => name));
  const [staff] = await database.sql`select count(*)::int as n from staff where username = 'admin'`;
  expect(staff).toEqual({ n: 1 });
  for (const { url } of [one, two])
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready', failed: [] });
});

test('a session opened at one is valid at the other, and a sign-out ends it at both', async () => {
  const { token } = await clientOf(one).user.login({ username: 'person', password: demoPassword });
  expect((await clientOf(two, token).user.getUserInfo()).username).toBe('person');
  await clientOf(two, token).user.logout();
  await expect(clientOf(one, token).user.getUserInfo()).rejects.toMatchObject({ status: 401 });
});

test('a change made through one drops the other’s cached response', async () => {
  const { rows } = await clientOf(two).programSale.list({ pageSize: 1 });
  const { id } = rows[0]!;
  const hits = async () =>
    Number(/^response_cache_hits_total (\d+)/m.exec(await (await fetch(`${two.url}/metrics`)).text())?.[1]);
  await clientOf(two).programSale.detail({ id });
  const before = await hits();
  await clientOf(two).programSale.detail({ id });
  expect(await hits()).toBe(before + 1);
  const { token } = await clientOf(one).consoleSession.login({ username: 'editor', password: demoPassword });
  for (const language of ['zh', 'en'] as const)
    await clientOf(one, token!).consoleProgramme.publish({ id, language, published: false });
  const told = () =>
    clientOf(two)
      .programSale.detail({ id })
      .then(
        () => 200,
        (error: ApiError) => error.status,
      );
  await expect.poll(told).toBe(404);
});

test('a picture written by one is read from the other', async () => {
  expect(readdirSync(join(scratch, 'files')).sort()).toEqual(['private', 'public']);
  const { rows } = await clientOf(one).programSale.list({ pageSize: 1 });
  const { url } = rows[0]!.cover!.sources[0]!;
  for (const server of [one, two]) expect((await fetch(new URL(url, server.url))).status).toBe(200);
});

test('failed sign-ins at both are counted together', async () => {
  const outcomes: number[] = [];
  for (let i = 0; i <= limits.signInFailuresPerAccount; i++)
    await clientOf(i % 2 ? one : two)
      .user.login({ username: 'enterprise', password: 'Wrong@2026' })
      .catch((error: ApiError) => outcomes.push(error.status));
  expect(outcomes).toEqual([...Array<number>(limits.signInFailuresPerAccount).fill(422), 429]);
});

test('they sign and seal with the same secret and certificate', async () => {
  const kept = await database.sql`select key from settings where key in ('secret', 'seal') order by key`;
  expect(kept.map(({ key }) => key)).toEqual(['seal', 'secret']);
});

test('when one stops, the other continues', async () => {
  expect(await stop(one.child, 'SIGTERM')).toBe(0);
  expect((await clientOf(two).programSale.list({ pageSize: 1 })).rows).toHaveLength(1);
});

test('a process with another data key is refused in one line', async () => {
  const shared = { DATABASE_URL: house.url, FILES_DIR: join(scratch, 'files'), DATA_DIR: join(scratch, 'three') };
  const none = await refused(shared);
  expect(none.code).toBe(1);
  expect(none.lines).toHaveLength(1);
  expect(none.lines[0]).toContain('The key of this database is missing: set DATA_KEY');
  const other = await refused({ ...shared, DATA_KEY: Buffer.alloc(32, 6).toString('base64') });
  expect(other.lines).toHaveLength(1);
  expect(other.lines[0]).toContain('The key in DATA_KEY is not the one of this database');
});
