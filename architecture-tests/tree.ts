import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
/** Returns files below a folder of the repository, as paths from the root, without built or installed ones. */
export const filesBelow = (folder: string, ending: RegExp): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => `${folder}/${file}`.replaceAll('\\', '/'))
        .filter((file) => ending.test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
        .sort()
    : [];
export const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
/** Returns the files in git. */
export const tracked = () =>
  execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
