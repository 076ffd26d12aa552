// Review of submissions by staff; of two concurrent reviews one succeeds and the other is refused.
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { consoleSubmission } from '@pavilion/protocol/orders.console.ts';
import { SignatureType } from '@pavilion/protocol/orders.ts';
import type { Ctx, Staff } from '../../../kit/ctx.ts';
import { withMaskedContact } from '../../../kit/masks.ts';
import { record } from '../../audit/audit.service.ts';
import { getSecondPersonLimits, takesTwoPeople } from '../../settings/settings.service.ts';
import { approveStamped, rejectStamped } from '../contracts/signing.service.ts';
import { type Deal, withLockedDeal } from '../deals.service.ts';
import { confirmPayment, rejectPayment } from '../payments.service.ts';
import { listSubmissionsForReview } from './submissions.queries.ts';
import {
  filesOfSubmissions,
  getSubmission,
  orderIdOfSubmission,
  type SubmissionRecord,
  showSubmission,
  withFirstApproval,
} from './submissions.service.ts';

type Reviewer = Ctx<null, Staff>;
type Sent<K extends keyof typeof consoleSubmission> = ParsedOf<(typeof consoleSubmission)[K]>;

export async function listForReview(ctx: Reviewer, input: Sent<'list'>) {
  const { rows, total } = await listSubmissionsForReview(ctx.db, input);
  const ids = rows.map(({ id }) => id);
  const filesOf = await filesOfSubmissions(ctx, ids, { staffId: ctx.staff.id });
  const limits = await getSecondPersonLimits(ctx);
  return {
    rows: (await withFirstApproval(ctx.db, rows)).map((row) => ({
      ...showSubmission(row, filesOf),
      firstApproval: row.firstApproval,
      twoPeople: takesTwoPeople(limits, row),
      orderNo: row.orderNo,
      buyer: withMaskedContact(row.buyer),
      zhTitle: row.zhTitle,
      enTitle: row.enTitle,
      currency: row.currency,
      totalMinor: row.totalMinor,
      reviewedBy: row.reviewer,
    })),
    total,
  };
}

/**
 * Locks the deal first and reads the submission afterwards, so that a waiting caller sees the verdict. Returns true while a second person
 * is missing.
 */
async function review(
  ctx: Reviewer,
  id: number,
  action: 'approve' | 'reject',
  verdict: (ctx: Reviewer, deal: Deal, submission: SubmissionRecord, stamped: boolean) => Promise<boolean>,
) {
  const orderId = await orderIdOfSubmission(ctx.db, id);
  return withLockedDeal(ctx, { orderId }, async (ctx, deal) => {
    const submission = await getSubmission(ctx.db, id);
    const stamped = submission.signatureType === SignatureType.stampedContract;
    const waits = await verdict(ctx, deal, submission, stamped);
    await record(ctx, `submission.${waits ? 'firstApproval' : action}`, 'order', deal.order.orderNo, {
      submission: id,
      kind: stamped ? 'stamped' : 'voucher',
    });
    return { waits };
  });
}

export const approveSubmission = (ctx: Reviewer, { id, ...found }: Sent<'approve'>) =>
  review(ctx, id, 'approve', async (ctx, deal, submission, stamped) => {
    if (!stamped) return confirmPayment(ctx, deal, submission, found);
    await approveStamped(ctx, deal, submission, found.note);
    return false;
  });
export async function rejectSubmission(ctx: Reviewer, { id, reason }: Sent<'reject'>) {
  await review(ctx, id, 'reject', async (ctx, deal, submission, stamped) => {
    await (stamped ? rejectStamped : rejectPayment)(ctx, deal, submission, reason);
    return false;
  });
  return {};
}
