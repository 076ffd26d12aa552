// Environment, database, listen, close.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Deps } from './app.ts';
import { readEnvironment } from './bootstrap/environment.ts';
import { demoBanner } from './demoBanner.ts';
import type { Adapters, Mailer } from './kit/adapters.ts';
import type { PlatformCertificate } from './platform/certificate.ts';
import type { Database } from './platform/database/connect.ts';
import { type EmbeddedPostgres, startEmbedded } from './platform/database/embedded.ts';
import { migrate } from './platform/database/migrate.ts';
import { requireSupportedVersion } from './platform/database/version.ts';
import { openDataFolder } from './platform/dataFolder.ts';
import { openDataKeys } from './platform/dataKey.ts';
import type { PdfDesk } from './platform/pdf/pdf.ts';
import { sharedSetting } from './platform/sharedSetting.ts';
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
async function openDatabase(url: string, { connect }: House): Promise<Database & { url: string }> {
  const database = connect(url, environment.databaseConnections);
  undo.push(() => database.close());
  try {
    await database.sql`select 1`;
  } catch (error) {
    throw new StartError(`The database at DATABASE_URL does not answer: ${(error as Error).message}`, { cause: error });
  }
  await requireSupportedVersion(database.sql);
  await migrate(database.sql);
  return { ...database, url };
}

/** One secret for all processes that share the database. */
const secretOf = ({ db }: Database) => sharedSetting(db, 'secret', () => randomBytes(32).toString('base64url'));

/**
 * The owner’s certificate, or one made for all processes that share the database. An owner's is tried at once: a wrong one is no
 * surprise for the first contract.
 */
async function certificateOf({ db }: Database): Promise<() => Promise<PlatformCertificate>> {
  const tools = () => import('./platform/certificate.ts');
  const { signingP12, signingP12Password } = environment;
  if (signingP12) {
    const p12 = await readFile(signingP12).catch((error: Error) => {
      throw new StartError(`SIGNING_P12 cannot be read: ${error.message}`, { cause: error });
    });
    const own = await (await tools()).loadCertificate(p12, signingP12Password);
    return async () => own;
  }
  const make = async () => (await tools()).makeCertificate('Festival Pavilion', new Date());
  const pem = await sharedSetting(db, 'seal', make);
  return async () => (await tools()).readCertificate(pem);
}

/**
 * What makes and seals documents is read with the first of them, a tenth of the time that a start takes. Nothing of it may ask the
 * database: orders that wait for it inside their transactions would hold every connection of the pool.
 */
async function pdfDeskOf(database: Database): Promise<Adapters['pdf']> {
  const certificate = await certificateOf(database);
  let opened: Promise<PdfDesk> | undefined;
  async function open(): Promise<PdfDesk> {
    try {
      const { createPdfDesk } = await import('./platform/pdf/pdf.ts');
      return createPdfDesk({ certificate: await certificate() });
    } catch (error) {
      opened = undefined; // whoever asks next tries again
      throw error;
    }
  }
  const desk = () => {
    opened ??= open();
    return opened;
  };
  return {
    check: async (terms) => (await desk()).check(terms),
    contract: async (terms, edition) => (await desk()).contract(terms, edition),
  };
}

async function start() {
  const folder = openDataFolder(dataDir);
  undo.push(() => folder.release());
  await portFree();
  const { databaseUrl, adminEmail } = environment;
  const cluster = databaseUrl ? undefined : startCluster();
  const house = await import('./house.ts');
  const { baseCtxOf } = house;
  const database = await openDatabase(databaseUrl ?? (await cluster!).url, house);
  await house.refusePublishedAccounts(database, { host, demo });
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
      files: house.createDiskFiles(environment.filesDir),
      jobs: { add: () => Promise.reject(new Error('jobs have not started')) },
      mailer,
      signer: createSigner(await secretOf(database)),
      vault: createVault(await openDataKeys(database.db, process.env, dataDir)),
      pdf: await pdfDeskOf(database),
      config: { publicUrl, demo },
    },
  };
  const app = await house.buildApp(deps);
  undo.push(() => app.close());
  const jobs = await house.startJobs(
    database.url,
    house.jobsOf(() => ({ ...baseCtxOf(deps), log: app.log })),
    (error) => app.log.error(error),
  );
  undo.push(() => jobs.stop());
  deps.adapters.jobs.add = jobs.add;
  await house.listenForChanges(database.sql, cache);
  if (demo) await house.seedDemo({ ...baseCtxOf(deps), log: app.log });
  const index = house.keepIndex(baseCtxOf(deps), (error) => app.log.error(error));
  undo.push(() => index.stop());
  if (demo) await index.ready;
  const firstPassword = adminEmail ? await house.makeFirstAdmin(baseCtxOf(deps), adminEmail) : undefined;
  await house.refusePublishedAccounts(database, { host, demo }); // another process may have seeded meanwhile
  await app.listen({ port, host });
  process.stdout.write(demoBanner({ publicUrl, demo, mail: mailer.configured, firstPassword }));
}

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  });

function fail(error: unknown): never {
  process.stderr.write(
    error instanceof StartError
      ? `Pavilion cannot start. ${error.message}\n`
      : `Pavilion failed: ${(error as Error).stack}\n`,
  );
  process.exit(1);
}

start().catch(async (error: unknown) => {
  await close().catch(() => undefined); // the first reason is the one to tell
  fail(error);
});
