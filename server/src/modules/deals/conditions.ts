// Conditions that block an action. The use-case checks them before it moves a deal, and the page before it shows a button.
import { AuditStatus, ContractStatus, contractFlow } from '@pavilion/protocol/contractStates.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { Text } from '@pavilion/protocol/kit/text.ts';
import { StaffAction } from '@pavilion/protocol/orders.console.ts';
import {
  BuyerAction,
  OrderStatus,
  orderFlow,
  PaymentStatus,
  paymentFlow,
  SignatureType,
} from '@pavilion/protocol/orders.ts';
import { secondPersonNeeded } from '../../kit/secondPerson.ts';
import type { Deal } from './deals.queries.ts';

/** The part of a deal that decides what may happen to it; rows of lists have it too. */
export interface DealState {
  order: Pick<Deal['order'], 'status' | 'paymentStatus' | 'shipAskedBy'>;
  contract: Pick<Deal['contract'], 'status' | 'signBy' | 'terminationAskedBy'> & {
    /** The buyer's signature; null if there is none. */
    signature: unknown;
    /** Whether the licensor is bound: by a mandate, or because its signatory has signed. */
    licensorBound: boolean;
    /** Whether the terms name the buyer's address and signatory in both languages. */
    buyerNamed: boolean;
  };
  inReview: readonly SignatureType[];
}

export const refused = (what: Text, state: Text): AppError =>
  new AppError('moveRefused', { what: { zh: what.zh, en: what.en }, state: { zh: state.zh, en: state.en } });

const orderCannot = (action: keyof typeof orderFlow.actions, { order }: DealState) =>
  orderFlow.can(action, order.status) ? undefined : refused(orderFlow.actions[action], OrderStatus.label(order.status));
const contractCannot = (action: keyof typeof contractFlow.actions, { contract }: DealState) =>
  contractFlow.can(action, contract.status)
    ? undefined
    : refused(contractFlow.actions[action], ContractStatus.label(contract.status));

const submitted = (deal: DealState, type: SignatureType) => deal.inReview.includes(type);
const paymentUnderway = ({ order }: DealState) => order.paymentStatus !== PaymentStatus.pending;

/** Buyer and staff may cancel only what is neither signed nor paid for (product §5). */
function cannotCancel(deal: DealState): AppError | undefined {
  const wrongState = orderCannot('cancel', deal);
  if (wrongState) return wrongState;
  if (deal.contract.status === ContractStatus.signed) return new AppError('contractSigned');
  if (paymentUnderway(deal)) return new AppError('paymentUnderway');
  return undefined;
}

/**
 * Returns whether the deadline has passed and nothing suspends it. A stamped copy or a voucher in review, or a confirmed payment, keeps
 * the contract open until staff decide.
 */
export const isOverdue = (deal: DealState, now: Date) =>
  deal.contract.status === ContractStatus.awaiting &&
  deal.contract.signBy !== null &&
  deal.contract.signBy <= now &&
  deal.inReview.length === 0 &&
  !paymentUnderway(deal);

function cannotSign(deal: DealState, now: Date): AppError | undefined {
  const wrongState = contractCannot('sign', deal);
  if (wrongState) return wrongState;
  if (isOverdue(deal, now)) return refused(contractFlow.actions.sign, ContractStatus.label(ContractStatus.expired));
  if (deal.contract.signature !== null) return new AppError('alreadySigned');
  if (!deal.contract.buyerNamed) return new AppError('buyerSignatoryMissing');
  if (submitted(deal, SignatureType.stampedContract)) return new AppError('stampedCopyInReview');
  return undefined;
}

function cannotPay(deal: DealState, now: Date): AppError | undefined {
  const { order, contract } = deal;
  if (submitted(deal, SignatureType.paymentVoucher)) return new AppError('voucherInReview');
  const what = paymentFlow.actions.voucher;
  if (!paymentFlow.can('voucher', order.paymentStatus)) return refused(what, PaymentStatus.label(order.paymentStatus));
  if (order.status !== OrderStatus.processing) return refused(what, OrderStatus.label(order.status));
  if (contract.status !== ContractStatus.awaiting && contract.status !== ContractStatus.signed)
    return refused(what, ContractStatus.label(contract.status));
  if (contract.status === ContractStatus.awaiting && !contract.buyerNamed && contract.signature === null)
    return new AppError('buyerSignatoryMissing');
  // A voucher for a contract that is about to expire would keep it open.
  return isOverdue(deal, now) ? refused(what, ContractStatus.label(ContractStatus.expired)) : undefined;
}

function cannotShip(deal: DealState): AppError | undefined {
  const wrongState = orderCannot('ship', deal);
  if (wrongState) return wrongState;
  if (deal.contract.status !== ContractStatus.signed) return new AppError('contractUnsigned');
  if (deal.order.paymentStatus !== PaymentStatus.paid) return new AppError('paymentUnconfirmed');
  return undefined;
}

function cannotConfirmShipment(deal: DealState, staffId: number): AppError | undefined {
  const wrongState = cannotShip(deal);
  if (wrongState) return wrongState;
  if (deal.order.shipAskedBy === null) return new AppError('conflict');
  return secondPersonNeeded(deal.order.shipAskedBy, staffId);
}

/** Two people terminate what can no longer be cancelled: a signed contract, or one with a payment in progress. */
function cannotTerminate(deal: DealState): AppError | undefined {
  const wrongState = contractCannot('terminate', deal);
  if (wrongState) return wrongState;
  return deal.contract.status === ContractStatus.signed || paymentUnderway(deal)
    ? undefined
    : refused(contractFlow.actions.terminate, ContractStatus.label(deal.contract.status));
}
function cannotConfirmTermination(deal: DealState, staffId: number): AppError | undefined {
  const wrongState = cannotTerminate(deal);
  if (wrongState) return wrongState;
  if (deal.contract.terminationAskedBy === null) return new AppError('conflict');
  return secondPersonNeeded(deal.contract.terminationAskedBy, staffId);
}

export const buyerCannot: Record<BuyerAction, (deal: DealState, now: Date) => AppError | undefined> = {
  cancel: cannotCancel,
  sign: cannotSign,
  uploadStamped: cannotSign,
  uploadVoucher: cannotPay,
  confirmReceipt: (deal) => orderCannot('complete', deal),
};
/** The licensor's signatory may sign once, while the contract awaits signature. */
export const licensorCannotSign = (deal: DealState, now: Date): AppError | undefined => {
  const wrongState = contractCannot('sign', deal);
  if (wrongState) return wrongState;
  if (isOverdue(deal, now)) return refused(contractFlow.actions.sign, ContractStatus.label(ContractStatus.expired));
  return deal.contract.licensorBound ? new AppError('conflict') : undefined;
};

export const staffCannot: Record<StaffAction, (deal: DealState, staffId: number) => AppError | undefined> = {
  accept: (deal) => orderCannot('accept', deal),
  ship: (deal) => cannotShip(deal) ?? (deal.order.shipAskedBy === null ? undefined : new AppError('conflict')),
  confirmShipment: cannotConfirmShipment,
  withdrawShipment: (deal) =>
    cannotShip(deal) ?? (deal.order.shipAskedBy === null ? new AppError('conflict') : undefined),
  cancel: cannotCancel,
  // The deadline of an issued contract is part of its document: such an order is cancelled, not shortened.
  shortenHold: ({ order }) =>
    order.status === OrderStatus.pending
      ? undefined
      : refused(StaffAction.label('shortenHold'), OrderStatus.label(order.status)),
  askTermination: (deal) =>
    cannotTerminate(deal) ?? (deal.contract.terminationAskedBy === null ? undefined : new AppError('conflict')),
  confirmTermination: cannotConfirmTermination,
  withdrawTermination: (deal) =>
    cannotTerminate(deal) ?? (deal.contract.terminationAskedBy === null ? new AppError('conflict') : undefined),
  reviewSubmission: (deal) =>
    deal.inReview.length > 0
      ? undefined
      : refused(StaffAction.label('reviewSubmission'), AuditStatus.label(AuditStatus.approved)),
  sendLicensorLink: (deal) =>
    contractCannot('sign', deal) ?? (deal.contract.licensorBound ? new AppError('conflict') : undefined),
  // A draft may still be dropped; an invoice belongs to a contract that is or was in force.
  uploadInvoice: (deal) =>
    deal.order.status === OrderStatus.pending || deal.order.status === OrderStatus.cancelled
      ? refused(StaffAction.label('uploadInvoice'), OrderStatus.label(deal.order.status))
      : undefined,
};

export const allowedToBuyer = (deal: DealState, now: Date): BuyerAction[] =>
  BuyerAction.names.filter((action) => !buyerCannot[action](deal, now));
export const allowedToStaff = (deal: DealState, staffId: number): StaffAction[] =>
  StaffAction.names.filter((action) => !staffCannot[action](deal, staffId));
/** Throws the error that blocks an action, if there is one. */
export function throwIfBlocked(obstacle: AppError | undefined): void {
  if (obstacle) throw obstacle;
}
