// Tests of the ways a contract ends: by time, by two people, or unsigned.
import { DAY_MS, daysAfter } from '@pavilion/protocol/kit/days.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aStaff, aUser } from '../../../testing/builders.ts';
import {
  anAcceptedOrder,
  anOrder,
  aPaidOrder,
  aScan,
  aShippedOrder,
  aSignedOrder,
  aVoucher,
  type BuiltOrder,
  passDays,
  sign,
  stubPdf,
  submitStamped,
  submitVoucher,
} from '../../../testing/dealBuilders.ts';
import { type TestApp, testApp } from '../../../testing/testApp.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  stubPdf(t);
});
afterAll(() => t.close());

const refusal = (of: Promise<unknown>) =>
  of.then(
    () => undefined,
    (error: { code: number }) => error.code,
  );
const clock = () => t.jobs.add(t.db, 'deals.clock', {}).then(() => t.jobs.drain());
const read = ({ buyer, orderNo }: BuiltOrder) => buyer.client.programOrder.myOrderDetail({ orderNo });
const grantsOf = async ({ orderNo }: BuiltOrder) =>
  (
    await t.db
      .selectFrom('grants')
      .innerJoin('orders', 'orders.id', 'grants.orderId')
      .select('grants.state')
      .where('orders.orderNo', '=', orderNo)
      .execute()
  ).map(({ state }) => state);
describe('time', () => {
  it('closes nothing early, and nothing that waits for staff', async () => {
    const [pending, unsigned, inReview, paying] = [
      await anOrder(t),
      await anAcceptedOrder(t),
      await anAcceptedOrder(t),
      await anAcceptedOrder(t),
    ];
    const stamped = await submitStamped(inReview);
    await submitVoucher(paying);
    await passDays(t, 15);
    await clock();
    expect([(await read(pending)).status, (await read(unsigned)).status]).toEqual([0, 1]);
    await passDays(t, 1);
    await clock();
    expect(await read(pending)).toMatchObject({ status: 9, contractStatus: 4 });
    await passDays(t, 15);
    await clock();
    expect(await read(unsigned)).toMatchObject({ status: 9, contractStatus: 3 });
    expect(await read(inReview)).toMatchObject({ status: 1, contractStatus: 1 });
    expect(await read(paying)).toMatchObject({ status: 1, contractStatus: 1 });
    await inReview.staff.client.consoleSubmission.reject({ id: stamped, reason: '缺少骑缝章' });
    expect((await read(inReview)).allowed).not.toContain('sign');
    await clock();
    expect(await read(inReview)).toMatchObject({ status: 9, contractStatus: 3 });
    expect([await grantsOf(pending), await grantsOf(unsigned), await grantsOf(paying)]).toEqual([
      ['released'],
      ['released'],
      ['held'],
    ]);
  });
  it('blocks signing and paying once the deadline has passed, even before the job runs', async () => {
    const order = await anAcceptedOrder(t);
    const { orderNo, orderContractId, buyer } = order;
    const files = [await aScan(order)];
    await passDays(t, 31);
    expect((await read(order)).allowed).toEqual(['cancel']);
    const { programOrder } = buyer.client;
    expect(await refusal(programOrder.getSignCode({ orderContractId }))).toBe(4200);
    expect(await refusal(programOrder.uploadPaymentVoucher(aVoucher(orderNo, files)))).toBe(4200);
    expect(await refusal(programOrder.uploadStampedContract({ orderContractId, fileInfoList: files }))).toBe(4200);
  });
  it('completes a shipped order after fifteen days, and ends the licence the day after its last', async () => {
    const order = await aShippedOrder(t);
    await passDays(t, 15);
    await clock();
    const { endDate, status } = await read(order);
    expect(status).toBe(3);
    const lastDay = Date.parse(`${endDate}T23:59:59+08:00`);
    await passDays(t, (lastDay - t.clock.now.getTime()) / DAY_MS);
    await clock();
    expect((await read(order)).contractStatus).toBe(2);
    await passDays(t, 1 / 86_400);
    await clock();
    expect(await read(order)).toMatchObject({ status: 3, contractStatus: 3 });
    expect(await grantsOf(order)).toEqual(['released']);
  });
});

describe('terminating a signed contract', () => {
  it('needs a reason and another person, and frees the cells', async () => {
    const order = await aSignedOrder(t);
    const voucher = await submitVoucher(order);
    const { orderNo, staff, buyer } = order;
    const other = await aStaff(t, 'trade');
    expect(await refusal(other.client.consoleOrder.confirmTermination({ orderNo }))).toBe(409);
    await staff.client.consoleOrder.askTermination({ orderNo, reason: '买方违约' });
    expect(await refusal(other.client.consoleOrder.askTermination({ orderNo, reason: '再次申请' }))).toBe(409);
    expect(await refusal(staff.client.consoleOrder.confirmTermination({ orderNo }))).toBe(4212);
    expect((await read(order)).timeline.some(({ action }) => action === 'askTermination')).toBe(false);
    expect((await other.client.consoleOrder.detail({ orderNo })).termination).toMatchObject({
      askedById: staff.id,
      reason: '买方违约',
    });
    await staff.client.consoleOrder.withdrawTermination({ orderNo });
    expect(await refusal(other.client.consoleOrder.confirmTermination({ orderNo }))).toBe(409);
    await staff.client.consoleOrder.askTermination({ orderNo, reason: '买方违约' });
    await other.client.consoleOrder.confirmTermination({ orderNo });
    expect(await read(order)).toMatchObject({
      status: 9,
      contractStatus: 4,
      paymentStatus: 0,
      cancelReason: '买方违约',
      submissions: [{ id: voucher, auditStatus: 2 }],
    });
    expect(await grantsOf(order)).toEqual(['released']);
    await t.jobs.drain();
    expect(t.delivered.findLast(({ to }) => to === buyer.email)!.subject).toContain('has been terminated');
  });
  it('leaves a delivered order delivered, but no longer shows the download link', async () => {
    const order = await aPaidOrder(t);
    const { orderNo, staff } = order;
    const expiresAt = daysAfter(t.clock.now, 7).toISOString();
    const url = 'https://delivery.example/abc';
    await staff.client.consoleOrder.ship({ orderNo, method: 'download', url, expiresAt });
    expect((await read(order)).shipping?.url).toBe(url);
    const second = await aStaff(t, 'trade');
    await staff.client.consoleOrder.askTermination({ orderNo, reason: '权利瑕疵' });
    await second.client.consoleOrder.confirmTermination({ orderNo });
    expect(await read(order)).toMatchObject({ status: 2, contractStatus: 4, allowed: ['confirmReceipt'] });
    expect((await read(order)).shipping?.url).toBe('');
  });
});

describe('the seller', () => {
  it('is notified of the signature, the payment and the end, in their own language', async () => {
    const order = await anAcceptedOrder(t);
    const seller = await aUser(t, { certified: 'enterprise', locale: 'zh-CN' });
    const { sellerId } = await t.db
      .selectFrom('programmes')
      .select('sellerId')
      .where('id', '=', order.sale.programme.id)
      .executeTakeFirstOrThrow();
    await t.db.updateTable('companies').set({ userId: seller.id }).where('id', '=', sellerId!).execute();
    await sign(t, order);
    await order.staff.client.consoleSubmission.approve({ id: await submitVoucher(order) });
    const { orderNo } = order;
    await order.staff.client.consoleOrder.askTermination({ orderNo, reason: '双方协商' });
    await (await aStaff(t, 'trade')).client.consoleOrder.confirmTermination({ orderNo });
    await t.jobs.drain();
    const title = order.sale.programme.zhTitle;
    expect(t.delivered.filter(({ to }) => to === seller.email).map(({ subject }) => subject)).toEqual([
      `《${title}》已售出授权`,
      `请交付《${title}》的母版`,
      `《${title}》的一份授权已终止`,
    ]);
  });
  it('also ends a contract that was paid for but never signed', async () => {
    const order = await anAcceptedOrder(t);
    const { orderNo, staff, buyer } = order;
    await staff.client.consoleSubmission.approve({ id: await submitVoucher(order) });
    await passDays(t, 40);
    await clock();
    expect(await read(order)).toMatchObject({ status: 1, contractStatus: 1, paymentStatus: 2 });
    expect(await refusal(buyer.client.programOrder.cancelProgram({ orderNo }))).toBe(4210);
    await staff.client.consoleOrder.askTermination({ orderNo, reason: '买方未签署，款项已退回' });
    await (await aStaff(t, 'trade')).client.consoleOrder.confirmTermination({ orderNo });
    expect(await read(order)).toMatchObject({ status: 9, contractStatus: 4, paymentStatus: 2 });
    expect(await grantsOf(order)).toEqual(['released']);
  });
});
