import { ContractStatus } from '@pavilion/protocol/contractStates.ts';
import type { contracts } from '@pavilion/protocol/contracts.ts';
import type { Currency } from '@pavilion/protocol/enumerations.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { sumText } from '@pavilion/protocol/money.ts';
import { PaymentStatus, paymentFlow, SignatureType } from '@pavilion/protocol/orders.ts';
import type { consoleSubmission } from '@pavilion/protocol/ordersDesk.ts';
import { type Settlement, settledMinor, shortfallMinor } from '@pavilion/protocol/settlement.ts';
import type { Ctx, Staff, User } from '../../kit/ctx.ts';
import { limit } from '../../kit/limit.ts';
import {
  buyerCannot,
  type Deal,
  getDeal,
  inDeal,
  insist,
  movePayment,
  refused,
  tellBuyer,
  tellSeller,
} from '../deals/deals.service.ts';
import {
  handIn,
  judge,
  noteFirstApproval,
  type SubmissionRecord,
  scanPurpose,
  settledBefore,
} from '../deals/submissions.service.ts';
import { signedAddress, takeDocument } from '../files/documents.service.ts';

type Buyer = Ctx<User, null>;
const scansPerHour = 120;

/** One scan for a stamped contract or a voucher: a picture, decoded anew, or a PDF. */
export async function uploadVoucherFile(ctx: Buyer, { file, orderNo }: ParsedOf<typeof contracts.uploadVoucherFile>) {
  const deal = await getDeal(ctx.db, { orderNo, userId: ctx.user.id });
  const now = ctx.now();
  // There must be something the scan can be handed in for.
  if (buyerCannot.uploadStamped(deal, now)) insist(buyerCannot.uploadVoucher(deal, now));
  await limit(ctx, `upload:u${ctx.user.id}`, scansPerHour, 3600);
  const owner = { userId: ctx.user.id };
  const { id, name } = await takeDocument(ctx, file, { purpose: scanPurpose, pdf: true }, owner);
  const url = signedAddress(ctx, id, owner);
  return { url, data: { id, name, url } };
}

export const uploadPaymentVoucher = (ctx: Buyer, input: ParsedOf<typeof contracts.uploadPaymentVoucher>) => {
  const { orderNo, fileInfoList, ...said } = input;
  return inDeal(ctx, { orderNo, userId: ctx.user.id }, async (ctx, deal) => {
    insist(buyerCannot.uploadVoucher(deal, ctx.now()));
    const signatureType = SignatureType.paymentVoucher;
    await handIn(ctx, deal, { signatureType, ...said }, fileInfoList);
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
 * The payment is confirmed when what was received, the tax withheld and the bank's charges make the total, to the last minor unit
 * (product §5). Anything else needs a reason, and a second person who confirms the same figures. True while that one is missing.
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
  // The second of two confirms what the first found: other figures would be a first approval again.
  const before = settledBefore(submission);
  if (before && stated && !isSame(before, stated)) throw new AppError('conflict');
  const settlement = stated ?? settlementOf(submission);
  const complete = shortfallMinor(totalMinor, settlement) === 0;
  const shortfallReason = complete ? null : (submission.shortfallReason ?? note);
  if (shortfallReason === '')
    throw new AppError('amountMismatch', {
      expected: sumText(totalMinor, currency as Currency),
      got: sumText(settledMinor(settlement), currency as Currency),
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
  await judge(ctx, deal, submission, 'approve', note || null);
  await movePayment(ctx, deal, 'confirm', { reason });
  await tellBuyer(ctx, deal, 'paid');
  if (deal.contract.status === ContractStatus.signed) await tellSeller(ctx, deal, 'toDeliver');
  return false;
}
export async function rejectPayment(ctx: Reviewer, deal: Deal, submission: SubmissionRecord, reason: string) {
  await judge(ctx, deal, submission, 'reject', reason);
  await movePayment(ctx, deal, 'reject', { reason });
  await tellBuyer(ctx, deal, 'voucherRejected', { reason });
}
