// A licence as an address carries it, so that a choice survives signing in, travels in a shared link and reaches the order page.
import { date } from '@pavilion/protocol/fields.ts';
import { id, listOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { Duration } from '@pavilion/protocol/limits.ts';
import { Medium } from '@pavilion/protocol/media.ts';
import { Years } from '@pavilion/protocol/programmes.ts';
import { TerritoryRef } from '@pavilion/protocol/territories.ts';
import { z } from 'zod';
import type { SearchValues } from '../../lib/Link.tsx';

/** What does not fit is as good as not said: an old link still opens. */
export const LicenceAddress = z.object({
  id,
  offer: id.optional().catch(undefined),
  media: listOf(Medium.schema).catch(undefined),
  territories: listOf(TerritoryRef).catch(undefined),
  start: date.optional().catch(undefined),
  years: Years.optional().catch(undefined),
});
export type LicenceAddress = z.output<typeof LicenceAddress>;

export interface ChosenLicence {
  programmeId: number;
  offerId: number;
  media: readonly Medium[];
  /** Country codes and group keys. */
  territories: readonly string[];
  startDate: string;
  years: Duration;
}
export const searchOf = (chosen: ChosenLicence): SearchValues => ({
  id: chosen.programmeId,
  offer: chosen.offerId,
  media: chosen.media.join(','),
  territories: chosen.territories.join(','),
  start: chosen.startDate,
  years: chosen.years,
});
