// Applies a choice on the board to the licence: it grows, shrinks, starts anew, or moves to another offer.
import type { Medium } from '@pavilion/protocol/media.ts';
import type { LicenceOffer } from '@pavilion/protocol/programmes.ts';
import type { Cell } from '@pavilion/protocol/rights.ts';

export interface Picked {
  offerId: number;
  media: readonly Medium[] | null;
  countries: readonly string[] | null;
}
interface Now {
  offer: Pick<LicenceOffer, 'id' | 'media' | 'countries'>;
  media: readonly Medium[];
  countries: readonly string[];
  isOwn: boolean;
}
const without = <T>(all: readonly T[], some: readonly T[]) => all.filter((one) => !some.includes(one));
const joined = <T>(all: readonly T[], more: readonly T[]) => [...all, ...without(more, all)];

/** Returns the offer that covers most of these free cells; the current one is preferred if it covers any. */
function offerFor(cells: readonly Cell[], present: number): number | undefined {
  const counts = new Map<number, number>();
  for (const { offerIds } of cells) for (const id of offerIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  if (counts.has(present)) return present;
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
/** `cells` are those of one medium: a single one, or the free ones of a region. Returns undefined if none of them is for sale. */
export function pick(now: Now, medium: Medium, cells: readonly Cell[]): Picked | undefined {
  const free = cells.filter((cell) => cell.state === 'free');
  const offerId = offerFor(free, now.offer.id);
  if (offerId === undefined) return undefined;
  const countries = free.filter((cell) => cell.offerIds.includes(offerId)).map((cell) => cell.territory);
  if (offerId !== now.offer.id || !now.isOwn) return { offerId, media: [medium], countries };
  if (!isPicked(now, medium, countries))
    return { offerId, media: joined(now.media, [medium]), countries: joined(now.countries, countries) };
  const rest = without(now.countries, countries);
  if (rest.length > 0) return { offerId, media: now.media, countries: rest };
  const media = without(now.media, [medium]);
  return media.length > 0 ? { offerId, media, countries: now.countries } : { offerId, media: null, countries: null };
}
/** Returns whether the buyer has chosen all of these already. */
export const isPicked = (
  now: Pick<Now, 'media' | 'countries' | 'isOwn'>,
  medium: Medium,
  countries: readonly string[],
): boolean =>
  now.isOwn && countries.length > 0 && now.media.includes(medium) && countries.every((c) => now.countries.includes(c));
