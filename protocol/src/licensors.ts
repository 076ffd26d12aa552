// The licensor file of a seller: who it is in a contract, where it is paid, and by which mandate contracts are issued (product §5).
import { z } from 'zod';
import { isAccountNo, isBic, isCnaps, plainAccountNo } from './bankAccounts.ts';
import { Currency } from './enumerations.ts';
import { date, email, flag, instant, labelled, line, reason, whenRight } from './fields.ts';
import { type CodeOf, labelledEnum } from './kit/codes.ts';
import { fileField, get, id, nothing, pageOf, post } from './kit/endpoint.ts';
import { listQuery } from './lists.ts';
import { OrderNo } from './orders.ts';
import { FileLink } from './pictures.ts';

/** What a licensor file holds; each entry is made by one person and confirmed by another. */
export const LicensorPart = labelledEnum({
  party: { zh: '签约主体', en: 'Contracting party' },
  account: { zh: '收款账户', en: 'Bank account' },
  mandate: { zh: '长期授权书', en: 'Standing mandate' },
});
export type LicensorPart = CodeOf<typeof LicensorPart>;

export const EntryState = labelledEnum({
  waiting: { zh: '待复核', en: 'To be confirmed' },
  inForce: { zh: '生效中', en: 'In force' },
  ended: { zh: '已停用', en: 'Ended' },
});
export type EntryState = CodeOf<typeof EntryState>;

export const LicensorParty = z.object({
  zhName: line('法定名称（中文）', 'Legal name (Chinese)', 200),
  enName: line('法定名称（英文）', 'Legal name (English)', 200),
  registrationNo: line('注册号', 'Registration number', 60),
  zhAddress: line('注册地址（中文）', 'Registered address (Chinese)', 300),
  enAddress: line('注册地址（英文）', 'Registered address (English)', 300),
  zhSignatory: line('签署人（中文）', 'Signatory (Chinese)', 100),
  enSignatory: line('签署人（英文）', 'Signatory (English)', 100),
  zhTitle: line('签署人职务（中文）', 'Title of the signatory (Chinese)', 100),
  enTitle: line('签署人职务（英文）', 'Title of the signatory (English)', 100),
  email: labelled(email, '签署人邮箱', 'Email of the signatory'),
});
export type LicensorParty = z.output<typeof LicensorParty>;

const account = {
  currency: labelled(Currency.schema, '币种', 'Currency'),
  holder: line('户名', 'Account holder', 200),
  bank: line('开户银行', 'Bank', 200),
  number: labelled(
    z
      .string()
      .trim()
      .min(1)
      .max(60)
      .refine((v) => v === '' || isAccountNo(v), 'badAccountNo')
      .overwrite((v) => plainAccountNo(v)),
    '账号或 IBAN',
    'Account number or IBAN',
  ),
  swift: labelled(
    z
      .string()
      .trim()
      .toUpperCase()
      .refine((v) => v === '' || isBic(v), 'badBic')
      .default(''),
    'SWIFT/BIC',
    'SWIFT/BIC',
  ),
  cnaps: labelled(
    z
      .string()
      .trim()
      .refine((v) => v === '' || isCnaps(v), 'badCnaps')
      .default(''),
    '联行号（CNAPS）',
    'CNAPS number',
  ),
};
const bankNamed = {
  check: (v: { swift: string; cnaps: string }) => v.swift !== '' || v.cnaps !== '',
  told: { path: ['swift'], error: 'bankCodeNeeded', when: whenRight('swift', 'cnaps') },
};
const LicensorAccount = z.object(account);
export type LicensorAccount = z.output<typeof LicensorAccount>;

const mandate = {
  mandateNo: line('授权书编号', 'Mandate number', 60),
  datedOn: labelled(date, '签发日期', 'Dated'),
  validUntil: labelled(date, '有效期至', 'Valid until'),
  zhSignatory: line('签发人（中文）', 'Signed by (Chinese)', 100),
  enSignatory: line('签发人（英文）', 'Signed by (English)', 100),
  zhTitle: line('签发人职务（中文）', 'Title (Chinese)', 100),
  enTitle: line('签发人职务（英文）', 'Title (English)', 100),
  fileId: labelled(
    z.number('uploadMandate').int('uploadMandate').min(1, 'uploadMandate'),
    '授权书（PDF）',
    'Mandate (PDF)',
  ),
};
const mandateLasts = {
  check: (v: { datedOn: string; validUntil: string }) => v.datedOn < v.validUntil,
  told: { path: ['validUntil'], error: 'mandateEndsEarly', when: whenRight('datedOn', 'validUntil') },
};
const LicensorMandate = z.object(mandate);
export type LicensorMandate = z.output<typeof LicensorMandate>;

/** One entry of the file; entries are never changed, a change is a new entry. */
const entry = {
  id: z.int(),
  state: EntryState.schema,
  enteredBy: z.string(),
  enteredById: z.int(),
  enteredAt: instant,
  confirmedBy: z.string().nullable(),
  confirmedAt: instant.nullable(),
  endedBy: z.string().nullable(),
  endedAt: instant.nullable(),
  endReason: z.string().nullable(),
};
export const LicensorEntry = z.discriminatedUnion('part', [
  z.object({ ...entry, part: z.literal('party'), data: LicensorParty }),
  z.object({ ...entry, part: z.literal('account'), data: LicensorAccount }),
  z.object({ ...entry, part: z.literal('mandate'), data: LicensorMandate, file: FileLink.nullable() }),
]);
export type LicensorEntry = z.output<typeof LicensorEntry>;

export const LicensorRow = z.object({
  companyId: z.int(),
  zhName: z.string().nullable(),
  enName: z.string().nullable(),
  country: z.string(),
  hasParty: z.boolean(),
  /** Accounts in force, the number masked. */
  accounts: z.array(z.object({ currency: Currency.schema, number: z.string() })),
  /** Last day of the mandate in force. */
  mandateUntil: z.string().nullable(),
  /** Entries that wait for a second person. */
  waiting: z.int(),
});
export type LicensorRow = z.output<typeof LicensorRow>;

/** A running order whose account is not the one in force, or is about to be changed. */
const AccountMove = z.object({
  orderNo: z.string(),
  currency: Currency.schema,
  /** Masked. */
  number: z.string(),
  /** Requested by one person, in force once another confirms. */
  asked: z
    .object({ id: z.int(), by: z.string(), byId: z.int(), at: instant, number: z.string(), reason: z.string() })
    .nullable(),
});
export type AccountMove = z.output<typeof AccountMove>;

export const LicensorDetail = z.object({
  companyId: z.int(),
  zhName: z.string().nullable(),
  enName: z.string().nullable(),
  /** Values of the company's page, with which a first entry starts. */
  suggestion: LicensorParty.partial(),
  entries: z.array(LicensorEntry),
  orders: z.array(AccountMove),
});
export type LicensorDetail = z.output<typeof LicensorDetail>;

const trade = { access: 'staff', roles: ['trade'] } as const;
/** Who signs and where money goes is for trade staff alone (decision 0046). */
const dealer = { ...trade, separated: true } as const;
const companyId = labelled(id, '公司', 'Company');

export const consoleLicensor = {
  list: get('/api/console/licensor/list', {
    ...trade,
    summary: 'Licensor files of all sellers; account numbers are masked',
    reply: 'flat',
    input: listQuery(['waiting', 'name']).extend({ complete: flag.optional() }),
    output: pageOf(LicensorRow),
  }),
  detail: get('/api/console/licensor/detail', {
    ...trade,
    summary: 'One licensor file with its history; the view is logged',
    audited: 'licensor.view',
    input: z.object({ companyId }),
    output: LicensorDetail,
  }),
  enterParty: post('/api/console/licensor/enterParty', {
    ...dealer,
    summary: 'Enter who the licensor is in contracts; a second person must confirm',
    input: LicensorParty.extend({ companyId }),
    output: z.object({ id: z.int() }),
  }),
  enterAccount: post('/api/console/licensor/enterAccount', {
    ...dealer,
    summary: 'Enter a bank account; a second person must confirm',
    input: z.object({ ...account, companyId }).refine(bankNamed.check, bankNamed.told),
    output: z.object({ id: z.int() }),
  }),
  uploadMandate: post('/api/console/licensor/uploadMandate', {
    ...dealer,
    summary: 'Upload the PDF of a mandate before it is entered',
    send: 'form',
    reply: 'flat',
    input: z.object({ file: labelled(fileField(), '授权书（PDF）', 'Mandate (PDF)') }),
    output: z.object({ url: z.string(), data: FileLink }),
  }),
  enterMandate: post('/api/console/licensor/enterMandate', {
    ...dealer,
    summary: 'Enter a standing mandate; a second person must confirm',
    input: z.object({ ...mandate, companyId }).refine(mandateLasts.check, mandateLasts.told),
    output: z.object({ id: z.int() }),
  }),
  confirm: post('/api/console/licensor/confirm', {
    ...dealer,
    summary: 'Confirm an entry that somebody else made; it replaces the one in force',
    input: z.object({ id }),
    output: nothing,
  }),
  end: post('/api/console/licensor/end', {
    ...dealer,
    summary: 'Take back an entry that waits, or end one that is in force',
    input: z.object({ id, reason }),
    output: nothing,
  }),
  askAccountMove: post('/api/console/licensor/askAccountMove', {
    ...dealer,
    summary: 'Ask that a running order be paid to the account in force now; a second person must confirm',
    input: z.object({ orderNo: OrderNo, reason }),
    output: nothing,
  }),
  confirmAccountMove: post('/api/console/licensor/confirmAccountMove', {
    ...dealer,
    summary: 'Confirm that a running order is paid to another account; both sides are told',
    input: z.object({ id }),
    output: nothing,
  }),
  withdrawAccountMove: post('/api/console/licensor/withdrawAccountMove', {
    ...dealer,
    summary: 'Take back the change of a running order’s account that is not confirmed yet',
    input: z.object({ id }),
    output: nothing,
  }),
};
