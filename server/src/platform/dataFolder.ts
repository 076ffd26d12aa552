import { randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode, propertiesOf, toError } from '@pavilion/protocol/kit/unknown.ts';
import { bornAt } from './processes.ts';
import { StartError } from './startError.ts';

/** The layout version of the data folder. A folder with a higher number is refused and not touched. */
const LAYOUT = 1;

export interface DataFolder {
  path: string;
  release(): void;
}

/** `mkdir` with `recursive` never returns below /proc. */
function makeFolder(path: string) {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error; // another process was faster
  }
}

function take(file: string): boolean {
  const mine = JSON.stringify({ pid: process.pid, born: bornAt(process.pid) });
  try {
    const fd = openSync(file, 'wx', 0o600);
    writeSync(fd, mine);
    return true;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    return false;
  }
}

function holderOf(file: string): number | undefined {
  try {
    const { pid, born } = propertiesOf(JSON.parse(readFileSync(file, 'utf8')));
    if (typeof pid !== 'number') return undefined;
    const now = bornAt(pid);
    return now !== undefined && (born === undefined || now === born) ? pid : undefined;
  } catch {
    return undefined; // half-written by a process that died: nobody holds it
  }
}

/**
 * Creates or opens the data folder and locks it until `release`.
 * Throws `StartError` when it cannot be written, is in use by a living process, or was written by a newer version.
 */
export function openDataFolder(path: string): DataFolder {
  try {
    makeFolder(path);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    // `access` succeeds for root on a read-only or full disk, so the check is a write.
    const probe = join(path, `.probe-${randomBytes(4).toString('hex')}`);
    writeFileSync(probe, 'x');
    rmSync(probe);
  } catch (error) {
    throw new StartError(
      `The data folder ${path} cannot be written: ${toError(error).message}. Set DATA_DIR to a folder that can.`,
      { cause: error },
    );
  }
  const layoutFile = join(path, 'layout');
  const layout = existsSync(layoutFile) ? Number(readFileSync(layoutFile, 'utf8')) : undefined;
  if (layout !== undefined && !(layout <= LAYOUT))
    throw new StartError(
      `The data folder ${path} was written by a newer Pavilion (layout ${layout}; this version reads up to ${LAYOUT}). Nothing was changed.`,
    );

  const lock = join(path, 'pavilion.lock');
  if (!take(lock)) {
    const holder = holderOf(lock);
    if (holder !== undefined && holder !== process.pid)
      throw new StartError(
        `The data folder ${path} is in use by process ${holder}. Stop it first, or set DATA_DIR to another folder.`,
      );
    rmSync(lock, { force: true });
    if (!take(lock)) throw new StartError(`The data folder ${path} is being opened by another process. Try again.`);
  }
  if (layout === undefined) writeFileSync(layoutFile, String(LAYOUT));
  return { path, release: () => rmSync(lock, { force: true }) };
}
