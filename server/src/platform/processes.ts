import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Reads the fields of /proc/PID/stat after the name: state, parent, … (proc_pid_stat(5)). Linux only. */
const statOf = (pid: number) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');

/** Whether a process is a zombie: it has ended, and its parent has not noticed yet. */
export const isZombie = (pid: number) => ['Z', 'X'].includes(statOf(pid)[0]!);

/** Returns when a living process began, so that a reused pid is not mistaken for the old process. */
export function bornAt(pid: number): string | undefined {
  try {
    if (existsSync('/proc/self/stat')) return isZombie(pid) ? undefined : statOf(pid)[19];
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined; // no such process
  }
}
