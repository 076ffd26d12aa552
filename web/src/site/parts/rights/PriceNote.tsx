import type { Duration } from '@pavilion/protocol/limits.ts';
import { licenceTotal } from '@pavilion/protocol/pricing.ts';
import type { LicenceOffer } from '@pavilion/protocol/programmes.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { text } from '../../../parts/rights/rights.text.ts';

interface Props {
  offer: LicenceOffer;
  years: Duration;
  countries: readonly string[];
}
/** The basis of the total, in one line; nothing while the price is on request. */
export function PriceNote({ offer, years, countries }: Props) {
  const say = useSay();
  const { money, number } = useFormat();
  const price = offer.prices[years];
  if (price == null || licenceTotal(offer, years, { media: offer.media, countries }) == null) return null;
  const listed = money(price, offer.currency, true);
  if (offer.priceBasis === 'package') return say(text.packagePrice);
  if (offer.priceBasis === 'territory') return say(text.territoryPrice, listed, number(new Set(countries).size));
  return say(text.weightedPrice, listed);
}
