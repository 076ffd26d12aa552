import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../platform/database/connect.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { inTransaction, noCookies } from './ctx.ts';
import { addressKey, consumeWithin, refund, resetLimit } from './limit.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ connections: 20 });
});
afterAll(() => t.close());
const outcome = (asked: Promise<unknown>) =>
  asked.then(
    () => 'passed',
    (error: { name: string; details?: { retryAfterSeconds: number } }) => error.details?.retryAfterSeconds,
  );

test('a window allows its limit and no more, reports its end, and starts again', async () => {
  for (let i = 0; i < 3; i++) await consumeWithin(t.ctx(), 'story', 3, 600);
  t.pass({ minutes: 4 });
  expect(await outcome(consumeWithin(t.ctx(), 'story', 3, 600))).toBe(360);
  t.pass({ minutes: 6 });
  expect(await outcome(consumeWithin(t.ctx(), 'story', 3, 600))).toBe('passed');
});

test('hits that come at once over two processes are counted one by one', async () => {
  const other = connect(t.url, 5);
  const asked = Array.from({ length: 40 }, (_, i) =>
    outcome(consumeWithin({ ...t.ctx(), db: i % 2 ? other.db : t.db }, 'race', 10, 60)),
  );
  const outcomes = await Promise.all(asked);
  expect(outcomes.filter((o) => o === 'passed')).toHaveLength(10);
  await other.close();
});

test('a hit that is given back counts no more; forgiving empties the window', async () => {
  for (let i = 0; i < 5; i++) {
    await consumeWithin(t.ctx(), 'failures', 2, 60);
    await refund(t.ctx(), 'failures');
  }
  await consumeWithin(t.ctx(), 'failures', 2, 60);
  await consumeWithin(t.ctx(), 'failures', 2, 60);
  expect(await outcome(consumeWithin(t.ctx(), 'failures', 2, 60))).toBe(60);
  await resetLimit(t.ctx(), 'failures');
  expect(await outcome(consumeWithin(t.ctx(), 'failures', 2, 60))).toBe('passed');
});

test.each(['/api/user/login', '/api/console/session/login'])(
  'of 200 wrong sign-ins at once %s looks at 20',
  async (url) => {
    const tries = Array.from({ length: 200 }, (_, i) =>
      t.app.inject({
        method: 'POST',
        url,
        remoteAddress: url.includes('console') ? '10.9.0.1' : '10.9.0.2',
        payload: { username: `nobody-${i}`, password: 'Wrong@12345' },
      }),
    );
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 422)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(180);
  },
);

test('a hit counts though the action behind it was rolled back', async () => {
  const ctx = {
    ...t.ctx(),
    user: null,
    staff: null,
    sessionId: null,
    locale: 'en-US' as const,
    ip: '10.0.0.1',
    userAgent: '',
    cookies: noCookies,
  };
  for (let i = 0; i < 2; i++) {
    await consumeWithin(ctx, 'failing action', 2, 60);
    await expect(
      inTransaction(ctx, async () => {
        throw new Error('refused');
      }),
    ).rejects.toThrow('refused');
  }
  expect(await outcome(consumeWithin(ctx, 'failing action', 2, 60))).toBe(60);
});

test('over HTTP the refusal is 429 with Retry-After, in the envelope', async () => {
  const wrong = () =>
    t.app.inject({
      method: 'POST',
      url: '/api/user/login',
      headers: { 'accept-language': 'en-US' },
      payload: { username: 'nobody-here', password: 'Wrong@12345' },
    });
  let answer = await wrong();
  for (let i = 0; i < 30 && answer.statusCode !== 429; i++) answer = await wrong();
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.json().msg).toBeTypeOf('string');
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('limits count %s as %s', (ip, key) => expect(addressKey(ip)).toBe(key));
