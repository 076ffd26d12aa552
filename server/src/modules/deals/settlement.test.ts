import { afterAll, beforeAll, expect, test } from 'vitest';
import { aStaff } from '../../testing/builders.ts';
import { aScan, aSignedOrder, aVoucher, type BuiltOrder, stubPdf, submitVoucher } from '../../testing/dealBuilders.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  stubPdf(t);
});
afterAll(() => t.close());

const detailOf = ({ buyer, orderNo }: BuiltOrder) => buyer.client.programOrder.myOrderDetail({ orderNo });
const confirmed = { paymentStatus: 2 };
const waiting = { paymentStatus: 1 };

test('received amount, withheld tax and bank charges that make the total confirm a payment', async () => {
  const order = await aSignedOrder(t);
  const voucher = aVoucher(order.orderNo, [await aScan(order)], 900_000);
  await order.buyer.client.programOrder.uploadPaymentVoucher({ ...voucher, withheldMinor: 100_000 });
  const { id, withheldMinor } = (await detailOf(order)).submissions[0]!;
  expect(withheldMinor).toBe(100_000);
  // The bank kept 25.00 of what the buyer sent; staff enter what arrived.
  const settlement = { receivedMinor: 897_500, withheldMinor: 100_000, chargesMinor: 2_500 };
  expect(await order.staff.client.consoleSubmission.approve({ id, settlement })).toMatchObject({ waits: false });
  const after = await detailOf(order);
  expect(after).toMatchObject(confirmed);
  expect(after.submissions[0]).toMatchObject({ amountMinor: 900_000, settlement, shortfallReason: null });
});

test.each([
  ['one minor unit missing', 999_999],
  ['too much', 1_000_001],
])('%s needs a reason and a second person', async (_, receivedMinor) => {
  const order = await aSignedOrder(t);
  const second = await aStaff(t, 'trade');
  const id = await submitVoucher(order);
  const settlement = { receivedMinor, withheldMinor: 0, chargesMinor: 0 };
  const { approve } = order.staff.client.consoleSubmission;
  await expect(approve({ id, settlement })).rejects.toMatchObject({ code: 4207 });
  await expect(approve({ id, settlement, note: '   ' })).rejects.toMatchObject({ code: 4207 });
  expect((await detailOf(order)).submissions[0]).toMatchObject({ settlement: null });
  expect(await approve({ id, settlement, note: '卖方书面同意' })).toMatchObject({ waits: true });
  expect(await detailOf(order)).toMatchObject(waiting);
  await expect(approve({ id })).rejects.toMatchObject({ code: 4212 });
  // Other figures count as a new statement, which nobody has confirmed.
  const other = { ...settlement, chargesMinor: 5 };
  await expect(second.client.consoleSubmission.approve({ id, settlement: other })).rejects.toMatchObject({ code: 409 });
  expect(await second.client.consoleSubmission.approve({ id })).toMatchObject({ waits: false });
  const after = await detailOf(order);
  expect(after).toMatchObject(confirmed);
  expect(after.submissions[0]).toMatchObject({ settlement, shortfallReason: '卖方书面同意' });
});

test('of two concurrent colleagues one is the second person, and the payment is confirmed once', async () => {
  const order = await aSignedOrder(t);
  const [a, b] = [await aStaff(t, 'trade'), await aStaff(t, 'trade')];
  const id = await submitVoucher(order, 999_000);
  await order.staff.client.consoleSubmission.approve({ id, note: '手续费由卖方承担' });
  const results = await Promise.allSettled([a, b].map(({ client }) => client.consoleSubmission.approve({ id })));
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const { timeline } = await detailOf(order);
  expect(timeline.filter(({ subject, action }) => subject === 'payment' && action === 'confirm')).toHaveLength(1);
});

test('invalid amounts change nothing', async () => {
  const order = await aSignedOrder(t);
  const id = await submitVoucher(order);
  for (const bad of [-1, 0.5, Number.MAX_SAFE_INTEGER])
    await expect(
      order.staff.client.consoleSubmission.approve({
        id,
        settlement: { receivedMinor: 1_000_000, withheldMinor: bad, chargesMinor: 0 },
      }),
    ).rejects.toMatchObject({ code: 400 });
  expect(await detailOf(order)).toMatchObject(waiting);
});
