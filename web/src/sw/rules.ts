// What the service worker does with a request; apart from the worker so that it can be tried without one.

export type Way =
  /** The site's page: the network first, the last one without it. */
  | 'page'
  /** A built file whose name holds its fingerprint: kept once, never asked for again. */
  | 'asset'
  /** A public picture: kept, the oldest go first. */
  | 'picture'
  /** A read that anyone may make: the network first, the last answer without it. */
  | 'read'
  /** Everything else is none of the worker's business: writes, private reads, videos, the console. */
  | 'none';

export interface Asked {
  method: string;
  mode: string;
  destination: string;
  url: URL;
  hasRange: boolean;
}
/** How many of each are kept. Pictures are some 40 KB each. */
export const most = { page: 1, asset: 400, picture: 240, read: 200 } as const;

/** `reads` are the paths of the protocol's public GETs; `:name` stands for one part. */
export const readsPattern = (reads: readonly string[]): RegExp =>
  new RegExp(
    `^(?:${reads.map((path) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')).join('|')})$`,
  );

export function wayOf({ method, mode, destination, url, hasRange }: Asked, origin: string, reads: RegExp): Way {
  if (method !== 'GET' || url.origin !== origin || hasRange) return 'none';
  if (mode === 'navigate') return url.pathname === '/' ? 'page' : 'none';
  if (url.pathname.startsWith('/assets/') || url.pathname === '/mark.svg') return 'asset';
  if (url.pathname.startsWith('/media/')) return destination === 'image' ? 'picture' : 'none';
  // A preview shows a draft to whoever holds its key: it is nobody's last answer.
  return reads.test(url.pathname) && !url.searchParams.has('preview') ? 'read' : 'none';
}

/** Answers differ by language as well as by address. */
export const keyOfRead = (url: URL, language: string | null): string =>
  `${url.origin}${url.pathname}${url.search}${url.search ? '&' : '?'}kept-in=${/^\s*zh\b/i.test(language ?? '') ? 'zh' : 'en'}`;
