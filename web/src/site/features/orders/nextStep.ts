import { AuditStatus, ContractStatus } from '@pavilion/protocol/contractStates.ts';
import { daysAfter } from '@pavilion/protocol/kit/days.ts';
import type { Text } from '@pavilion/protocol/kit/text.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { type OrderDetail, OrderStatus, PaymentStatus, SignatureType } from '@pavilion/protocol/orders.ts';
import { text } from './orders.text.ts';

export type StepAction = 'sign' | 'uploadVoucher' | 'confirmReceipt';
export interface NextStep {
  words: Text;
  action?: StepAction;
}
interface Formats {
  day: (iso: string) => string;
  /** Formats a deadline with its time zone. */
  deadline: (iso: string) => string;
  amount: string;
}
const filled = <A extends unknown[]>(words: Text<A>, ...args: A): Text => ({
  zh: typeof words.zh === 'function' ? words.zh(...args) : words.zh,
  en: typeof words.en === 'function' ? words.en(...args) : words.en,
});

/** The newest of its kind decides: a rejection counts until something newer was submitted. */
function newest(order: OrderDetail, type: SignatureType) {
  return order.submissions
    .filter((s) => s.signatureType === type)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
}
const rejection = (order: OrderDetail, type: SignatureType) => {
  const last = newest(order, type);
  // The sentence continues after the reason, so the reason's full stop is removed.
  return last?.auditStatus === AuditStatus.rejected ? (last.reason ?? '').replace(/[\s。.]+$/, '') : undefined;
};

function whileProcessing(order: OrderDetail, { deadline, amount }: Formats): NextStep {
  const { contract, allowed } = order;
  if (contract.status === ContractStatus.awaiting) {
    if (newest(order, SignatureType.stampedContract)?.auditStatus === AuditStatus.pending)
      return { words: filled(text.nextStampedReview) };
    if (contract.signature && contract.awaitsLicensor && order.paymentStatus === PaymentStatus.pending)
      return { words: filled(text.nextLicensor) };
    if (!contract.buyerNamed && !contract.signature) return { words: filled(text.nextUnnamed) };
    if (allowed.includes('sign')) {
      if (contract.files.length === 0) return { words: filled(text.nextDocument) };
      const why = rejection(order, SignatureType.stampedContract);
      return why === undefined
        ? {
            words: filled(text.nextSign, deadline(contract.signBy ?? contract.issuedAt ?? order.createdAt)),
            action: 'sign',
          }
        : { words: filled(text.nextSignAgain, why), action: 'sign' };
    }
  }
  if (order.paymentStatus === PaymentStatus.voucherUploaded) return { words: filled(text.nextVoucherReview) };
  if (allowed.includes('uploadVoucher')) {
    const why = rejection(order, SignatureType.paymentVoucher);
    return {
      words: why === undefined ? filled(text.nextPay, amount) : filled(text.nextPayAgain, why),
      action: 'uploadVoucher',
    };
  }
  return { words: filled(contract.status === ContractStatus.signed ? text.nextShip : text.nextTerminated) };
}

/** Returns the next step as one sentence and at most one action, from the actions that the order allows. */
export function nextStep(order: OrderDetail, formats: Formats): NextStep {
  const { day, deadline } = formats;
  switch (order.status) {
    case OrderStatus.pending:
      return { words: filled(text.nextPending, deadline(order.heldUntil ?? order.createdAt)) };
    case OrderStatus.processing:
      return whileProcessing(order, formats);
    case OrderStatus.shipped:
      return {
        words: filled(
          text.nextReceive,
          day(daysAfter(order.shippedAt ?? order.createdAt, limits.autoCompleteDays).toISOString()),
        ),
        action: 'confirmReceipt',
      };
    case OrderStatus.completed:
      return { words: filled(text.nextDone, day(order.completedAt ?? order.createdAt)) };
    case OrderStatus.cancelled: {
      const on = day(order.cancelledAt ?? order.createdAt);
      return {
        words: order.cancelReason
          ? filled(text.nextCancelledWhy, on, order.cancelReason)
          : filled(text.nextCancelled, on),
      };
    }
  }
}
