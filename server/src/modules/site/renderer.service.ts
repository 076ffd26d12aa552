import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Prefetches, SiteRenderer } from '@pavilion/protocol/siteRenderer.ts';

export const dist = join(import.meta.dirname, '../../../../web/dist');

/** The built site as the server renders it. */
export interface BuiltSite {
  renderer: SiteRenderer;
  prefetches: Prefetches;
  /** The built `index.html`. */
  template: string;
}
/** Loads the built site. Undefined if the web has not been built. */
export async function loadBuiltSite(): Promise<BuiltSite | undefined> {
  if (!existsSync(join(dist, 'prefetch.json'))) return undefined;
  const { renderer } = (await import(pathToFileURL(join(dist, 'ssr/renderer.js')).href)) as { renderer: SiteRenderer };
  return {
    renderer,
    prefetches: JSON.parse(readFileSync(join(dist, 'prefetch.json'), 'utf8')) as Prefetches,
    template: readFileSync(join(dist, 'index.html'), 'utf8'),
  };
}
