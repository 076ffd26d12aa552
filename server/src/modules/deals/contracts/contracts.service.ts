import { ContractStatus } from '@pavilion/protocol/contractStates.ts';
import type { ContractTerms } from '@pavilion/protocol/contractTerms.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import { businessDayOf, endOfBusinessDay } from '@pavilion/protocol/kit/businessDay.ts';
import { addDays } from '@pavilion/protocol/kit/days.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { OrderStatus, orderFlow } from '@pavilion/protocol/orders.ts';
import { certifiedAnswers, contractDetailsOf } from '../../certification/certification.service.ts';
import { withLicensor } from '../../licensors/licensors.service.ts';
import { releaseCells } from '../../rights/rights.service.ts';
import { getBusinessDay, getTimeZone } from '../../settings/settings.service.ts';
import {
  type Deal,
  type DealCtx,
  moveContract,
  moveOrder,
  notifyBuyer,
  notifySeller,
  withLockedDeal,
  writeEvent,
} from '../deals.service.ts';
import { rejectOpenSubmissions } from '../submissions/submissions.service.ts';
import { insertContract, listTermEnded } from './contracts.queries.ts';
import { orderDocument } from './documents.service.ts';
import { sendLicensorLink } from './licensorLinks.service.ts';

import { openTerms, sealTerms } from './sealedTerms.ts';

export { listUnsignedAfter } from './contracts.queries.ts';

/** Drafts the contract with the order. From now on only the dates of issue change in its terms. */
export async function draftContract(
  ctx: DealCtx,
  { id: orderId, userId }: { id: number; userId: number },
  terms: ContractTerms,
): Promise<number> {
  const { id, status } = await insertContract(ctx.db, orderId, sealTerms(ctx, userId, terms), ctx.now());
  await writeEvent(ctx, orderId, { subject: 'contract', action: 'draft', from: null, to: status });
  return id;
}

/** A mandate binds the licensor by the issue; otherwise its signatory is sent a link. */
const isBoundByTerms = ({ seller }: ContractTerms) => seller.mandate !== null;

/** Completes terms drafted before buyers named a signatory with what the buyer has stated since; without it nothing is issued. */
async function withBuyer(ctx: DealCtx, { contract, order }: Deal): Promise<ContractTerms> {
  if (contract.buyerNamed) return contract.terms;
  const certified = await certifiedAnswers(ctx, order.userId);
  const details = certified && contractDetailsOf(certified);
  if (!details) throw new AppError('buyerSignatoryMissing');
  return { ...contract.terms, buyer: { ...contract.terms.buyer, ...details } };
}

/** Issues the contract when staff accept the order: dates it, names the licensor and its account, and queues its document. */
export async function issueContract(ctx: DealCtx, deal: Deal): Promise<Date> {
  const issuedAt = ctx.now();
  const timeZone = await getTimeZone(ctx);
  // The deadline is the end of a day, so that mail, notice, page and document name the same one.
  const signBy = endOfBusinessDay(addDays(businessDayOf(issuedAt, timeZone), limits.orderSignDays), timeZone);
  const dates = { issuedAt: issuedAt.toISOString(), signBy: signBy.toISOString(), timeZone };
  const dated = { ...(await withBuyer(ctx, deal)), ...dates };
  const terms = await withLicensor(ctx.db, deal.order.programmeId, dated, issuedAt);
  // The licensor’s names were added after the order was checked.
  await ctx.pdf.check(openTerms(ctx, deal.order.userId, terms));
  await moveContract(ctx, deal, 'issue', { set: { issuedAt, signBy, terms } });
  await orderDocument(ctx, deal.contract.id, 'issued');
  if (!isBoundByTerms(terms)) await sendLicensorLink(ctx, deal, signBy);
  return signBy;
}

/**
 * Terminates the contract after two people agreed, and releases its cells. An order that was not shipped ends with it; a delivered one
 * stays delivered.
 */
export async function terminateContract(ctx: DealCtx, deal: Deal, reason: string): Promise<void> {
  const at = ctx.now();
  const wasSigned = deal.contract.status === ContractStatus.signed;
  await rejectOpenSubmissions(ctx, deal, reason);
  await moveContract(ctx, deal, 'terminate', { reason, set: { endedAt: at } });
  await releaseCells(ctx.db, deal.order.id, at);
  if (orderFlow.can('cancel', deal.order.status))
    await moveOrder(ctx, deal, 'cancel', { reason, set: { cancelledAt: at, cancelReason: reason } });
  await notifyBuyer(ctx, deal, 'terminated', { reason });
  if (wasSigned) await notifySeller(ctx, deal, 'licenceEnded', { reason });
}

/** Expires contracts whose licence has ended and returns their orders. The last day itself is still licensed. */
export const listEnded = async (ctx: DealCtx) => listTermEnded(ctx.db, await getBusinessDay(ctx));
export const endTerm = (ctx: DealCtx, orderId: number) =>
  withLockedDeal(ctx, { orderId }, async (ctx, deal) => {
    const today = await getBusinessDay(ctx);
    if (deal.contract.status !== ContractStatus.signed || deal.order.endDate >= today) return;
    const at = ctx.now();
    await moveContract(ctx, deal, 'expire', { set: { endedAt: at } });
    await releaseCells(ctx.db, orderId, at);
    if (deal.order.status !== OrderStatus.cancelled) await notifyBuyer(ctx, deal, 'termEnded');
  });
