// Environment, database, listen, close: the only reader of process.env.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import type { Deps } from './app.ts';
import { demoBanner } from './demoBanner.ts';
import type { Adapters, Mailer } from './kit/adapters.ts';
import type { PlatformCertificate } from './platform/certificate.ts';
import type { Database } from './platform/database/connect.ts';
import { type EmbeddedPostgres, startEmbedded } from './platform/database/embedded.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDataFolder } from './platform/dataFolder.ts';
import { openDataKeys } from './platform/dataKey.ts';
import type { PdfDesk } from './platform/pdf/pdf.ts';
import { sharedSetting } from './platform/sharedSetting.ts';
import { createSigner } from './platform/signer.ts';
import { StartError } from './platform/startError.ts';
import { createVault } from './platform/vault.ts';

type House = typeof import('./house.ts');

const env = process.env;
const port = Number(env.PORT ?? 3000);
const dataDir = resolve(env.DATA_DIR ?? 'data');
/** Processes that share a database share their files too; the data folder belongs to one process. */
const filesDir = resolve(env.FILES_DIR ?? join(dataDir, 'files'));
const demo = env.DEMO === undefined ? env.DATABASE_URL === undefined : !/^(0|false|off|no|)$/i.test(env.DEMO);
const host = env.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0');
const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, '');

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
  const database = connect(url, Number(env.DATABASE_CONNECTIONS ?? 10));
  undo.push(() => database.close());
  try {
    await database.sql`select 1`;
  } catch (error) {
    throw new StartError(`The database at DATABASE_URL does not answer: ${(error as Error).message}`, { cause: error });
  }
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
  if (env.SIGNING_P12) {
    const p12 = await readFile(env.SIGNING_P12).catch((error: Error) => {
      throw new StartError(`SIGNING_P12 cannot be read: ${error.message}`, { cause: error });
    });
    const own = await (await tools()).loadCertificate(p12, env.SIGNING_P12_PASSWORD ?? '');
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
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new StartError(`PORT must be a number from 0 to 65535, not “${env.PORT}”.`);
  const folder = openDataFolder(dataDir);
  undo.push(() => folder.release());
  await portFree();
  const cluster = env.DATABASE_URL ? undefined : startCluster();
  const house = await import('./house.ts');
  const { baseCtxOf } = house;
  const database = await openDatabase(env.DATABASE_URL || (await cluster!).url, house);
  const mailer: Mailer & { close(): void } = house.createMailer(env.SMTP_URL);
  undo.push(() => mailer.close());
  const cache = house.createResponseCache({
    maxBytes: Number(env.RESPONSE_CACHE_MB ?? 64) * 1024 * 1024,
    maxAgeMs: 60_000,
  });
  const deps: Deps = {
    database,
    cache,
    now: () => new Date(),
    logger: { level: env.LOG_LEVEL ?? 'info' },
    trustProxy: Boolean(env.TRUST_PROXY),
    adapters: {
      files: house.createDiskFiles(filesDir),
      jobs: { add: () => Promise.reject(new Error('jobs have not started')) },
      mailer,
      signer: createSigner(await secretOf(database)),
      vault: createVault(await openDataKeys(database.db, env, dataDir)),
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
  const firstPassword = env.ADMIN_EMAIL ? await house.makeFirstAdmin(baseCtxOf(deps), env.ADMIN_EMAIL) : undefined;
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
