// The database stops and comes back under load: no process ends, no response other than 200 and 503 occurs, each accepted order is stored
// once, and everything works soon afterwards.
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PgBoss } from 'pg-boss';
import { afterAll, expect, test } from 'vitest';
import { runningUrl } from './installation.ts';
import { connect, type Database } from './platform/database/connect.ts';
import { type EmbeddedPostgres, freePort, startEmbedded } from './platform/database/embedded.ts';
import { startOrderLoad } from './testing/orderLoad.ts';
import { start, stopAll } from './testing/process.ts';
import { testSize } from './testing/testSize.ts';

const scratch = mkdtempSync(join(tmpdir(), 'pavilion-outage-'));
let cluster: EmbeddedPostgres | undefined;
afterAll(async () => {
  await stopAll();
  await cluster?.stop();
  rmSync(scratch, { recursive: true, force: true });
});

const pause = (ms: number) => new Promise((go) => setTimeout(go, ms));
const postmasterOf = (folder: string) => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
/** Readers that query continuously; `answers` counts the results: a status, or why there was none. */
function load(url: string) {
  const answers = new Map<string, number>();
  let on = true;
  // The second response is never cached: it belongs to a user, whose session is looked up.
  const asks: [string, RequestInit][] = [
    ['/readyz', {}],
    ['/api/user/getUserInfo', { method: 'POST', headers: { authorization: 'Bearer nobody' } }],
  ];
  const askers = Array.from({ length: 24 }, async (_, i) => {
    while (on) {
      const [path, init] = asks[i % asks.length]!;
      const outcome = await fetch(url + path, init).then(
        async (response) => {
          await response.arrayBuffer();
          return String(response.status);
        },
        (error: Error) => `no answer: ${error.message}`,
      );
      answers.set(outcome, (answers.get(outcome) ?? 0) + 1);
    }
  });
  return {
    answers,
    async end() {
      on = false;
      await Promise.all(askers);
    },
  };
}

/** Returns the number of programmes in the public list, which is cached until PostgreSQL sends a notice. */
async function programmesOf(url: string) {
  const response = await fetch(`${url}/api/programSale/list`);
  return ((await response.json()) as { total?: number }).total;
}
const addProgramme = (database: Database) =>
  database.sql`insert into programmes (type_id, zh_title, country, zh_published_at) values (1, '晨航', 'CN', now())`;

/** Raises the limits, because one buyer orders more than an hour allows. */
async function liftLimits(url: string) {
  const database = connect(url, 1);
  await database.sql`delete from rate_limits`;
  await database.close();
}

/** The number of outages. */
const outages = testSize({ usual: 3, full: 10 });
/**
 * Runs several outages. `breakOff` returns when PostgreSQL is back or coming back; then responses, changes and jobs must be as before.
 */
async function survive(
  server: { child: ChildProcess; url: string },
  databaseUrl: () => string,
  breakOff: () => Promise<void>,
) {
  const ordering = await startOrderLoad(server.url);
  const asking = load(server.url);
  const recoveries: number[] = [];
  for (let round = 0; round < outages; round++) {
    await breakOff();
    const back = performance.now();
    await expect
      .poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 15_000, interval: 20 })
      .toBe(200);
    recoveries.push(Math.round(performance.now() - back));
    expect(server.child.exitCode).toBeNull();
    // Orders continue before the next outage, so that it interrupts another one.
    await liftLimits(databaseUrl());
    const ordered = ordering.count();
    await expect.poll(ordering.count, { timeout: 15_000, interval: 20 }).toBeGreaterThan(ordered);
  }
  const database = connect(databaseUrl(), 1);
  // A read after a change returns the new state: LISTEN works again.
  const shown = (await programmesOf(server.url))!;
  for (const programmes of [shown + 1, shown + 2]) {
    await addProgramme(database);
    await expect.poll(() => programmesOf(server.url), { timeout: 15_000 }).toBe(programmes);
  }
  const { accepted, refused, again } = await ordering.end();
  expect(refused).toEqual([]);
  expect(accepted.length).toBeGreaterThanOrEqual(outages);
  expect(await ordering.stored(database)).toEqual(accepted.map((orderNo) => ({ orderNo, rights: 1 })));
  await database.close();
  // The load continues: every reader gets responses again.
  const answered = () => asking.answers.get('200') ?? 0;
  const before = answered();
  await expect.poll(() => answered() - before, { timeout: 15_000 }).toBeGreaterThan(24);
  await asking.end();
  expect([...asking.answers.keys()].filter((answer) => !['200', '401', '503'].includes(answer))).toEqual([]);
  await jobsGoOn(databaseUrl());
  return { recoveries, answers: Object.fromEntries(asking.answers), orders: accepted.length, again };
}

async function jobsGoOn(url: string) {
  const database = connect(url, 1);
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false, migrate: false });
  await boss.start();
  const id = await boss.send('search.refresh', {});
  const state = async () => (await database.sql`select state from pgboss.job where id = ${id}`)[0]?.state as string;
  await expect.poll(state, { timeout: 30_000, interval: 250 }).toBe('completed');
  await boss.stop();
  await database.close();
}

test('an external PostgreSQL stops and starts several times under load', { timeout: 180_000 }, async () => {
  const folder = join(scratch, 'external');
  const port = await freePort();
  cluster = await startEmbedded(folder, { port });
  const { url } = cluster;
  const server = await start(join(scratch, 'data'), { DATABASE_URL: url, DEMO: '1' });
  const seen = await survive(
    server,
    () => url,
    async () => {
      await cluster!.stop();
      await pause(300);
      cluster = await startEmbedded(folder, { port });
    },
  );
  process.stderr.write(`external: ${JSON.stringify(seen)}\n`);
});

test('the embedded PostgreSQL is killed several times under load and comes back', { timeout: 180_000 }, async () => {
  const data = join(scratch, 'embedded');
  const server = await start(data, { DEMO: '1' });
  const cluster = join(data, 'postgres');
  const seen = await survive(
    server,
    () => runningUrl(cluster)!,
    async () => {
      const before = postmasterOf(cluster);
      process.kill(before, 'SIGKILL');
      await expect.poll(() => postmasterOf(cluster), { timeout: 15_000, interval: 20 }).not.toBe(before);
    },
  );
  process.stderr.write(`embedded: ${JSON.stringify(seen)}\n`);
});
