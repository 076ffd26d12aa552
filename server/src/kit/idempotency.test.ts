import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '../testing/builders.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { type Ctx, noCookies, type User } from './ctx.ts';
import { withIdempotencyKey } from './idempotency.ts';

let t: TestApp;
let ctx: Ctx<User, null>;
beforeAll(async () => {
  t = await testApp({ connections: 20 });
  ctx = await ctxOf(await aUser(t));
});
afterAll(() => t.close());

async function ctxOf({ id }: { id: number }): Promise<Ctx<User, null>> {
  const row = await t.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const user = { ...row, locale: 'en-US', certKind: null } as unknown as User;
  return {
    ...t.ctx(),
    user,
    staff: null,
    sessionId: null,
    locale: 'en-US',
    ip: '10.0.0.1',
    userAgent: '',
    cookies: noCookies,
  };
}
const runOnce = <T>(
  ctx: Ctx<User, null>,
  endpoint: string,
  key: string,
  input: unknown,
  work: (ctx: Ctx<User, null>) => Promise<T>,
) =>
  withIdempotencyKey(
    ctx,
    // The stored answer is the JSON of what `work` returned.
    { userId: ctx.user.id, endpoint, key, input, readAnswer: (stored) => stored as T },
    work,
  );
/** An action that leaves a trace of each time it is done. */
const action =
  (mark: string, fails = false) =>
  async (ctx: Ctx<User, null>) => {
    await ctx.db
      .insertInto('settings')
      .values({ key: `${mark}-${crypto.randomUUID()}`, value: '1' })
      .execute();
    if (fails) throw new Error('the action failed');
    return { mark, at: crypto.randomUUID() };
  };
const done = async (mark: string) =>
  (await t.db.selectFrom('settings').select('key').where('key', 'like', `${mark}-%`).execute()).length;

test('twenty calls at once with one key are one action and one answer', async () => {
  const calls = Array.from({ length: 20 }, () => runOnce(ctx, '/action', 'one', { cells: [1, 2] }, action('parallel')));
  const answers = await Promise.all(calls);
  expect(new Set(answers.map(({ at }) => at)).size).toBe(1);
  expect(await done('parallel')).toBe(1);
});

test('the same key with other input is refused, and nothing is done', async () => {
  await runOnce(ctx, '/action', 'two', { amount: 1 }, action('other'));
  await expect(runOnce(ctx, '/action', 'two', { amount: 2 }, action('other'))).rejects.toMatchObject({
    name: 'idempotencyKeyReused',
  });
  expect(await done('other')).toBe(1);
});

test('files count as input: other bytes under one key are refused', async () => {
  const file = (byte: number) => ({ file: { name: 'a.pdf', bytes: new Uint8Array([byte]) } });
  await runOnce(ctx, '/action', 'three', file(1), action('file'));
  await runOnce(ctx, '/action', 'three', file(1), action('file'));
  await expect(runOnce(ctx, '/action', 'three', file(2), action('file'))).rejects.toMatchObject({
    name: 'idempotencyKeyReused',
  });
  expect(await done('file')).toBe(1);
});

test('an action that fails leaves neither trace nor key: the next try is a first one', async () => {
  await expect(runOnce(ctx, '/action', 'four', {}, action('failing', true))).rejects.toThrow('the action failed');
  expect(await done('failing')).toBe(0);
  expect(await runOnce(ctx, '/action', 'four', {}, action('failing'))).toMatchObject({ mark: 'failing' });
  expect(await done('failing')).toBe(1);
});

test('keys belong to their user and endpoint', async () => {
  const other = await ctxOf(await aUser(t));
  await runOnce(ctx, '/action', 'five', {}, action('owners'));
  await runOnce(other, '/action', 'five', {}, action('owners'));
  await runOnce(ctx, '/other-action', 'five', {}, action('owners'));
  expect(await done('owners')).toBe(3);
});

test('an answer kept is the answer sent, without what JSON cannot carry', async () => {
  const first = await runOnce(ctx, '/action', 'six', {}, async () => ({
    at: '2026-06-01T08:00:00.000Z',
    n: null,
    list: [1],
  }));
  const again = await runOnce(ctx, '/action', 'six', {}, async () => ({ at: '', n: null, list: [0] }));
  expect(again).toEqual(first);
});
