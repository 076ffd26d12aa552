// Computes what an order would hold and cost. Pre-order and order both use it, so that their rules cannot differ.

import { AppError } from '@pavilion/protocol/errors.ts';
import { yearsAfter } from '@pavilion/protocol/kit/days.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { Text } from '@pavilion/protocol/kit/text.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import type { orders } from '@pavilion/protocol/orders.ts';
import { licenceTotal } from '@pavilion/protocol/pricing.ts';
import { isCountryCode } from '@pavilion/protocol/territories.ts';
import type { Ctx, User } from '../../../kit/ctx.ts';
import { countriesOf, lastDayOf, listGroups } from '../../rights/rights.service.ts';
import { getBusinessDay } from '../../settings/settings.service.ts';
import { findSale, isPublished, type Sale } from './orders.queries.ts';

export type Chosen = ParsedOf<typeof orders.preorderProgram>;
export interface Quote {
  sale: Sale;
  media: Chosen['media'];
  countries: string[];
  groupNames: ReadonlyMap<string, Text>;
  endDate: string;
  /** Null if the price is on request. */
  totalMinor: number | null;
  /** Why the order could not be placed now, apart from taken cells. */
  problems: AppError[];
}

function startRefused(startDate: string, today: string): boolean {
  return startDate < today || startDate > yearsAfter(today, limits.licenceStartYearsAhead);
}

/** Checks that the choice is within the offer: media, countries, durations on sale and the days of its window. */
function insideOffer({ offer }: Sale, chosen: Chosen, countries: readonly string[], endDate: string): boolean {
  const offered = new Set(offer.countries);
  return (
    chosen.media.every((medium) => offer.media.includes(medium)) &&
    countries.length > 0 &&
    countries.every((country) => offered.has(country)) &&
    offer.prices[chosen.years] !== undefined &&
    (offer.windowStart === null || offer.windowStart <= chosen.startDate) &&
    (offer.windowEnd === null || endDate <= offer.windowEnd)
  );
}

async function namesOfGroups(ctx: Pick<Ctx, 'db'>, refs: readonly string[]): Promise<Map<string, Text>> {
  if (refs.every(isCountryCode)) return new Map();
  const groups = await listGroups(ctx);
  return new Map(groups.map((group) => [group.key, { zh: group.zhName, en: group.enName }]));
}

/** Expands and prices what the buyer chose. Throws only if there is no such programme or offer; other problems are returned. */
export async function quote(ctx: Ctx<User, null>, chosen: Chosen): Promise<Quote> {
  const sale = await findSale(ctx.db, chosen.programmeId, chosen.offerId);
  if (!sale) throw new AppError((await isPublished(ctx.db, chosen.programmeId)) ? 'offerUnavailable' : 'notFound');
  const media = [...new Set(chosen.media)];
  const countries = await countriesOf(ctx.db, chosen.territories);
  const endDate = lastDayOf(chosen.startDate, chosen.years);
  const problems: AppError[] = [];
  // A contract needs a licensor.
  if (!sale.seller) problems.push(new AppError('offerUnavailable'));
  if (sale.inReview) problems.push(new AppError('workInReview'));
  if (startRefused(chosen.startDate, await getBusinessDay(ctx))) problems.push(new AppError('startDateRefused'));
  const inside = insideOffer(sale, chosen, countries, endDate);
  if (!inside) problems.push(new AppError('termOutsideOffer'));
  const totalMinor = licenceTotal(sale.offer, chosen.years, { media, countries }) ?? null;
  if (inside && totalMinor === null) problems.push(new AppError('priceOnRequest'));
  const groupNames = await namesOfGroups(ctx, chosen.territories);
  return { sale, media, countries, groupNames, endDate, totalMinor, problems };
}
