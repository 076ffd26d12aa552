// Builds site and console into web/dist, compresses every text file ahead of time and notes what it was built from.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { buildServiceWorker } from './serviceWorker.ts';
import { sourcesHash } from './sourcesHash.ts';

const web = join(import.meta.dirname, '..');
const dist = join(web, 'dist');
const hash = sourcesHash();

await build({ configFile: join(web, 'vite.config.ts'), logLevel: 'warn' });
await buildServiceWorker(dist, hash);
for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(js|css|html|svg|json|webmanifest|txt)$/.test(name)) continue;
  const bytes = readFileSync(join(dist, name));
  if (bytes.length < 512) continue;
  writeFileSync(
    join(dist, `${name}.br`),
    brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  );
  writeFileSync(join(dist, `${name}.gz`), gzipSync(bytes, { level: 9 }));
}
writeFileSync(join(dist, 'built-from'), hash);
