// Runs before `npm start`: builds the site unless it exists and was made from the current sources.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesHash } from './sourcesHash.ts';

const builtFrom = join(import.meta.dirname, '../dist/built-from');
if (!existsSync(builtFrom) || readFileSync(builtFrom, 'utf8') !== sourcesHash()) {
  process.stdout.write('Building the site (first start only) …\n');
  await import('./build.ts');
}
