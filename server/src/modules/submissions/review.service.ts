// Staff judge what buyers hand in; of two at once one wins and the other is told.
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { SignatureType } from '@pavilion/protocol/orders.ts';
import type { consoleSubmission, SubmissionRow } from '@pavilion/protocol/ordersDesk.ts';
import type { Ctx, Staff } from '../../kit/ctx.ts';
import { withMaskedContact } from '../../kit/masks.ts';
import { record } from '../audit/audit.service.ts';
import { approveStamped, rejectStamped } from '../contracts/signing.service.ts';
import { type Deal, inDeal } from '../deals/deals.service.ts';
import {
  filesOfSubmissions,
  getSubmission,
  orderIdOfSubmission,
  type SubmissionRecord,
  showSubmission,
  withFirstApproval,
} from '../deals/submissions.service.ts';
import { confirmPayment, rejectPayment } from '../payments/payments.service.ts';
import { getSecondPersonLimits, takesTwoPeople } from '../settings/secondPerson.service.ts';
import { listSubmissionsForReview } from './submissions.queries.ts';

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
      currency: row.currency as SubmissionRow['currency'],
      totalMinor: row.totalMinor,
      reviewedBy: row.reviewer,
    })),
    total,
  };
}

/** Locks the deal first and reads the submission after: whoever waited sees the verdict. True while a second person is missing. */
async function review(
  ctx: Reviewer,
  id: number,
  action: 'approve' | 'reject',
  verdict: (ctx: Reviewer, deal: Deal, submission: SubmissionRecord, stamped: boolean) => Promise<boolean>,
) {
  const orderId = await orderIdOfSubmission(ctx.db, id);
  return inDeal(ctx, { orderId }, async (ctx, deal) => {
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
