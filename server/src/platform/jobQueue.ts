import { fromKysely, PgBoss } from 'pg-boss';
import type { Jobs } from '../kit/adapters.ts';

/** Adds jobs to the queues of `boss`, in the caller's transaction. */
export const addJobsTo = (boss: PgBoss): Jobs => ({
  async add(db, name, data, options) {
    await boss.send(name, data, { ...options, db: fromKysely(db) });
  },
});

/** The queues of a running Pavilion, for a process that adds jobs and works on none. */
export async function openJobQueue(
  url: string,
  onError: (error: unknown) => void,
): Promise<Jobs & { close(): Promise<void> }> {
  const boss = new PgBoss({
    connectionString: url,
    max: 1,
    application_name: 'pavilion-job-queue',
    migrate: false,
    supervise: false,
    schedule: false,
  });
  boss.on('error', onError);
  await boss.start();
  return { ...addJobsTo(boss), close: () => boss.stop({ graceful: false }) };
}
