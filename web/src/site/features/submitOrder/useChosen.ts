import { useGo } from '../../../lib/Link.tsx';
import { useSearchParams } from '../../../lib/searchParams.ts';
import { type ChosenLicence, licenceParams, searchOf } from '../../parts/rights/licenceParams.ts';

/** Returns the licence in the search params, or undefined if a part of it is missing. */
export function useChosen(): ChosenLicence | undefined {
  const {
    id: programmeId,
    offer: offerId,
    media,
    territories,
    start: startDate,
    years,
  } = useSearchParams('/submitOrder', licenceParams);
  if (!programmeId || !offerId || !media?.length || !territories?.length || !startDate || !years) return undefined;
  return { programmeId, offerId, media, territories, startDate, years };
}
/** Changes it by replacing the history entry: the order page is one step back, however often its terms change. */
export function useChange(chosen: ChosenLicence) {
  const go = useGo();
  return (change: Partial<ChosenLicence>) => go('/submitOrder', searchOf({ ...chosen, ...change }), { replace: true });
}
