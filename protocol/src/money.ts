// Sums of money as people read them: the only formatter of web, mails and documents. It makes no schemas, because every first
// page needs it (decision 0030).
import type { Currency } from './enumerations.ts';

/** Decimal places of the minor unit: yen has none. */
export const minorDigits = (currency: Currency): 0 | 2 => (currency === 'JPY' ? 0 : 2);

/** A sign alone belongs to several currencies (¥ is yuan and yen, $ has many), so it goes with its country (product §4). */
const signs: Record<Currency, string> = { CNY: 'CN¥', USD: 'US$', EUR: '€', GBP: '£', HKD: 'HK$', JPY: 'JP¥' };

/** Minor units in figures: 1234500 fen → 12,345.00. Whole amounts drop the decimals where `short`. */
function figures(minor: number, currency: Currency, short: boolean): string {
  const digits = minorDigits(currency);
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits).replace(/\B(?=(\d{3})+$)/g, ',');
  const cents = text.slice(text.length - digits);
  return digits === 0 || (short && Number(cents) === 0) ? whole : `${whole}.${cents}`;
}
const minus = (minor: number) => (minor < 0 ? '−' : '');

/** As screens and mails show it: `CN¥12,345.00`. */
export const moneyText = (minor: number, currency: Currency, short = false): string =>
  minus(minor) + signs[currency] + figures(minor, currency, short);

/** As papers write it, with the ISO 4217 code: `CNY 12,345.00`. */
export const sumText = (minor: number, currency: Currency): string =>
  `${currency} ${minus(minor)}${figures(minor, currency, false)}`;
