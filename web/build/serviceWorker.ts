import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '@pavilion/protocol';
import type { Endpoint } from '@pavilion/protocol/kit/endpoint.ts';
import { build } from 'vite';

/** Responses that are valid at the moment only: the clock, online rooms, suggestions while typing, a contract's check. */
const onlyNow = /^\/api\/(?:contract\/|meetingInfo\/(?:clock|online)$|index\/suggestions$)/;
const publicReads = () =>
  Object.values(api)
    .flatMap((group) => Object.values(group as Record<string, Endpoint>))
    .filter(({ method, access, path }) => method === 'GET' && access === 'public' && !onlyNow.test(path))
    .map(({ path }) => path);

/** A separate file at the root, so that its scope is the whole site; the build's mark makes browsers detect a new one. */
export async function buildServiceWorker(dist: string, mark: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __PUBLIC_READS__: JSON.stringify(publicReads()) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: ['chrome111', 'safari16.4', 'firefox115'],
      minify: true,
      lib: {
        entry: join(import.meta.dirname, '../src/sw/sw.ts'),
        name: 'pavilionWorker',
        formats: ['iife'],
        fileName: () => 'sw.js',
      },
    },
  });
  appendFileSync(join(dist, 'sw.js'), `\n// ${mark.slice(0, 16)}\n`);
}
