import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);
const SMALLEST_TO_COMPRESS = 1024;

export interface CachedReply {
  body: Buffer;
  etag: string;
  /** Made in the background after the second read; a page asked for once is not worth the work. */
  brotli?: Buffer;
  reads: number;
  tables: readonly string[];
  expiresAt: number;
}

/**
 * Finished bytes of anonymous reads, dropped when a table they were made from changes. An answer is kept only if none of
 * its tables changed while it was being made. The oldest go first when `maxBytes` is full.
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
    /** What the tables' state is now; hand it to `put` when the answer is ready. */
    stateOf: (tables: readonly string[]) => `${epoch}:${tables.map((t) => generations.get(t) ?? 0).join(',')}`,
    put(key: string, body: Buffer, tables: readonly string[], state: string): CachedReply {
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
    drop(table: string) {
      generations.set(table, (generations.get(table) ?? 0) + 1);
      for (const [key, entry] of entries) if (entry.tables.includes(table)) remove(key);
    },
    clear() {
      epoch++;
      for (const key of [...entries.keys()]) remove(key);
    },
  };
}
export type ResponseCache = ReturnType<typeof createResponseCache>;
