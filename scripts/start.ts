// `npm start`: builds the site where it must, then opens. What was compiled once is kept beside the packages, a third off the time to
// the first answer; where it cannot be kept, the start is only slower.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/pavilion'));
await import('../web/build/ensureBuilt.ts');
await import('../server/src/earlySignals.ts');
