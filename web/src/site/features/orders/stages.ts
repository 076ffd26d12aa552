import { AuditStatus, ContractStatus } from '@pavilion/protocol/contractStates.ts';
import type { Text } from '@pavilion/protocol/kit/text.ts';
import { type OrderDetail, OrderStatus, PaymentStatus, SignatureType } from '@pavilion/protocol/orders.ts';
import type { Say } from '../../../lib/locale.ts';
import type { Stage } from '../../../ui/Track.tsx';
import { text } from './orders.text.ts';

interface Stop {
  words: Text;
  /** The label before it is reached. */
  ahead: Text;
  at: string | null | undefined;
  /** Shown instead of a time while it is in progress. */
  underway?: string | undefined;
}
const paidAt = (order: OrderDetail) =>
  order.timeline.find(({ subject, action }) => subject === 'payment' && action === 'confirm')?.at;
const inReview = (order: OrderDetail, type: SignatureType) =>
  order.submissions.some((s) => s.signatureType === type && s.auditStatus === AuditStatus.pending);

/** Returns five stages with the times at which they were reached; signing and paying may come in either order. */
export function stagesOf(order: OrderDetail, say: Say, time: (iso: string) => string): Stage[] {
  const stops: Stop[] = [
    { words: text.stopPlaced, ahead: text.stopPlaced, at: order.createdAt },
    { words: text.stopAccepted, ahead: text.toAccept, at: order.acceptedAt },
    {
      words: text.stopSigned,
      ahead: text.toSign,
      at: order.contract.signedAt,
      underway: inReview(order, SignatureType.stampedContract) ? say(text.inReviewNow) : undefined,
    },
    {
      words: text.stopPaid,
      ahead: text.toPay,
      at: order.paymentStatus === PaymentStatus.paid ? paidAt(order) : null,
      underway: order.paymentStatus === PaymentStatus.voucherUploaded ? say(text.inReviewNow) : undefined,
    },
    {
      words: text.stopReceived,
      ahead: text.toReceive,
      at: order.completedAt,
      underway: order.shippedAt ? say(text.shippedOn, time(order.shippedAt)) : undefined,
    },
  ];
  if (order.status === OrderStatus.cancelled) return stopped(stops, text.stopCancelled, order.cancelledAt, say, time);
  const ended = order.timeline.find(({ subject, action }) => subject === 'contract' && action === 'terminate')?.at;
  if (order.contract.status === ContractStatus.terminated && order.status !== OrderStatus.completed)
    return stopped(stops, text.stopTerminated, ended, say, time);
  const first = stops.findIndex((stop) => !stop.at);
  return stops.map((stop, i) => ({
    label: say(stop.at ? stop.words : stop.ahead),
    at: stop.at ? time(stop.at) : stop.underway,
    state: stop.at ? 'done' : i === first || stop.underway ? 'now' : 'ahead',
  }));
}
/** Returns the stages that were reached, and the one at which the order ended. */
function stopped(
  stops: readonly Stop[],
  words: Text,
  at: string | null | undefined,
  say: Say,
  time: (iso: string) => string,
): Stage[] {
  const reached = stops.flatMap((stop): Stage[] =>
    stop.at ? [{ label: say(stop.words), at: time(stop.at), state: 'done' }] : [],
  );
  return [...reached, { label: say(words), at: at ? time(at) : undefined, state: 'stopped' }];
}
