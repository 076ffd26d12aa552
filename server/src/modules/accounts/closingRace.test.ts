// Checks races between closing an account and another action on it: exactly one of the two succeeds.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testPassword } from '../../testing/builders.ts';
import { aBuyer, anOrderForm, aSale, stubPdf } from '../../testing/dealBuilders.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  stubPdf(t);
});
afterAll(() => t.close());

const codeOf = (of: Promise<unknown>) =>
  of.then(
    () => 200,
    (error: { code: number }) => error.code,
  );

it('leaves no open order of a closed account, and closes no account with an open order', async () => {
  const sale = await aSale(t);
  const wins = { close: 0, order: 0 };
  for (let round = 0; round < 8; round++) {
    const buyers = await Promise.all(Array.from({ length: 4 }, () => aBuyer(t)));
    const pairs = buyers.map(async (buyer) => {
      const [close, order] = await Promise.all([
        codeOf(buyer.client.user.closeMyAccount({ password: testPassword })),
        codeOf(buyer.client.programOrder.orderProgram(anOrderForm(t, buyer, sale))),
      ]);
      expect([close, order].filter((code) => code === 200)).toHaveLength(1);
      expect(close === 200 ? [401, 4113, 4004, 404] : [4120]).toContain(close === 200 ? order : close);
      wins[close === 200 ? 'close' : 'order'] += 1;
    });
    await Promise.all(pairs);
  }
  const open = await t.db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.userId')
    .select('orders.id')
    .where('users.closedAt', 'is not', null)
    .execute();
  expect(open).toEqual([]);
  expect(wins.close + wins.order).toBe(32);
});

it('refuses every write for a closed account', async () => {
  const buyer = await aBuyer(t);
  await t.db.updateTable('users').set({ closedAt: t.clock.now }).where('id', '=', buyer.id).execute();
  const closed = { code: 'PVC01' };
  const address = { userId: buyer.id, recipient: 'Lin', country: 'HK', address: '1 Nathan Road', phone: '+852 1' };
  await expect(t.db.insertInto('addresses').values(address).execute()).rejects.toMatchObject(closed);
  await expect(
    t.db
      .insertInto('favourites')
      .values({ userId: buyer.id, class: 1, contentId: 1, createdAt: t.clock.now })
      .execute(),
  ).rejects.toMatchObject(closed);
  await expect(
    t.db.updateTable('users').set({ nickname: 'back again' }).where('id', '=', buyer.id).execute(),
  ).rejects.toMatchObject(closed);
});
