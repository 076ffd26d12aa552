// The price of a licence: the one function that both the page of a programme and the server's quote call (decision 0036). It creates no
// schemas, because the page of a programme calls it before any are loaded (decision 0030).
import type { Duration } from './limits.ts';
import type { Medium } from './media.ts';
import type { PriceBasis, PriceWeights } from './priceFields.ts';

export interface PricedOffer {
  media: readonly Medium[];
  countries: readonly string[];
  prices: Partial<Record<Duration, number | null | undefined>>;
  priceBasis: PriceBasis;
  weights: PriceWeights;
}
interface Choice {
  media: readonly string[];
  countries: readonly string[];
}

const sumOf = (names: Iterable<string>, weights: ReadonlyMap<string, number>): bigint => {
  let sum = 0n;
  for (const name of names) sum += BigInt(weights.get(name) ?? 1);
  return sum;
};
const within = (chosen: readonly string[], offered: readonly string[]): Set<string> => {
  const known = new Set(offered);
  return new Set(chosen.filter((name) => known.has(name)));
};

/**
 * Minor units for the chosen media and territories of an offer: undefined where the duration is not sold or nothing of
 * the offer is chosen, null on request. By weights the price of the package is shared in the proportion of the chosen
 * weight and rounded up to the next minor unit, so that a part never costs nothing and never more than the package.
 */
export function licenceTotal(offer: PricedOffer, years: Duration, chosen: Choice): number | null | undefined {
  const price = offer.prices[years];
  const media = within(chosen.media, offer.media);
  const countries = within(chosen.countries, offer.countries);
  if (price === undefined || media.size === 0 || countries.size === 0) return undefined;
  if (price === null || offer.priceBasis === 'package') return price;
  if (offer.priceBasis === 'territory') return price * countries.size;
  const ofMedia = new Map<string, number>(offer.weights.media.map(({ medium, weight }) => [medium, weight]));
  const ofTerritories = new Map(offer.weights.territories.map(({ territory, weight }) => [territory, weight]));
  const part = sumOf(media, ofMedia) * sumOf(countries, ofTerritories);
  const whole = sumOf(new Set(offer.media), ofMedia) * sumOf(new Set(offer.countries), ofTerritories);
  return Number((BigInt(price) * part + whole - 1n) / whole);
}
