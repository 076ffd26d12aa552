import type { ResponseCache, TableName } from './responseCache.ts';

const MOST_KEPT = 2000;

/**
 * Caches totals, so that a page does not count all rows each time. A total is kept until one of its tables changes, by the same
 * notices that drop cached responses. Concurrent requests for one total share one query.
 */
export function createCounts(cache: Pick<ResponseCache, 'stateOf'>) {
  const kept = new Map<string, { state: string; total: Promise<unknown> }>();
  return {
    /** Returns the total for `key` and counts again when `tables` have changed. `key` must contain every filter. */
    of<T>(key: string, tables: readonly TableName[], count: () => Promise<T>): Promise<T> {
      const state = cache.stateOf(tables);
      const known = kept.get(key);
      if (known?.state === state) return known.total as Promise<T>;
      const total = count();
      kept.delete(key);
      kept.set(key, { state, total });
      for (const oldest of kept.keys()) {
        if (kept.size <= MOST_KEPT) break;
        kept.delete(oldest);
      }
      // A count that failed, or whose tables changed meanwhile, is not kept.
      const forget = () => {
        if (kept.get(key)?.total === total) kept.delete(key);
      };
      total.then(() => {
        if (cache.stateOf(tables) !== state) forget();
      }, forget);
      return total;
    },
  };
}
export type Counts = ReturnType<typeof createCounts>;
