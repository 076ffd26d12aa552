import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const places = [
  'web/src',
  'web/build',
  'web/public',
  'web/index.html',
  'web/console.html',
  'web/vite.config.ts',
  'web/package.json',
  'protocol/src',
  'package-lock.json',
];

/** Returns a hash of everything the built site is made from. */
export function sourcesHash(): string {
  const hash = createHash('sha256');
  for (const place of places) {
    const path = join(root, place);
    if (!existsSync(path)) continue;
    const files = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((f) => join(path, f))
      : [path];
    for (const file of files.sort()) {
      if (!statSync(file).isFile() || /\.test\.tsx?$/.test(file)) continue;
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}
