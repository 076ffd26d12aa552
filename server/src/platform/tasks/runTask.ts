// Runs heavy work, and work on uploaded bytes, in a child process (decision 0047): it does not delay responses, has limits of time and
// memory, and its memory is freed when it has been idle for a while.
import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { TaskName, Tasks } from './tasks.ts';

export interface TaskLimits {
  /** The time limit of one task; past it the process is killed. */
  milliseconds: number;
  /** The limit of resident memory of the process, on Linux. */
  megabytes: number;
  /** The number of waiting tasks; more are refused with `unavailable`. */
  waiting: number;
  idleMs: number;
}
export type TaskAnswer = { result: unknown } | { refused: Pick<AppError, 'name' | 'details'> } | { failed: string };

interface Waiting {
  name: TaskName;
  input: unknown;
  done(answer: TaskAnswer): void;
}

function residentMb(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0; // has ended, or a system without /proc
  }
}

function startChild(): ChildProcess {
  const child = fork(join(import.meta.dirname, 'taskProcess.ts'), [], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--max-old-space-size=384'],
    // The environment holds none of the platform's secrets.
    env: { MALLOC_ARENA_MAX: '2', VIPS_CONCURRENCY: '1', UV_THREADPOOL_SIZE: '2' },
  });
  try {
    if (child.pid) setPriority(child.pid, 10); // answers go first
  } catch {
    // It has ended already, or the system forbids it: `exit` or the limits report it.
  }
  return child;
}

/** A child process that runs one task after another. It starts with the first task and ends when idle. */
export class TaskRunner {
  readonly #limits: TaskLimits;
  readonly #queue: Waiting[] = [];
  #child: ChildProcess | undefined;
  #busy = false;
  #idle: NodeJS.Timeout | undefined;
  constructor(limits: TaskLimits) {
    this.#limits = limits;
  }

  async run<N extends TaskName>(name: N, input: Parameters<Tasks[N]>[0]): Promise<Awaited<ReturnType<Tasks[N]>>> {
    if (this.#queue.length >= this.#limits.waiting) throw new AppError('unavailable');
    const answer = await new Promise<TaskAnswer>((done) => {
      this.#queue.push({ name, input, done });
      this.#next();
    });
    if ('result' in answer) return answer.result as Awaited<ReturnType<Tasks[N]>>;
    if ('refused' in answer) throw new AppError(answer.refused.name, answer.refused.details);
    throw new Error(`the task ${name} failed: ${answer.failed}`);
  }

  stop() {
    clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  #next() {
    if (this.#busy) return;
    const task = this.#queue.shift();
    if (!task) return this.#rest();
    clearTimeout(this.#idle);
    this.#busy = true;
    const child = this.#child ?? startChild();
    this.#child = child;
    child.ref();
    child.channel?.ref();
    const settle = (answer: TaskAnswer) => {
      child.removeAllListeners();
      clearTimeout(timer);
      clearInterval(watch);
      this.#busy = false;
      task.done(answer);
      this.#next();
    };
    const giveUp = (failed: string) => {
      child.on('error', () => undefined);
      child.kill('SIGKILL');
      if (this.#child === child) this.#child = undefined;
      settle({ failed });
    };
    const timer = setTimeout(
      () => giveUp(`it took more than ${this.#limits.milliseconds} ms`),
      this.#limits.milliseconds,
    );
    const watch = setInterval(() => {
      if (residentMb(child.pid!) > this.#limits.megabytes) giveUp(`it took more than ${this.#limits.megabytes} MB`);
    }, 100);
    child.once('message', (answer: TaskAnswer) => settle(answer));
    child.once('error', (error) => giveUp(error.message));
    child.once('exit', (code, signal) => giveUp(`its process ended (${signal ?? code})`));
    child.send({ name: task.name, input: task.input });
  }

  /** Lets this process exit while the child is idle, and ends the child after a while. */
  #rest() {
    const child = this.#child;
    if (!child) return;
    child.unref();
    child.channel?.unref();
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    this.#idle = setTimeout(() => this.stop(), this.#limits.idleMs);
    this.#idle.unref();
  }
}

/** Decodes uploaded pictures. */
export const pictureTasks = new TaskRunner({ milliseconds: 30_000, megabytes: 700, waiting: 60, idleMs: 20_000 });
export const documentTasks = new TaskRunner({ milliseconds: 60_000, megabytes: 900, waiting: 1000, idleMs: 60_000 });
