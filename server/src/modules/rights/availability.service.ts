import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { Medium } from '@pavilion/protocol/media.ts';
import type { Availability, Cell, rights } from '@pavilion/protocol/rights.ts';
import type { BaseCtx } from '../../kit/ctx.ts';
import { judgeCells, termOf } from './availability.ts';
import { countriesOf } from './groups.service.ts';
import { getAvailabilitySnapshot } from './offers.queries.ts';

/**
 * Returns which cells are free for a start and a duration, and why not. Without media or territories it covers all that the programme's
 * offers name; `exclusive` and `offerId` narrow the offers that count.
 */
export async function getAvailability(
  ctx: Pick<BaseCtx, 'db'>,
  input: ParsedOf<(typeof rights)['availability']>,
): Promise<Availability> {
  const { programmeId, startDate, years, exclusive, offerId } = input;
  const term = termOf(startDate, years);
  const [standing, asked] = await Promise.all([
    getAvailabilitySnapshot(ctx.db, startDate, programmeId),
    input.territories?.length ? countriesOf(ctx.db, input.territories) : null,
  ]);
  if (!standing[0]) throw new AppError('notFound');
  const { offers: found, grants, works, inReview } = standing[0];
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
  const judged = judgeCells({ media, countries, term }, offers, grants);
  const cells = inReview ? judged.map(closed) : judged.map((cell) => ofOtherWork(cell, programmeId));
  return {
    programmeId,
    startDate,
    endDate: term.endDate,
    media,
    territories: countries,
    cells,
    works: works.filter(({ id }) => cells.some((cell) => cell.workId === id)),
  };
}

/** A possible duplicate sells nothing until staff decide (decision 0033). */
const closed = ({ medium, territory }: Cell): Cell => ({
  medium,
  territory,
  state: 'notOffered',
  reason: 'inReview',
  until: null,
  nextFree: null,
  offerIds: [],
});
/** A cell names the conflicting work only if it is another one. */
function ofOtherWork(cell: Cell, programmeId: number): Cell {
  if (cell.workId !== programmeId) return cell;
  const { workId: _own, ...rest } = cell;
  return rest;
}

/** Returns the error for the first taken cell, with the work it was licensed with. */
export function takenCell({ cells, works, startDate }: Availability): AppError | undefined {
  const cell = cells.find(({ state }) => state === 'held' || state === 'sold');
  if (!cell) return undefined;
  const work = works.find(({ id }) => id === cell.workId);
  return new AppError('rightTaken', {
    medium: cell.medium,
    territory: cell.territory,
    from: startDate,
    until: cell.until,
    state: cell.state === 'held' ? 'held' : 'sold',
    ...(work && { work }),
  });
}
