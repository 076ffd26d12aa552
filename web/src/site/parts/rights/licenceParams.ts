// A licence as search params, so that a choice survives signing in, can be shared and reaches the order page.
import { type Duration, durations } from '@pavilion/protocol/limits.ts';
import { Medium } from '@pavilion/protocol/media.ts';
import { isTerritoryRef } from '@pavilion/protocol/territories.ts';
import { codeOf, day, fitting, id, listOf, oneOf, type SearchParams } from '../../../lib/searchParams.ts';

export const licenceParams = {
  id,
  offer: id,
  media: listOf(oneOf(Medium.names)),
  territories: listOf(fitting(isTerritoryRef)),
  start: day,
  years: codeOf(durations),
};

/** A programme, and what of a licence is chosen. */
export type LicenceSearch = SearchParams<typeof licenceParams> & { id: number };

export interface ChosenLicence {
  programmeId: number;
  offerId: number;
  media: readonly Medium[];
  /** Country codes and group keys. */
  territories: readonly string[];
  startDate: string;
  years: Duration;
}
export const searchOf = (chosen: ChosenLicence) => ({
  id: chosen.programmeId,
  offer: chosen.offerId,
  media: chosen.media.join(','),
  territories: chosen.territories.join(','),
  start: chosen.startDate,
  years: chosen.years,
});
