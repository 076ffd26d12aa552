import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** What the kernel tells of a process after its name: state, parent, … (proc_pid_stat(5)). Linux only. */
const statOf = (pid: number) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');

/** Has ended, and waits for its parent to notice. */
export const isZombie = (pid: number) => ['Z', 'X'].includes(statOf(pid)[0]!);

/** When a living process began, so that a pid given to another process is not mistaken for the old one. */
export function bornAt(pid: number): string | undefined {
  try {
    if (existsSync('/proc/self/stat')) return isZombie(pid) ? undefined : statOf(pid)[19];
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined; // no such process
  }
}
