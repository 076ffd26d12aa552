import { expect, test } from 'vitest';
import { settledMinor, shortfallMinor } from './settlement.ts';

test.each([
  ['paid in full', [1_000_000, 0, 0], 0],
  ['a tenth withheld as tax', [900_000, 100_000, 0], 0],
  ['tax withheld and a bank’s charges', [897_500, 100_000, 2_500], 0],
  ['one minor unit missing', [999_999, 0, 0], 1],
  ['too much', [1_000_001, 0, 0], -1],
  ['tax named on top of the full sum', [1_000_000, 100_000, 0], -100_000],
  ['nothing', [0, 0, 0], 1_000_000],
] as const)('%s', (_, [receivedMinor, withheldMinor, chargesMinor], missing) => {
  const settlement = { receivedMinor, withheldMinor, chargesMinor };
  expect(shortfallMinor(1_000_000, settlement)).toBe(missing);
  expect(settledMinor(settlement) + missing).toBe(1_000_000);
});
