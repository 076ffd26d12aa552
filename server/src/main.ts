// Starts the server: environment, database, listen, close.
import { createServer } from 'node:net';
import { join } from 'node:path';
import { toError } from '@pavilion/protocol/kit/unknown.ts';
import type { Deps } from './app.ts';
import { readEnvironment } from './bootstrap/environment.ts';
import { startMessage } from './bootstrap/startMessage.ts';
import { type EmbeddedPostgres, startEmbedded } from './platform/database/embedded.ts';
import { type DatabaseUrls, openAsApplication } from './platform/database/roles.ts';
import { openDataFolder } from './platform/dataFolder.ts';
import { StartError } from './platform/startError.ts';

/** Nothing is opened before all settings have been read and checked. */
const environment = (() => {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    return fail(error);
  }
})();
const { port, host, dataDir, publicUrl, demo } = environment;

/** Clean-up at the end, last first; a failed start cleans up what it had done. */
const undo: (() => unknown)[] = [];
async function close() {
  for (const step of undo.splice(0).reverse()) await step();
}

const portFree = () =>
  new Promise<void>((done, fail) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      fail(
        new StartError(
          error.code === 'EADDRINUSE'
            ? `Port ${port} on ${host} is taken. Stop what listens there, or set PORT to another one.`
            : `Cannot listen on ${host}:${port}: ${error.message}`,
        ),
      ),
    );
    probe.listen(port, host, () => probe.close(() => done()));
  });

/** Starts at once; callers that need it wait. */
function startCluster(): Promise<EmbeddedPostgres> {
  const cluster = startEmbedded(join(dataDir, 'postgres'), {
    onError: (error) => process.stderr.write(`${toError(error).message}\n`),
  });
  const started = cluster.catch(() => undefined); // a failure is reported to callers that need it
  undo.push(async () => (await started)?.stop());
  return cluster;
}
async function openDatabase(urls: DatabaseUrls) {
  const { database, oneRole } = await openAsApplication(urls, environment.databaseConnections);
  undo.push(() => database.close());
  return { ...database, url: urls.url, oneRole };
}
const oneRoleNotice =
  'One database role owns the tables and uses them, so it could switch off their protection. Set DATABASE_OWNER_URL to separate them (docs/operations.md).\n';

/** A signal during the start ends it: the current step finishes, and the next one does not begin. */
let stopping = false;
/** Stops the database, so that a cancelled start ends sooner. */
let hurry: (() => Promise<void>) | undefined;
let open = false;
function goOn() {
  if (stopping) throw new StartError('It was stopped.');
}

async function start() {
  const folder = openDataFolder(dataDir);
  undo.push(() => folder.release());
  await portFree();
  const { databaseUrl, databaseOwnerUrl, adminEmail } = environment;
  const cluster = databaseUrl ? undefined : startCluster();
  const components = await import('./components.ts');
  const { baseCtxOf } = components;
  const urls = databaseUrl ? { url: databaseUrl, ownerUrl: databaseOwnerUrl } : (await cluster!).app;
  goOn();
  const database = await openDatabase(urls);
  hurry = () => database.close();
  goOn();
  await components.refusePublishedAccounts(database, { host, demo });
  const queue = { add: () => Promise.reject(new Error('jobs have not started')) };
  const { adapters, close: closeAdapters } = await components.openAdapters(process.env, environment, database, queue);
  undo.push(closeAdapters);
  await components.sealPlainOnce({ db: database.db, ...adapters });
  const cache = components.createResponseCache({
    maxBytes: environment.responseCacheBytes,
    maxAgeMs: 60_000,
  });
  const deps: Deps = {
    database,
    cache,
    now: () => new Date(),
    logger: { level: environment.logLevel },
    trustProxy: environment.trustProxy,
    access: { metrics: environment.metrics, apiDocs: environment.apiDocs },
    adapters,
  };
  goOn();
  const app = await components.buildApp(deps);
  undo.push(() => app.close());
  goOn();
  const jobs = await components.startJobs(
    database.url,
    components.jobsOf(() => ({ ...baseCtxOf(deps), log: app.log })),
    (error) => app.log.error(error),
  );
  undo.push(() => jobs.stop());
  adapters.jobs.add = jobs.add;
  const listening = await components.listenForChanges(database.sql, cache);
  undo.push(() => listening.unlisten());
  goOn();
  if (demo && (await components.isEmpty(database.db))) {
    const seeding = components.startSeeding(process.env, database.url);
    undo.push(() => seeding.stop());
    hurry = async () => seeding.stop();
    await seeding.done;
    hurry = () => database.close();
  }
  goOn();
  const index = components.keepIndex(baseCtxOf(deps), (error) => app.log.error(error));
  undo.push(() => index.stop());
  if (demo) await index.ready;
  const firstPassword = adminEmail ? await components.makeFirstAdmin(baseCtxOf(deps), adminEmail) : undefined;
  await components.refusePublishedAccounts(database, { host, demo }); // another process may have seeded meanwhile
  goOn();
  await app.listen({ port, host });
  if (database.oneRole) process.stdout.write(oneRoleNotice);
  process.stdout.write(startMessage({ publicUrl, demo, mail: adapters.mailer.configured, firstPassword }));
}

async function stop() {
  stopping = true;
  if (!open) await Promise.allSettled([hurry?.(), starting]);
  await close();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  const earlier = process.listeners(signal); // those of scripts/start.ts, for the time before
  process.on(signal, () => {
    if (!stopping)
      stop().then(
        () => process.exit(0),
        (error: unknown) => (open ? fail(error) : process.exit(0)),
      );
  });
  // Removed last: there is always a listener, so a signal that waits for the event loop is not lost.
  for (const listener of earlier) process.removeListener(signal, listener);
}

function fail(error: unknown): never {
  process.stderr.write(
    error instanceof StartError
      ? `Pavilion cannot start. ${error.message}\n`
      : `Pavilion failed: ${toError(error).stack}\n`,
  );
  process.exit(1);
}

const starting = start();
starting.then(
  () => {
    open = true;
  },
  async (error: unknown) => {
    if (stopping) return; // any failure now follows from the stop
    await close().catch(() => undefined); // the first reason is the one reported
    fail(error);
  },
);
