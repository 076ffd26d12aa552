import { expect, test } from 'vitest';
import { minorOf, typedOf } from './money.ts';

test.each([
  ['10000', 'CNY', 1_000_000],
  ['¥10,000.00', 'CNY', 1_000_000],
  ['CN¥10,000.00', 'CNY', 1_000_000],
  ['US$ 1,234,567', 'USD', 123_456_700],
  ['9999.9', 'USD', 999_990],
  ['１２３４．５６', 'CNY', 123_456],
  ['12.340', 'EUR', 1_234],
  ['5000', 'JPY', 5_000],
  ['5000.0', 'JPY', 5_000],
] as const)('%s in %s', (typed, currency, minor) => {
  expect(minorOf(typed, currency)).toBe(minor);
});
test.each([
  ['', 'CNY'],
  ['ten', 'CNY'],
  ['-5', 'CNY'],
  ['1.005', 'CNY'],
  ['0.5', 'JPY'],
  ['1.2.3', 'USD'],
  ['1.500,00', 'EUR'],
  ['1500,50', 'EUR'],
] as const)('%s is no amount in %s', (typed, currency) => {
  expect(minorOf(typed, currency)).toBeUndefined();
});
test('a formatted amount reads back the same', () => {
  expect(typedOf(1_234_500, 'CNY')).toBe('12345.00');
  expect(minorOf(typedOf(7, 'USD'), 'USD')).toBe(7);
});
