import { useAddress } from '../../../lib/address.ts';
import { useGo } from '../../../lib/Link.tsx';
import { type ChosenLicence, licenceAddress, searchOf } from '../../../parts/rights/licenceAddress.ts';

/** The licence that the address carries, or undefined where a part of it is missing. */
export function useChosen(): ChosenLicence | undefined {
  const { id: programmeId, offer: offerId, media, territories, start: startDate, years } = useAddress(licenceAddress);
  if (!programmeId || !offerId || !media?.length || !territories?.length || !startDate || !years) return undefined;
  return { programmeId, offerId, media, territories, startDate, years };
}
/** Changes it in place: the order page is one step, however often its terms are turned over. */
export function useChange(chosen: ChosenLicence) {
  const go = useGo();
  return (change: Partial<ChosenLicence>) => go('/submitOrder', searchOf({ ...chosen, ...change }), { replace: true });
}
