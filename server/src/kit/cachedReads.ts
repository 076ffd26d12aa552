import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { limits } from '@pavilion/protocol/limits.ts';
import { cacheKey } from './mount.ts';
import type { ResponseCache } from './responseCache.ts';
import { type HstsOf, securityHeaders } from './securityHeaders.ts';

const TENANT = String(limits.tenantId);
const VARY = 'Accept-Language, Authorization, Accept-Encoding';

/** Answers an anonymous read from the response cache. Returns false if the application must answer. */
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
 * Creates the HTTP server under the application. A cached response is sent before routing, hooks and logs, because most requests
 * of a busy fair take this path. The metric `response_cache_hits_total` counts them.
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

/** A table's name in queries for its name in the database: `licence_offers` is `licenceOffers`. */
const nameInQueries = (table: string) => table.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Drops cached responses when any process changes a table. After a lost connection the whole cache is dropped. */
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
    (table) => cache.drop(nameInQueries(table)),
    () => cache.clear(),
  );
}
