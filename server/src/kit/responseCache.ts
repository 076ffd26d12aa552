import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { DB } from './tables.ts';

const brotli = promisify(brotliCompress);
const SMALLEST_TO_COMPRESS = 1024;

/** A table by its name in queries. */
export type TableName = keyof DB;

export interface CachedReply {
  body: Buffer;
  etag: string;
  /** Compressed in the background after the second read: a page that is read once is not worth it. */
  brotli?: Buffer;
  reads: number;
  tables: readonly TableName[];
  expiresAt: number;
}

/**
 * Caches the bytes of anonymous responses. A response is dropped when one of its tables changes, and is stored only if none changed
 * while it was computed. The oldest are dropped first when `maxBytes` is reached.
 */
export function createResponseCache(options: { maxBytes: number; maxAgeMs: number }) {
  const entries = new Map<string, CachedReply>();
  const generations = new Map<string, number>();
  let bytes = 0;
  let epoch = 0;
  const stats = { hits: 0, misses: 0 };

  const size = (entry: CachedReply) => entry.body.length + (entry.brotli?.length ?? 0);
  function remove(key: string) {
    const entry = entries.get(key);
    if (!entry) return;
    bytes -= size(entry);
    entries.delete(key);
  }

  return {
    stats,
    get bytes() {
      return bytes;
    },
    get(key: string): CachedReply | undefined {
      const entry = entries.get(key);
      if (!entry || entry.expiresAt < Date.now()) {
        if (entry) remove(key);
        stats.misses++;
        return undefined;
      }
      stats.hits++;
      if (++entry.reads === 2 && entry.body.length >= SMALLEST_TO_COMPRESS) {
        void brotli(entry.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).then((packed) => {
          if (entries.get(key) !== entry) return;
          entry.brotli = packed;
          bytes += packed.length;
        });
      }
      return entry;
    },
    /** Returns the state of the tables now; pass it to `put` when the response is ready. */
    stateOf: (tables: readonly TableName[]) => `${epoch}:${tables.map((t) => generations.get(t) ?? 0).join(',')}`,
    put(key: string, body: Buffer, tables: readonly TableName[], state: string): CachedReply {
      const entry: CachedReply = {
        body,
        etag: `"${hash('sha256', body, 'base64url').slice(0, 22)}"`,
        reads: 0,
        tables,
        expiresAt: Date.now() + options.maxAgeMs,
      };
      if (state !== this.stateOf(tables) || body.length > options.maxBytes / 8) return entry;
      remove(key);
      entries.set(key, entry);
      bytes += body.length;
      for (const oldest of entries.keys()) {
        if (bytes <= options.maxBytes) break;
        remove(oldest);
      }
      return entry;
    },
    /** Drops every response that is made from `table`, which a notice names and may therefore be any text. */
    drop(table: string) {
      generations.set(table, (generations.get(table) ?? 0) + 1);
      for (const [key, entry] of entries) if (entry.tables.some((name) => name === table)) remove(key);
    },
    clear() {
      epoch++;
      for (const key of [...entries.keys()]) remove(key);
    },
  };
}
export type ResponseCache = ReturnType<typeof createResponseCache>;
