import { randomInt } from 'node:crypto';
import { propertiesOf } from '@pavilion/protocol/kit/unknown.ts';
import pg from 'pg';

/** Classes of advisory locks; any numbers will do, as long as every process takes the same ones. */
const ANY_WORKER = 7_352_004;
const ONE_WORKER = 7_352_005;
const REJOIN_AFTER_MS = 200;
const LOOK_EVERY_MS = 1000;
/** So long a worker's lock must be free before its jobs are taken: one that lost its connection is back before. */
const MISSING_FOR_MS = 2000;

type Query = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
export interface Worker {
  /** Records the job `id` as run by this worker; called before it runs. */
  record(id: string): Promise<void>;
  /** Ends the search for dead workers; before `query` ends. */
  stopLooking(): Promise<void>;
  /** Gives up the lock; after the last job has ended. */
  leave(): Promise<void>;
}

/**
 * Registers this process as a worker. It holds an advisory lock of its own for as long as its session lives, and records
 * which jobs it runs. When a process dies, PostgreSQL ends its session and frees the lock; the others find that within three seconds
 * and give its jobs back to the queue. A process that starts alone gives back all jobs of earlier ones at once. The heartbeats of
 * pg-boss remain for a process that lives and hangs, and for one that died between fetching and recording a job. `query` runs statements of any session. See decision 0050.
 */
export async function registerWorker(url: string, query: Query, onError: (error: unknown) => void): Promise<Worker> {
  const worker = randomInt(1, 2 ** 31);
  let client: pg.Client | undefined;
  let joined = Promise.resolve();
  let left = false;
  /** Workers whose lock was free at the last looks, and since when. */
  const missing = new Map<number, number>();

  async function join(isStart: boolean): Promise<void> {
    const own = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'pavilion-worker' });
    client = own;
    const lost = () => {
      if (left || client !== own) return;
      client = undefined;
      missing.clear();
      joined = rejoin();
      joined.catch(() => undefined); // `record` waits for it
    };
    own.on('error', lost);
    own.on('end', lost);
    await own.connect();
    await own.query('select pg_advisory_lock($1, $2)', [ONE_WORKER, worker]);
    if (isStart) await prepare(own);
    else await own.query('select pg_advisory_lock_shared($1)', [ANY_WORKER]);
  }
  async function rejoin(): Promise<void> {
    while (!left) {
      await new Promise((go) => setTimeout(go, REJOIN_AFTER_MS));
      try {
        return await join(false);
      } catch {
        client = undefined; // the database is not back yet
      }
    }
  }
  /** Who starts alone takes over what earlier processes left. */
  async function prepare(own: pg.Client) {
    await own.query(makeTable);
    const { rows } = await own.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [ANY_WORKER]);
    if (rows[0]!.alone) {
      await own.query('delete from pgboss.running_job');
      await own.query(`${giveBack} where state = 'active' and retry_count < retry_limit`);
    }
    await own.query('select pg_advisory_lock_shared($1)', [ANY_WORKER]);
    if (rows[0]!.alone) await own.query('select pg_advisory_unlock($1)', [ANY_WORKER]);
  }
  async function look() {
    if (!client) return; // without a lock of its own, this worker is missing itself
    await query(deleteEnded);
    const now = performance.now();
    const { rows } = await query(listMissing, [ONE_WORKER]);
    const found = new Set(rows.map((row) => Number(propertiesOf(row).worker)));
    for (const one of missing.keys()) if (!found.has(one)) missing.delete(one);
    for (const one of found) if (!missing.has(one)) missing.set(one, now);
    const dead = [...missing].filter(([, since]) => now - since >= MISSING_FOR_MS).map(([one]) => one);
    if (dead.length > 0) await query(takeOver, [dead]);
  }

  await join(true);
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look).catch((error: unknown) => {
      if (client) onError(error); // without a session it is being joined again
    });
  }, LOOK_EVERY_MS);
  return {
    async record(id) {
      await joined;
      await query(recordRun, [id, worker]);
    },
    async stopLooking() {
      clearInterval(timer);
      await looking;
    },
    async leave() {
      left = true;
      await client?.end();
    },
  };
}

/** The lock keeps two that start together from making it twice. */
const makeTable = `
  begin;
  select pg_advisory_xact_lock(7352006);
  create table if not exists pgboss.running_job (job_id uuid primary key, worker int not null);
  commit`;
const giveBack = `update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null`;
const recordRun = `
  insert into pgboss.running_job (job_id, worker) values ($1, $2)
  on conflict (job_id) do update set worker = excluded.worker`;
const listMissing = `
  select distinct worker from pgboss.running_job r where not exists (
    select from pg_locks l where l.locktype = 'advisory' and l.granted and l.objsubid = 2 and l.classid = $1 and l.objid = r.worker
      and l.database = (select oid from pg_database where datname = current_database()))`;
/** Only now: a row that ended with its job's run would leave the job unrecorded until pg-boss has completed it. */
const deleteEnded = `
  delete from pgboss.running_job r where not exists (select from pgboss.job j where j.id = r.job_id and j.state = 'active')`;
/**
 * Deletes the rows in the same statement: one that stayed would give the job back again while another worker runs it. Jobs that have
 * used up their tries wait for pg-boss, which fails them.
 */
const takeOver = `
  with gone as (delete from pgboss.running_job where worker = any($1) returning job_id)
  ${giveBack} where state = 'active' and retry_count < retry_limit and id in (select job_id from gone)`;
