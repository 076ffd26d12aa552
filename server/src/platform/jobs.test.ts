import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, test } from 'vitest';
import { cloneTemplate } from '../testing/cluster.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { connect } from './database/connect.ts';
import { type JobDefinition, startJobs } from './jobs.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ connections: 20 });
});
afterAll(() => t.close());

const errors: unknown[] = [];
const start = (definitions: Record<string, JobDefinition>) => startJobs(t.url, definitions, (e) => errors.push(e));
/** A job that notes what it was given. */
function noting(before?: () => void) {
  const seen: unknown[] = [];
  const run = async (data: Record<string, unknown>) => {
    seen.push(data.mark);
    before?.();
  };
  return { seen, run };
}
const patient = { timeout: 20_000, interval: 100 };

test.concurrent('two processes start their queues on an empty database together', async ({ expect }) => {
  const job = noting();
  const both = await Promise.all([start({ 'test.first': job }), start({ 'test.first': job })]);
  await both[0].add(t.db, 'test.first', { mark: 'once' });
  await expect.poll(() => job.seen, patient).toEqual(['once']);
  await Promise.all(both.map((jobs) => jobs.stop()));
  expect(errors).toEqual([]);
});

test.concurrent('a job of a transaction that is rolled back never runs; one that is committed does', async ({
  expect,
}) => {
  const job = noting();
  const jobs = await start({ 'test.joined': job });
  await expect(
    t.db.transaction().execute(async (db) => {
      await jobs.add(db, 'test.joined', { mark: 'rolled back' });
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  await t.db.transaction().execute(async (db) => {
    await jobs.add(db, 'test.joined', { mark: 'kept' });
    await new Promise((done) => setTimeout(done, 1500)); // longer than the queue waits between looks
    expect(job.seen).toEqual([]);
  });
  await expect.poll(() => job.seen, patient).toEqual(['kept']);
  await new Promise((done) => setTimeout(done, 1500));
  expect(job.seen).toEqual(['kept']);
  await jobs.stop();
});

test.concurrent('a job that fails is tried again until it succeeds, and no more', async ({ expect }) => {
  let failures = 2;
  const job = noting(() => {
    if (failures-- > 0) throw new Error('not yet');
  });
  const jobs = await start({ 'test.failing': job });
  await jobs.add(t.db, 'test.failing', { mark: 'x' });
  const seen = async () => {
    await t.sql`update pgboss.job set start_after = now() where name = 'test.failing' and state = 'retry'`;
    return job.seen.length;
  };
  await expect.poll(seen, patient).toBe(3);
  await new Promise((done) => setTimeout(done, 1500));
  expect(await seen()).toBe(3);
  const [row] = await t.sql`select state, retry_limit from pgboss.job where name = 'test.failing'`;
  expect(row).toMatchObject({ state: 'completed', retry_limit: 8 });
  await jobs.stop();
});

test.concurrent('a job waits for its time, and outlives the process that added it', async ({ expect }) => {
  const [before, after] = [noting(), noting()];
  const first = await start({ 'test.later': before });
  await first.add(t.db, 'test.later', { mark: 'later' }, { startAfter: new Date(Date.now() + 3_600_000) });
  await new Promise((done) => setTimeout(done, 1500));
  await first.stop();
  expect(before.seen).toEqual([]);
  const second = await start({ 'test.later': after });
  await t.sql`update pgboss.job set start_after = now() where name = 'test.later'`;
  await expect.poll(() => after.seen, patient).toEqual(['later']);
  await second.stop();
});

test.concurrent('stopping waits for the job at work', async ({ expect }) => {
  let finished = false;
  let begun = false;
  const jobs = await start({
    'test.slow': {
      run: async () => {
        begun = true;
        await new Promise((done) => setTimeout(done, 1000));
        finished = true;
      },
    },
  });
  await jobs.add(t.db, 'test.slow', {});
  await expect.poll(() => begun, patient).toBe(true);
  await jobs.stop();
  expect(finished).toBe(true);
});

test('the job of a process that died is taken up by the next one at once', async ({ expect }) => {
  const alone = await cloneTemplate(); // nobody else may be at work there
  const queue = { 'test.orphan': noting() };
  await (await startJobs(alone.url, queue, (e) => errors.push(e))).stop();
  const database = connect(alone.url, 1);
  const boss = new PgBoss({ connectionString: alone.url, supervise: false, schedule: false });
  await boss.start();
  await boss.send('test.orphan', { mark: 'taken up' });
  await boss.fetch('test.orphan'); // as a process does that is killed before it is done
  await boss.stop();
  expect(await database.sql`select state from pgboss.job where name = 'test.orphan'`).toEqual([{ state: 'active' }]);
  const next = noting();
  const jobs = await startJobs(alone.url, { 'test.orphan': next }, (e) => errors.push(e));
  await expect.poll(() => next.seen, patient).toEqual(['taken up']);
  await jobs.stop();
  await database.close();
  await alone.drop();
});

test.concurrent('the job of a process that died is taken up while others work on', { timeout: 90_000 }, async ({
  expect,
}) => {
  const job = noting();
  const jobs = await start({ 'test.lost': job });
  const boss = new PgBoss({ connectionString: t.url, supervise: false, schedule: false });
  await boss.start();
  await boss.send('test.lost', { mark: 'lost' }, { startAfter: new Date(Date.now() + 3_600_000) });
  // Fetched by a process that gives no sign of life any more.
  await t.sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() where name = 'test.lost'`;
  await boss.stop();
  await expect.poll(() => job.seen, { timeout: 60_000, interval: 250 }).toEqual(['lost']);
  await jobs.stop();
});

test.concurrent('a job that comes round by itself comes once for two processes', { timeout: 150_000 }, async ({
  expect,
}) => {
  const rounds: string[] = [];
  const run = (process: string) => ({ cron: '* * * * *', run: async () => void rounds.push(process) });
  const both = [await start({ 'test.round': run('first') }), await start({ 'test.round': run('second') })];
  expect(await t.sql`select name, cron from pgboss.schedule where name = 'test.round'`).toHaveLength(1);
  await expect.poll(() => rounds.length, { timeout: 120_000, interval: 250 }).toBeGreaterThan(0);
  await new Promise((done) => setTimeout(done, 8000)); // the other process has looked too
  const made = await t.sql`select date_trunc('minute', created_on) as minute from pgboss.job where name = 'test.round'`;
  expect(new Set(made.map(({ minute }) => String(minute))).size).toBe(made.length);
  await Promise.all(both.map((jobs) => jobs.stop()));
});
