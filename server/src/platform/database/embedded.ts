import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { propertiesOf, toError } from '@pavilion/protocol/kit/unknown.ts';
import { isZombie } from '../processes.ts';
import { StartError } from '../startError.ts';
import { type Binaries, chooseWrap, findBinaries, type Wrap } from './binaries.ts';
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

const FIRST_PORT = 20_000;
const PORTS_PER_PROCESS = 20;
const PROCESS_SLOTS = 600;
let portsTaken = 0;
/**
 * Finds a free loopback port below the ephemeral range, from 20000 to 31999. Nothing holds the port until its user listens, so
 * each process looks first among 20 ports of its own, chosen by its process id, and takes them in turn: processes that start
 * together do not find the same port.
 */
export async function freePort(): Promise<number> {
  const own = (process.pid % PROCESS_SLOTS) * PORTS_PER_PROCESS;
  const total = PROCESS_SLOTS * PORTS_PER_PROCESS;
  for (let tries = 0; tries < total; tries++) {
    const turn = portsTaken++;
    const offset = tries < PORTS_PER_PROCESS ? turn % PORTS_PER_PROCESS : turn;
    const port = FIRST_PORT + ((own + offset) % total);
    const free = await new Promise<boolean>((done) => {
      const server = createServer();
      server.once('error', () => done(false));
      server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
    });
    if (free) return port;
  }
  throw new StartError('No free port on 127.0.0.1 between 20000 and 32000.');
}

/** The last line of what a program wrote; undefined if it wrote nothing. */
const lastLine = (written: unknown) => (typeof written === 'string' ? written.trim().split('\n').at(-1) : undefined);

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
      `The database could not be made: ${lastLine(propertiesOf(error).stderr) ?? toError(error).message}`,
      { cause: error },
    );
  } finally {
    rmSync(secret, { force: true });
  }
}

/** A pid that no system assigns. PostgreSQL takes its owner for dead and still looks for living sessions. */
const NOBODY = 99_999_999;

/** Returns the command of a running process; `undefined` if it has ended or is a zombie. */
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
 * Cleans up after an earlier run. After `kill -9` of Pavilion its PostgreSQL still runs and is stopped before a new one starts. After a
 * power loss the pid in the file may belong to another program, which PostgreSQL would take for itself.
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
  /** False only for clusters of tests, which may be lost. */
  fsync?: boolean;
  /** The port; a free one by default. */
  port?: number;
  /** Extra `-c name=value` settings. */
  settings?: Record<string, string>;
  /** Is called if a PostgreSQL that ended unexpectedly could not be restarted yet. */
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

/** Returns the URLs of the cluster in `folder` on `port`. The passwords are in files beside it. */
export function embeddedUrls(folder: string, port: number) {
  const appPassword = appPasswordOf(folder);
  const at = (role: string, password: string) => `postgres://${role}:${password}@127.0.0.1:${port}/postgres`;
  const url = at('pavilion', readFileSync(`${folder}.key`, 'utf8'));
  return { url, app: { url: at(embeddedAppRole, appPassword), ownerUrl: url, appPassword } };
}

/** Stops a PostgreSQL and waits until it has ended. */
const end = (child: ChildProcess) =>
  new Promise<void>((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.ref();
    child.once('exit', () => done());
    child.kill('SIGINT');
  });

/**
 * Starts the PostgreSQL 18 of the npm package on a free loopback port, with its cluster in `folder`, which the first start creates.
 * The passwords of the tables' owner and of the application's role are in files beside the cluster that only their user can read.
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
        if (Date.now() > until || !/shared memory block|lock file/.test(toError(error).message)) throw error;
      }
    }
  }
  /** Restarts a PostgreSQL that ended unexpectedly, on its port. The first attempts may find old sessions that have not ended yet. */
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
