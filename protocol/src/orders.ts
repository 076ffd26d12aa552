import { z } from 'zod';
import { Address } from './addresses.ts';
import { AuditStatus, ContractStatus, Signature } from './contractStates.ts';
import { Currency, InvoiceType, PayMethod, ProgrammeType } from './enumerations.ts';
import { agreed, date, instant, keyword, labelled, optional, optionalLine } from './fields.ts';
import { type CodeOf, codes, flow, labelledEnum } from './kit/codes.ts';
import { get, id, nothing, pageOf, pageQuery, post } from './kit/endpoint.ts';
import { NoteText } from './licenceNoteFields.ts';
import { durations } from './limits.ts';
import { Medium } from './media.ts';
import { OfferScope } from './offerScope.ts';
import { isOrderNo } from './orderNo.ts';
import { FileLink, Picture } from './pictures.ts';
import { LicenceOffer, ProgrammeCard } from './programmes.ts';
import { Cell } from './rights.ts';
import { TerritoryRef } from './territoryFields.ts';
import { RelatedWork } from './workFields.ts';

export const OrderStatus = codes({
  pending: { code: 0, zh: '待受理', en: 'Pending acceptance' },
  processing: { code: 1, zh: '处理中', en: 'Being processed' },
  shipped: { code: 2, zh: '已发货', en: 'Shipped' },
  completed: { code: 3, zh: '已完成', en: 'Completed' },
  cancelled: { code: 9, zh: '已取消', en: 'Cancelled' },
});
export type OrderStatus = CodeOf<typeof OrderStatus>;
export const PaymentStatus = codes({
  pending: { code: 0, zh: '待付款', en: 'Pending payment' },
  voucherUploaded: { code: 1, zh: '已上传凭证', en: 'Voucher uploaded' },
  paid: { code: 2, zh: '已付款', en: 'Paid' },
});
export type PaymentStatus = CodeOf<typeof PaymentStatus>;

/** Product §5. Conditions beyond the state (signed, paid, who) are the use-case's. */
export const orderFlow = flow(OrderStatus, {
  accept: { from: [OrderStatus.pending], to: OrderStatus.processing, zh: '受理订单', en: 'Accept the order' },
  ship: { from: [OrderStatus.processing], to: OrderStatus.shipped, zh: '发货', en: 'Ship' },
  complete: { from: [OrderStatus.shipped], to: OrderStatus.completed, zh: '确认收货', en: 'Confirm receipt' },
  cancel: {
    from: [OrderStatus.pending, OrderStatus.processing],
    to: OrderStatus.cancelled,
    zh: '取消订单',
    en: 'Cancel the order',
  },
  timeOut: {
    from: [OrderStatus.pending, OrderStatus.processing],
    to: OrderStatus.cancelled,
    zh: '逾期关闭',
    en: 'Close after the deadline',
  },
});
export const paymentFlow = flow(PaymentStatus, {
  voucher: {
    from: [PaymentStatus.pending],
    to: PaymentStatus.voucherUploaded,
    zh: '上传付款凭证',
    en: 'Upload the payment voucher',
  },
  confirm: { from: [PaymentStatus.voucherUploaded], to: PaymentStatus.paid, zh: '确认付款', en: 'Confirm the payment' },
  reject: {
    from: [PaymentStatus.voucherUploaded],
    to: PaymentStatus.pending,
    zh: '驳回凭证',
    en: 'Reject the payment voucher',
  },
});

export const OrderNo = labelled(
  z.string().trim().toUpperCase().refine(isOrderNo, 'badOrderNo'),
  '订单号',
  'Order number',
);

export const Invoice = z
  .object({
    type: labelled(InvoiceType.schema, '发票类型', 'Invoice type'),
    title: labelled(z.string().trim().min(1).max(200), '发票抬头', 'Invoice title'),
    taxNo: optionalLine('税号', 'Tax number', 30),
    bank: optionalLine('开户银行', 'Bank', 100),
    account: optionalLine('银行账号', 'Account', 50),
    address: optionalLine('注册地址', 'Registered address', 200),
    phone: optionalLine('注册电话', 'Registered phone', 30),
    email: optional('email', '收票邮箱', 'Email for the invoice'),
  })
  .refine((v) => v.type !== InvoiceType.unit || v.taxNo !== '', { path: ['taxNo'], error: 'invoiceUnitTaxNo' });
export type Invoice = z.output<typeof Invoice>;

const chosen = z.object({
  programmeId: id,
  offerId: id,
  media: labelled(z.array(Medium.schema).min(1, 'pickMedium').max(Medium.names.length), '授权媒体', 'Media'),
  territories: labelled(z.array(TerritoryRef).min(1, 'pickTerritory').max(300), '授权地区', 'Territories'),
  startDate: labelled(date, '授权起始日', 'Licence start'),
  years: labelled(z.literal(durations), '授权年限', 'Licence duration'),
});
export const Preorder = z.object({
  programme: ProgrammeCard,
  offer: LicenceOffer,
  media: z.array(Medium.schema),
  countries: z.array(z.string()),
  startDate: z.string(),
  /** The last day of the term. */
  endDate: z.string(),
  years: z.literal(durations),
  currency: Currency.schema,
  /** Null when the price is on request. */
  totalMinor: z.int().nullable(),
  cells: z.array(Cell),
  /** Which part of which works is licensed; null for a work by itself. */
  part: NoteText.nullable(),
  /** The parties of the contract: who licenses, and who orders as certified; null where there is none. */
  seller: NoteText.nullable(),
  buyer: NoteText.nullable(),
  /** The works whose licences conflict with cells. */
  works: z.array(RelatedWork),
  address: Address.nullable(),
  /** Until when an order placed now is held unless staff accept it. */
  heldUntil: instant,
  /** Why the order could not be placed now; empty if it could. */
  problems: z.array(z.object({ code: z.int(), zh: z.string(), en: z.string() })),
});
export type Preorder = z.output<typeof Preorder>;

export const BuyerAction = labelledEnum({
  cancel: { zh: '取消订单', en: 'Cancel order' },
  sign: { zh: '签署合同', en: 'Sign contract' },
  uploadStamped: { zh: '上传盖章合同', en: 'Upload stamped contract' },
  uploadVoucher: { zh: '上传付款凭证', en: 'Upload payment voucher' },
  confirmReceipt: { zh: '确认收货', en: 'Confirm receipt' },
});
export type BuyerAction = CodeOf<typeof BuyerAction>;

export const OrderRow = z.object({
  orderNo: z.string(),
  status: OrderStatus.schema,
  paymentStatus: PaymentStatus.schema,
  contractStatus: ContractStatus.schema,
  orderContractId: z.int(),
  programmeId: z.int(),
  typeId: ProgrammeType.schema,
  zhTitle: z.string().nullable(),
  enTitle: z.string().nullable(),
  cover: Picture.nullable(),
  zhOfferName: z.string().nullable(),
  enOfferName: z.string().nullable(),
  exclusive: z.boolean(),
  media: z.array(Medium.schema),
  countryCount: z.int(),
  years: z.literal(durations),
  startDate: z.string(),
  endDate: z.string(),
  currency: Currency.schema,
  totalMinor: z.int(),
  createdAt: instant,
  /** Until when the cells are held: for acceptance, then for signature; null once they are licensed or released. */
  heldUntil: instant.nullable(),
  /** What waits for the buyer. */
  allowed: z.array(BuyerAction.schema),
});
export type OrderRow = z.output<typeof OrderRow>;

export const ShippingMethod = labelledEnum({
  courier: { zh: '快递', en: 'Courier' },
  download: { zh: '下载', en: 'Download' },
});
export const Shipping = z.object({
  method: ShippingMethod.schema,
  courier: z.string(),
  trackingNo: z.string(),
  url: z.string(),
  expiresAt: instant.nullable(),
});
export type Shipping = z.output<typeof Shipping>;

export const SignatureType = codes({
  stampedContract: { code: 1, zh: '盖章合同', en: 'Stamped contract' },
  paymentVoucher: { code: 2, zh: '付款凭证', en: 'Payment voucher' },
});
export type SignatureType = CodeOf<typeof SignatureType>;
/** A submission of the buyer for review. */
export const Submission = z.object({
  id: z.int(),
  signatureType: SignatureType.schema,
  auditStatus: AuditStatus.schema,
  payer: z.string().nullable(),
  amountMinor: z.int().nullable(),
  /** Named by the buyer beside the amount; 0 for a stamped contract. */
  withheldMinor: z.int(),
  chargesMinor: z.int(),
  /** What staff found; null until then. */
  settlement: z.object({ receivedMinor: z.int(), withheldMinor: z.int(), chargesMinor: z.int() }).nullable(),
  /** Why it was accepted without making the total. */
  shortfallReason: z.string().nullable(),
  paidOn: z.string().nullable(),
  payMethod: PayMethod.schema.nullable(),
  reason: z.string().nullable(),
  createdAt: instant,
  reviewedAt: instant.nullable(),
  files: z.array(FileLink),
});
export type Submission = z.output<typeof Submission>;

export const DealSubject = labelledEnum({
  order: { zh: '订单', en: 'Order' },
  contract: { zh: '合同', en: 'Contract' },
  payment: { zh: '付款', en: 'Payment' },
  submission: { zh: '审核', en: 'Review' },
});
export const Actor = labelledEnum({
  buyer: { zh: '买方', en: 'Buyer' },
  staff: { zh: '工作人员', en: 'Staff' },
  system: { zh: '系统', en: 'System' },
});
/** One row of the append-only history; `from` and `to` are codes of the subject's status list. */
export const DealEvent = z.object({
  at: instant,
  subject: DealSubject.schema,
  action: z.string(),
  from: z.int().nullable(),
  to: z.int().nullable(),
  actor: Actor.schema,
  reason: z.string().nullable(),
});
export type DealEvent = z.output<typeof DealEvent>;

export const ContractFile = FileLink.extend({
  version: z.int(),
  kind: z.enum(['issued', 'signed', 'stamped']),
  sha256: z.string(),
  createdAt: instant,
});
export type ContractFile = z.output<typeof ContractFile>;

/** Where a buyer pays, with what to write into the transfer. */
export const PayTo = z.object({
  holder: z.string(),
  bank: z.string(),
  number: z.string(),
  swift: z.string(),
  cnaps: z.string(),
  currency: Currency.schema,
  /** The order's number. */
  reference: z.string(),
  /** When another account than the contract's was named for this order. */
  movedAt: instant.nullable(),
});
export type PayTo = z.output<typeof PayTo>;

export const OrderDetail = OrderRow.extend({
  /** Where to pay, once the order is accepted; null before and for contracts that name no account. */
  payTo: PayTo.nullable(),
  countries: z.array(z.string()),
  languages: z.array(z.string()),
  runs: z.int().nullable(),
  /** As the contract's terms keep them. */
  scope: OfferScope.nullable(),
  /** The licensed part of a work, as named in the contract; null for a work by itself. */
  part: NoteText.nullable(),
  specialTerms: NoteText,
  holdback: NoteText,
  localisation: NoteText,
  address: Address.omit({ id: true, isDefault: true }),
  invoice: Invoice.nullable(),
  invoiceFile: FileLink.nullable(),
  shipping: Shipping.nullable(),
  acceptedAt: instant.nullable(),
  shippedAt: instant.nullable(),
  completedAt: instant.nullable(),
  cancelledAt: instant.nullable(),
  cancelReason: z.string().nullable(),
  contract: z.object({
    orderContractId: z.int(),
    contractNo: z.string(),
    status: ContractStatus.schema,
    issuedAt: instant.nullable(),
    signBy: instant.nullable(),
    signedAt: instant.nullable(),
    signature: Signature.nullable(),
    licensorSignature: Signature.nullable(),
    /** The licensor's signatory has the link and has not signed. */
    awaitsLicensor: z.boolean(),
    /** The contract has the buyer's address and signatory in both languages; without them nobody signs. */
    buyerNamed: z.boolean(),
    files: z.array(ContractFile),
  }),
  submissions: z.array(Submission),
  timeline: z.array(DealEvent),
});
export type OrderDetail = z.output<typeof OrderDetail>;

/** The cancelling of an order by its buyer. */
export const CancelOrder = z.object({ orderNo: OrderNo, reason: optionalLine('取消原因', 'Reason', 500) });
export const orders = {
  preorderProgram: post('/api/programOrder/preorderProgram', {
    summary: 'What an order would hold and cost, and whether every cell is free',
    access: 'certified',
    input: chosen,
    output: Preorder,
  }),
  orderProgram: post('/api/programOrder/orderProgram', {
    summary: 'Place the order; every cell is held in the same transaction',
    access: 'certified',
    idempotent: true,
    input: chosen.extend({
      addressId: labelled(id, '收货地址', 'Address'),
      invoice: labelled(Invoice.nullable(), '发票信息', 'Invoice').default(null),
      agreed,
      /** The total the buyer saw; the order is refused if the price has changed since. */
      totalMinor: z.int().optional(),
    }),
    output: z.object({ orderNo: z.string(), orderContractId: z.int(), contractNo: z.string() }),
  }),
  cancelProgram: post('/api/programOrder/cancelProgram', {
    summary: 'Cancel while the contract is unsigned and no payment is in review or confirmed',
    access: 'user',
    input: CancelOrder,
    output: nothing,
  }),
  confirmReceipt: post('/api/programOrder/confirmReceipt', {
    summary: 'Say that the delivery arrived',
    access: 'user',
    input: z.object({ orderNo: OrderNo }),
    output: nothing,
  }),
  myOrder: get('/api/programOrder/myOrder', {
    summary: 'My orders, newest first',
    access: 'user',
    reply: 'flat',
    input: pageQuery.extend({ status: OrderStatus.schema.optional(), keyword }),
    output: pageOf(OrderRow),
  }),
  myOrderDetail: post('/api/programOrder/myOrderDetail', {
    summary: 'One of my orders with its contract, submissions and timeline',
    access: 'user',
    input: z.object({ orderNo: OrderNo }),
    output: OrderDetail,
  }),
};
