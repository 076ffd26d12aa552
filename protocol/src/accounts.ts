import { z } from 'zod';
import { CertKind, CertStatus } from './certification.ts';
import { DemoMail } from './demoMail.ts';
import {
  confirmPassword,
  email,
  emailCode,
  instant,
  labelled,
  password,
  presentPassword,
  signInName,
  username,
  validators,
  whenRight,
} from './fields.ts';
import { codes } from './kit/codes.ts';
import { get, id, nothing, post } from './kit/endpoint.ts';
import { locales } from './kit/text.ts';

/** 2 means that a personal homepage exists (spec §3). */
export const HomepageStatus = codes({
  none: { code: 0, zh: '未申请', en: 'None' },
  applied: { code: 1, zh: '待发布', en: 'Applied for' },
  published: { code: 2, zh: '已发布', en: 'Published' },
});
export const Locale = labelled(z.enum(locales), '语言', 'Language');

export const UserInfo = z.object({
  id: z.int(),
  username: z.string(),
  nickname: z.string(),
  /** The address of a picture, or empty. */
  portrait: z.string(),
  homepageStatus: HomepageStatus.schema,
  email: z.string(),
  phone: z.string(),
  locale: Locale,
  certStatus: CertStatus.schema,
  certKind: CertKind.schema.nullable(),
  /** Why the last application failed; null otherwise. */
  certReason: z.string().nullable(),
  /** The name that was certified: a person's or a company's. */
  certName: z.string().nullable(),
  unreadCount: z.int(),
  /** The agreement changed since the user last agreed. */
  agreementPending: z.boolean(),
  createdAt: instant,
});
export type UserInfo = z.output<typeof UserInfo>;

const newPassword = { password, confirmPassword };
const samePasswords = {
  check: (v: { password: string; confirmPassword: string }) => v.password === v.confirmPassword,
  told: { path: ['confirmPassword'], error: 'passwordMismatch', when: whenRight('password', 'confirmPassword') },
};

export const Login = z.object({
  username: signInName,
  password: presentPassword,
  /** Mailed by `getSignInCode`, for a device that is not known while the account is slowed down. */
  emailCode: emailCode.optional(),
  // Placeholders of the old client: accepted and ignored (product §2).
  code: z.string().max(100).default(''),
  uuid: z.string().max(100).default(''),
});
export const Register = z
  .object({
    username,
    ...newPassword,
    email,
    emailCode,
    /** The version the page showed; the one in force when absent. */
    agreementVersion: z.string().max(50).optional(),
  })
  .refine(samePasswords.check, samePasswords.told);
export const ResetPassword = z
  .object({ token: z.string().min(1).max(200), ...newPassword })
  .refine(samePasswords.check, samePasswords.told);
export const ChangePassword = z
  .object({ oldPassword: labelled(z.string().min(1).max(200), '旧密码', 'Old Password'), ...newPassword })
  .refine(samePasswords.check, samePasswords.told)
  .refine((v) => v.password !== v.oldPassword, {
    path: ['password'],
    error: 'passwordSameAsOld',
    when: whenRight('password', 'oldPassword'),
  });
export const EditUserInfo = z.object({
  // Absent stays absent: only what is sent is changed; an empty text takes the value away.
  nickname: labelled(z.string().trim().max(50).optional(), '昵称', 'Nickname'),
  phone: labelled(z.string().trim().refine(validators.phone, 'badPhone').optional(), '联系电话', 'Phone'),
  locale: Locale.optional(),
  /** `data.id` of an upload with purpose `portrait`; null takes the portrait away. */
  portraitId: id
    .nullable()
    .optional()
    .meta({ label: { zh: '头像', en: 'Portrait' } }),
});

export const MySession = z.object({
  id: z.int(),
  current: z.boolean(),
  /** `Chrome · Windows`; empty when it is not known. */
  device: z.string(),
  /** `192.0.2.x`; empty when it is not known. */
  network: z.string(),
  createdAt: instant,
  lastUsedAt: instant,
});
export type MySession = z.output<typeof MySession>;

/** The closing of an account by its owner. */
export const CloseAccount = z.object({ password: presentPassword });
/** The request for a reset link. */
export const ForgetPassword = z.object({ email });
export const accounts = {
  login: post('/api/user/login', {
    summary: 'Sign in by user name or email',
    access: 'public',
    reply: 'flat',
    input: Login,
    output: z.object({ token: z.string() }),
  }),
  getSignInCode: post('/api/user/getSignInCode', {
    summary: 'Mail a code to sign in with after too many tries; the same answer for known and unknown names',
    access: 'public',
    input: z.object({ username: signInName }),
    output: z.object({ demo: DemoMail.optional() }),
  }),
  register: post('/api/user/register', {
    summary: 'Make an account',
    access: 'public',
    input: Register,
    output: nothing,
  }),
  logout: post('/api/user/logout', { summary: 'End this session', access: 'public', output: nothing }),
  getUserInfo: post('/api/user/getUserInfo', { summary: 'Who is signed in', access: 'user', output: UserInfo }),
  getEmailCode: post('/api/user/getEmailCode', {
    summary: 'Send the six-digit code that proves an email address',
    access: 'public',
    input: z.object({ username, email }),
    output: z.object({ demo: DemoMail.optional() }),
  }),
  forgetPassword: post('/api/user/forgetPassword', {
    summary: 'Send a reset link; the same answer for known and unknown addresses',
    access: 'public',
    input: ForgetPassword,
    output: z.object({ demo: DemoMail.optional() }),
  }),
  resetPassword: post('/api/user/resetPassword', {
    summary: 'Set a new password with the token of a reset link',
    access: 'public',
    input: ResetPassword,
    output: nothing,
  }),
  changeUserPassword: post('/api/user/changeUserPassword', {
    summary: 'Change the password; ends every session and answers with the token of a new one',
    access: 'user',
    reply: 'flat',
    input: ChangePassword,
    output: z.object({ token: z.string() }),
  }),
  editUserInfo: post('/api/user/editUserInfo', {
    summary: 'Change nickname, phone, portrait or language',
    access: 'user',
    input: EditUserInfo,
    output: nothing,
  }),
  confirmSignIn: post('/api/user/confirmSignIn', {
    summary: 'Open a sleeping account again with the token that was mailed (180 days, product §2)',
    access: 'public',
    input: z.object({ token: z.string().min(1).max(200) }),
    output: nothing,
  }),
  mySessions: get('/api/user/mySessions', {
    summary: 'Where I am signed in',
    access: 'user',
    output: z.array(MySession),
  }),
  endSession: post('/api/user/endSession', {
    summary: 'End one of my other sessions',
    access: 'user',
    input: z.object({ id }),
    output: nothing,
  }),
  endOtherSessions: post('/api/user/endOtherSessions', {
    summary: 'End all my sessions but this one',
    access: 'user',
    output: nothing,
  }),
  exportMyData: post('/api/user/exportMyData', {
    summary: 'A ZIP of all data and files of the account, by a short-lived address',
    access: 'user',
    output: z.object({ url: z.string(), expiresAt: instant }),
  }),
  closeMyAccount: post('/api/user/closeMyAccount', {
    summary: 'Close the account: personal fields are erased, contracts kept as the law requires',
    access: 'user',
    input: CloseAccount,
    output: nothing,
  }),
};
