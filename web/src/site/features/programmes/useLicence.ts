import { nextMonth } from '@pavilion/protocol/kit/days.ts';
import type { Duration } from '@pavilion/protocol/limits.ts';
import { durations } from '@pavilion/protocol/limits.ts';
import type { Medium } from '@pavilion/protocol/media.ts';
import { licenceTotal } from '@pavilion/protocol/pricing.ts';
import type { LicenceOffer, ProgrammeDetail } from '@pavilion/protocol/programmes.ts';
import { type Cell, rights } from '@pavilion/protocol/rights.ts';
import { useMemo } from 'react';
import { useApi } from '../../../lib/api.ts';
import { useGo } from '../../../lib/Link.tsx';
import { type SearchParams, useSearchParams } from '../../../lib/searchParams.ts';
import { useBusinessDay } from '../../../parts/deal/useDeadline.ts';
import { countriesOf, inGroups } from '../../../parts/rights/regions.ts';
import { useTerritories } from '../../../parts/rights/useTerritories.ts';
import { chosenCells, freeEverywhere, indexCells } from '../../parts/rights/cells.ts';
import { licenceParams, searchOf } from '../../parts/rights/licenceParams.ts';

/** Returns the default start of a licence: the first of next month, or the first day of the offer's window if that is later. */
function usualStart(offer: LicenceOffer, businessDay: string): string {
  const month = nextMonth(businessDay);
  return offer.windowStart !== null && offer.windowStart > month ? offer.windowStart : month;
}
const sold = (offer: LicenceOffer): Duration[] => durations.filter((years) => offer.prices[years] !== undefined);
const within = <T extends string>(wanted: readonly T[], offered: readonly T[]) =>
  offered.filter((one) => wanted.includes(one));

interface Change {
  offerId?: number;
  media?: readonly Medium[] | null;
  /** Null means everything that is free. */
  countries?: readonly string[] | null;
  startDate?: string;
  years?: Duration | undefined;
}

/**
 * The licence that a buyer configures on the page of a programme, stored in the search params. Until media or territories are chosen it
 * covers all that is free under the offer; the first choice on the board replaces that.
 */
export function useLicence(programme: ProgrammeDetail, offer: LicenceOffer) {
  const address = useSearchParams('/details', licenceParams);
  const go = useGo();
  const { groups } = useTerritories();
  const businessDay = useBusinessDay();
  const startDate = address.start && address.start >= businessDay ? address.start : usualStart(offer, businessDay);
  const years = address.years && sold(offer).includes(address.years) ? address.years : (sold(offer)[0] ?? 1);
  const answer = useApi(
    rights.availability,
    { programmeId: programme.id, offerId: offer.id, startDate, years, media: undefined, territories: undefined },
    { keep: true },
  );
  const index = useMemo(() => indexCells(answer.data?.cells ?? []), [answer.data]);

  const wantedMedia = within(address.media ?? [], offer.media);
  const media = wantedMedia.length > 0 ? wantedMedia : offer.media;
  const known = address.territories && groups ? countriesOf(address.territories, groups) : undefined;
  const wantedCountries = within(known ?? [], offer.countries);
  const isOwn = wantedMedia.length > 0 || wantedCountries.length > 0;
  const countries = useMemo(() => {
    if (wantedCountries.length > 0) return wantedCountries;
    const free = freeEverywhere(index, media, offer.countries);
    return free.length > 0 ? free : offer.countries;
  }, [wantedCountries, index, media, offer]);

  const taken = chosenCells(index, media, countries).filter(
    (cell): cell is Cell => cell !== undefined && cell.state !== 'free',
  );
  const territories = useMemo(() => briefly(countries, offer, groups ?? []), [countries, offer, groups]);

  function change({ offerId, ...next }: Change) {
    const other = offerId !== undefined && offerId !== offer.id;
    const under = other ? (programme.offers.find((one) => one.id === offerId) ?? offer) : offer;
    const ownMedia = next.media !== undefined ? next.media : other ? null : wantedMedia;
    const ownCountries = next.countries !== undefined ? next.countries : other ? null : wantedCountries;
    const search = searchOf({
      programmeId: programme.id,
      offerId: under.id,
      media: ownMedia ?? [],
      territories: ownCountries ? briefly(ownCountries, under, groups ?? []) : [],
      startDate: next.startDate ?? startDate,
      years: next.years ?? (sold(under).includes(years) ? years : (sold(under)[0] ?? 1)),
    });
    go('/details', search, { replace: true });
  }
  return {
    offer,
    media,
    countries,
    territories,
    startDate,
    years,
    isOwn,
    change,
    index,
    taken,
    endDate: answer.data && !answer.isPlaceholderData ? answer.data.endDate : undefined,
    /** Undefined while the offer has no price for the duration, null on request. */
    totalMinor: licenceTotal(offer, years, { media, countries }),
    totalOf: (n: Duration) => licenceTotal(offer, n, { media, countries }),
    isKnown: answer.data !== undefined && !answer.isPlaceholderData,
  };
}
export type Licence = ReturnType<typeof useLicence>;

/** Returns territories as the offer names them if all are included, else in the fewest names. */
function briefly(
  countries: readonly string[],
  offer: LicenceOffer,
  groups: readonly { key: string; countries: readonly string[] }[],
): string[] {
  const { include, exclude } = offer.territories;
  const whole = countries.length === offer.countries.length && exclude.length === 0;
  return whole ? [...include] : inGroups(countries, groups);
}

/**
 * Returns the offer of the licence: the one in the search params, else the first that covers their media, territories, start and
 * duration, else the programme's first.
 */
export function useChosenOffer(programme: ProgrammeDetail): LicenceOffer | undefined {
  const address = useSearchParams('/details', licenceParams);
  const { groups } = useTerritories(address.offer === undefined && address.territories !== undefined);
  const requested = (address.territories && groups && countriesOf(address.territories, groups)) ?? [];
  const named = programme.offers.find((offer) => offer.id === address.offer);
  return named ?? programme.offers.find((offer) => covers(offer, address, requested)) ?? programme.offers[0];
}
function covers(
  offer: LicenceOffer,
  { media = [], start, years }: SearchParams<typeof licenceParams>,
  requested: string[],
) {
  return (
    media.every((medium) => offer.media.includes(medium)) &&
    requested.every((country) => offer.countries.includes(country)) &&
    (years === undefined || offer.prices[years] !== undefined) &&
    (start === undefined || offer.windowStart === null || offer.windowStart <= start) &&
    (start === undefined || offer.windowEnd === null || start <= offer.windowEnd)
  );
}
