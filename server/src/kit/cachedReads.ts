import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { limits } from '@pavilion/protocol/limits.ts';
import { cacheKey } from './implement.ts';
import type { ResponseCache } from './responseCache.ts';
import { type HstsOf, securityHeaders } from './securityHeaders.ts';

const TENANT = String(limits.tenantId);
const VARY = 'Accept-Language, Authorization, Accept-Encoding';

/** Answers an anonymous read from finished bytes where they are kept; false leaves it to the application. */
function answered(cache: ResponseCache, hsts: HstsOf, req: IncomingMessage, res: ServerResponse): boolean {
  if (req.method !== 'GET' || req.headers.authorization !== undefined || !req.url?.startsWith('/api/')) return false;
  const tenant = req.headers['tenant-id'] ?? req.headers.tenantid;
  if (tenant !== undefined && tenant !== TENANT) return false; // refused by the application
  const entry = cache.get(cacheKey(req));
  if (!entry) return false;
  if (req.headers['if-none-match'] === entry.etag) {
    res
      .writeHead(304, {
        ...securityHeaders,
        ...hsts(req.headers),
        etag: entry.etag,
        'cache-control': 'no-cache',
        vary: VARY,
      })
      .end();
    return true;
  }
  const packed = entry.brotli && /\bbr\b/.test(String(req.headers['accept-encoding'] ?? ''));
  const body = packed ? entry.brotli! : entry.body;
  res.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    ...(packed && { 'content-encoding': 'br' }),
    etag: entry.etag,
    'cache-control': 'no-cache',
    vary: VARY,
    ...securityHeaders,
    ...hsts(req.headers),
  });
  res.end(body);
  return true;
}

/**
 * The HTTP server under the application: a kept answer leaves before routing, hooks or logs begin, because this is the
 * path that a full exhibition hall takes. `response_cache_hits_total` counts these answers.
 */
export const serverWithCache =
  (cache: ResponseCache, hsts: HstsOf) =>
  (application: (req: IncomingMessage, res: ServerResponse) => void): Server => {
    const server = createServer((req, res) => {
      if (!answered(cache, hsts, req, res)) application(req, res);
    });
    server.requestTimeout = limits.requestTimeoutMs;
    return server;
  };

/** Drops cached answers when any process changes a table; after a lost connection everything goes. */
export async function listenForChanges(
  sql: {
    listen(
      channel: string,
      fn: (payload: string) => void,
      onlisten?: () => void,
    ): Promise<{ unlisten(): Promise<void> }>;
  },
  cache: ResponseCache,
) {
  return sql.listen(
    'changed',
    (table) => cache.drop(table),
    () => cache.clear(),
  );
}
