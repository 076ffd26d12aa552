// Moves of running orders to another account. An order keeps the account of its contract until two people name the one in force (product
// §5).

import { maskedAccountNo } from '@pavilion/protocol/bankAccounts.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { AccountMove, consoleLicensor } from '@pavilion/protocol/licensors.ts';
import type { Kysely } from 'kysely';
import type { LicensorData } from '../../kit/columnTypes.ts';
import type { Ctx, Staff } from '../../kit/ctx.ts';
import { secondPersonNeeded } from '../../kit/secondPerson.ts';
import type { DB } from '../../kit/tables.ts';
import { record } from '../audit/audit.service.ts';
import { withLockedDeal, writeEvent } from '../deals/deals.service.ts';
import { findEntry, findInForce, lockCompany } from './entries.queries.ts';
import { notifyAccountMoved } from './licensors.notices.ts';
import { accountIn } from './licensors.service.ts';
import {
  confirmMove,
  findMove,
  findWaitingMove,
  insertMove,
  listRunningOrders,
  listWaitingMoves,
  type RunningOrder,
  withdrawMove,
} from './moves.queries.ts';

type StaffCtx = Ctx<null, Staff>;
type Sent<K extends keyof typeof consoleLicensor> = ParsedOf<(typeof consoleLicensor)[K]>;
const accountOf = ({ data }: { data: LicensorData }) => accountIn(data);

const findAccount = (db: Kysely<DB>, { companyId, currency }: RunningOrder) =>
  findInForce(db, { companyId, part: 'account', currency });

/** Lists running orders that are paid to another account than the one in force. */
export async function showMoves(db: Kysely<DB>, companyId: number): Promise<AccountMove[]> {
  const running = await listRunningOrders(db, { companyId });
  const waiting = await listWaitingMoves(
    db,
    running.map(({ orderId }) => orderId),
  );
  const shown: AccountMove[] = [];
  for (const order of running) {
    const move = waiting.find(({ orderId }) => orderId === order.orderId);
    const inForce = await findAccount(db, order);
    if (!move && (!inForce || accountOf(inForce).number === order.number)) continue;
    shown.push({
      orderNo: order.orderNo,
      currency: order.currency,
      number: order.number && maskedAccountNo(order.number),
      asked: move
        ? {
            id: move.id,
            by: move.name,
            byId: move.askedBy,
            at: move.askedAt.toISOString(),
            number: maskedAccountNo(move.number),
            reason: move.reason,
          }
        : null,
    });
  }
  return shown;
}

async function runningOrder(db: Kysely<DB>, orderId: number): Promise<RunningOrder> {
  const [order] = await listRunningOrders(db, { orderId });
  // A paid, cancelled or unaccepted order has nothing to pay to another account.
  if (!order) throw new AppError('conflict');
  return order;
}

export const askAccountMove = (ctx: StaffCtx, { orderNo, reason }: Sent<'askAccountMove'>) =>
  withLockedDeal(ctx, { orderNo }, async (ctx, deal) => {
    const order = await runningOrder(ctx.db, deal.order.id);
    if (await findWaitingMove(ctx.db, order.orderId)) throw new AppError('entryWaiting');
    const entry = await findAccount(ctx.db, order);
    if (!entry) throw new AppError('accountMissing', { currency: order.currency });
    if (accountOf(entry).number === order.number) throw new AppError('accountUnchanged');
    const asked = { askedBy: ctx.staff.id, askedAt: ctx.now() };
    await insertMove(ctx.db, { orderId: order.orderId, entryId: entry.id, reason, ...asked });
    await record(ctx, 'order.askAccountMove', 'order', orderNo, { entryId: entry.id });
    return {};
  });

/** Runs `work` with the move and its deal locked; a move that was decided meanwhile is a conflict. */
async function inMove<T>(
  ctx: StaffCtx,
  id: number,
  work: (ctx: StaffCtx, move: NonNullable<Awaited<ReturnType<typeof findMove>>>, orderNo: string) => Promise<T>,
): Promise<T> {
  const found = await findMove(ctx.db, id);
  if (!found) throw new AppError('notFound');
  return withLockedDeal(ctx, { orderId: found.orderId }, async (ctx, deal) => {
    const move = await findMove(ctx.db, id);
    if (!move || move.confirmedAt || move.withdrawnAt) throw new AppError('conflict');
    return work(ctx, move, deal.order.orderNo);
  });
}

export const confirmAccountMove = (ctx: StaffCtx, { id }: Sent<'confirmAccountMove'>) =>
  inMove(ctx, id, async (ctx, move, orderNo) => {
    const obstacle = secondPersonNeeded(move.askedBy, ctx.staff.id);
    if (obstacle) throw obstacle;
    const order = await runningOrder(ctx.db, move.orderId);
    const entry = await findEntry(ctx.db, move.entryId);
    // An account that was ended or replaced while the change waited must not be paid to.
    if (!entry || entry.endedAt) throw new AppError('conflict');
    const company = await lockCompany(ctx.db, order.companyId);
    if (!company) throw new AppError('notFound');
    await confirmMove(ctx.db, id, ctx.staff.id, ctx.now());
    const { paymentStatus } = await ctx.db
      .selectFrom('orders')
      .select('paymentStatus')
      .where('id', '=', move.orderId)
      .executeTakeFirstOrThrow();
    const event = { subject: 'payment', action: 'moveAccount', from: paymentStatus, to: paymentStatus } as const;
    await writeEvent(ctx, move.orderId, event);
    await record(ctx, 'order.confirmAccountMove', 'order', orderNo, { entryId: entry.id });
    await notifyAccountMoved(ctx, company, order, accountOf(entry));
    return {};
  });

export const withdrawAccountMove = (ctx: StaffCtx, { id }: Sent<'withdrawAccountMove'>) =>
  inMove(ctx, id, async (ctx, _move, orderNo) => {
    await withdrawMove(ctx.db, id, ctx.staff.id, ctx.now());
    await record(ctx, 'order.withdrawAccountMove', 'order', orderNo);
    return {};
  });
