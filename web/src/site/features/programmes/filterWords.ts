import { Genre, Language } from '@pavilion/protocol/enumerations.ts';
import { Medium } from '@pavilion/protocol/media.ts';
import { countryLabel } from '@pavilion/protocol/territories.ts';
import { useFormat } from '../../../lib/format.ts';
import { useSay } from '../../../lib/locale.ts';
import { useTerritories } from '../../../parts/rights/useTerritories.ts';
import type { FilterKey, ListFilter } from './listParams.ts';
import { text } from './programmes.text.ts';

/** Returns the text for an active filter: “SVOD”, “from 1 Jan 2027”. */
export function useFilterWords(of: ListFilter): (key: FilterKey, filter: ListFilter) => string {
  const say = useSay();
  const format = useFormat();
  const { nameOf } = useTerritories(of.territory !== undefined);
  return (key, filter) => {
    switch (key) {
      case 'medium':
        return say(Medium.label(filter.medium!));
      case 'territory':
        return nameOf(filter.territory!);
      case 'startDate':
        return say(text.from, format.date(filter.startDate!));
      case 'years':
        return say(text.years, filter.years!);
      case 'genre':
        return say(Genre.label(filter.genre!));
      case 'language':
        return say(Language.label(filter.language!));
      case 'country':
        return say(countryLabel(filter.country!));
      case 'sellerId':
        return say(text.oneSeller);
      default:
        return String(filter[key]);
    }
  };
}
