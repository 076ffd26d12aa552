// Moves of deals by time: a job closes, expires and completes what is due (product §5).
import { daysBefore } from '@pavilion/protocol/kit/days.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { OrderStatus } from '@pavilion/protocol/orders.ts';
import type { JobCtx } from '../../../kit/ctx.ts';
import type { JobDefinition } from '../../../platform/jobs.ts';
import { endTerm, listEnded, listUnsignedAfter } from '../contracts/contracts.service.ts';
import { isOverdue, moveContract, moveOrder, notifyBuyer, withLockedDeal } from '../deals.service.ts';
import { cancelDeal } from './cancel.ts';
import { listArrived, listUntaken } from './orders.queries.ts';

/** Closes an order that staff did not accept in time. */
const closeUntaken = (ctx: JobCtx, orderId: number) =>
  withLockedDeal(ctx, { orderId }, async (ctx, deal) => {
    if (deal.order.status !== OrderStatus.pending || deal.order.heldUntil > ctx.now()) return;
    await cancelDeal(ctx, deal, '', 'timeOut');
    await notifyBuyer(ctx, deal, 'timedOut');
  });

/** Expires a contract that nobody signed in time, and ends its order. */
const closeUnsigned = (ctx: JobCtx, orderId: number) =>
  withLockedDeal(ctx, { orderId }, async (ctx, deal) => {
    if (!isOverdue(deal, ctx.now())) return;
    await moveContract(ctx, deal, 'expire', { set: { endedAt: ctx.now() } });
    await cancelDeal(ctx, deal, '', 'timeOut');
    await notifyBuyer(ctx, deal, 'timedOut');
  });

const completeArrived = (ctx: JobCtx, orderId: number) =>
  withLockedDeal(ctx, { orderId }, async (ctx, deal) => {
    const { status, shippedAt } = deal.order;
    if (status !== OrderStatus.shipped || !shippedAt || shippedAt > daysBefore(ctx.now(), limits.autoCompleteDays))
      return;
    await moveOrder(ctx, deal, 'complete', { set: { completedAt: ctx.now() } });
    await notifyBuyer(ctx, deal, 'completed');
  });

/** Moves every deal that is due, each in a transaction of its own, so that a failure does not block the others. */
export async function moveByClock(ctx: JobCtx): Promise<void> {
  const due: [(ctx: JobCtx, orderId: number) => Promise<void>, number[]][] = [
    [closeUntaken, (await listUntaken(ctx.db, ctx.now())).map((row) => row.id)],
    [closeUnsigned, (await listUnsignedAfter(ctx.db, ctx.now())).map((row) => row.orderId)],
    [completeArrived, (await listArrived(ctx.db, daysBefore(ctx.now(), limits.autoCompleteDays))).map((row) => row.id)],
    [endTerm, (await listEnded(ctx)).map((row) => row.orderId)],
  ];
  const failures: unknown[] = [];
  for (const [move, orderIds] of due)
    for (const orderId of orderIds)
      await move(ctx, orderId).catch((error: unknown) => {
        failures.push(error);
      });
  if (failures.length) throw new AggregateError(failures, `${failures.length} deals could not be moved by the clock`);
}

export const clockJobs = (ctx: () => JobCtx): Record<string, JobDefinition> => ({
  'deals.clock': { cron: '*/10 * * * *', run: () => moveByClock(ctx()) },
});
