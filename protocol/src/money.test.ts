import { expect, test } from 'vitest';
import { Currency } from './enumerations.ts';
import { moneyText, sumText } from './money.ts';

test.each([
  [1_234_500, 'CNY', false, 'CN¥12,345.00', 'CNY 12,345.00'],
  [1_234_500, 'CNY', true, 'CN¥12,345', 'CNY 12,345.00'],
  [1_234_567, 'USD', true, 'US$12,345.67', 'USD 12,345.67'],
  [12_345, 'JPY', false, 'JP¥12,345', 'JPY 12,345'],
  [5, 'HKD', true, 'HK$0.05', 'HKD 0.05'],
  [-100_000_050, 'EUR', false, '−€1,000,000.50', 'EUR −1,000,000.50'],
  [9_999_999_999_999, 'GBP', false, '£99,999,999,999.99', 'GBP 99,999,999,999.99'],
] as const)('%i minor units of %s', (minor, currency, short, sign, code) => {
  expect(moneyText(minor, currency, short)).toBe(sign);
  expect(sumText(minor, currency)).toBe(code);
});

test('no two currencies look alike', () => {
  const shown = Currency.names.map((currency) => moneyText(100_000, currency, true).replace(/[\d,.]/g, ''));
  expect(new Set(shown).size).toBe(Currency.names.length);
  for (const ambiguous of ['¥', '$']) expect(shown).not.toContain(ambiguous);
});
