import { z } from 'zod';
import {
  companyNameFields,
  EditContractDetails,
  enterpriseContractFields,
  keptEnterpriseContractFields,
  keptPersonContractFields,
  personContractFields,
} from './contractDetails.ts';
import { IdType } from './enumerations.ts';
import {
  agreed,
  countryCode,
  email,
  instant,
  labelled,
  line,
  optional,
  optionalLine,
  phone,
  reason,
  whenRight,
} from './fields.ts';
import { isIdNumber } from './identity.ts';
import { type CodeOf, codes, flow, labelledEnum } from './kit/codes.ts';
import { get, id, nothing, pageOf, post } from './kit/endpoint.ts';
import { limits } from './limits.ts';
import { listQuery } from './lists.ts';
import type { MessageName } from './messages.ts';
import { FileLink } from './pictures.ts';

export const CertStatus = codes({
  none: { code: 0, zh: '未认证', en: 'Not certified' },
  certified: { code: 1, zh: '已认证', en: 'Certified' },
  inReview: { code: 2, zh: '审核中', en: 'In review' },
  failed: { code: 3, zh: '认证失败', en: 'Failed' },
});
export type CertStatus = CodeOf<typeof CertStatus>;
export const CertKind = labelledEnum({
  person: { zh: '个人', en: 'Person' },
  enterprise: { zh: '企业', en: 'Enterprise' },
});
export type CertKind = CodeOf<typeof CertKind>;

export const certFlow = flow(CertStatus, {
  apply: { from: [CertStatus.none, CertStatus.failed], to: CertStatus.inReview, zh: '提交认证', en: 'Apply' },
  approve: { from: [CertStatus.inReview], to: CertStatus.certified, zh: '通过', en: 'Approve' },
  reject: { from: [CertStatus.inReview], to: CertStatus.failed, zh: '驳回', en: 'Reject' },
});

/** `data.id` of a private upload; a missing photo has words of its own (spec §5). */
const photo = (missing: MessageName, zh: string, en: string) =>
  labelled(z.number(missing).int(missing).min(1, missing), zh, en);

const person = {
  name: line('真实姓名', 'Real name', 100),
  idType: labelled(IdType.schema, '证件类型', 'ID type'),
  idNumber: labelled(z.string().trim().min(1).max(limits.idNumberMaxLength), '证件号码', 'ID number'),
  phone,
  email,
  idFront: photo('uploadIdFront', '证件正面照片', 'ID front photo'),
  idBack: photo('uploadIdBack', '证件反面照片', 'ID back photo'),
};
const enterprise = {
  zhName: optionalLine('企业中文名称', 'Company name (Chinese)', 100),
  enName: optionalLine('企业英文名称', 'Company name (English)', 200),
  country: countryCode.default('CN'),
  uscc: optional('uscc', '统一社会信用代码', 'Unified Social Credit Code'),
  registrationNo: optionalLine('海外注册号', 'Overseas registration number', 50),
  contactName: line('联系人', 'Contact person', 100),
  phone,
  email,
  /** Applications of before the contract’s own address hold it here, in one language. */
  address: optionalLine('企业地址', 'Company address', 300),
  zhProfile: optionalLine('企业简介（中文）', 'Company profile (Chinese)', 3000),
  enProfile: optionalLine('企业简介（英文）', 'Company profile (English)', 5000),
  logo: photo('uploadLogo', '企业标志', 'Logo'),
  displayImage: photo('uploadDisplay', '企业展示图', 'Display image'),
  licence: photo('uploadLicence', '营业执照', 'Business licence'),
};
const idFits = {
  check: (v: { idType: IdType; idNumber: string }) => isIdNumber(v.idType, v.idNumber),
  told: { path: ['idNumber'], error: 'badIdNumber', when: whenRight('idType', 'idNumber') },
};
/** The mainland registers companies by USCC; everywhere else the local number and the country are given. */
const numberFits = {
  check: (v: { country: string; uscc: string; registrationNo: string }) =>
    v.country === 'CN' ? v.uscc !== '' : v.registrationNo !== '',
  told: { path: ['uscc'], error: 'companyNumber', when: whenRight('country', 'uscc', 'registrationNo') },
};
/** Answers as they are kept. */
export const PersonAnswers = z.object({ ...person, ...keptPersonContractFields });
export type PersonAnswers = z.output<typeof PersonAnswers>;
export const EnterpriseAnswers = z.object({ ...enterprise, ...keptEnterpriseContractFields });
export type EnterpriseAnswers = z.output<typeof EnterpriseAnswers>;
/** Answers as they are sent, with the agreement ticked. */
export const PersonApplication = z
  .object({ ...person, ...personContractFields, agreed })
  .refine(idFits.check, idFits.told);
export const EnterpriseApplication = z
  .object({ ...enterprise, ...companyNameFields, ...enterpriseContractFields, agreed })
  .refine(numberFits.check, numberFits.told);

/** The fields of an application that are photos, in the order they are shown. */
export const photoFields = {
  person: ['idFront', 'idBack'],
  enterprise: ['logo', 'displayImage', 'licence'],
} as const satisfies Record<CertKind, readonly string[]>;

const Photo = FileLink.extend({ field: z.string() });
export const AuthInfo = z.object({
  certStatus: CertStatus.schema,
  /** Kind of the last application, null before the first. */
  certKind: CertKind.schema.nullable(),
  reason: z.string().nullable(),
  submittedAt: instant.nullable(),
  reviewedAt: instant.nullable(),
  person: PersonAnswers.nullable(),
  enterprise: EnterpriseAnswers.nullable(),
  photos: z.array(Photo),
  /** Address and signatory are known in both languages; without them nothing is ordered. */
  hasContractDetails: z.boolean(),
});
export type AuthInfo = z.output<typeof AuthInfo>;

export const certification = {
  authPersonIdentity: post('/api/user/authPersonIdentity', {
    summary: 'Apply for certification as a person',
    access: 'user',
    input: PersonApplication,
    output: nothing,
  }),
  authCompanyIdentity: post('/api/user/authCompanyIdentity', {
    summary: 'Apply for certification as an enterprise',
    access: 'user',
    input: EnterpriseApplication,
    output: nothing,
  }),
  editContractDetails: post('/api/user/editContractDetails', {
    summary: 'State or change the address and signatory that my next contracts name',
    access: 'user',
    input: EditContractDetails,
    output: nothing,
  }),
  getUserAuthInfo: post('/api/user/getUserAuthInfo', {
    summary: 'My certification and the answers of the last application',
    access: 'user',
    output: AuthInfo,
  }),
};

const CertificationRow = z.object({
  id: z.int(),
  userId: z.int(),
  username: z.string(),
  kind: CertKind.schema,
  name: z.string(),
  status: CertStatus.schema,
  submittedAt: instant,
  reviewedAt: instant.nullable(),
  reviewedBy: z.string().nullable(),
  /** How many times this user has applied, this one counted. */
  attempt: z.int(),
});
export type CertificationRow = z.output<typeof CertificationRow>;
const CertificationDetail = CertificationRow.extend({
  userEmail: z.string(),
  reason: z.string().nullable(),
  person: PersonAnswers.nullable(),
  enterprise: EnterpriseAnswers.nullable(),
  photos: z.array(Photo),
  /** When the applicant stated another address or signatory than was reviewed; null where they are those of the application. */
  contractDetailsAt: instant.nullable(),
  /** Fields whose answers differ from the previous application, with the old values; photos are only listed as changed. */
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  /** Earlier decisions, newest first. */
  history: z.array(
    z.object({
      id: z.int(),
      status: CertStatus.schema,
      reason: z.string().nullable(),
      submittedAt: instant,
      reviewedAt: instant.nullable(),
    }),
  ),
});
export type CertificationDetail = z.output<typeof CertificationDetail>;

const reviewer = { access: 'staff', roles: ['reviewer'] } as const;
export const consoleCertification = {
  list: get('/api/console/certification/list', {
    ...reviewer,
    summary: 'Applications',
    audited: 'certification.list',
    reply: 'flat',
    input: listQuery(['submittedAt', 'reviewedAt', 'username']).extend({
      status: CertStatus.schema.optional(),
      kind: CertKind.schema.optional(),
    }),
    output: pageOf(CertificationRow),
  }),
  detail: get('/api/console/certification/detail', {
    ...reviewer,
    summary: 'One application with its photos; the view is logged',
    audited: 'certification.view',
    input: z.object({ id }),
    output: CertificationDetail,
  }),
  approve: post('/api/console/certification/approve', {
    ...reviewer,
    summary: 'Certify the user',
    input: z.object({ id }),
    output: nothing,
  }),
  reject: post('/api/console/certification/reject', {
    ...reviewer,
    summary: 'Refuse the application, with the reason the applicant is told',
    input: z.object({ id, reason }),
    output: nothing,
  }),
};
