import type { Address } from '@pavilion/protocol/addresses.ts';
import { countryLabel } from '@pavilion/protocol/territories.ts';
import { useLocale, useSay } from '../lib/locale.ts';
import { useAreas } from './areas.ts';

type Place = Pick<Address, 'country' | 'province' | 'city' | 'area' | 'address' | 'zipCode'>;

/** Formats an address in one line, in the order of the reader's language; `const line = useAddressLine(rows)`. */
export function useAddressLine(places: readonly Place[]): (place: Place) => string {
  const say = useSay();
  const english = useLocale() === 'en-US';
  const areas = useAreas(english && places.some((p) => p.province !== ''));
  return (place) => {
    const levels = [place.province, place.city, place.area].filter(Boolean);
    // A municipality is its own province: 北京市 is not repeated.
    const distinct = levels.filter((name, i) => name !== levels[i - 1]);
    const country = place.country === 'CN' && !english ? '' : say(countryLabel(place.country));
    if (!english) return [country, distinct.join(''), place.address, place.zipCode].filter(Boolean).join(' ');
    const inLatin = distinct.map((name) => areas?.shown(name) ?? name).reverse();
    return [place.address, ...inLatin, place.zipCode, country].filter(Boolean).join(', ');
  };
}
