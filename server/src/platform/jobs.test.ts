import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, test } from 'vitest';
import { cloneTemplate } from '../testing/cluster.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { connect } from './database/connect.ts';
import { openJobQueue } from './jobQueue.ts';
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
    // One that was added later has run: the queue has looked.
    await jobs.add(t.db, 'test.joined', { mark: 'beside' });
    await expect.poll(() => job.seen, patient).toEqual(['beside']);
  });
  await expect.poll(() => job.seen, patient).toEqual(['beside', 'kept']);
  await jobs.add(t.db, 'test.joined', { mark: 'last' });
  await expect.poll(() => job.seen, patient).toEqual(['beside', 'kept', 'last']);
  const open = () => t.sql`select state from pgboss.job where name = 'test.joined' and state <> 'completed'`;
  await expect.poll(open, patient).toEqual([]);
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
  const kept = () => t.sql`select state, retry_limit from pgboss.job where name = 'test.failing'`;
  await expect.poll(kept, patient).toMatchObject([{ state: 'completed', retry_limit: 8 }]);
  await jobs.add(t.db, 'test.failing', { mark: 'next' });
  await expect.poll(() => job.seen, patient).toEqual(['x', 'x', 'x', 'next']);
  await jobs.stop();
});

test.concurrent('a job waits for its time, and outlives the process that added it', async ({ expect }) => {
  const [before, after] = [noting(), noting()];
  const first = await start({ 'test.later': before });
  await first.add(t.db, 'test.later', { mark: 'later' }, { startAfter: new Date(Date.now() + 3_600_000) });
  await first.add(t.db, 'test.later', { mark: 'now' });
  await expect.poll(() => before.seen, patient).toEqual(['now']);
  await first.stop();
  expect(before.seen).toEqual(['now']);
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

test('the job of a process that died is taken up while others work on, long before its heartbeat ends', {
  timeout: 60_000,
}, async ({ expect }) => {
  const shared = await cloneTemplate();
  const database = connect(shared.url, 1);
  const dying = fork(join(import.meta.dirname, '../testing/jobProcess.ts'), [shared.url], { stdio: 'inherit' });
  await once(dying, 'message'); // it works on the queue
  let begun = 0;
  dying.on('message', () => {
    begun++;
  });
  await database.sql`update pgboss.queue set heartbeat_seconds = 3600`;
  const queue = await openJobQueue(shared.url, (e) => errors.push(e));
  // As many as it takes at once: it begins each and ends none.
  const marks = [0, 1, 2, 3];
  for (const mark of marks) await queue.add(database.db, 'test.lost', { mark });
  await expect.poll(() => begun, patient).toBe(marks.length);
  // Two survivors: a job that one of them has taken up must not be given back by the other.
  const job = noting();
  const survivors = [0, 1].map(() => startJobs(shared.url, { 'test.lost': job }, (e) => errors.push(e)));
  await Promise.all(survivors);
  dying.kill('SIGKILL');
  await expect.poll(() => [...job.seen].sort(), { timeout: 30_000 }).toEqual(marks);
  await expect.poll(() => database.sql`select * from pgboss.running_job`, patient).toEqual([]);
  expect([...job.seen].sort()).toEqual(marks);
  await queue.close();
  for (const jobs of survivors) await (await jobs).stop();
  await database.close();
  await shared.drop();
});

test('a worker that loses its connection and comes back keeps its jobs', async ({ expect }) => {
  const shared = await cloneTemplate();
  let finish = () => {};
  const done = new Promise<void>((go) => {
    finish = go;
  });
  const runs: string[] = [];
  const slow = (name: string) => ({
    run: async () => {
      runs.push(name);
      await done;
    },
  });
  const first = await startJobs(shared.url, { 'test.kept': slow('first') }, (e) => errors.push(e));
  const database = connect(shared.url, 1);
  await first.add(database.db, 'test.kept', {});
  await expect.poll(() => runs, patient).toEqual(['first']);
  const second = await startJobs(shared.url, { 'test.kept': slow('second') }, (e) => errors.push(e));
  /** The worker that the job is recorded for, with the session that holds its lock. */
  const holder = async () =>
    (
      await database.sql<{ worker: number; pid: number }[]>`
        select r.worker, l.pid from pgboss.running_job r
        join pg_locks l on l.locktype = 'advisory' and l.objsubid = 2 and l.granted and l.objid = r.worker`
    )[0];
  const before = (await holder())!;
  await database.sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'pavilion-worker' and datname = current_database()`;
  // It is back under its own number, in another session: the rule cannot count it as missing.
  await expect
    .poll(async () => ((await holder())?.pid === before.pid ? undefined : await holder()), patient)
    .toMatchObject({ worker: before.worker });
  // Somebody has looked since, twice: a look deletes the row of a job that is not at work.
  for (let look = 0; look < 2; look++) {
    await database.sql`insert into pgboss.running_job values (gen_random_uuid(), 0)`;
    await expect.poll(() => database.sql`select from pgboss.running_job where worker = 0`, patient).toEqual([]);
  }
  expect(await holder()).toMatchObject({ worker: before.worker });
  expect(runs).toEqual(['first']);
  finish();
  await Promise.all([first.stop(), second.stop()]);
  await database.close();
  await shared.drop();
});

test.concurrent('a job that comes round by itself comes once for two processes', { timeout: 150_000 }, async ({
  expect,
}) => {
  const rounds: string[] = [];
  const run = (process: string) => ({ cron: '* * * * *', run: async () => void rounds.push(process) });
  const both = [await start({ 'test.round': run('first') }), await start({ 'test.round': run('second') })];
  expect(await t.sql`select name, cron from pgboss.schedule where name = 'test.round'`).toHaveLength(1);
  await expect.poll(() => rounds.length, { timeout: 120_000, interval: 250 }).toBeGreaterThan(0);
  // pg-boss makes the job of a round from one of its own; none of those is left for the other process.
  const makers = () => t.sql`select distinct state from pgboss.job where name = '__pgboss__send-it'`;
  await expect.poll(makers, patient).toEqual([{ state: 'completed' }]);
  const made = await t.sql`select date_trunc('minute', created_on) as minute from pgboss.job where name = 'test.round'`;
  expect(new Set(made.map(({ minute }) => String(minute))).size).toBe(made.length);
  await Promise.all(both.map((jobs) => jobs.stop()));
});
