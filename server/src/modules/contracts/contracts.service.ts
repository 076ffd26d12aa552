import { ContractStatus } from '@pavilion/protocol/contractStates.ts';
import type { ContractTerms } from '@pavilion/protocol/contractTerms.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import { addDays, businessDayOf, endOfBusinessDay } from '@pavilion/protocol/kit/businessDay.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { OrderStatus, orderFlow } from '@pavilion/protocol/orders.ts';
import { certifiedAnswers } from '../certification/certification.service.ts';
import { contractDetailsOf } from '../certification/contractDetails.service.ts';
import {
  type Deal,
  type DealCtx,
  inDeal,
  moveContract,
  moveOrder,
  tellBuyer,
  tellSeller,
  writeEvent,
} from '../deals/deals.service.ts';
import { sendBackOpenSubmissions } from '../deals/submissions.service.ts';
import { withLicensor } from '../licensors/licensors.service.ts';
import { releaseCells } from '../rights/rights.service.ts';
import { getBusinessDay, getTimeZone } from '../settings/businessDay.service.ts';
import { insertContract, listTermEnded } from './contracts.queries.ts';
import { orderDocument } from './documents.service.ts';
import { sendLicensorLink } from './licensorLinks.service.ts';

import { openTerms, sealTerms } from './sealedTerms.ts';

export { listUnsignedAfter } from './contracts.queries.ts';

/** Made with the order: from here on the terms are data that nothing changes but the dates of issue. */
export async function draftContract(
  ctx: DealCtx,
  { id: orderId, userId }: { id: number; userId: number },
  terms: ContractTerms,
): Promise<number> {
  const { id, status } = await insertContract(ctx.db, orderId, sealTerms(ctx, userId, terms), ctx.now());
  await writeEvent(ctx, orderId, { subject: 'contract', action: 'draft', from: null, to: status });
  return id;
}

/** A mandate binds the licensor by the issue; else its signatory is sent a link. */
const isBoundByTerms = ({ seller }: ContractTerms) => seller.mandate !== null;

/** Terms that were drafted before buyers named a signatory take what the buyer has stated since; without it nothing is issued. */
async function withBuyer(ctx: DealCtx, { contract, order }: Deal): Promise<ContractTerms> {
  if (contract.buyerNamed) return contract.terms;
  const certified = await certifiedAnswers(ctx, order.userId);
  const details = certified && contractDetailsOf(certified);
  if (!details) throw new AppError('buyerSignatoryMissing');
  return { ...contract.terms, buyer: { ...contract.terms.buyer, ...details } };
}

/** Staff took the order: the contract is dated, names the licensor and its account, and its document is ordered. */
export async function issueContract(ctx: DealCtx, deal: Deal): Promise<Date> {
  const issuedAt = ctx.now();
  const timeZone = await getTimeZone(ctx);
  // The deadline is the end of a day, so that mail, notice, page and document name the same one.
  const signBy = endOfBusinessDay(addDays(businessDayOf(issuedAt, timeZone), limits.orderSignDays), timeZone);
  const dates = { issuedAt: issuedAt.toISOString(), signBy: signBy.toISOString(), timeZone };
  const dated = { ...(await withBuyer(ctx, deal)), ...dates };
  const terms = await withLicensor(ctx.db, deal.order.programmeId, dated, issuedAt);
  // The licensor’s names came in after the order was checked.
  await ctx.pdf.check(openTerms(ctx, deal.order.userId, terms));
  await moveContract(ctx, deal, 'issue', { set: { issuedAt, signBy, terms } });
  await orderDocument(ctx, deal.contract.id, 'issued');
  if (!isBoundByTerms(terms)) await sendLicensorLink(ctx, deal, signBy);
  return signBy;
}

/**
 * Two people have agreed: the contract ends and its cells are free. An order that was not shipped yet ends with it;
 * what was delivered stays delivered.
 */
export async function terminateContract(ctx: DealCtx, deal: Deal, reason: string): Promise<void> {
  const at = ctx.now();
  const wasSigned = deal.contract.status === ContractStatus.signed;
  await sendBackOpenSubmissions(ctx, deal, reason);
  await moveContract(ctx, deal, 'terminate', { reason, set: { endedAt: at } });
  await releaseCells(ctx.db, deal.order.id, at);
  if (orderFlow.can('cancel', deal.order.status))
    await moveOrder(ctx, deal, 'cancel', { reason, set: { cancelledAt: at, cancelReason: reason } });
  await tellBuyer(ctx, deal, 'terminated', { reason });
  if (wasSigned) await tellSeller(ctx, deal, 'licenceEnded', { reason });
}

/** Contracts whose licence has run out expire; gives their orders. The last day itself is still licensed. */
export const listEnded = async (ctx: DealCtx) => listTermEnded(ctx.db, await getBusinessDay(ctx));
export const endTerm = (ctx: DealCtx, orderId: number) =>
  inDeal(ctx, { orderId }, async (ctx, deal) => {
    const today = await getBusinessDay(ctx);
    if (deal.contract.status !== ContractStatus.signed || deal.order.endDate >= today) return;
    const at = ctx.now();
    await moveContract(ctx, deal, 'expire', { set: { endedAt: at } });
    await releaseCells(ctx.db, orderId, at);
    if (deal.order.status !== OrderStatus.cancelled) await tellBuyer(ctx, deal, 'termEnded');
  });
