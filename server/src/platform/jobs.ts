import pg from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Jobs } from '../kit/adapters.ts';
import { announceWorker } from './workers.ts';

export type JobHandler = (data: Record<string, unknown>) => Promise<void>;
export interface JobDefinition {
  run: JobHandler;
  /** Five-field cron in UTC for jobs that come round by themselves. */
  cron?: string;
}

/** A job whose process gives no sign of life for so long is given to another; pg-boss takes 10 at least. */
const HEARTBEAT_SECONDS = 10;

async function hasSchema(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query("select from pg_namespace where nspname = 'pgboss'")).rowCount === 1;
  } finally {
    await client.end();
  }
}

/** Durable jobs by pg-boss, in the same database; `add` joins the caller's transaction. */
export async function startJobs(
  url: string,
  definitions: Record<string, JobDefinition>,
  onError: (error: unknown) => void,
): Promise<Jobs & { stop(): Promise<void> }> {
  const boss = new PgBoss({
    // Made by the owner of the tables where the application may not make one.
    createSchema: !(await hasSchema(url)),
    connectionString: url,
    max: 4,
    application_name: 'pavilion-jobs',
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  boss.on('error', onError);
  await boss.start();
  const presence = await announceWorker(url);
  for (const [name, { run, cron }] of Object.entries(definitions)) {
    const options = { retryLimit: 8, retryDelay: 5, retryBackoff: true, heartbeatSeconds: HEARTBEAT_SECONDS };
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options); // one made by an earlier version
    // A worker looks once a second and then takes one job after another; four let a busy hour's letters and contracts
    // through. What comes round by itself is one job a minute at most: whoever looks more often only costs the database.
    const pace = cron
      ? { pollingIntervalSeconds: 10, localConcurrency: 1 }
      : { pollingIntervalSeconds: 1, localConcurrency: 4 };
    await boss.work(name, pace, async (jobs) => {
      for (const job of jobs) await run((job.data ?? {}) as Record<string, unknown>);
    });
    if (cron) await boss.schedule(name, cron);
  }
  return {
    async add(db, name, data, options) {
      await boss.send(name, data, { ...options, db: fromKysely(db) });
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 10_000 });
      await presence.leave();
    },
  };
}

/** The same jobs without a queue, for tests: `drain` carries out what was added, in order. */
export function createInlineJobs(definitions: () => Record<string, JobDefinition>) {
  const waiting: { name: string; data: Record<string, unknown>; startAfter?: Date }[] = [];
  return {
    waiting,
    async add(_db: unknown, name: string, data: Record<string, unknown>, options?: { startAfter?: Date }) {
      waiting.push({ name, data, ...options });
    },
    async drain() {
      for (let job = waiting.shift(); job; job = waiting.shift()) {
        const definition = definitions()[job.name];
        if (!definition) throw new Error(`no job is called ${job.name}`);
        await definition.run(job.data);
      }
    },
  };
}
