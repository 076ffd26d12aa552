import { z } from 'zod';
import { isResidentId, isUscc } from './identity.ts';
import { keysOf, recordOf } from './kit/objects.ts';
import { readAs } from './kit/readAs.ts';
import { isCalendarDate } from './kit/zones.ts';
import { limits } from './limits.ts';
import type { MessageName } from './messages.ts';
import { isCountryCode } from './territories.ts';

const isInternational = (value: string) =>
  /^\+[1-9][\d -]{5,18}\d$/.test(value) && /^\d{7,15}$/.test(value.replace(/\D/g, ''));
const isMobile = (value: string) => /^1[3-9]\d{9}$/.test(value);
const isEmail = (value: string) =>
  value.length <= 254 &&
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}(?<!\.)@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+([A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,58}[A-Za-z0-9])$/.test(
    value,
  );
// 010 and 02x take eight digits, other area codes seven or eight; 400 and 800 numbers; overseas with +.
const isLandline = (value: string) =>
  /^(0(10|2\d)-?[2-9]\d{7}|0[3-9]\d{2}-?[2-9]\d{6,7}|[2-9]\d{6,7})(-\d{1,6})?$/.test(value) ||
  /^[48]00-?\d{3}-?\d{4}$/.test(value) ||
  isInternational(value);

/** The patterns of spec §5 by the key a dynamic form names them with; none of them sees an empty value. */
const patterns = {
  idCard: (value: string) => isResidentId(value),
  chineseName: (value: string) =>
    /^[\p{Script=Han}〇]+([·•‧][\p{Script=Han}〇]+)*$/u.test(value) &&
    [...value].length >= 2 &&
    [...value].length <= 50,
  password: (value: string) =>
    /^(?=.*\d)(?=.*[A-Z])(?=.*[a-z])(?=.*[@#$%])[\x21-\x7e]+$/.test(value) &&
    value.length >= limits.passwordMinLength &&
    value.length <= limits.passwordMaxLength,
  mobile: isMobile,
  email: isEmail,
  landline: isLandline,
  postcode: (value: string) => /^\d{6}$/.test(value),
  number: (value: string) => /^[+-]?\d+(\.\d+)?$/.test(value),
  decimal: (value: string) => /^-?(0|[1-9]\d*)(\.\d{1,2})?$/.test(value),
  fax: isLandline,
  integer: (value: string) => /^(0|-?[1-9]\d*)$/.test(value),
  positiveInteger: (value: string) => /^[1-9]\d*$/.test(value),
  nonNegativeInteger: (value: string) => /^(0|[1-9]\d*)$/.test(value),
  negativeInteger: (value: string) => /^-[1-9]\d*$/.test(value),
  nonPositiveInteger: (value: string) => /^(0|-[1-9]\d*)$/.test(value),
  studentCode: (value: string) => /^[A-Za-z0-9]{6,20}$/.test(value),
  uscc: isUscc,
  phone: (value: string) => isMobile(value) || isInternational(value),
} satisfies Record<string, (value: string) => boolean>;

export type ValidatorKey = keyof typeof patterns;
/** Checks that a dynamic form's field may name. Empty values pass (spec §5). */
export const validators = recordOf(keysOf(patterns), (key) => (value: string) => value === '' || patterns[key](value));
/** The message for a failed check, by the same key. */
export const validatorMessages: Record<ValidatorKey, MessageName> = {
  idCard: 'badIdNumber',
  chineseName: 'badChineseName',
  password: 'badPassword',
  mobile: 'badMobile',
  email: 'badEmail',
  landline: 'badLandline',
  postcode: 'badZip',
  number: 'badNumber',
  decimal: 'badDecimal',
  fax: 'badFax',
  integer: 'badInteger',
  positiveInteger: 'badPositiveInteger',
  nonNegativeInteger: 'badNonNegativeInteger',
  negativeInteger: 'badNegativeInteger',
  nonPositiveInteger: 'badNonPositiveInteger',
  studentCode: 'badStudentCode',
  uscc: 'badUscc',
  phone: 'badPhone',
};

/**
 * When a check over several fields runs: as soon as these fields are valid, even while others are not. Without it zod waits until
 * everything else is valid, and a form shows the mismatch last.
 */
export const whenRight =
  (...names: string[]) =>
  ({ issues }: { issues: readonly { path?: PropertyKey[] | undefined }[] }): boolean =>
    !issues.some(({ path }) => path === undefined || path.length === 0 || names.includes(String(path[0])));

/** A required line of text, trimmed. */
export const line = (zh: string, en: string, max = 200) =>
  z.string().trim().min(1).max(max).meta({ label: { zh, en } });
/** A line that may stay empty. */
export const optionalLine = (zh: string, en: string, max = 200) =>
  z.string().trim().max(max).default('').meta({ label: { zh, en } });
/** Gives any field its label. */
export const labelled = <T extends z.ZodType>(schema: T, zh: string, en: string): T =>
  schema.meta({ label: { zh, en } });

const required = () => z.string().trim().min(1);
const checked = (key: ValidatorKey, zh: string, en: string) =>
  // An empty value gets “please enter”, not the message for a wrong one.
  labelled(required().refine(validators[key], validatorMessages[key]), zh, en);
/** A field that is checked by a pattern but may stay empty. */
export const optional = (key: ValidatorKey, zh: string, en: string) =>
  labelled(z.string().trim().refine(validators[key], validatorMessages[key]).default(''), zh, en);

export const username = labelled(
  required().refine((v) => v === '' || /^[\p{Script=Han}A-Za-z0-9_.-]{4,32}$/u.test(v), 'badUsername'),
  '用户名',
  'User Name',
);
/** A new password, by the rule. */
export const password = labelled(z.string().min(1).refine(validators.password, 'badPassword'), '密码', 'Password');
export const confirmPassword = labelled(z.string().min(1), '确认密码', 'Confirm Password');
/** A password somebody signs in with: only present, older rules may have made it. */
export const presentPassword = labelled(z.string().min(1).max(200), '密码', 'Password');
export const email = labelled(
  z.string().trim().min(1, 'enterEmail').refine(validators.email, 'enterEmail'),
  '邮箱',
  'Email',
);
/** A user name or an e-mail address. */
export const signInName = labelled(z.string().trim().min(1).max(254), '用户名', 'User Name');
/** Codes are pasted as they are printed: “123 456”. */
export const withoutSpaces = (code: string): string => code.replace(/\s/g, '');
export const emailCode = labelled(
  required()
    .overwrite(withoutSpaces)
    .refine((v) => v === '' || /^\d{6}$/.test(v), 'badEmailCode'),
  '邮箱验证码',
  'Email Code',
);
export const mobile = checked('mobile', '手机号码', 'Mobile number');
/** A mobile number of the mainland, or any number abroad with its country code. */
export const phone = checked('phone', '联系电话', 'Phone');
export const landline = checked('landline', '座机', 'Landline');
export const fax = optional('fax', '传真', 'Fax');
export const zip = checked('postcode', '邮政编码', 'Postcode');
export const chineseName = checked('chineseName', '中文姓名', 'Chinese name');
export const uscc = labelled(
  required().toUpperCase().refine(validators.uscc, 'badUscc'),
  '统一社会信用代码',
  'Unified Social Credit Code',
);
export const studentCode = checked('studentCode', '学号', 'Student code');
export const decimal = checked('decimal', '小数', 'Decimal');
export const integer = checked('integer', '整数', 'Whole number');

/** A day that exists, `YYYY-MM-DD`. */
export const date = labelled(z.string().refine(isCalendarDate, 'badDate'), '日期', 'Date');
/** A moment as ISO 8601 in UTC, as answers carry it. */
export const instant = z.iso.datetime({ offset: true });
/** ISO 3166-1 alpha-2. */
export const countryCode = labelled(z.string().refine(isCountryCode, 'badCountry'), '国家/地区', 'Country or region');
/** An amount in the currency's minor unit. */
/** The largest sum in minor units. */
export const mostMinor = 1e13;
export const moneyMinor = labelled(
  z.number('badMoney').int('badMoney').min(0, 'badMoney').max(mostMinor, 'badMoney'),
  '金额',
  'Amount',
);
/** The agreement's box: only ticked passes (spec §5). */
export const agreed = labelled(z.literal(true, 'pleaseAgree'), '用户协议', 'Agreement');
export const reason = labelled(z.string('giveReason').trim().min(1, 'giveReason').max(500), '原因', 'Reason');
export const sha256 = z
  .string()
  .toLowerCase()
  .regex(/^[0-9a-f]{64}$/, 'badSha256');
/** Search words of a list; empty means all. */
export const keyword = labelled(z.string().trim().max(100).default(''), '关键词', 'Keyword');
/** A true/false that travels in an address. */
export const flag = readAs(z.boolean(), (v) =>
  v === 'true' || v === '1' ? true : v === 'false' || v === '0' ? false : v,
);
