// Seeded random numbers for tests: the same seed makes the same test (`TEST_SEED=123 npx vitest run …`).
import { onTestFailed } from 'vitest';

const defaultSeed = 20_260_601;

/** Returns the given seed, or a fixed one, so that every run makes the same tests. */
export function seedFrom(asked: string | undefined): number {
  if (asked === undefined || asked === '') return defaultSeed;
  if (!/^\d{1,9}$/.test(asked)) throw new Error(`TEST_SEED is a whole number of up to nine digits, not “${asked}”`);
  return Number(asked);
}

/** A small seeded generator (mulberry32). */
export function generatorOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (n: number) => Math.floor(next() * n);
  return {
    below,
    one: <T>(of: readonly T[]): T => of[below(of.length)]!,
    /** Returns about half of the items, in their order. */
    some: <T>(of: readonly T[]): T[] => of.filter(() => next() < 0.5),
  };
}
export type SeededRandom = ReturnType<typeof generatorOf>;

/**
 * Returns the generator of the current test. If the test fails, its message contains the command to repeat it. `round` distinguishes
 * several generators.
 */
export function seededRandom(round = 0): SeededRandom {
  const seed = seedFrom(process.env.TEST_SEED);
  const hint = `Run it again with TEST_SEED=${seed}`;
  onTestFailed(({ task }) => {
    for (const error of task.result?.errors ?? []) if (!error.message.includes(hint)) error.message += `\n${hint}`;
  });
  return generatorOf(seed + round * 7919);
}
