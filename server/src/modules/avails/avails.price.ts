// Reads the price of an avail. An amount is read only if the cell is unambiguous.
import { Currency } from '@pavilion/protocol/enumerations.ts';
import { lastDayOfYears } from '@pavilion/protocol/kit/days.ts';
import { durations } from '@pavilion/protocol/limits.ts';
import { minorDigits } from '@pavilion/protocol/money.ts';
import { certainNumber, type RowCells } from './avails.cells.ts';
import { licenceTypeOf, type ReadWindow } from './avails.terms.ts';
import { rowWords } from './avails.words.ts';

export interface ReadPrice {
  /** The currency of a fee that can be charged; null for unsupported currencies. */
  currency: Currency | null;
  /** A licence fee in minor units for `years`; null if the avail names none: priced on request. */
  fee: { amountMinor: number; years: number } | null;
  /** The avail's own price terms, for distinguishing rows: `WSP 7.99 USD · SRP 9.99`. */
  terms: string;
}

const isoCurrencies = new Set(Intl.supportedValuesOf('currency'));
/** Types of the standard that price the sale to consumers, and the Platform's own, which prices the licence. */
const knownTypes = /^(TIER|CATEGORY|WSP|DMRP|SMRP|SRP|TPR.*|NA|N\/A|LICENSEFEE)$/;

/**
 * Reads the price. Most types (Tier, WSP, Category) price each sale of the shop to consumers, which is not what a licence costs. Only
 * PriceType LicenseFee is a licence fee; with any other type the licence is priced on request.
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

/** Reads the fee in major units; refuses it by name if it is ambiguous. */
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
