// Environment, database, listen, close.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Deps } from './app.ts';
import { readEnvironment } from './bootstrap/environment.ts';
import { demoBanner } from './demoBanner.ts';
import type { Adapters, Mailer, Vault } from './kit/adapters.ts';
import type { CertificateSource } from './platform/certificate.ts';
import type { Database } from './platform/database/connect.ts';
import { type EmbeddedPostgres, startEmbedded } from './platform/database/embedded.ts';
import { type DatabaseUrls, openAsApplication } from './platform/database/roles.ts';
import { openDataFolder } from './platform/dataFolder.ts';
import { openDataKeys } from './platform/dataKey.ts';
import { sealedSetting } from './platform/sharedSetting.ts';
import { createSigner } from './platform/signer.ts';
import { StartError } from './platform/startError.ts';
import { createVault } from './platform/vault.ts';

type House = typeof import('./house.ts');

/** Nothing is opened before all settings have been read and checked. */
const environment = (() => {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    return fail(error);
  }
})();
const { port, host, dataDir, publicUrl, demo } = environment;

/** What must be undone at the end, last first; a start that fails undoes what it had done. */
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

/** Begins at once; whoever needs it waits. */
function startCluster(): Promise<EmbeddedPostgres> {
  const cluster = startEmbedded(join(dataDir, 'postgres'), {
    onError: (error) => process.stderr.write(`${(error as Error).message}\n`),
  });
  const started = cluster.catch(() => undefined); // what fails is told to whoever needs it
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

/** One secret for all processes that share the database. */
const secretOf = ({ db }: Database, vault: Vault) =>
  sealedSetting(db, vault, 'secret', () => randomBytes(32).toString('base64url'));

/**
 * The owner’s certificate, or one made for all processes that share the database. An owner's is tried at once: a wrong one is no
 * surprise for the first contract.
 */
async function certificateOf({ db }: Database, vault: Vault): Promise<CertificateSource> {
  const tools = () => import('./platform/certificate.ts');
  const { signingP12, signingP12Password } = environment;
  if (signingP12) {
    const p12 = await readFile(signingP12).catch((error: Error) => {
      throw new StartError(`SIGNING_P12 cannot be read: ${error.message}`, { cause: error });
    });
    const own = { p12, password: signingP12Password };
    await (await tools()).openCertificate(own);
    return own;
  }
  const make = async () => (await tools()).makeCertificate('Festival Pavilion', new Date());
  return { pem: await sealedSetting(db, vault, 'seal', make) };
}

/**
 * Documents are made and sealed in a child process (decision 0047). Characters are checked here, because orders wait for that inside
 * their transactions: nothing of it may ask the database or wait for a document.
 */
async function pdfDeskOf(database: Database, vault: Vault, { documentTasks }: House): Promise<Adapters['pdf']> {
  const certificate = await certificateOf(database, vault);
  undo.push(() => documentTasks.stop());
  return {
    check: async (terms) => (await import('./platform/pdf/contract.ts')).checkContract(terms),
    contract: (terms, edition) => documentTasks.run('contract', { certificate, terms, edition }),
  };
}

/** A signal that comes during the start ends it: each step that has begun finishes, and the next one does not begin. */
let stopping = false;
/** What a stopped start is waiting for ends sooner without its database. */
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
  const house = await import('./house.ts');
  const { baseCtxOf } = house;
  undo.push(() => house.pictureTasks.stop());
  const urls = databaseUrl ? { url: databaseUrl, ownerUrl: databaseOwnerUrl } : (await cluster!).app;
  goOn();
  const database = await openDatabase(urls);
  hurry = () => database.close();
  goOn();
  await house.refusePublishedAccounts(database, { host, demo });
  const vault = createVault(await openDataKeys(database.db, process.env, dataDir));
  const signer = createSigner(await secretOf(database, vault));
  await house.sealPlainOnce({ db: database.db, vault, signer });
  const mailer: Mailer & { close(): void } = house.createMailer(environment.smtpUrl);
  undo.push(() => mailer.close());
  const cache = house.createResponseCache({
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
    adapters: {
      files: house.createDiskFiles(environment.filesDir, {
        folders: { dataFolderSpace: dataDir, filesFolderSpace: environment.filesDir },
        minFreeBytes: environment.minFreeBytes,
      }),
      jobs: { add: () => Promise.reject(new Error('jobs have not started')) },
      mailer,
      signer,
      vault,
      pdf: await pdfDeskOf(database, vault, house),
      pictures: house.pictures,
      config: { publicUrl, demo },
    },
  };
  goOn();
  const app = await house.buildApp(deps);
  undo.push(() => app.close());
  goOn();
  const jobs = await house.startJobs(
    database.url,
    house.jobsOf(() => ({ ...baseCtxOf(deps), log: app.log })),
    (error) => app.log.error(error),
  );
  undo.push(() => jobs.stop());
  deps.adapters.jobs.add = jobs.add;
  const listening = await house.listenForChanges(database.sql, cache);
  undo.push(() => listening.unlisten());
  goOn();
  if (demo) await house.seedDemo({ ...baseCtxOf(deps), log: app.log });
  goOn();
  const index = house.keepIndex(baseCtxOf(deps), (error) => app.log.error(error));
  undo.push(() => index.stop());
  if (demo) await index.ready;
  const firstPassword = adminEmail ? await house.makeFirstAdmin(baseCtxOf(deps), adminEmail) : undefined;
  await house.refusePublishedAccounts(database, { host, demo }); // another process may have seeded meanwhile
  goOn();
  await app.listen({ port, host });
  if (database.oneRole) process.stdout.write(oneRoleNotice);
  process.stdout.write(demoBanner({ publicUrl, demo, mail: mailer.configured, firstPassword }));
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
  // Last: with no listener in between, a signal that waits for the event loop is not lost.
  for (const listener of earlier) process.removeListener(signal, listener);
}

function fail(error: unknown): never {
  process.stderr.write(
    error instanceof StartError
      ? `Pavilion cannot start. ${error.message}\n`
      : `Pavilion failed: ${(error as Error).stack}\n`,
  );
  process.exit(1);
}

const starting = start();
starting.then(
  () => {
    open = true;
  },
  async (error: unknown) => {
    if (stopping) return; // whatever failed, failed because of it
    await close().catch(() => undefined); // the first reason is the one to tell
    fail(error);
  },
);
