// A licence as an address carries it, so that a choice survives signing in, travels in a shared link and reaches the order page.
import { type Duration, durations } from '@pavilion/protocol/limits.ts';
import { Medium } from '@pavilion/protocol/media.ts';
import { isTerritoryRef } from '@pavilion/protocol/territories.ts';
import { codeOf, day, fitting, id, listOf, oneOf } from '../../lib/address.ts';
import type { SearchValues } from '../../lib/Link.tsx';

export const licenceAddress = {
  id,
  offer: id,
  media: listOf(oneOf(Medium.names)),
  territories: listOf(fitting(isTerritoryRef)),
  start: day,
  years: codeOf(durations),
};

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
