import { contractFlow } from '@pavilion/protocol/contractStates.ts';
import { releaseCells } from '../../rights/rights.service.ts';
import { type Deal, type DealCtx, moveContract, moveOrder } from '../deals.service.ts';
import { rejectOpenSubmissions } from '../submissions/submissions.service.ts';

/** Cancels a deal that is neither signed nor paid for: the cells are released and the contract ends with the order. */
export async function cancelDeal(
  ctx: DealCtx,
  deal: Deal,
  reason: string,
  action: 'cancel' | 'timeOut' = 'cancel',
): Promise<void> {
  const at = ctx.now();
  await moveOrder(ctx, deal, action, { reason, set: { cancelledAt: at, cancelReason: reason || null } });
  await rejectOpenSubmissions(ctx, deal, reason);
  // A contract whose deadline passed has expired already and stays so.
  if (contractFlow.can('terminate', deal.contract.status))
    await moveContract(ctx, deal, 'terminate', { reason, set: { endedAt: at } });
  await releaseCells(ctx.db, deal.order.id, at);
}
