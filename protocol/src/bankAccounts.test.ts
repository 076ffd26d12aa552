import { expect, test } from 'vitest';
import { isAccountNo, isBic, isCnaps, isIban, maskedAccountNo, spacedAccountNo } from './bankAccounts.ts';

// The examples of the IBAN registry.
test.each([
  ['DE89 3704 0044 0532 0130 00', true],
  ['gb29 nwbk 6016 1331 9268 19', true],
  ['NO93 8601 1117 947', true],
  ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', true],
  ['DE89 3704 0044 0532 0130 01', false],
  ['GB29 NWBK 6016 1331 9268 91', false],
  ['DE88', false],
  ['', false],
])('“%s” is an IBAN: %s', (value, right) => {
  expect(isIban(value)).toBe(right);
});

test.each([
  ['6222 0210 0112 3456 789', true],
  ['1100 1019 5000 5300 0123', true],
  ['123-456789-838', true],
  ['DE89 3704 0044 0532 0130 01', false],
  ['1234', false],
  ['ABCDEFGH', false],
  ['12345/678', false],
])('“%s” may be the number of an account: %s', (value, right) => {
  expect(isAccountNo(value)).toBe(right);
});

test('a BIC has 8 or 11 characters, a CNAPS number 12 digits', () => {
  expect(['BKCHCNBJ', 'BKCHCNBJ300', 'DEUTDEFF500'].every(isBic)).toBe(true);
  expect(['BKCHCNB', 'bkchcnbj', 'BKCHCNBJ30', '12345678'].some(isBic)).toBe(false);
  expect(isCnaps('104100000004')).toBe(true);
  expect(isCnaps('10410000000')).toBe(false);
});

test('a number is masked but for its end, and grouped for comparing', () => {
  expect(maskedAccountNo('DE89 3704 0044 0532 0130 00')).toBe('•••• 3000');
  expect(spacedAccountNo('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
});
