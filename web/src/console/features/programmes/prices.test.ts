import { expect, test } from 'vitest';
import { minorOf } from './PriceFields.tsx';

test('an amount as somebody writes it becomes whole minor units of its currency', () => {
  expect(minorOf('12,800.50', 'CNY')).toBe(1_280_050);
  expect(minorOf(' 12 800 ', 'USD')).toBe(1_280_000);
  expect(minorOf('0.1', 'EUR')).toBe(10);
  expect(minorOf('1.005', 'EUR')).toBeNaN();
  expect(minorOf('9800', 'JPY')).toBe(9800);
  expect(minorOf('9800.5', 'JPY')).toBeNaN();
  expect(minorOf('', 'CNY')).toBeNaN();
  expect(minorOf('-5', 'CNY')).toBeNaN();
});
