import type { Currency } from '@pavilion/protocol/enumerations.ts';
import { minorDigits } from '@pavilion/protocol/money.ts';

/** Parses a typed amount, `12,345.6`, into integer minor units; undefined if it is no amount of that currency. */
export function minorOf(typed: string, currency: Currency): number | undefined {
  const digits = minorDigits(currency);
  const plain = typed
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/^(?:(?:CN|US|HK|JP)?[¥$]|[€£])/i, '');
  // A comma separates thousands only: 1.500,00 and 1500,50 are ambiguous and refused.
  const match = /^(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d+))?$/.exec(plain);
  if (!match) return undefined;
  const whole = match[1]!.replaceAll(',', '');
  const cents = (match[2] ?? '').replace(/0+$/, '');
  if (cents.length > digits) return undefined;
  return Number(whole + cents.padEnd(digits, '0'));
}
/** Formats an amount for typing, without grouping. */
export function typedOf(amountMinor: number, currency: Currency): string {
  const digits = minorDigits(currency);
  return (amountMinor / 10 ** digits).toFixed(digits);
}
