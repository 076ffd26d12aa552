import type { ResponseCache } from './responseCache.ts';

const MOST_KEPT = 2000;

/**
 * Totals, so that a page does not count all rows each time: one is kept until one of its tables changes, by the same
 * notices that drop finished answers. Several askers of one total share one count.
 */
export function createCounts(cache: Pick<ResponseCache, 'stateOf'>) {
  const kept = new Map<string, { state: string; total: Promise<unknown> }>();
  return {
    /** The total known by `key`, counted anew when `tables` have changed; `key` must name every filter. */
    of<T>(key: string, tables: readonly string[], count: () => Promise<T>): Promise<T> {
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
      // A count that failed, or that a change overtook, is not kept.
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
