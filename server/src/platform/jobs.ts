import { propertiesOf } from '@pavilion/protocol/kit/unknown.ts';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Jobs } from '../kit/adapters.ts';
import { addJobsTo } from './jobQueue.ts';
import { registerWorker } from './workers.ts';

export type JobHandler = (data: Record<string, unknown>) => Promise<void>;
export interface JobDefinition {
  run: JobHandler;
  /** A five-field cron expression in UTC, for recurring jobs. */
  cron?: string;
}

/** A job whose process lives but hangs for so long is given to another one; pg-boss takes 10 at least. Dead ones: `workers.ts`. */
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

/** Starts durable jobs by pg-boss in the same database. `add` joins the caller's transaction. */
export async function startJobs(
  url: string,
  definitions: Record<string, JobDefinition>,
  onError: (error: unknown) => void,
): Promise<Jobs & { stop(): Promise<void> }> {
  const boss = new PgBoss({
    // The tables' owner has created it if the application may not.
    createSchema: !(await hasSchema(url)),
    connectionString: url,
    max: 4,
    application_name: 'pavilion-jobs',
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  boss.on('error', onError);
  await boss.start();
  const query = (text: string, values?: unknown[]) => boss.getDb().executeSql(text, values);
  const worker = await registerWorker(url, query, onError);
  for (const [name, { run, cron }] of Object.entries(definitions)) {
    const options = { retryLimit: 8, retryDelay: 5, retryBackoff: true, heartbeatSeconds: HEARTBEAT_SECONDS };
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options); // one made by an earlier version
    // A worker polls once a second and then takes one job after another; four workers handle the letters and contracts of a busy hour.
    // Scheduled jobs run at most once a minute, so more frequent polling would only load the database.
    const pace = cron
      ? { pollingIntervalSeconds: 10, localConcurrency: 1 }
      : { pollingIntervalSeconds: 1, localConcurrency: 4 };
    await boss.work(name, pace, async (jobs) => {
      for (const job of jobs) {
        await worker.record(job.id);
        await run({ ...propertiesOf(job.data) });
      }
    });
    if (cron) await boss.schedule(name, cron);
  }
  return {
    ...addJobsTo(boss),
    async stop() {
      await worker.stopLooking();
      await boss.stop({ graceful: true, timeout: 10_000 });
      await worker.leave();
    },
  };
}

/** Jobs without a queue, for tests: `drain` runs the added jobs in order. */
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
