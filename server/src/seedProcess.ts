// The child process that fills an empty database with the demo fair; `bootstrap/seeding.ts` starts it.

import { toError } from '@pavilion/protocol/kit/unknown.ts';
import fastify from 'fastify';
import { openAdapters } from './bootstrap/adapters.ts';
import { seedDemo } from './bootstrap/demo.ts';
import { readEnvironment } from './bootstrap/environment.ts';
import { createCounts } from './kit/counts.ts';
import { createResponseCache } from './kit/responseCache.ts';
import { connect } from './platform/database/connect.ts';
import { openJobQueue } from './platform/jobQueue.ts';

async function seed(url: string) {
  const environment = readEnvironment(process.env);
  const { log } = fastify({ logger: { level: environment.logLevel } });
  const database = { ...connect(url, 2), url };
  const jobs = await openJobQueue(url, (error) => log.error(error));
  const { adapters, close } = await openAdapters(process.env, environment, database, jobs);
  const counts = createCounts(createResponseCache({ maxBytes: 0, maxAgeMs: 0 }));
  await seedDemo({ ...adapters, db: database.db, now: () => new Date(), counts, log });
  close();
  await jobs.close();
  await database.close();
}

// Without its parent the process ends, and the transaction is rolled back.
process.on('disconnect', () => process.exit(1));
// Ctrl-C reaches the whole process group; the parent decides when this process ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

process.once('message', ({ url }: { url: string }) =>
  seed(url).then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${toError(error).stack}\n`);
      process.exit(1);
    },
  ),
);
