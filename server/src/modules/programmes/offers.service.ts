// Licence offers as staff write them, and the restrictions that they must have seen before an imported offer is on sale.

import { AppError } from '@pavilion/protocol/errors.ts';
import { mostMinor } from '@pavilion/protocol/fields.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { durations } from '@pavilion/protocol/limits.ts';
import { type consoleProgramme, reviewMark } from '@pavilion/protocol/programmesDesk.ts';
import { type Ctx, inTransaction, type Staff } from '../../kit/ctx.ts';
import { invalid } from '../../kit/invalid.ts';
import { record } from '../audit/audit.service.ts';
import { expandWritten } from '../rights/groups.service.ts';
import { getBusinessDay } from '../settings/businessDay.service.ts';
import { confirmReview, insertOffer, lockProgramme, lockReview, updateOffer } from './desk.queries.ts';

type StaffCtx = Ctx<null, Staff>;
type Desk = typeof consoleProgramme;

/** An offer that an import closed stays off sale until somebody has confirmed the reasons that stand there now. */
async function checkReview(ctx: StaffCtx, id: number, programmeId: number): Promise<void> {
  const review = await lockReview(ctx.db, id, programmeId);
  if (!review) throw new AppError('notFound');
  if (!review.reviewed) throw new AppError('offerNeedsReview');
  await checkPublic(ctx, review.notBefore);
}
async function checkPublic(ctx: StaffCtx, notBefore: string | null): Promise<void> {
  if (notBefore !== null && notBefore > (await getBusinessDay(ctx)))
    throw new AppError('notPublicYet', { day: notBefore });
}

/** Confirms the reasons that the person has seen and puts the offer on sale. */
export async function reviewOffer(
  ctx: StaffCtx,
  { id, programmeId, seen, note }: ParsedOf<Desk['reviewOffer']>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (ctx) => {
    const review = await lockReview(ctx.db, id, programmeId);
    if (!review) throw new AppError('notFound');
    if (review.reasons.length === 0 || reviewMark(review.reasons) !== seen) throw new AppError('reviewChanged');
    await checkPublic(ctx, review.notBefore);
    await confirmReview(ctx.db, id, { staffId: ctx.staff.id, note, at: ctx.now() });
    await record(ctx, 'offer.review', 'offer', id, { programmeId, note, reasons: review.reasons.length });
    return {};
  });
}

/** A licence of all territories must still be a sum that an order can hold. */
function refuseUnpayable(
  { prices, priceBasis }: Pick<ParsedOf<Desk['saveOffer']>, 'prices' | 'priceBasis'>,
  countries: number,
): void {
  if (priceBasis !== 'territory') return;
  for (const years of durations)
    if ((prices[years] ?? 0) * countries > mostMinor) throw invalid(`prices.${years}`, 'priceTooHigh');
}

/** Territories are expanded now; orders that were placed keep the countries they froze. */
export async function saveOffer(ctx: StaffCtx, input: ParsedOf<Desk['saveOffer']>): Promise<{ id: number }> {
  return inTransaction(ctx, async (ctx) => {
    const { id, programmeId, ...offer } = input;
    if (!(await lockProgramme(ctx.db, programmeId))) throw new AppError('notFound');
    const countries = await expandWritten(ctx.db, offer.territories);
    if (countries.length === 0) throw invalid('territories', 'pickTerritory');
    refuseUnpayable(offer, countries.length);
    const row = {
      ...offer,
      media: [...new Set(offer.media)],
      prices: { ...offer.prices },
      countries,
      updatedAt: ctx.now(),
    };
    if (id !== undefined && offer.active) await checkReview(ctx, id, programmeId);
    const saved =
      id === undefined
        ? await insertOffer(ctx.db, { ...row, programmeId, createdAt: ctx.now() })
        : await updateOffer(ctx.db, id, programmeId, row);
    if (!saved) throw new AppError('notFound');
    await record(ctx, id === undefined ? 'offer.add' : 'offer.change', 'offer', saved.id, { programmeId });
    return { id: saved.id };
  });
}
