// What time itself does to deals: a job comes round and closes, expires and completes what is due (product §5).
import { limits } from '@pavilion/protocol/limits.ts';
import { OrderStatus } from '@pavilion/protocol/orders.ts';
import type { JobCtx } from '../../kit/ctx.ts';
import type { JobDefinition } from '../../platform/jobs.ts';
import { endTerm, listEnded, listUnsignedAfter } from '../contracts/contracts.service.ts';
import { inDeal, isOverdue, moveContract, moveOrder, tellBuyer } from '../deals/deals.service.ts';
import { cancelDeal } from './cancel.ts';
import { listArrived, listUntaken } from './orders.queries.ts';

const daysAgo = (ctx: JobCtx, days: number) => new Date(ctx.now().getTime() - days * 86_400_000);

/** Nobody took the order in time. */
const closeUntaken = (ctx: JobCtx, orderId: number) =>
  inDeal(ctx, { orderId }, async (ctx, deal) => {
    if (deal.order.status !== OrderStatus.pending || deal.order.heldUntil > ctx.now()) return;
    await cancelDeal(ctx, deal, '', 'timeOut');
    await tellBuyer(ctx, deal, 'timedOut');
  });

/** Nobody signed in time: the contract expires and takes its order along. */
const closeUnsigned = (ctx: JobCtx, orderId: number) =>
  inDeal(ctx, { orderId }, async (ctx, deal) => {
    if (!isOverdue(deal, ctx.now())) return;
    await moveContract(ctx, deal, 'expire', { set: { endedAt: ctx.now() } });
    await cancelDeal(ctx, deal, '', 'timeOut');
    await tellBuyer(ctx, deal, 'timedOut');
  });

const completeArrived = (ctx: JobCtx, orderId: number) =>
  inDeal(ctx, { orderId }, async (ctx, deal) => {
    const { status, shippedAt } = deal.order;
    if (status !== OrderStatus.shipped || !shippedAt || shippedAt > daysAgo(ctx, limits.autoCompleteDays)) return;
    await moveOrder(ctx, deal, 'complete', { set: { completedAt: ctx.now() } });
    await tellBuyer(ctx, deal, 'completed');
  });

/** Every deal that is due, each in a transaction of its own: one that fails keeps none of the others waiting. */
export async function moveByClock(ctx: JobCtx): Promise<void> {
  const due: [(ctx: JobCtx, orderId: number) => Promise<void>, number[]][] = [
    [closeUntaken, (await listUntaken(ctx.db, ctx.now())).map((row) => row.id)],
    [closeUnsigned, (await listUnsignedAfter(ctx.db, ctx.now())).map((row) => row.orderId)],
    [completeArrived, (await listArrived(ctx.db, daysAgo(ctx, limits.autoCompleteDays))).map((row) => row.id)],
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
