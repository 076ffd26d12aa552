// Builds site and console into web/dist, compresses every text file ahead of time and notes what it was built from.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { SiteRenderer } from '@pavilion/protocol/siteRenderer.ts';
import { build, normalizePath } from 'vite';
import { type Site, siteChunks } from './chunks.ts';
import { writePrefetches } from './prefetches.ts';
import { buildServiceWorker } from './serviceWorker.ts';
import { sourcesHash } from './sourcesHash.ts';

const web = join(import.meta.dirname, '..');
const dist = join(web, 'dist');
const source = (path: string) => normalizePath(join(web, path));
const hash = sourcesHash();

const shared = { configFile: join(web, 'vite.config.ts'), logLevel: 'warn' } as const;
rmSync(dist, { recursive: true, force: true });
// The site for the server, whole in a folder of its own: it renders the first screens (src/site/rendering).
await build({
  ...shared,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: join(web, 'src/site/rendering/renderer.tsx'),
    outDir: join(dist, 'ssr'),
    manifest: false,
    copyPublicDir: false,
  },
});
const { renderer } = (await import(pathToFileURL(join(dist, 'ssr/renderer.js')).href)) as { renderer: SiteRenderer };
const firstPages = await renderer.prefetchedPages();
const site: Site = {
  entry: [source('index.html'), source('src/site/main.tsx')],
  firstPages: new Set(Object.values(firstPages).map(({ file }) => source(file))),
};
const groups = await siteChunks(site, (plugin) =>
  build({ ...shared, plugins: [plugin], build: { write: false, minify: false } }),
);
const output = { codeSplitting: { groups } };
await build({ ...shared, build: { emptyOutDir: false, rolldownOptions: { output } } });
writePrefetches(dist, firstPages);
await buildServiceWorker(dist, hash);
for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (name.startsWith('ssr') || !/\.(js|css|html|svg|json|webmanifest|txt)$/.test(name)) continue;
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
