// What orders, contracts and payments share: one locked deal, its moves, its history and its notices.

import { ContractStatus, contractFlow } from '@pavilion/protocol/contractStates.ts';
import { OrderStatus, orderFlow, PaymentStatus, paymentFlow } from '@pavilion/protocol/orders.ts';
import type { Insertable, Kysely, Updateable } from 'kysely';
import type { JobCtx, Staff, User } from '../../kit/ctx.ts';
import type { Contracts, DB, DealEvents, Orders } from '../../kit/tables.ts';
import { lockUser } from '../accounts/accounts.service.ts';
import { notify } from '../notifications/notifications.service.ts';
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
import {
  type DealNotice,
  type NoticeFacts,
  type NotifiedDeal,
  noticeOf,
  type SellerNotice,
  sellerNoticeOf,
} from './notices.ts';

export {
  allowedToBuyer,
  allowedToStaff,
  buyerCannot,
  isOverdue,
  licensorCannotSign,
  refused,
  staffCannot,
  throwIfBlocked,
} from './conditions.ts';
export { type Deal, type DealKey, getDeal } from './deals.queries.ts';

/** The context of anyone who may move a deal: the request of a buyer or staff, or a job, which has neither. */
export type DealCtx = JobCtx & { user?: User | null; staff?: Staff | null };

/** Locks the deal and runs `work` inside one transaction; an outer transaction is joined. */
export function withLockedDeal<C extends DealCtx, T>(
  ctx: C,
  key: DealKey,
  work: (ctx: C, deal: Deal) => Promise<T>,
): Promise<T> {
  const run = async (db: Kysely<DB>) => {
    // The buyer's own row is locked first, as everywhere: an account that is being closed moves no deal.
    if (ctx.user) await lockUser({ db, user: ctx.user }, { certified: false });
    return work({ ...ctx, db }, await lockDeal(db, key));
  };
  return ctx.db.isTransaction ? run(ctx.db) : ctx.db.transaction().execute(run);
}

const moverOf = ({ user, staff }: DealCtx): Pick<Insertable<DealEvents>, 'actor' | 'staffId' | 'userId'> =>
  staff
    ? { actor: 'staff', staffId: staff.id, userId: null }
    : user
      ? { actor: 'buyer', staffId: null, userId: user.id }
      : { actor: 'system', staffId: null, userId: null };

/** Appends a row to the history (product §5). */
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

/** Moves the order, or throws `moveRefused`; the deal in memory changes with the row. */
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

/** Moves the contract, or throws `moveRefused`. */
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

/** Moves the payment, or throws `moveRefused`. */
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

/** Records an event that does not change the order's state, with the columns that change. */
export async function noteOnOrder(
  ctx: DealCtx,
  deal: Deal,
  action: string,
  { reason = null, set = {} }: Move<Updateable<Orders>> = {},
): Promise<void> {
  const { id, status } = deal.order;
  await updateOrder(ctx.db, id, set);
  await writeEvent(ctx, id, { subject: 'order', action, from: status, to: status, reason });
  Object.assign(deal.order, set);
}

/** Records an event that does not change the contract's state, with the columns that change. */
export async function noteOnContract(
  ctx: DealCtx,
  deal: Deal,
  action: string,
  { reason = null, set = {} }: Move<Updateable<Contracts>> = {},
): Promise<void> {
  const { id, status } = deal.contract;
  await updateContract(ctx.db, id, set);
  await writeEvent(ctx, deal.order.id, { subject: 'contract', action, from: status, to: status, reason });
  Object.assign(deal.contract, set);
}

/**
 * Notifies the buyer on the site and by mail, in the buyer’s language. Staff get no letter: their to-do board lists what waits for them.
 */
export async function notifyBuyer(
  ctx: DealCtx,
  deal: NotifiedDeal,
  notice: DealNotice,
  facts: NoticeFacts = {},
): Promise<void> {
  await notify(ctx, { userId: deal.order.userId, ...noticeOf(notice, deal, facts) });
}

/** Notifies the seller’s account, if the company has one, because the seller is a party to the contract. */
export async function notifySeller(
  ctx: DealCtx,
  deal: Deal,
  notice: SellerNotice,
  facts: NoticeFacts = {},
): Promise<void> {
  const userId = await findSellersUser(ctx.db, deal.order.programmeId);
  if (userId !== null) await notify(ctx, { userId, ...sellerNoticeOf(notice, deal, facts) });
}
