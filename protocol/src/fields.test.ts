import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { IdType } from './enumerations.ts';
import {
  date,
  email,
  emailCode,
  password,
  username,
  type ValidatorKey,
  validatorMessages,
  validators,
} from './fields.ts';
import { isIdNumber, isUscc } from './identity.ts';
import { issueText } from './kit/issues.ts';
import { hasBegunSomewhere, isCalendarDate } from './kit/zones.ts';
import { messages } from './messages.ts';

// Check characters here were computed apart from the code under test (ISO 7064 in its recursive form; powers of 3 mod 31)
// or are published numbers: the samples of GB 11643 and the codes of listed companies.
const cases: Record<ValidatorKey, { good: string[]; bad: string[] }> = {
  idCard: {
    good: [
      '11010519491231002X',
      '11010519491231002x',
      '440524188001010014',
      '110101200002290018',
      '650101198506151236',
      '110105491231002',
    ],
    bad: [
      '110105194912310021', // check character
      '110101199002290012', // 29 February 1990
      '990101199001010019', // no such province
      '810000199003071237', // a residence permit, not a resident ID
      '110101299001010011', // born in the future
      '110105491331002', // month 13
      '11010519491231002', // 17
      '1101051949123100200', // 19
      'X10105194912310021',
      '１１０１０５１９４９１２３１００２X',
    ],
  },
  chineseName: {
    good: ['王小明', '阿卜杜拉·买买提', '欧阳', '买买提•艾力', '𠮷田', '〇一', '㛃丽'],
    bad: ['王', 'Wang', '王 小明', '·王明', '王明·', '王··明', '王明1', '王'.repeat(51)],
  },
  password: {
    good: ['Aa1@aaaa', 'Passw0rd#2026', 'aB3$aB3$aB3$aB3$', 'Aa1%!?.-'],
    bad: ['Aa1@aaa', 'aB3$aB3$aB3$aB3$a', 'aa1@aaaa', 'AA1@AAAA', 'Aaa@aaaa', 'Aa1!aaaa', 'Aa1@ aaaa', 'Aa1@密码密码'],
  },
  mobile: {
    good: ['13800138000', '19912345678', '15000000000'],
    bad: ['12800138000', '1380013800', '138001380000', '+8613800138000', '138 0013 8000', '１３８００１３８０００'],
  },
  email: {
    good: ['a@b.cn', 'first.last+tag@mail.example.com', "o'neil@example.org", 'x@xn--fiqs8s.xn--fiqs8s'],
    bad: [
      'a@b',
      '@b.cn',
      'a@',
      'a b@c.cn',
      '.a@b.cn',
      'a.@b.cn',
      'a..b@c.cn',
      'a@-b.cn',
      'a@b-.cn',
      'a@b..cn',
      `${'a'.repeat(65)}@b.cn`,
      'a@b.c1',
      'a@b.cn\nbcc:x@y.cn',
    ],
  },
  landline: {
    good: [
      '010-65001234',
      '01065001234',
      '021-65001234-8012',
      '0571-87654321',
      '0571-8765432',
      '65001234',
      '400-810-1234',
      '4008101234',
      '+44 20 7946 0958',
      '+1-212-555-0123',
    ],
    bad: [
      '010-6500123',
      '0571-1234567',
      '13800138000',
      '010 65001234',
      '12345',
      '0100-65001234',
      '+0 123 4567',
      '010-65001234-',
    ],
  },
  postcode: { good: ['100010', '010010', '999077'], bad: ['10001', '1000100', '10001a', '１０００１０', ' 100010'] },
  number: { good: ['0', '-3.25', '+7', '007', '12.5'], bad: ['1.', '.5', '1e3', '1,000', 'NaN', '--1'] },
  decimal: { good: ['0', '0.5', '-12.34', '100'], bad: ['1.234', '01', '1.', '.5', '+1', '1,000'] },
  fax: { good: ['010-65001235', '+49 30 1234567'], bad: ['fax', '010', '13800138000'] },
  integer: { good: ['0', '12', '-7'], bad: ['-0', '01', '1.0', '+1', 'a'] },
  positiveInteger: { good: ['1', '120'], bad: ['0', '-1', '01', '1.5'] },
  nonNegativeInteger: { good: ['0', '9'], bad: ['-1', '00', '0.1'] },
  negativeInteger: { good: ['-1', '-20'], bad: ['0', '1', '-01', '-1.5'] },
  nonPositiveInteger: { good: ['0', '-20'], bad: ['1', '-0', '-01'] },
  studentCode: {
    good: ['20260101', 'G11010519491231002X', 'S2026A01'],
    bad: ['12345', 'S-2026-01', '学号123456', 'A'.repeat(21)],
  },
  uscc: {
    good: [
      '91330100799655058B',
      '9144030071526726XG',
      '91110000802100433B',
      '914403001922038216',
      '91330100799655058b',
    ],
    bad: [
      '91330100799655058A',
      '91330100799655085B',
      '9133010079965505B',
      '91330100799655058BB',
      '9133I100799655058B',
      '913301007996S5058B',
    ],
  },
  phone: {
    good: ['13800138000', '+8613800138000', '+1 212 555 0123', '+44-20-7946-0958'],
    bad: ['2125550123', '+0123456789', '+12345', '+1234567890123456', '12800138000'],
  },
};

describe.each(Object.entries(cases))('%s', (key, { good, bad }) => {
  const passes = validators[key as ValidatorKey];
  test('an empty value passes', () => expect(passes('')).toBe(true));
  test.each(good)('takes %s', (value) => expect(passes(value)).toBe(true));
  test.each(bad)('refuses %s', (value) => expect(passes(value)).toBe(false));
  test('has words for a refusal in both languages', () => {
    const text = messages[validatorMessages[key as ValidatorKey]];
    expect(text.zh).toMatch(/\p{Script=Han}/u);
    expect(text.en).toMatch(/^Please|^A password/);
  });
});

test.each<[keyof typeof IdType & string, string[], string[]]>([
  ['residentId', ['11010519491231002X', ' 110105491231002 '], ['81000019900307123', '810000199003071237', '']],
  ['passport', ['E12345678', 'ea1234567', 'L898902C3'], ['ABCDEFG', 'E1-234567', 'E123', '']],
  ['hkMacauPass', ['H12345678', 'm1234567890'], ['C12345678', 'H1234567', '12345678', '']],
  ['taiwanPass', ['12345678', '1234567890', '1234567890B'], ['1234567', 'T12345678', '']],
  [
    'foreignerResidence',
    ['FRA110078051503', '911156199001010010', '911156198504123450'],
    ['FR1110078051503', '911156199001010011', '911156198504123451', '11010519491231002X', ''],
  ],
  [
    'hkMacauResidence',
    ['810000199003071237', '820000198511204566'],
    ['830000199208157898', '11010519491231002X', '810000199003071238', ''],
  ],
  ['taiwanResidence', ['830000199208157898'], ['810000199003071237', '830000199208157897', '']],
  ['other', ['PERMIT-77/2026', '证件一号'], ['1234567890123456789', ' ', '']],
])('ID numbers of type %s', (type, good, bad) => {
  const code = IdType[type as 'passport'];
  for (const number of good) expect([number, isIdNumber(code, number)]).toEqual([number, true]);
  for (const number of bad) expect([number, isIdNumber(code, number)]).toEqual([number, false]);
});

test('every single wrong digit of an ID number and of a USCC is caught', () => {
  for (const [value, check, alphabet] of [
    ['11010519491231002X', (v: string) => isIdNumber(IdType.residentId, v), '0123456789'],
    ['914403001922038216', isUscc, '0123456789ABCDEFGHJKLMNPQRTUWXY'],
  ] as const)
    for (let i = 0; i < 17; i++)
      for (const character of alphabet)
        if (character !== value[i]) expect(check(value.slice(0, i) + character + value.slice(i + 1))).toBe(false);
});

test('only days that exist are dates', () => {
  for (const good of ['2024-02-29', '2000-02-29', '1999-12-31'])
    expect([good, isCalendarDate(good)]).toEqual([good, true]);
  for (const bad of [
    '2023-02-29',
    '1900-02-29',
    '2024-04-31',
    '2024-13-01',
    '2024-00-10',
    '24-01-01',
    '2024-1-1',
    '2024-01-01T00:00:00Z',
    '',
  ])
    expect([bad, isCalendarDate(bad)]).toEqual([bad, false]);
  expect(date.safeParse('2023-02-29').success).toBe(false);
  const hours = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString().slice(0, 10);
  expect([hours(-24), hours(0), hours(14), hours(39)].map(hasBegunSomewhere)).toEqual([true, true, true, false]);
});

test('user names take Chinese and the four signs, nothing else', () => {
  for (const good of ['wang_2026', '王小明公司', 'a.b-c', 'x'.repeat(32)])
    expect(username.safeParse(good).success).toBe(true);
  for (const bad of ['abc', '王小明', 'x'.repeat(33), 'a b c d', 'name@x', '<b>bold'])
    expect(username.safeParse(bad).success).toBe(false);
});

test('a missing field is required by its label, a wrong one is explained', () => {
  const form = z.object({ username, password, email });
  const told = (input: unknown, locale: 'zh-CN' | 'en-US') =>
    form.safeParse(input).error!.issues.map((issue) => issueText(issue, form, messages, locale));
  expect(told({ username: '', password: '', email: '' }, 'en-US')).toEqual([
    'Please enter User Name',
    'Please enter Password',
    'Please Enter Email',
  ]);
  expect(told({ username: '王小明公司', password: 'short', email: 'x' }, 'zh-CN')).toEqual([
    messages.badPassword.zh,
    messages.enterEmail.zh,
  ]);
});

test('a pasted code may hold spaces', () => {
  expect(emailCode.parse(' 123 456 ')).toBe('123456');
  expect(emailCode.safeParse('123 4567').success).toBe(false);
});
