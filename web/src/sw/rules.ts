// Decides what the service worker does with a request; separate from the worker so that it can be tested.

export type Way =
  /** The site's page: from the network, else the last one. */
  | 'page'
  /** A built file with a hash in its name: stored once, never requested again. */
  | 'asset'
  /** A public picture: stored, the oldest are removed first. */
  | 'picture'
  /** A public read: from the network, else the last response. */
  | 'read'
  /** Everything else bypasses the worker: writes, private reads, videos, the console. */
  | 'none';

export interface ReadRequest {
  method: string;
  mode: string;
  destination: string;
  url: URL;
  hasRange: boolean;
}
/** The number of stored responses of each kind. Pictures have some 40 KB each. */
export const most = { page: 1, asset: 400, picture: 240, read: 200 } as const;

/** `reads` are the paths of the protocol's public GETs; `:name` matches one segment. */
export const readsPattern = (reads: readonly string[]): RegExp =>
  new RegExp(
    `^(?:${reads.map((path) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')).join('|')})$`,
  );

export function wayOf({ method, mode, destination, url, hasRange }: ReadRequest, origin: string, reads: RegExp): Way {
  if (method !== 'GET' || url.origin !== origin || hasRange) return 'none';
  if (mode === 'navigate') return url.pathname === '/' ? 'page' : 'none';
  if (url.pathname.startsWith('/assets/') || url.pathname === '/mark.svg') return 'asset';
  if (url.pathname.startsWith('/media/')) return destination === 'image' ? 'picture' : 'none';
  // A preview shows a draft to the holder of its key, so it is not stored.
  return reads.test(url.pathname) && !url.searchParams.has('preview') ? 'read' : 'none';
}

/** Responses differ by language as well as by URL. */
export const keyOfRead = (url: URL, language: string | null): string =>
  `${url.origin}${url.pathname}${url.search}${url.search ? '&' : '?'}kept-in=${/^\s*zh\b/i.test(language ?? '') ? 'zh' : 'en'}`;
