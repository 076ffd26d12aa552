// Writes `dist/prefetch.json`: by path, the first reads of a page and the built files that it needs besides the entry's.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrefetchedPages, Prefetches } from '@pavilion/protocol/siteRenderer.ts';

/** The part of Vite's manifest that is read here. */
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;
const ENTRY = 'index.html';
/** The styles of all pages, which each page loads with itself (src/site/pageStyles.ts). */
const PAGE_STYLES = 'src/site/pages.css';

/** Adds the files of a module and of its imports. */
function filesOf(manifest: Manifest, name: string, found: Set<string>): Set<string> {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const next of chunk.imports ?? []) filesOf(manifest, next, found);
  for (const sheet of chunk.css ?? []) found.add(sheet);
  return found;
}

export function writePrefetches(dist: string, pages: PrefetchedPages): void {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const begun = filesOf(manifest, ENTRY, new Set());
  const prefetches: Prefetches = {};
  for (const [path, { file, reads }] of Object.entries(pages)) {
    if (!manifest[file]) throw new Error(`The build has no ${file}, the page of ${path}`);
    const files = filesOf(manifest, PAGE_STYLES, filesOf(manifest, file, new Set()));
    prefetches[path] = { reads, files: [...files].filter((name) => !begun.has(name)) };
  }
  writeFileSync(join(dist, 'prefetch.json'), JSON.stringify(prefetches));
}
