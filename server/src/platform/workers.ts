import pg from 'pg';

/** Any number will do, as long as every process takes the same one. */
const LOCK = 7_352_004;
const RETRY_AFTER_MS = 200;

/**
 * Says that this process works on jobs: it holds a shared lock for as long as its session lives. A process that finds nobody else
 * at work gives back, at once, the jobs that died with an earlier process. Where others work on, heartbeats find them (pg-boss).
 */
export async function announceWorker(url: string): Promise<{ leave(): Promise<void> }> {
  let client: pg.Client | undefined;
  let left = false;
  let timer: NodeJS.Timeout | undefined;

  async function join(recover: boolean) {
    const own = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'pavilion-worker' });
    client = own;
    const lost = () => {
      if (left || client !== own) return;
      client = undefined;
      timer = setTimeout(() => void join(false).catch(lost), RETRY_AFTER_MS);
    };
    own.on('error', lost);
    own.on('end', lost);
    await own.connect();
    if (recover) {
      const { rows } = await own.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [LOCK]);
      if (rows[0]!.alone) await recoverJobs(own);
      await own.query('select pg_advisory_lock_shared($1)', [LOCK]);
      if (rows[0]!.alone) await own.query('select pg_advisory_unlock($1)', [LOCK]);
    } else await own.query('select pg_advisory_lock_shared($1)', [LOCK]);
  }
  await join(true);
  return {
    async leave() {
      left = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

/** Jobs that have used up their tries wait for pg-boss, which fails them. */
const recoverJobs = (client: pg.Client) =>
  client.query(`
    update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null
    where state = 'active' and retry_count < retry_limit`);
