import type { Currency } from '@pavilion/protocol/enumerations.ts';
import { minorDigits } from '@pavilion/protocol/money.ts';

/** An amount as somebody types it, `12,345.6`, in integer minor units; undefined where it is no amount of that currency. */
export function minorOf(typed: string, currency: Currency): number | undefined {
  const digits = minorDigits(currency);
  const plain = typed
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/^(?:(?:CN|US|HK|JP)?[¥$]|[€£])/i, '');
  // A comma parts thousands and nothing else: 1.500,00 and 1500,50 have two readings, so they have none.
  const match = /^(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d+))?$/.exec(plain);
  if (!match) return undefined;
  const whole = match[1]!.replaceAll(',', '');
  const cents = (match[2] ?? '').replace(/0+$/, '');
  if (cents.length > digits) return undefined;
  return Number(whole + cents.padEnd(digits, '0'));
}
/** The same amount as one types it, without grouping. */
export function typedOf(amountMinor: number, currency: Currency): string {
  const digits = minorDigits(currency);
  return (amountMinor / 10 ** digits).toFixed(digits);
}
