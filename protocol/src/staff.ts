import { z } from 'zod';
import { DemoMail } from './demoMail.ts';
import {
  email,
  emailCode,
  flag,
  instant,
  labelled,
  line,
  password,
  presentPassword,
  signInName,
  username,
  withoutSpaces,
} from './fields.ts';
import { type CodeOf, labelledEnum } from './kit/codes.ts';
import { get, id, nothing, pageOf, post, staffRoles } from './kit/endpoint.ts';
import { locales } from './kit/text.ts';
import { listQuery } from './lists.ts';
import { recoveryCode } from './recoveryCodes.ts';
import { SecondPersonLimits } from './secondPersonLimits.ts';

export const StaffRole = labelledEnum({
  admin: { zh: '管理员', en: 'Administrator' },
  editor: { zh: '内容编辑', en: 'Editor' },
  reviewer: { zh: '审核员', en: 'Reviewer' },
  trade: { zh: '交易专员', en: 'Trade' },
  service: { zh: '客服', en: 'Service' },
});
const Role = labelled(z.enum(staffRoles), '角色', 'Role');
const totp = labelled(
  z
    .string()
    .overwrite(withoutSpaces)
    .regex(/^\d{6}$/),
  '动态验证码',
  'Authenticator code',
);

const RecoveryCodes = z.object({ codes: z.array(z.string()) });

export const StaffInfo = z.object({
  id: z.int(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  role: Role,
  locale: z.enum(locales),
  totpEnabled: z.boolean(),
  /** The settings ask everyone for a second factor and this person has none yet. */
  totpNeeded: z.boolean(),
  /** Recovery codes that were not used yet. */
  recoveryCodesLeft: z.int(),
});
export type StaffInfo = z.output<typeof StaffInfo>;

export const consoleSession = {
  login: post('/api/console/session/login', {
    summary: 'Sign in to the console; answers totpRequired when the second factor is on and missing',
    access: 'public',
    reply: 'flat',
    input: z.object({
      username: signInName,
      password: presentPassword,
      /** Mailed by `getSignInCode`, for a device that is not known while the account is slowed down. */
      emailCode: emailCode.optional(),
      totp: totp.optional(),
      /** In place of the authenticator's. */
      recoveryCode: recoveryCode.optional(),
    }),
    output: z.object({ token: z.string() }),
  }),
  getSignInCode: post('/api/console/session/getSignInCode', {
    summary: 'Mail a code to sign in with after too many tries; the same answer for known and unknown names',
    access: 'public',
    input: z.object({ username: signInName }),
    output: z.object({ demo: DemoMail.optional() }),
  }),
  logout: post('/api/console/session/logout', { summary: 'End this session', access: 'staff', output: nothing }),
  me: get('/api/console/session/me', { summary: 'Who is signed in', access: 'staff', output: StaffInfo }),
  editMe: post('/api/console/session/editMe', {
    summary: 'Change my name or language',
    access: 'staff',
    input: z.object({ name: line('姓名', 'Name', 100).optional(), locale: z.enum(locales).optional() }),
    output: nothing,
  }),
  changePassword: post('/api/console/session/changePassword', {
    summary: 'Change my password; ends all my sessions and answers with the token of a new one',
    access: 'staff',
    reply: 'flat',
    input: z
      .object({ oldPassword: labelled(z.string().min(1).max(200), '旧密码', 'Old Password'), password })
      .refine((v) => v.password !== v.oldPassword, { path: ['password'], error: 'passwordSameAsOld' }),
    output: z.object({ token: z.string() }),
  }),
  setupTotp: post('/api/console/session/setupTotp', {
    summary: 'A new secret for the authenticator app; in force once a code of it is given',
    access: 'staff',
    output: z.object({ secret: z.string(), url: z.string() }),
  }),
  enableTotp: post('/api/console/session/enableTotp', {
    summary: 'Turn the second factor on; ends all other sessions and answers with recovery codes, shown this once',
    access: 'staff',
    input: z.object({ totp }),
    output: RecoveryCodes,
  }),
  disableTotp: post('/api/console/session/disableTotp', {
    summary:
      'Turn the second factor off; while the settings require it only with a recovery code, to set up another one',
    access: 'staff',
    input: z
      .object({ password: presentPassword, totp: totp.optional(), recoveryCode: recoveryCode.optional() })
      .refine((v) => v.totp !== undefined || v.recoveryCode !== undefined, {
        path: ['totp'],
        error: 'secondFactorNeeded',
      }),
    output: nothing,
  }),
  renewRecoveryCodes: post('/api/console/session/renewRecoveryCodes', {
    summary: 'New recovery codes, shown this once; the earlier ones end',
    access: 'staff',
    input: z.object({ password: presentPassword, totp }),
    output: RecoveryCodes,
  }),
};

export const BoardItem = labelledEnum({
  certificationsInReview: { zh: '待审认证', en: 'Certifications in review' },
  signupsToReview: { zh: '待审报名', en: 'Sign-ups to review' },
  signupsChanged: { zh: '通过后有改动的报名', en: 'Sign-ups changed since passed' },
  ordersPending: { zh: '待受理订单', en: 'Orders to accept' },
  contractsAwaiting: { zh: '待签署合同', en: 'Contracts awaiting signature' },
  stampedInReview: { zh: '待审盖章合同', en: 'Stamped contracts in review' },
  vouchersInReview: { zh: '待审付款凭证', en: 'Vouchers in review' },
  ordersToShip: { zh: '待发货订单', en: 'Orders to ship' },
  terminationsAsked: { zh: '待确认的合同终止', en: 'Terminations to confirm' },
  programmesUnpublished: { zh: '未发布节目', en: 'Programmes not published' },
  programmesMissingEnglish: { zh: '缺少英文的节目', en: 'Programmes missing English' },
  mailsFailed: { zh: '发送失败的邮件', en: 'Failed mails' },
});
export type BoardItem = CodeOf<typeof BoardItem>;
export const consoleBoard = {
  counts: get('/api/console/board/counts', {
    summary: 'What waits for my role; an administrator sees all items',
    background: true,
    access: 'staff',
    output: z.array(z.object({ item: BoardItem.schema, count: z.int() })),
  }),
};

const StaffRow = z.object({
  id: z.int(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  role: Role,
  totpEnabled: z.boolean(),
  disabledAt: instant.nullable(),
  lastSignInAt: instant.nullable(),
  createdAt: instant,
});
export type StaffRow = z.output<typeof StaffRow>;
const admin = { access: 'staff', roles: ['admin'] } as const;
export const consoleStaff = {
  list: get('/api/console/staff/list', {
    ...admin,
    summary: 'Staff accounts',
    audited: 'staff.list',
    reply: 'flat',
    input: listQuery(['createdAt', 'username', 'lastSignInAt']).extend({
      role: Role.optional(),
      disabled: flag.optional(),
    }),
    output: pageOf(StaffRow),
  }),
  save: post('/api/console/staff/save', {
    ...admin,
    summary: 'Make or change a staff account; a password is needed for a new one and ends the sessions of an old one',
    input: z.object({
      id: id.optional(),
      username,
      name: line('姓名', 'Name', 100),
      email,
      role: Role,
      password: password.optional(),
    }),
    output: z.object({ id: z.int() }),
  }),
  disable: post('/api/console/staff/disable', {
    ...admin,
    summary: 'Close an account to sign-in, or open it again; never one’s own',
    input: z.object({ id, disabled: z.boolean() }),
    output: nothing,
  }),
  resetTotp: post('/api/console/staff/resetTotp', {
    ...admin,
    summary: 'Take the second factor off an account whose phone was lost',
    input: z.object({ id }),
    output: nothing,
  }),
  settings: get('/api/console/staff/settings', {
    ...admin,
    summary: 'Settings of the console',
    output: z.object({ requireTotp: z.boolean(), idleMinutes: z.int(), secondPersonAbove: SecondPersonLimits }),
  }),
  saveSettings: post('/api/console/staff/saveSettings', {
    ...admin,
    summary: 'Change the settings of the console',
    input: z.object({
      // Absent stays as it is.
      requireTotp: labelled(z.boolean().optional(), '要求动态验证', 'Require the authenticator'),
      idleMinutes: labelled(z.int().min(5).max(480).optional(), '闲置退出（分钟）', 'Sign out when idle (minutes)'),
      secondPersonAbove: SecondPersonLimits.optional(),
    }),
    output: nothing,
  }),
};

export const MailStatus = labelledEnum({
  outbox: { zh: '发件箱', en: 'Outbox' },
  queued: { zh: '排队中', en: 'Queued' },
  sent: { zh: '已发送', en: 'Sent' },
  failed: { zh: '发送失败', en: 'Failed' },
});
const MailRow = z.object({
  id: z.int(),
  /** Masked in the list, in full in the record. */
  recipient: z.string(),
  subject: z.string(),
  status: MailStatus.schema,
  tries: z.int(),
  error: z.string().nullable(),
  createdAt: instant,
  sentAt: instant.nullable(),
});
export type MailRow = z.output<typeof MailRow>;
export const consoleMail = {
  list: get('/api/console/mail/list', {
    ...admin,
    summary: 'Mails, newest first',
    audited: 'mail.list',
    reply: 'flat',
    input: listQuery(['createdAt', 'recipient', 'status']).extend({ status: MailStatus.schema.optional() }),
    output: pageOf(MailRow),
  }),
  detail: get('/api/console/mail/detail', {
    ...admin,
    summary: 'One mail; the view is logged',
    audited: 'mail.view',
    input: z.object({ id }),
    output: MailRow.extend({ text: z.string(), html: z.string() }),
  }),
  resend: post('/api/console/mail/resend', {
    ...admin,
    summary: 'Try a failed mail again',
    input: z.object({ id }),
    output: nothing,
  }),
};

const AuditRow = z.object({
  id: z.int(),
  staffName: z.string().nullable(),
  /** The user who did it, if it was not a member of staff. */
  userName: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  subjectId: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  at: instant,
});
export type AuditRow = z.output<typeof AuditRow>;
export const consoleAudit = {
  list: get('/api/console/audit/list', {
    ...admin,
    summary: 'What staff did',
    reply: 'flat',
    input: listQuery(['at']).extend({
      action: z.string().max(100).optional(),
      subject: z.string().max(100).optional(),
      subjectId: z.string().max(100).optional(),
      staffId: id.optional(),
    }),
    output: pageOf(AuditRow),
  }),
};
