import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { Medium } from '@pavilion/protocol/media.ts';
import type { Availability, rights } from '@pavilion/protocol/rights.ts';
import type { BaseCtx } from '../../kit/ctx.ts';
import { judgeCells, termOf } from './availability.ts';
import { countriesOf } from './groups.service.ts';
import { findStanding } from './offers.queries.ts';

/**
 * Which cells are free for a start and a duration, and why not. Without media or territories the answer covers all that
 * the programme's offers name; `exclusive` and `offerId` narrow the offers that count.
 */
export async function getAvailability(
  ctx: Pick<BaseCtx, 'db'>,
  input: ParsedOf<(typeof rights)['availability']>,
): Promise<Availability> {
  const { programmeId, startDate, years, exclusive, offerId } = input;
  const term = termOf(startDate, years);
  const [standing, asked] = await Promise.all([
    findStanding(ctx.db, startDate, programmeId),
    input.territories?.length ? countriesOf(ctx.db, input.territories) : null,
  ]);
  if (!standing[0]) throw new AppError('notFound');
  const { offers: found, grants } = standing[0];
  const offers = found.filter(
    (offer) =>
      (offerId === undefined || offer.id === offerId) &&
      (exclusive === undefined || offer.exclusive === exclusive) &&
      offer.prices[years] !== undefined,
  );
  if (offerId !== undefined && !found.some(({ id }) => id === offerId)) throw new AppError('offerUnavailable');
  const media = Medium.names.filter((medium) =>
    input.media?.length ? input.media.includes(medium) : offers.some((offer) => offer.media.includes(medium)),
  );
  const countries = asked ?? [...new Set(offers.flatMap((offer) => offer.countries))].sort();
  return {
    programmeId,
    startDate,
    endDate: term.endDate,
    media,
    territories: countries,
    cells: judgeCells({ media, countries, term }, offers, grants),
  };
}
