import { type Currency, minorDigits } from '@pavilion/protocol/enumerations.ts';

/** An amount as somebody types it, `12,345.6`, in integer minor units; undefined where it is no amount of that currency. */
export function minorOf(typed: string, currency: Currency): number | undefined {
  const digits = minorDigits(currency);
  const plain = typed.normalize('NFKC').replace(/[\s,¥$€£]/g, '');
  const match = /^(\d{1,12})(?:\.(\d+))?$/.exec(plain);
  if (!match) return undefined;
  const cents = (match[2] ?? '').replace(/0+$/, '');
  if (cents.length > digits) return undefined;
  return Number(match[1] + cents.padEnd(digits, '0'));
}
/** The same amount as one types it, without grouping. */
export function typedOf(amountMinor: number, currency: Currency): string {
  const digits = minorDigits(currency);
  return (amountMinor / 10 ** digits).toFixed(digits);
}
