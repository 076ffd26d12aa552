import type { Text } from '@pavilion/protocol/kit/text.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import type { ComponentType } from 'react';
import { text } from './lib.text.ts';
import { sayNow } from './locale.ts';

/** The path and properties of a screen. Guard, title, header and tab bar read them (spec §2). */
export interface RouteRecord<Path extends string = string> {
  path: Path;
  title: Text;
  access: 'public' | 'login';
  /**
   * The page's first reads, under `/api/`. The page at `/` requests them, and the screen that the server renders of them, before any
   * script has loaded. `{id}` is replaced by the search param `id`, `18|42` is a number for narrow and one for wide screens. A read that
   * the page does not send is wasted: e2e/prefetch.e2e.ts fails then.
   */
  prefetch?: readonly string[];
  page: () => Promise<{ default: ComponentType }>;
  /** `site`: header and footer. `personal`: the left menu inside of it. `bare`: the page alone. */
  layout?: 'site' | 'personal' | 'bare';
  /** Header on large screens; shown unless false. */
  isHeaderAppShow?: boolean;
  /** Search box in the header; shown unless false. */
  isHeaderSearch?: boolean;
  /** The header lies over the page's picture (home, details). */
  mask?: boolean;
  tabBar?: boolean;
  /** Leaving the page hides it without unmounting, so that it is unchanged on return (spec §2, /search). */
  keepAlive?: boolean;
  /** On narrow screens the page opens without the login check (/personal/defaults). */
  openWhenNarrow?: boolean;
  /** On narrow screens this page is a view of the popup instead. */
  popup?: AuthView;
}
export type AuthView = 'login' | 'register' | 'forgotPassword';

/** Fails if a page's script does not load within the time of spec §9, like a script that cannot be fetched. */
export function withinChunkTime<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError()), limits.chunkLoadTimeoutMs);
  });
  return Promise.race([load(), late])
    .catch((cause: unknown) => {
      throw cause instanceof ChunkError || !isChunkFailure(cause) ? cause : new ChunkError(cause);
    })
    .finally(() => clearTimeout(timer));
}
export class ChunkError extends Error {
  constructor(cause?: unknown) {
    super(sayNow(text.chunkFailed), { cause });
  }
}
/** A script is a TypeError of the browser, its style sheet an Error of the loader. */
const isChunkFailure = (cause: unknown) =>
  cause instanceof Error &&
  (/^Unable to preload CSS/.test(cause.message) ||
    (cause instanceof TypeError && /import|module script|fetch/i.test(cause.message)));
