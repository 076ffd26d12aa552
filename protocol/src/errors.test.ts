import { expect, test } from 'vitest';
import { AppError, type DetailsOf, type ErrorName, errors, sayError } from './errors.ts';

test('the codes of the specification keep their meaning', () => {
  expect(sayError('signedOut', undefined, 'en-US')).toBe('Login timed out');
  expect(sayError('systemBusy', undefined, 'en-US')).toBe('System busy, please try again later');
  expect(sayError('notCertified', undefined, 'en-US')).toBe('Not real-name verified');
  expect(sayError('outsideActivityTime', undefined, 'en-US')).toBe('Not within the activity time range');
  expect(sayError('activityEnded', undefined, 'en-US')).toBe('Activity ended');
  const codes = (
    ['signedOut', 'systemBusy', 'notCertified', 'outsideActivityTime', 'activityEnded', 'silent', 'network'] as const
  ).map((name) => errors[name].code);
  expect(codes).toEqual([401, 500, 4004, 2001, 2004, 203, 404]);
  // Business codes travel with 200 (product §10).
  for (const name of ['notCertified', 'outsideActivityTime', 'activityEnded', 'silent'] as const)
    expect(errors[name].status).toBe(200);
});

test('no refusal looks like success, and only the two kinds of 404 share a code', () => {
  const seen = new Map<number, string>();
  for (const [name, { code }] of Object.entries(errors)) {
    expect(code).not.toBe(200);
    if (name !== 'network') expect([name, seen.get(code)]).toEqual([name, undefined]);
    seen.set(code, name);
  }
});

/** The compiler requires a sample of every error that has details. */
type Samples = { [N in ErrorName as DetailsOf<N> extends undefined ? never : N]: DetailsOf<N> };
const samples: Samples = {
  attendeeIncomplete: { name: '何岚' },
  tooManyAttendees: { most: 100 },
  tooManyRequests: { retryAfterSeconds: 30 },
  moveRefused: { what: { zh: '发货', en: 'Ship' }, state: { zh: '已取消', en: 'Cancelled' } },
  rightTaken: { medium: 'svod', territory: 'SG', from: '2027-01-01', until: '2028-12-31', state: 'sold' },
  amountMismatch: { expected: '¥100.00', got: '¥10.00' },
  glyphsMissing: { characters: '𠮷' },
  fileTooLarge: { maxBytes: 5_242_880 },
  quotaUsedUp: { maxFiles: 1_000, maxBytes: 2_147_483_648 },
  fileKindRefused: { allowed: 'PDF' },
  captionsBroken: { line: 7 },
  accountMissing: { currency: 'USD' },
  notPublicYet: { day: '2027-01-01' },
  tooManyHolds: { most: 10 },
  holdPaused: { until: { zh: '2026年11月24日 09:00（北京时间）', en: '24 November 2026, 09:00 (Beijing time)' } },
  sameOrder: { orderNo: 'PV202611230000229' },
  pictureTooLarge: { megapixels: 20 },
  tooManyTrailers: { most: 3 },
  workLevelRefused: { parent: 'season', child: 'series' },
  worksSoldApart: {
    cell: { medium: 'svod', territory: 'JP', from: '2027-01-01', until: '2027-12-31', state: 'sold' },
    works: [
      { level: 'season', number: '1', zhTitle: '潮间', enTitle: 'Tidelands' },
      { level: 'series', number: null, zhTitle: '潮间', enTitle: 'Tidelands' },
    ],
  },
  sheetRefused: { zh: '没有工作表', en: 'It has no sheet' },
};
const details: Partial<Record<ErrorName, unknown>> = samples;
test.each((Object.keys(errors) as ErrorName[]).filter((name) => name !== 'silent'))(
  '%s has text in both languages',
  (name) => {
    const zh = sayError(name, details[name], 'zh-CN');
    const en = sayError(name, details[name], 'en-US');
    expect(zh).toMatch(/\p{Script=Han}/u);
    expect(en).toMatch(/[A-Za-z]{3}/);
    for (const words of [zh, en]) expect(words).not.toMatch(/undefined|null|NaN|\[object/);
  },
);

test('a taken right names its cell, its term and its state', () => {
  expect(sayError('rightTaken', details.rightTaken, 'en-US')).toBe(
    'SVOD in Singapore is already sold from 2027-01-01 to 2028-12-31',
  );
  expect(sayError('rightTaken', details.rightTaken, 'zh-CN')).toBe(
    '新加坡的“会员点播”权利自 2027-01-01 至 2028-12-31 已售',
  );
  const open = { medium: 'pay_tv', territory: 'CN', from: '2027-01-01', until: null, state: 'held' };
  expect(sayError('rightTaken', open, 'en-US')).toBe('Pay TV in Mainland China is already held from 2027-01-01 on');
  expect(sayError('rightTaken', open, 'zh-CN')).toBe('中国大陆的“付费电视”权利自 2027-01-01 起已被预留');
});

test('the message for a file that is too large has the limit of the specification', () => {
  expect(sayError('fileTooLarge', details.fileTooLarge, 'en-US')).toBe('Each attachment no larger than 5M');
});

test('a limit of one is in the singular', () => {
  expect(sayError('tooManyRequests', { retryAfterSeconds: 1 }, 'en-US')).toBe(
    'Too many attempts; try again in 1 second',
  );
  expect(sayError('tooManyHolds', { most: 1 }, 'en-US')).toContain('an unpaid exclusive order,');
  expect(sayError('tooManyTrailers', { most: 1 }, 'en-US')).toContain('Only one trailer');
});

test('an AppError carries name, details, code and status', () => {
  const error = new AppError('tooManyRequests', { retryAfterSeconds: 9 });
  expect(error).toBeInstanceOf(Error);
  expect([error.name, error.details, error.code, error.status]).toEqual([
    'tooManyRequests',
    { retryAfterSeconds: 9 },
    429,
    429,
  ]);
});
