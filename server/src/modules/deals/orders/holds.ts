// Limits what one buyer may hold, so that nobody takes everything off the market (decision 0037).
import { AppError } from '@pavilion/protocol/errors.ts';
import { businessDayOf, deadlineText, endOfBusinessDay } from '@pavilion/protocol/kit/businessDay.ts';
import { addDays } from '@pavilion/protocol/kit/days.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import type { Ctx, User } from '../../../kit/ctx.ts';
import { consumeWithin } from '../../../kit/limit.ts';
import { certifiedAnswers, contractDetailsOf } from '../../certification/certification.service.ts';
import { getSiteSettings } from '../../settings/settings.service.ts';
import { countUnpaidExclusive, findGivenUp, findSameOrder } from './holds.queries.ts';
import type { Chosen, Quote } from './quote.ts';

type Buyer = Ctx<User, null>;

/** Returns until when an order placed now is held unless staff accept it: the end of a business day. */
export const heldUntil = (now: Date, timeZone: string): Date =>
  endOfBusinessDay(addDays(businessDayOf(now, timeZone), limits.orderAcceptDays), timeZone);

/**
 * Returns why this buyer may not place this order now, whatever the offer allows. The order calls it inside its transaction with the
 * user's row locked, so that concurrent orders are counted one after the other.
 */
export async function buyerProblems(ctx: Buyer, chosen: Chosen, quoted: Quote): Promise<AppError[]> {
  const certified = await certifiedAnswers(ctx, ctx.user.id);
  const unnamed = certified && !contractDetailsOf(certified);
  return [...(unnamed ? [new AppError('contractDetailsMissing')] : []), ...(await holdProblems(ctx, chosen, quoted))];
}

async function holdProblems(ctx: Buyer, chosen: Chosen, quoted: Quote): Promise<AppError[]> {
  const { maxExclusiveHolds, holdPauseHours, timeZone } = await getSiteSettings(ctx);
  const { programmeId, offerId, startDate } = chosen;
  const { media, countries, endDate } = quoted;
  const wanted = { userId: ctx.user.id, programmeId, offerId, media, countries, startDate, endDate };
  const problems: AppError[] = [];
  if (!quoted.sale.offer.exclusive) {
    const orderNo = await findSameOrder(ctx.db, wanted);
    return orderNo ? [new AppError('sameOrder', { orderNo })] : [];
  }
  if ((await countUnpaidExclusive(ctx.db, ctx.user.id)) >= maxExclusiveHolds)
    problems.push(new AppError('tooManyHolds', { most: maxExclusiveHolds }));
  const pauseMs = holdPauseHours * 3_600_000;
  const givenUp = await findGivenUp(ctx.db, wanted, new Date(ctx.now().getTime() - pauseMs));
  if (givenUp) {
    const until = new Date(givenUp.getTime() + pauseMs);
    const text = { zh: deadlineText(until, timeZone, 'zh-CN'), en: deadlineText(until, timeZone, 'en-US') };
    problems.push(new AppError('holdPaused', { until: text }));
  }
  return problems;
}

/** Counts attempts to order, refused ones too. */
export async function limitOrders(ctx: Buyer): Promise<void> {
  const { ordersPerHour } = await getSiteSettings(ctx);
  await consumeWithin(ctx, `order:u${ctx.user.id}`, ordersPerHour, 3600);
}
