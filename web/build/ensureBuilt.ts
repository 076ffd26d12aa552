// Before `npm start`: builds the site unless it is there and made from these very sources.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesHash } from './sourcesHash.ts';

const builtFrom = join(import.meta.dirname, '../dist/built-from');
if (!existsSync(builtFrom) || readFileSync(builtFrom, 'utf8') !== sourcesHash()) {
  process.stdout.write('Building the site (first start only) …\n');
  await import('./build.ts');
}
