import { z } from 'zod';
import { ContractStatus } from './contractStates.ts';
import { ContractTerms } from './contractTerms.ts';
import { DemoMail } from './demoMail.ts';
import { PayMethod } from './enumerations.ts';
import { date, emailCode, instant, keyword, labelled, line, moneyMinor, sha256 } from './fields.ts';
import { fileField, get, id, nothing, pageOf, pageQuery, post } from './kit/endpoint.ts';
import { hasBegunSomewhere } from './kit/zones.ts';
import { limits } from './limits.ts';
import { isContractNo } from './orderNo.ts';
import { BuyerAction, ContractFile, OrderNo, SignatureType } from './orders.ts';
import { FileLink, Picture } from './pictures.ts';
import { deductions } from './settlementFields.ts';

export { AuditStatus, auditFlow, ContractStatus, contractFlow, SignMethod } from './contractStates.ts';

const orderContractId = labelled(id, '合同', 'Contract');
export const ContractRow = z.object({
  orderContractId: z.int(),
  contractNo: z.string(),
  orderNo: z.string(),
  status: ContractStatus.schema,
  zhTitle: z.string().nullable(),
  enTitle: z.string().nullable(),
  cover: Picture.nullable(),
  issuedAt: instant.nullable(),
  signBy: instant.nullable(),
  signedAt: instant.nullable(),
  /** First and last day of the licence. */
  startDate: z.string(),
  endDate: z.string(),
  createdAt: instant,
});
export type ContractRow = z.output<typeof ContractRow>;

export const ContractView = ContractRow.extend({
  terms: ContractTerms,
  /** The newest document, null while it is being made. */
  file: ContractFile.nullable(),
  files: z.array(ContractFile),
  /** The buyer has signed and the licensor has not, or the other way round. */
  buyerSigned: z.boolean(),
  awaitsLicensor: z.boolean(),
  /** The contract has the buyer's address and signatory in both languages; without them nobody signs. */
  buyerNamed: z.boolean(),
  /** Who must sign, as certified. */
  signerName: z.string(),
  allowed: z.array(BuyerAction.schema),
});
export type ContractView = z.output<typeof ContractView>;

/** A PNG as the signature pad gives it, at most 200 KB before base64. */
const drawing = labelled(
  z
    .string()
    .max(Math.ceil((limits.drawingMaxBytes * 4) / 3) + 30, 'drawingTooLarge')
    .refine((v) => /^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/.test(v), 'drawSignature'),
  '手写签名',
  'Signature',
);
export const SignContract = z.discriminatedUnion('method', [
  z.object({ orderContractId, method: z.literal('typed'), name: line('签署人姓名', 'Name of signer', 100), emailCode }),
  z.object({
    orderContractId,
    method: z.literal('drawn'),
    name: line('签署人姓名', 'Name of signer', 100),
    drawing,
    emailCode,
  }),
]);

/** The data of the upload responses (spec §3). */
const fileInfoList = labelled(
  z
    .array(z.object({ id, url: z.string().optional(), name: z.string().optional() }))
    .min(1, 'uploadStampedCopy')
    .max(limits.filesPerSubmission),
  '附件',
  'Files',
);

/** A stamped contract for review. */
export const StampedContract = z.object({
  signatureType: labelled(SignatureType.schema, '类型', 'Kind').default(SignatureType.stampedContract),
  orderContractId,
  orderNo: OrderNo.optional(),
  fileInfoList,
});
/** A payment voucher for review. */
export const PaymentVoucher = z.object({
  orderNo: OrderNo,
  fileInfoList,
  payer: line('付款人', 'Payer', 200),
  amountMinor: labelled(moneyMinor.min(1, 'badMoney'), '付款金额', 'Amount paid'),
  ...deductions,
  paidOn: labelled(date.refine(hasBegunSomewhere, 'paidLater'), '付款日期', 'Paid on'),
  payMethod: labelled(PayMethod.schema, '付款方式', 'Payment method'),
});
export const contracts = {
  myContract: get('/api/programOrder/myContract', {
    summary: 'My contracts, newest first',
    access: 'user',
    reply: 'flat',
    input: pageQuery.extend({ status: ContractStatus.schema.optional(), keyword }),
    output: pageOf(ContractRow),
  }),
  viewContract: post('/api/programOrder/viewContract', {
    summary: 'One of my contracts: its terms and documents',
    access: 'user',
    input: z.object({ orderContractId }),
    output: ContractView,
  }),
  getSignCode: post('/api/programOrder/getSignCode', {
    summary: 'Mail the code that proves the intent to sign',
    access: 'certified',
    input: z.object({ orderContractId }),
    output: z.object({ email: z.string(), demo: DemoMail.optional() }),
  }),
  signContract: post('/api/programOrder/signContract', {
    summary: 'Sign online, typed or drawn, with the mailed code',
    access: 'certified',
    // Not idempotent by key: the kit would undo the count of a wrong code with the refusal. The code itself is used once.
    input: SignContract,
    output: nothing,
  }),
  uploadVoucherFile: post('/api/programOrder/uploadVoucherFile', {
    summary: 'Upload one scan (picture or PDF, at most 5 MB) for a stamped contract or a voucher',
    access: 'user',
    send: 'form',
    reply: 'flat',
    idempotent: true,
    input: z.object({ file: labelled(fileField(), '附件', 'File'), orderNo: OrderNo }),
    output: z.object({ url: z.string(), data: FileLink }),
  }),
  uploadStampedContract: post('/api/programOrder/uploadStampedContract', {
    summary: 'Hand in the stamped contract for review',
    access: 'certified',
    idempotent: true,
    input: StampedContract,
    output: nothing,
  }),
  uploadPaymentVoucher: post('/api/programOrder/uploadPaymentVoucher', {
    summary: 'Hand in the payment voucher for review',
    access: 'certified',
    idempotent: true,
    input: PaymentVoucher,
    output: nothing,
  }),
};

/** The public check page's facts about a document. They name nobody. */
export const ContractCheck = z.object({
  /** A contract with this number or fingerprint is on record. */
  found: z.boolean(),
  /** Whether the requested SHA-256 is on record for it; null if none was requested. */
  matches: z.boolean().nullable(),
  contractNo: z.string().nullable(),
  status: ContractStatus.schema.nullable(),
  zhTitle: z.string().nullable(),
  enTitle: z.string().nullable(),
  issuedAt: instant.nullable(),
  signedAt: instant.nullable(),
  /** The version that matched, and whether a newer one exists. */
  version: z.int().nullable(),
  kind: z.enum(['issued', 'signed', 'stamped']).nullable(),
  newest: z.boolean().nullable(),
});
export type ContractCheck = z.output<typeof ContractCheck>;

export const contractCheck = {
  check: get('/api/contract/check', {
    summary: 'Whether a file’s SHA-256 is the one on record',
    access: 'public',
    input: z
      .object({
        sha256: labelled(sha256, '文件指纹', 'Fingerprint').optional(),
        contractNo: labelled(
          z.string().trim().toUpperCase().refine(isContractNo),
          '合同编号',
          'Contract number',
        ).optional(),
      })
      .refine((v) => v.sha256 !== undefined || v.contractNo !== undefined, { path: ['sha256'], error: 'badSha256' }),
    output: ContractCheck,
  }),
};
