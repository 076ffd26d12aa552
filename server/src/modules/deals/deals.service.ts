// The shared noun of orders, contracts and payments: one locked deal, its moves, its history and its notices.
import { ContractStatus, contractFlow } from '@pavilion/protocol/contractStates.ts';
import { OrderStatus, orderFlow, PaymentStatus, paymentFlow, type Shipping } from '@pavilion/protocol/orders.ts';
import type { Kysely, Updateable } from 'kysely';
import type { JobCtx, Staff, User } from '../../kit/ctx.ts';
import type { Contracts, DB, Orders } from '../../kit/tables.ts';
import { lockUser } from '../accounts/lockUser.service.ts';
import { notify } from '../notifications/notify.service.ts';
import { refused } from './conditions.ts';
import {
  type Deal,
  type DealKey,
  findSellersUser,
  insertEvent,
  lockDeal,
  updateContract,
  updateOrder,
} from './deals.queries.ts';
import { type DealNotice, type NoticeFacts, noticeOf, type SellerNotice, sellerNoticeOf } from './notices.ts';

export {
  allowedToBuyer,
  allowedToStaff,
  buyerCannot,
  insist,
  isOverdue,
  licensorCannotSign,
  refused,
  staffCannot,
} from './conditions.ts';
export { type Deal, type DealKey, getDeal } from './deals.queries.ts';

/** Anybody who may move a deal: a buyer’s or staff’s request, or a job, which has neither. */
export type DealCtx = JobCtx & { user?: User | null; staff?: Staff | null };

/** Locks the deal and works on it inside one transaction; an outer transaction is joined. */
export function inDeal<C extends DealCtx, T>(
  ctx: C,
  key: DealKey,
  work: (ctx: C, deal: Deal) => Promise<T>,
): Promise<T> {
  const run = async (db: Kysely<DB>) => {
    // A buyer's own row comes first, as everywhere: an account that is being closed moves no deal.
    if (ctx.user) await lockUser({ db, user: ctx.user }, { certified: false });
    return work({ ...ctx, db }, await lockDeal(db, key));
  };
  return ctx.db.isTransaction ? run(ctx.db) : ctx.db.transaction().execute(run);
}

const moverOf = ({ user, staff }: DealCtx) =>
  staff
    ? { actor: 'staff', staffId: staff.id, userId: null }
    : user
      ? { actor: 'buyer', staffId: null, userId: user.id }
      : { actor: 'system', staffId: null, userId: null };

/** One row of the append-only history (product §5). */
export const writeEvent = (
  ctx: DealCtx,
  orderId: number,
  event: {
    subject: 'order' | 'contract' | 'payment' | 'submission';
    action: string;
    from: number | null;
    to: number | null;
    reason?: string | null;
  },
) =>
  insertEvent(ctx.db, {
    orderId,
    subject: event.subject,
    action: event.action,
    fromStatus: event.from,
    toStatus: event.to,
    reason: event.reason || null,
    at: ctx.now(),
    ...moverOf(ctx),
  });

interface Move<Row> {
  reason?: string | null;
  /** Columns that change together with the state. */
  set?: Row;
}

/** Moves the order, or refuses with `moveRefused`; the deal in hand changes with the row. */
export async function moveOrder(
  ctx: DealCtx,
  deal: Deal,
  action: keyof typeof orderFlow.actions,
  { reason = null, set = {} }: Move<Updateable<Orders>> = {},
): Promise<void> {
  const from = deal.order.status;
  const to = orderFlow.next(action, from);
  if (to === undefined) throw refused(orderFlow.actions[action], OrderStatus.label(from));
  await updateOrder(ctx.db, deal.order.id, { ...set, status: to });
  await writeEvent(ctx, deal.order.id, { subject: 'order', action, from, to, reason });
  Object.assign(deal.order, set, { status: to });
}

/** Moves the contract, or refuses with `moveRefused`. */
export async function moveContract(
  ctx: DealCtx,
  deal: Deal,
  action: keyof typeof contractFlow.actions,
  { reason = null, set = {} }: Move<Updateable<Contracts>> = {},
): Promise<void> {
  const from = deal.contract.status;
  const to = contractFlow.next(action, from);
  if (to === undefined) throw refused(contractFlow.actions[action], ContractStatus.label(from));
  await updateContract(ctx.db, deal.contract.id, { ...set, status: to });
  await writeEvent(ctx, deal.order.id, { subject: 'contract', action, from, to, reason });
  Object.assign(deal.contract, set, { status: to });
}

/** Moves the payment, or refuses with `moveRefused`. */
export async function movePayment(
  ctx: DealCtx,
  deal: Deal,
  action: keyof typeof paymentFlow.actions,
  { reason = null }: Move<never> = {},
): Promise<void> {
  const from = deal.order.paymentStatus;
  const to = paymentFlow.next(action, from);
  if (to === undefined) throw refused(paymentFlow.actions[action], PaymentStatus.label(from));
  await updateOrder(ctx.db, deal.order.id, { paymentStatus: to });
  await writeEvent(ctx, deal.order.id, { subject: 'payment', action, from, to, reason });
  deal.order.paymentStatus = to;
}

/** One of two signatures that the contract still needs is there; the state stays until the other has come. */
export async function noteSignature(
  ctx: DealCtx,
  deal: Deal,
  action: 'buyerSign' | 'licensorSign',
  set: Pick<Updateable<Contracts>, 'signature' | 'licensorSignature'>,
): Promise<void> {
  const { status, id } = deal.contract;
  await updateContract(ctx.db, id, set);
  await writeEvent(ctx, deal.order.id, { subject: 'contract', action, from: status, to: status });
  Object.assign(deal.contract, set, action === 'licensorSign' ? { licensorBound: true } : {});
}

/** One person asks to terminate, or takes it back; the state stays until a second one confirms. */
export async function noteTermination(
  ctx: DealCtx,
  deal: Deal,
  asked: { by: number; reason: string } | null,
): Promise<void> {
  const { status, id } = deal.contract;
  const set = {
    terminationAskedBy: asked?.by ?? null,
    terminationAskedAt: asked && ctx.now(),
    terminationReason: asked?.reason ?? null,
  };
  await updateContract(ctx.db, id, set);
  const action = asked ? 'askTermination' : 'withdrawTermination';
  await writeEvent(ctx, deal.order.id, {
    subject: 'contract',
    action,
    from: status,
    to: status,
    reason: asked?.reason ?? null,
  });
  Object.assign(deal.contract, set);
}

/** One person enters a shipment, or takes it back; nothing is shipped until a second one confirms. */
export async function noteShipment(
  ctx: DealCtx,
  deal: Deal,
  asked: { by: number; shipping: Shipping } | null,
): Promise<void> {
  const set = {
    shipAskedBy: asked?.by ?? null,
    shipAskedAt: asked && ctx.now(),
    shipAsked: asked && { ...asked.shipping },
  };
  await updateOrder(ctx.db, deal.order.id, set);
  const { status } = deal.order;
  const action = asked ? 'askShipment' : 'withdrawShipment';
  await writeEvent(ctx, deal.order.id, { subject: 'order', action, from: status, to: status });
  Object.assign(deal.order, set);
}

/**
 * Tells the buyer in the site and by mail, in the buyer’s language. Staff need no letter: what waits for them stands on
 * their to-do board.
 */
export async function tellBuyer(ctx: DealCtx, deal: Deal, notice: DealNotice, facts: NoticeFacts = {}): Promise<void> {
  await notify(ctx, { userId: deal.order.userId, ...noticeOf(notice, deal, facts) });
}

/** Tells the seller’s account, where the company has one: a party to the contract hears how it goes. */
export async function tellSeller(
  ctx: DealCtx,
  deal: Deal,
  notice: SellerNotice,
  facts: NoticeFacts = {},
): Promise<void> {
  const userId = await findSellersUser(ctx.db, deal.order.programmeId);
  if (userId !== null) await notify(ctx, { userId, ...sellerNoticeOf(notice, deal, facts) });
}
