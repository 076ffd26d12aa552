/** A small generator with a seed, so that a failure can be run again (mulberry32). */
export function dice(seed: number) {
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
    /** About half of them, in their order. */
    some: <T>(of: readonly T[]): T[] => of.filter(() => next() < 0.5),
  };
}
