import { ContractStatus } from '@pavilion/protocol/contractStates.ts';
import type { contracts } from '@pavilion/protocol/contracts.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { sumText } from '@pavilion/protocol/money.ts';
import type { consoleSubmission } from '@pavilion/protocol/orders.console.ts';
import { PaymentStatus, paymentFlow, SignatureType } from '@pavilion/protocol/orders.ts';
import { type Settlement, settledMinor, shortfallMinor } from '@pavilion/protocol/settlement.ts';
import type { Ctx, Staff, User } from '../../kit/ctx.ts';
import { consumeWithin } from '../../kit/limit.ts';
import { signedUrl, takeDocument } from '../files/files.service.ts';
import {
  buyerCannot,
  type Deal,
  getDeal,
  movePayment,
  notifyBuyer,
  notifySeller,
  refused,
  throwIfBlocked,
  withLockedDeal,
} from './deals.service.ts';
import {
  noteFirstApproval,
  reviewSubmission,
  type SubmissionRecord,
  scanPurpose,
  settledBefore,
  submitDocuments,
} from './submissions/submissions.service.ts';

type Buyer = Ctx<User, null>;
const scansPerHour = 120;

/** Stores one scan for a stamped contract or a voucher: a picture, which is re-encoded, or a PDF. */
export async function uploadVoucherFile(ctx: Buyer, { file, orderNo }: ParsedOf<typeof contracts.uploadVoucherFile>) {
  const deal = await getDeal(ctx.db, { orderNo, userId: ctx.user.id });
  const now = ctx.now();
  // A scan is accepted only if it can be submitted for something.
  if (buyerCannot.uploadStamped(deal, now)) throwIfBlocked(buyerCannot.uploadVoucher(deal, now));
  await consumeWithin(ctx, `upload:u${ctx.user.id}`, scansPerHour, 3600);
  const owner = { userId: ctx.user.id };
  const { id, name } = await takeDocument(ctx, file, { purpose: scanPurpose, pdf: true }, owner);
  const url = signedUrl(ctx, id, owner);
  return { url, data: { id, name, url } };
}

export const uploadPaymentVoucher = (ctx: Buyer, input: ParsedOf<typeof contracts.uploadPaymentVoucher>) => {
  const { orderNo, fileInfoList, ...said } = input;
  return withLockedDeal(ctx, { orderNo, userId: ctx.user.id }, async (ctx, deal) => {
    throwIfBlocked(buyerCannot.uploadVoucher(deal, ctx.now()));
    const signatureType = SignatureType.paymentVoucher;
    await submitDocuments(ctx, deal, { signatureType, ...said }, fileInfoList);
    await movePayment(ctx, deal, 'voucher');
    return {};
  });
};

type Reviewer = Ctx<null, Staff>;
const settlementOf = (submission: SubmissionRecord): Settlement =>
  settledBefore(submission) ?? {
    receivedMinor: submission.amountMinor ?? 0,
    withheldMinor: submission.withheldMinor,
    chargesMinor: submission.chargesMinor,
  };
const isSame = (a: Settlement, b: Settlement) =>
  a.receivedMinor === b.receivedMinor && a.withheldMinor === b.withheldMinor && a.chargesMinor === b.chargesMinor;

/**
 * Confirms the payment when the amount received, the tax withheld and the bank's charges make the total, to the last minor unit (product
 * §5). Other amounts need a reason, and a second person who confirms the same figures. Returns true while the second one is missing.
 */
export async function confirmPayment(
  ctx: Reviewer,
  deal: Deal,
  submission: SubmissionRecord,
  { note, settlement: stated }: Pick<ParsedOf<typeof consoleSubmission.approve>, 'note' | 'settlement'>,
): Promise<boolean> {
  const { totalMinor, currency, paymentStatus } = deal.order;
  if (!paymentFlow.can('confirm', paymentStatus))
    throw refused(paymentFlow.actions.confirm, PaymentStatus.label(paymentStatus));
  // The second person confirms the figures of the first; other figures would be a first approval again.
  const before = settledBefore(submission);
  if (before && stated && !isSame(before, stated)) throw new AppError('conflict');
  const settlement = stated ?? settlementOf(submission);
  const complete = shortfallMinor(totalMinor, settlement) === 0;
  const shortfallReason = complete ? null : (submission.shortfallReason ?? note);
  if (shortfallReason === '')
    throw new AppError('amountMismatch', {
      expected: sumText(totalMinor, currency),
      got: sumText(settledMinor(settlement), currency),
    });
  await ctx.db
    .updateTable('submissions')
    .set({
      settledReceivedMinor: settlement.receivedMinor,
      settledWithheldMinor: settlement.withheldMinor,
      settledChargesMinor: settlement.chargesMinor,
      shortfallReason,
    })
    .where('id', '=', submission.id)
    .execute();
  if (await noteFirstApproval(ctx, deal, submission, { always: !complete })) return true;
  const reason = shortfallReason ?? note;
  await reviewSubmission(ctx, deal, submission, 'approve', note || null);
  await movePayment(ctx, deal, 'confirm', { reason });
  await notifyBuyer(ctx, deal, 'paid');
  if (deal.contract.status === ContractStatus.signed) await notifySeller(ctx, deal, 'toDeliver');
  return false;
}
export async function rejectPayment(ctx: Reviewer, deal: Deal, submission: SubmissionRecord, reason: string) {
  await reviewSubmission(ctx, deal, submission, 'reject', reason);
  await movePayment(ctx, deal, 'reject', { reason });
  await notifyBuyer(ctx, deal, 'voucherRejected', { reason });
}
