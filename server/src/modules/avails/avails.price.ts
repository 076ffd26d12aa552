// What an avail asks for. Money is read only where the cell leaves no doubt.
import { Currency } from '@pavilion/protocol/enumerations.ts';
import { durations } from '@pavilion/protocol/limits.ts';
import { minorDigits } from '@pavilion/protocol/money.ts';
import { certainNumber, type RowCells } from './avails.cells.ts';
import { lastDayOfYears } from './avails.dates.ts';
import { licenceTypeOf, type ReadWindow } from './avails.terms.ts';
import { rowWords } from './avails.words.ts';

export interface ReadPrice {
  /** Of a fee that can be charged; null for other currencies than ours. */
  currency: Currency | null;
  /** A licence fee in minor units for `years`; null where the avail names none: priced on request. */
  fee: { amountMinor: number; years: number } | null;
  /** The avail's own price terms, for telling rows apart: `WSP 7.99 USD · SRP 9.99`. */
  terms: string;
}

const isoCurrencies = new Set(Intl.supportedValuesOf('currency'));
/** Types of the standard that price the consumer's sale, and ours, which prices the licence. */
const knownTypes = /^(TIER|CATEGORY|WSP|DMRP|SMRP|SRP|TPR.*|NA|N\/A|LICENSEFEE)$/;

/**
 * Avails price what the consumer's shop pays for each sale (Tier, WSP, Category), which is not what a licence costs.
 * Only PriceType LicenseFee is that; all others are between seller and shop and the licence is priced on request.
 */
export function readPrice(cells: RowCells, { start, end }: ReadWindow): ReadPrice {
  const type = cells.text('PriceType');
  const value = cells.text('PriceValue');
  const written = cells.text('PriceCurrency')?.toUpperCase();
  const srp = cells.text('SRP');
  const isFee = type !== undefined && licenceTypeOf(type) === 'LICENSEFEE';
  if (type !== undefined && knownTypes.test(licenceTypeOf(type))) {
    cells.understand('PriceType');
    cells.understand('PriceValue');
  }
  if (written !== undefined && isoCurrencies.has(written)) cells.understand('PriceCurrency');
  else if (written !== undefined) cells.close('PriceCurrency', rowWords.badCurrency(written));
  const currency = Currency.names.find((name) => name === written) ?? null;
  const money = [type, value, written].filter(Boolean).join(' ');
  const terms = [value === undefined || /^na$/i.test(value) ? '' : money, srp === undefined ? '' : `SRP ${srp}`]
    .filter(Boolean)
    .join(' · ');
  return { currency, fee: isFee ? readFee(cells, currency, start, end) : null, terms };
}

function readFee(cells: RowCells, currency: Currency | null, start: string, end: string | null) {
  const amount = readAmount(cells, currency);
  if (amount === undefined) return null;
  if (currency === null) {
    const written = cells.text('PriceCurrency');
    if (written === undefined) cells.warn('PriceCurrency', rowWords.currencyMissing);
    else if (isoCurrencies.has(written.toUpperCase())) cells.warn('PriceCurrency', rowWords.currencyNotOurs(written));
    return null;
  }
  const years = durations.find((duration) => end !== null && lastDayOfYears(start, duration) === end);
  if (years === undefined) {
    cells.warn('PriceValue', rowWords.feeNoTerm);
    return null;
  }
  return { amountMinor: Math.round(amount * 10 ** minorDigits(currency)), years };
}

/** The fee in major units, refused by name where it could also be another one. */
function readAmount(cells: RowCells, currency: Currency | null): number | undefined {
  const shown = cells.text('PriceValue');
  if (shown === undefined || /^na$/i.test(shown)) return undefined;
  const amount = certainNumber(cells.cell('PriceValue'));
  if (amount === undefined) {
    cells.refuse('PriceValue', rowWords.feeUncertain(shown));
    return undefined;
  }
  if (!(amount > 0 && amount < 1e9)) {
    cells.refuse('PriceValue', rowWords.badAmount(shown));
    return undefined;
  }
  const minor = amount * 10 ** minorDigits(currency ?? 'CNY');
  if (Math.abs(minor - Math.round(minor)) > 1e-4 || Math.round(minor) < 1) {
    cells.refuse('PriceValue', rowWords.feeDigits(shown, currency ?? 'CNY'));
    return undefined;
  }
  return amount;
}
