/** The size of an expensive test of many cases: the usual one, or the full one under `TEST_FULL=1`. */
export const testSize = <T>({ usual, full }: { usual: T; full: T }): T =>
  process.env.TEST_FULL === '1' ? full : usual;
