// Runs Pavilion as a separate process, for tests of starting, stopping and of several processes at once.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../platform/database/embedded.ts';

const running = new Set<ChildProcess>();
/** Stops all processes; for `afterEach` or `afterAll`. */
export async function stopAll() {
  await Promise.all([...running].map((child) => stop(child, 'SIGTERM')));
}

interface Started {
  child: ChildProcess;
  url: string;
}
const exitOf = (child: ChildProcess) =>
  new Promise<number | null>((done) =>
    child.exitCode !== null || child.signalCode !== null ? done(child.exitCode) : child.once('exit', done),
  );
export async function stop(child: ChildProcess, signal: NodeJS.Signals) {
  running.delete(child);
  if (child.exitCode === null && child.signalCode === null) child.kill(signal);
  return exitOf(child);
}
function launch(env: Record<string, string>, entry = '../main.ts') {
  const child = spawn(process.execPath, [join(import.meta.dirname, entry)], {
    env: { PATH: process.env.PATH, DEMO: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let errors = '';
  child.stderr!.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  return { child, errors: () => errors };
}
/** Starts a server without waiting for it. Signals are handled from the first moment, as with `npm start`. */
export const begin = (env: Record<string, string>) => launch(env, '../earlySignals.ts');

/** Starts a server and waits until it is ready. If another process has taken the port, the next one is tried. */
export async function start(dataDir: string, env: Record<string, string> = {}): Promise<Started> {
  for (;;) {
    const port = String(await freePort());
    const { child, errors } = launch({ DATA_DIR: dataDir, PORT: port, ...env });
    const failure = await new Promise<string | null>((done) => {
      child.stdout!.on('data', (chunk: Buffer) => String(chunk).includes('Pavilion is open') && done(null));
      child.once('exit', () => done(errors()));
    });
    if (failure === null) return { child, url: `http://127.0.0.1:${port}` };
    running.delete(child);
    if (!failure.includes(`EADDRINUSE: address already in use 127.0.0.1:${port}`)) throw new Error(failure);
  }
}
/** Runs a start that must fail; returns its exit code and output. */
export async function refused(env: Record<string, string>) {
  const { child, errors } = launch({ PORT: String(await freePort()), ...env });
  const code = await exitOf(child);
  running.delete(child);
  return { code, lines: errors().trim().split('\n') };
}
