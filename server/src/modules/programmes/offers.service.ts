// Licence offers written by staff, and the restrictions that staff must review before an imported offer is on sale.

import { AppError } from '@pavilion/protocol/errors.ts';
import { mostMinor } from '@pavilion/protocol/fields.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { durations } from '@pavilion/protocol/limits.ts';
import { type consoleProgramme, reviewMark } from '@pavilion/protocol/programmes.console.ts';
import { type Ctx, inTransaction, type Staff } from '../../kit/ctx.ts';
import { invalid } from '../../kit/invalid.ts';
import { record } from '../audit/audit.service.ts';
import { expandTerritoryNames } from '../rights/rights.service.ts';
import { getBusinessDay } from '../settings/settings.service.ts';
import { confirmReview, insertOffer, lockProgramme, lockReview, updateOffer } from './programmes.console.queries.ts';

type StaffCtx = Ctx<null, Staff>;
type Endpoints = typeof consoleProgramme;

/** An offer that an import closed stays off sale until staff confirm its current reasons. */
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

/** Confirms the reasons that the person has read and puts the offer on sale. */
export async function reviewOffer(
  ctx: StaffCtx,
  { id, programmeId, seen, note }: ParsedOf<Endpoints['reviewOffer']>,
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

/** A licence of all territories must still be a sum that an order can store. */
function refuseUnpayable(
  { prices, priceBasis }: Pick<ParsedOf<Endpoints['saveOffer']>, 'prices' | 'priceBasis'>,
  countries: number,
): void {
  if (priceBasis !== 'territory') return;
  for (const years of durations)
    if ((prices[years] ?? 0) * countries > mostMinor) throw invalid(`prices.${years}`, 'priceTooHigh');
}

/** Territories are expanded now; existing orders keep the countries they froze. */
export async function saveOffer(ctx: StaffCtx, input: ParsedOf<Endpoints['saveOffer']>): Promise<{ id: number }> {
  return inTransaction(ctx, async (ctx) => {
    const { id, programmeId, ...offer } = input;
    if (!(await lockProgramme(ctx.db, programmeId))) throw new AppError('notFound');
    const countries = await expandTerritoryNames(ctx.db, offer.territories);
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
