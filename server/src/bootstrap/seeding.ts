import { fork } from 'node:child_process';
import { flushCompileCache, getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import { StartError } from '../platform/startError.ts';

/**
 * Fills an empty database with the demo fair in a child process, whose memory is freed when it ends. The child reads the same environment
 * (`env`); `url` is sent over its pipe, because the embedded database's password is in no environment.
 */
export function startSeeding(env: NodeJS.ProcessEnv, url: string): { done: Promise<void>; stop(): void } {
  flushCompileCache(); // the child reads what this process has compiled
  const cache = getCompileCacheDir();
  const child = fork(join(import.meta.dirname, '../seedProcess.ts'), [], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...env, ...(cache && { NODE_COMPILE_CACHE: cache }) },
  });
  const done = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      code === 0
        ? resolve()
        : reject(new StartError(`The demo fair could not be written (${signal ?? `exit code ${code}`}).`)),
    );
  });
  child.send({ url }, () => undefined); // a child that has ended emits `exit`
  return {
    done,
    stop: () => {
      child.kill('SIGKILL');
    },
  };
}
