import { AppError } from '@pavilion/protocol/errors.ts';

interface Waiting {
  key: number;
  /** In milliseconds of `performance.now()`. */
  rank: number;
  start: () => void;
}
export interface Queue {
  /**
   * Runs `work` when there is room and no other work of the same key is running. Work waits as if it had arrived `handicapMs` later, so
   * small work does not wait behind much large work, and large work is overtaken for a bounded time only.
   */
  run<T>(key: number, work: () => Promise<T>, handicapMs?: number): Promise<T>;
}

/**
 * Creates a queue that runs at most `most` pieces of work at once and one per key. The others wait in the process without a database
 * connection, in the order of arrival plus handicap; work that waits for database locks would otherwise take every connection of the
 * pool. A new piece past `longest` waiting ones is refused with `unavailable`.
 */
export function createQueue(most: number, longest: number): Queue {
  const running = new Set<number>();
  const waiting: Waiting[] = [];
  function startNext() {
    while (running.size < most) {
      const next = waiting.findIndex(({ key }) => !running.has(key));
      if (next < 0) return;
      const [found] = waiting.splice(next, 1);
      running.add(found!.key);
      found!.start();
    }
  }
  return {
    async run(key, work, handicapMs = 0) {
      if (waiting.length >= longest) throw new AppError('unavailable');
      await new Promise<void>((start) => {
        const rank = performance.now() + handicapMs;
        const later = waiting.findIndex((other) => other.rank > rank);
        waiting.splice(later < 0 ? waiting.length : later, 0, { key, rank, start });
        startNext();
      });
      try {
        return await work();
      } finally {
        running.delete(key);
        startNext();
      }
    },
  };
}
