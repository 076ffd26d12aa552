import { z } from 'zod';
import { CertKind } from './certification.ts';
import { AuditStatus } from './contractStates.ts';
import { ContractRow, ContractStatus } from './contracts.ts';
import { ContractTerms } from './contractTerms.ts';
import { Currency } from './enumerations.ts';
import { date, instant, labelled, optionalLine, reason } from './fields.ts';
import { type CodeOf, labelledEnum } from './kit/codes.ts';
import { fileField, get, id, nothing, pageOf, post } from './kit/endpoint.ts';
import type { Text } from './kit/text.ts';
import { listQuery } from './lists.ts';
import {
  DealEvent,
  OrderDetail,
  OrderNo,
  OrderRow,
  OrderStatus,
  PaymentStatus,
  Shipping,
  SignatureType,
  Submission,
} from './orders.ts';
import { FileLink } from './pictures.ts';
import { SettlementForm } from './settlementFields.ts';

/** What staff do with a deal: the label of the button, and the words once it is done. */
const staffActions = {
  accept: { zh: '受理订单', en: 'Accept order', done: { zh: '已受理', en: 'Accepted' } },
  ship: { zh: '发货', en: 'Ship', done: { zh: '已发货', en: 'Shipped' } },
  confirmShipment: { zh: '确认发货', en: 'Confirm shipment', done: { zh: '已确认发货', en: 'Shipment confirmed' } },
  withdrawShipment: {
    zh: '撤回发货申请',
    en: 'Withdraw shipment',
    done: { zh: '已撤回发货申请', en: 'Shipment withdrawn' },
  },
  cancel: { zh: '取消订单', en: 'Cancel order', done: { zh: '已取消', en: 'Cancelled' } },
  shortenHold: { zh: '缩短预留期', en: 'Shorten hold', done: { zh: '预留期已缩短', en: 'Hold shortened' } },
  askTermination: {
    zh: '申请终止合同',
    en: 'Request termination',
    done: { zh: '已申请终止合同，等待另一位同事确认', en: 'Termination requested; a colleague must confirm' },
  },
  confirmTermination: {
    zh: '确认终止合同',
    en: 'Confirm termination',
    done: { zh: '合同已终止', en: 'Contract terminated' },
  },
  withdrawTermination: {
    zh: '撤回终止申请',
    en: 'Withdraw termination',
    done: { zh: '已撤回终止申请', en: 'Termination request withdrawn' },
  },
  reviewSubmission: { zh: '审核材料', en: 'Review submission', done: { zh: '材料已审核', en: 'Submission reviewed' } },
  sendLicensorLink: {
    zh: '重发授权方签署链接',
    en: 'Send the licensor a new link',
    done: { zh: '已发送新的签署链接', en: 'New signing link sent' },
  },
  uploadInvoice: { zh: '上传发票', en: 'Upload invoice', done: { zh: '发票已上传', en: 'Invoice uploaded' } },
};
export const StaffAction = labelledEnum(staffActions);
export type StaffAction = CodeOf<typeof StaffAction>;
/** What was done, for the message after a click, the timeline and the audit log; undefined for what is no action of staff. */
export function findDone(action: string): Text | undefined {
  const name = StaffAction.names.find((known) => known === action);
  return name && staffActions[name].done;
}

const Buyer = z.object({
  userId: z.int(),
  username: z.string(),
  email: z.string(),
  phone: z.string(),
  certKind: CertKind.schema.nullable(),
  /** The certified name. */
  name: z.string(),
});
export const ConsoleOrderRow = OrderRow.omit({ allowed: true }).extend({
  buyer: Buyer,
  /** A stamped copy or voucher waits for review. */
  inReview: z.array(SignatureType.schema),
});
export type ConsoleOrderRow = z.output<typeof ConsoleOrderRow>;
/** The first of two people approved it; another must confirm. */
export const ConsoleSubmission = Submission.extend({
  firstApproval: z.object({ by: z.string(), byId: z.int(), at: instant }).nullable(),
});
export type ConsoleSubmission = z.output<typeof ConsoleSubmission>;

export const ConsoleOrderDetail = OrderDetail.omit({ allowed: true, timeline: true, submissions: true }).extend({
  submissions: z.array(ConsoleSubmission),
  /** Payment and shipment of this amount take two people. */
  twoPeople: z.boolean(),
  /** Entered by one person, in force once another confirms. */
  shipmentAsked: z.object({ askedBy: z.string(), askedById: z.int(), askedAt: instant, shipping: Shipping }).nullable(),
  buyer: Buyer,
  terms: ContractTerms,
  /** The signatory's last link, its address masked; null where a mandate binds the licensor. */
  licensorLink: z.object({ email: z.string(), sentAt: instant, signedAt: instant.nullable() }).nullable(),
  /** Requested by one person, in force once another confirms. */
  termination: z.object({ askedBy: z.string(), askedById: z.int(), askedAt: instant, reason: z.string() }).nullable(),
  timeline: z.array(DealEvent.extend({ who: z.string().nullable() })),
  /** What this member of staff may do now. */
  allowed: z.array(StaffAction.schema),
});
export type ConsoleOrderDetail = z.output<typeof ConsoleOrderDetail>;

/** Done by the first of two people: nothing has moved yet. */
const Waits = z.object({ waits: z.boolean() });
const ofOrder = z.object({ orderNo: OrderNo });
const withReason = z.object({ orderNo: OrderNo, reason });
const trade = { access: 'staff', roles: ['trade'] } as const;
/** What moves a deal is for trade staff alone (decision 0046). */
const dealer = { ...trade, separated: true } as const;

/** By courier with a tracking number, or a download link with its expiry (product §5). */
export const Shipment = z.discriminatedUnion('method', [
  z.object({
    orderNo: OrderNo,
    method: z.literal('courier'),
    courier: labelled(z.string('shippingNeeded').trim().min(1, 'shippingNeeded').max(100), '快递公司', 'Courier'),
    trackingNo: labelled(
      z.string('shippingNeeded').trim().min(1, 'shippingNeeded').max(100),
      '运单号',
      'Tracking number',
    ),
  }),
  z.object({
    orderNo: OrderNo,
    method: z.literal('download'),
    url: labelled(z.url({ protocol: /^https?$/, error: 'shippingNeeded' }).max(2000), '下载链接', 'Download link'),
    expiresAt: labelled(z.iso.datetime({ offset: true, error: 'shippingNeeded' }), '链接有效期', 'Expires at'),
  }),
]);

export const consoleOrder = {
  list: get('/api/console/order/list', {
    ...trade,
    summary: 'Orders',
    audited: 'order.list',
    reply: 'flat',
    input: listQuery(['createdAt', 'orderNo', 'totalMinor']).extend({
      status: OrderStatus.schema.optional(),
      paymentStatus: PaymentStatus.schema.optional(),
      contractStatus: ContractStatus.schema.optional(),
      inReview: SignatureType.schema.optional(),
      programmeId: id.optional(),
      userId: id.optional(),
    }),
    output: pageOf(ConsoleOrderRow),
  }),
  detail: get('/api/console/order/detail', {
    ...trade,
    summary: 'One order with buyer, terms, submissions and timeline',
    audited: 'order.view',
    input: ofOrder,
    output: ConsoleOrderDetail,
  }),
  accept: post('/api/console/order/accept', {
    ...dealer,
    summary: 'Accept the order and issue its contract',
    input: ofOrder,
    output: nothing,
  }),
  ship: post('/api/console/order/ship', {
    ...dealer,
    summary:
      'Deliver: the contract is signed and the payment confirmed; above the set amount it waits for a second person',
    input: Shipment,
    output: Waits,
  }),
  confirmShipment: post('/api/console/order/confirmShipment', {
    ...dealer,
    summary: 'Confirm the shipment that somebody else entered',
    input: ofOrder,
    output: nothing,
  }),
  withdrawShipment: post('/api/console/order/withdrawShipment', {
    ...dealer,
    summary: 'Take back a shipment that is not confirmed yet',
    input: ofOrder,
    output: nothing,
  }),
  cancel: post('/api/console/order/cancel', {
    ...dealer,
    summary: 'Cancel an unpaid order, with the reason the buyer is told',
    input: withReason,
    output: nothing,
  }),
  shortenHold: post('/api/console/order/shortenHold', {
    ...dealer,
    summary: 'Let the hold of an order that waits for acceptance end earlier, with the reason the buyer is told',
    input: withReason.extend({
      /** The hold lasts to the end of this business day. */
      until: labelled(date, '预留至', 'Held until'),
    }),
    output: nothing,
  }),
  askTermination: post('/api/console/order/askTermination', {
    ...dealer,
    summary: 'Ask to terminate a signed contract; a second person must confirm',
    input: withReason,
    output: nothing,
  }),
  confirmTermination: post('/api/console/order/confirmTermination', {
    ...dealer,
    summary: 'Terminate the contract that somebody else asked to terminate; its grants are released',
    input: ofOrder,
    output: nothing,
  }),
  withdrawTermination: post('/api/console/order/withdrawTermination', {
    ...dealer,
    summary: 'Take back a termination that is not confirmed yet',
    input: ofOrder,
    output: nothing,
  }),
  sendLicensorLink: post('/api/console/order/sendLicensorLink', {
    ...dealer,
    summary: 'Mail the licensor’s signatory a new link; the earlier one ends',
    input: ofOrder,
    output: nothing,
  }),
  uploadInvoice: post('/api/console/order/uploadInvoice', {
    ...dealer,
    summary: 'Upload the invoice (PDF or picture) that the buyer downloads',
    send: 'form',
    reply: 'flat',
    input: z.object({ orderNo: OrderNo, file: labelled(fileField(), '发票', 'Invoice') }),
    output: z.object({ url: z.string(), data: FileLink }),
  }),
};

export const SubmissionRow = ConsoleSubmission.extend({
  twoPeople: z.boolean(),
  orderNo: z.string(),
  buyer: Buyer,
  zhTitle: z.string().nullable(),
  enTitle: z.string().nullable(),
  /** What the order costs, to compare the voucher with. */
  currency: Currency.schema,
  totalMinor: z.int(),
  reviewedBy: z.string().nullable(),
});
export type SubmissionRow = z.output<typeof SubmissionRow>;
export const consoleSubmission = {
  list: get('/api/console/submission/list', {
    ...trade,
    summary: 'Stamped contracts and vouchers that were handed in; viewing their files is logged',
    audited: 'submission.list',
    reply: 'flat',
    input: listQuery(['createdAt', 'reviewedAt']).extend({
      signatureType: SignatureType.schema.optional(),
      auditStatus: AuditStatus.schema.optional(),
    }),
    output: pageOf(SubmissionRow),
  }),
  approve: post('/api/console/submission/approve', {
    ...dealer,
    summary:
      'A stamped contract signs the contract; a voucher confirms the payment if received, tax and charges make the total; otherwise with a reason (`note`) and a second person',
    input: z.object({
      id,
      note: optionalLine('备注', 'Note', 500),
      /** Of a voucher; the buyer's figures if it is missing. */
      settlement: SettlementForm.optional(),
    }),
    output: Waits,
  }),
  reject: post('/api/console/submission/reject', {
    ...dealer,
    summary: 'Refuse it, with the reason the buyer is told; the buyer may hand in again',
    input: z.object({ id, reason }),
    output: nothing,
  }),
};

export const consoleContract = {
  list: get('/api/console/contract/list', {
    ...trade,
    summary: 'Contracts',
    audited: 'contract.list',
    reply: 'flat',
    input: listQuery(['createdAt', 'contractNo', 'signBy', 'signedAt', 'endDate']).extend({
      status: ContractStatus.schema.optional(),
    }),
    output: pageOf(ContractRow.extend({ buyer: Buyer, fileUrl: z.string().nullable() })),
  }),
};
