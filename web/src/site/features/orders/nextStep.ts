import { AuditStatus, ContractStatus } from '@pavilion/protocol/contractStates.ts';
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
  /** With the time zone. */
  deadline: (iso: string) => string;
  amount: string;
}
const told = <A extends unknown[]>(words: Text<A>, ...args: A): Text => ({
  zh: typeof words.zh === 'function' ? words.zh(...args) : words.zh,
  en: typeof words.en === 'function' ? words.en(...args) : words.en,
});
const daysAfter = (iso: string, days: number) => new Date(Date.parse(iso) + days * 86_400_000).toISOString();

/** The newest of its kind decides: a rejection counts until something newer was handed in. */
function newest(order: OrderDetail, type: SignatureType) {
  return order.submissions
    .filter((s) => s.signatureType === type)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
}
const rejection = (order: OrderDetail, type: SignatureType) => {
  const last = newest(order, type);
  // The sentence goes on after the reason, so the reason's own full stop goes.
  return last?.auditStatus === AuditStatus.rejected ? (last.reason ?? '').replace(/[\s。.]+$/, '') : undefined;
};

function whileProcessing(order: OrderDetail, { deadline, amount }: Formats): NextStep {
  const { contract, allowed } = order;
  if (contract.status === ContractStatus.awaiting) {
    if (newest(order, SignatureType.stampedContract)?.auditStatus === AuditStatus.pending)
      return { words: told(text.nextStampedReview) };
    if (contract.signature && contract.awaitsLicensor && order.paymentStatus === PaymentStatus.pending)
      return { words: told(text.nextLicensor) };
    if (!contract.buyerNamed && !contract.signature) return { words: told(text.nextUnnamed) };
    if (allowed.includes('sign')) {
      if (contract.files.length === 0) return { words: told(text.nextDocument) };
      const why = rejection(order, SignatureType.stampedContract);
      return why === undefined
        ? {
            words: told(text.nextSign, deadline(contract.signBy ?? contract.issuedAt ?? order.createdAt)),
            action: 'sign',
          }
        : { words: told(text.nextSignAgain, why), action: 'sign' };
    }
  }
  if (order.paymentStatus === PaymentStatus.voucherUploaded) return { words: told(text.nextVoucherReview) };
  if (allowed.includes('uploadVoucher')) {
    const why = rejection(order, SignatureType.paymentVoucher);
    return {
      words: why === undefined ? told(text.nextPay, amount) : told(text.nextPayAgain, why),
      action: 'uploadVoucher',
    };
  }
  return { words: told(contract.status === ContractStatus.signed ? text.nextShip : text.nextTerminated) };
}

/** What comes next, as one sentence and at most one deed, from what the order says it allows. */
export function nextStep(order: OrderDetail, formats: Formats): NextStep {
  const { day, deadline } = formats;
  switch (order.status) {
    case OrderStatus.pending:
      return { words: told(text.nextPending, deadline(order.heldUntil ?? order.createdAt)) };
    case OrderStatus.processing:
      return whileProcessing(order, formats);
    case OrderStatus.shipped:
      return {
        words: told(text.nextReceive, day(daysAfter(order.shippedAt ?? order.createdAt, limits.autoCompleteDays))),
        action: 'confirmReceipt',
      };
    case OrderStatus.completed:
      return { words: told(text.nextDone, day(order.completedAt ?? order.createdAt)) };
    case OrderStatus.cancelled: {
      const on = day(order.cancelledAt ?? order.createdAt);
      return {
        words: order.cancelReason ? told(text.nextCancelledWhy, on, order.cancelReason) : told(text.nextCancelled, on),
      };
    }
  }
}
