// Tests of concurrent and repeated requests.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPictureFile, aStaff } from '../../../testing/builders.ts';
import {
  aBuyer,
  anAcceptedOrder,
  anOrder,
  anOrderForm,
  aPaidOrder,
  aSale,
  aScan,
  aShipment,
  aVoucher,
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

type Outcome = PromiseSettledResult<unknown>;
const told = (outcomes: Outcome[]) =>
  outcomes.flatMap((o) => (o.status === 'rejected' ? [o.reason as { code: number; message: string }] : []));
const ordersOf = (userId: number) => t.db.selectFrom('orders').select('orderNo').where('userId', '=', userId).execute();

describe('an exclusive right', () => {
  it('goes to exactly one of fifty buyers, and the others learn which cell is taken', async () => {
    const sale = await aSale(t, { exclusive: true, media: ['svod'], countries: ['JP'] });
    const buyers = [];
    for (let i = 0; i < 50; i++) buyers.push(await aBuyer(t));
    const outcomes = await Promise.allSettled(
      buyers.map((buyer) => buyer.client.programOrder.orderProgram(anOrderForm(t, buyer, sale))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusals = told(outcomes);
    expect(refusals).toHaveLength(49);
    for (const { code, message } of refusals) {
      expect(code).toBe(4201);
      expect(message).toMatch(/SVOD in Japan is already held from 2026-07-01 to 2027-06-30/);
    }
    const { rights, orders } = await t.db
      .selectNoFrom((e) => [
        e
          .selectFrom('grants')
          .select(e.fn.countAll<number>().as('n'))
          .where('programmeId', '=', sale.programme.id)
          .as('rights'),
        e
          .selectFrom('orders')
          .select(e.fn.countAll<number>().as('n'))
          .where('programmeId', '=', sale.programme.id)
          .as('orders'),
      ])
      .executeTakeFirstOrThrow();
    expect([rights, orders]).toEqual([1, 1]);
  });

  it('is free again once its order is cancelled', async () => {
    const sale = await aSale(t, { exclusive: true });
    const first = await anOrder(t, { sale });
    const buyer = await aBuyer(t);
    const again = () => buyer.client.programOrder.orderProgram(anOrderForm(t, buyer, sale));
    await expect(again()).rejects.toMatchObject({ code: 4201 });
    await first.buyer.client.programOrder.cancelProgram({ orderNo: first.orderNo, reason: '计划有变' });
    await expect(again()).resolves.toMatchObject({ orderNo: expect.stringMatching(/^PV/) });
  });

  it('is shared by all buyers if the offer is not exclusive', async () => {
    const sale = await aSale(t);
    const buyers = [await aBuyer(t), await aBuyer(t), await aBuyer(t)];
    const outcomes = await Promise.allSettled(
      buyers.map((buyer) => buyer.client.programOrder.orderProgram(anOrderForm(t, buyer, sale))),
    );
    expect(told(outcomes)).toEqual([]);
  });
});

describe('a retry with the same key', () => {
  it('makes one order, sequentially or concurrently', async () => {
    const sale = await aSale(t);
    const buyer = await aBuyer(t);
    const form = anOrderForm(t, buyer, sale);
    const place = (idempotencyKey: string) => buyer.client.programOrder.orderProgram(form, { idempotencyKey });
    const first = await place('intent-1');
    expect(await place('intent-1')).toEqual(first);
    const other = await aSale(t);
    const again = () =>
      buyer.client.programOrder.orderProgram(anOrderForm(t, buyer, other), { idempotencyKey: 'intent-2' });
    const together = await Promise.all(Array.from({ length: 8 }, again));
    expect(new Set(together.map(({ orderNo }) => orderNo)).size).toBe(1);
    expect(await ordersOf(buyer.id)).toHaveLength(2);
    await expect(
      buyer.client.programOrder.orderProgram({ ...form, years: 2 }, { idempotencyKey: 'intent-1' }),
    ).rejects.toMatchObject({ code: 4001 });
  });

  it('stores a scan once, and refuses another file under the same key', async () => {
    const { buyer, orderNo } = await anAcceptedOrder(t);
    const file = await aPictureFile();
    const upload = (bytes: typeof file) =>
      buyer.client.programOrder.uploadVoucherFile({ file: bytes, orderNo }, { idempotencyKey: 'scan-1' });
    const [first, second] = [await upload(file), await upload(file)];
    expect(second.data.id).toBe(first.data.id);
    await expect(upload(await aPictureFile())).rejects.toMatchObject({ code: 4001 });
  });

  it('submits a voucher and a stamped copy once', async () => {
    const order = await anAcceptedOrder(t);
    const { programOrder } = order.buyer.client;
    const fileInfoList = [await aScan(order)];
    const stamped = { orderContractId: order.orderContractId, fileInfoList };
    for (let i = 0; i < 2; i++) {
      await programOrder.uploadPaymentVoucher(aVoucher(order.orderNo, fileInfoList), { idempotencyKey: 'voucher' });
      await programOrder.uploadStampedContract(stamped, { idempotencyKey: 'stamped' });
    }
    expect((await programOrder.myOrderDetail({ orderNo: order.orderNo })).submissions).toHaveLength(2);
  });
});

describe('a buyer who clicks twice without a key', () => {
  it('submits one voucher and one stamped copy', async () => {
    const order = await anAcceptedOrder(t);
    const fileInfoList = [await aScan(order)];
    const { programOrder } = order.buyer.client;
    const { orderNo, orderContractId } = order;
    for (const [action, code] of [
      [() => programOrder.uploadPaymentVoucher(aVoucher(orderNo, fileInfoList)), 4205],
      [() => programOrder.uploadStampedContract({ orderContractId, fileInfoList }), 4206],
    ] as const) {
      const outcomes = await Promise.allSettled([action(), action(), action()]);
      expect(told(outcomes)).toMatchObject([{ code }, { code }]);
    }
  });
});

describe('two staff members at once', () => {
  const both = async (actions: (() => Promise<unknown>)[]) => {
    const outcomes = await Promise.allSettled(actions.map((action) => action()));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(told(outcomes)).toMatchObject([{ code: 4200 }]);
  };
  it('confirm a payment once', async () => {
    const order = await anAcceptedOrder(t);
    const id = await submitVoucher(order);
    const other = await aStaff(t, 'trade');
    await both(
      [order.staff, other].map(
        ({ client }) =>
          () =>
            client.consoleSubmission.approve({ id }),
      ),
    );
    const events = await t.db.selectFrom('dealEvents').select('action').where('action', '=', 'confirm').execute();
    expect(events).toHaveLength(1);
  });
  it('approve and reject a stamped copy: one verdict is kept', async () => {
    const order = await anAcceptedOrder(t);
    const id = await submitStamped(order);
    const other = await aStaff(t, 'trade');
    await both([
      () => order.staff.client.consoleSubmission.approve({ id }),
      () => other.client.consoleSubmission.reject({ id, reason: '缺少骑缝章' }),
    ]);
  });
  it('accept, and ship, once', async () => {
    const order = await anOrder(t);
    const other = await aStaff(t, 'trade');
    const { orderNo } = order;
    await both(
      [order.staff, other].map(
        ({ client }) =>
          () =>
            client.consoleOrder.accept({ orderNo }),
      ),
    );
    const paid = await aPaidOrder(t);
    await both(
      [paid.staff, other].map(
        ({ client }) =>
          () =>
            client.consoleOrder.ship(aShipment(paid.orderNo)),
      ),
    );
  });
  it('the buyer cancels while staff accept: exactly one of the two takes effect', async () => {
    for (let i = 0; i < 5; i++) {
      const { orderNo, buyer, staff } = await anOrder(t);
      await Promise.allSettled([
        buyer.client.programOrder.cancelProgram({ orderNo }),
        staff.client.consoleOrder.accept({ orderNo }),
      ]);
      const detail = await buyer.client.programOrder.myOrderDetail({ orderNo });
      const grants = await t.db
        .selectFrom('grants')
        .innerJoin('orders', 'orders.id', 'grants.orderId')
        .select('grants.state')
        .where('orders.orderNo', '=', orderNo)
        .execute();
      // Cancelled after the acceptance or before it: either way the contract is terminated and the cell is free.
      expect([detail.status, detail.contractStatus, grants[0]!.state]).toEqual([9, 4, 'released']);
    }
  });
});
