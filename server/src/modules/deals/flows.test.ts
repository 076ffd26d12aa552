// Tries every move of the three tables from every state, by its actor: the tables decide whether it is allowed, and a refusal changes
// nothing.
import { AuditStatus, auditFlow, ContractStatus, contractFlow } from '@pavilion/protocol/contractStates.ts';
import { OrderStatus, orderFlow, PaymentStatus, paymentFlow } from '@pavilion/protocol/orders.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aStaff } from '../../testing/builders.ts';
import {
  aBuyer,
  anAcceptedOrder,
  anOrder,
  aSale,
  aScan,
  aShipment,
  aSignCode,
  aVoucher,
  type BuiltOrder,
  passDays,
  stubPdf,
  submitVoucher,
} from '../../testing/dealBuilders.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';

let t: TestApp;
let staff: Awaited<ReturnType<typeof aStaff>>;
let second: Awaited<ReturnType<typeof aStaff>>;
beforeAll(async () => {
  t = await testApp();
  stubPdf(t);
  staff = await aStaff(t, 'trade');
  second = await aStaff(t, 'trade');
});
afterAll(() => t.close());

interface States {
  order?: OrderStatus;
  contract?: ContractStatus;
  payment?: PaymentStatus;
}
/** Puts a deal into a state directly. */
async function put({ orderNo, orderContractId }: BuiltOrder, { order, contract, payment }: States) {
  if (order !== undefined)
    await t.db.updateTable('orders').set({ status: order }).where('orderNo', '=', orderNo).execute();
  if (payment !== undefined)
    await t.db.updateTable('orders').set({ paymentStatus: payment }).where('orderNo', '=', orderNo).execute();
  if (contract !== undefined)
    await t.db.updateTable('contracts').set({ status: contract }).where('id', '=', orderContractId).execute();
}
/** Reads everything that a move could change. */
async function snapshot({ orderNo }: BuiltOrder) {
  const order = await t.db.selectFrom('orders').selectAll().where('orderNo', '=', orderNo).executeTakeFirstOrThrow();
  const of = { orderId: order.id };
  const [contract, submissions, grants, events, notices] = await Promise.all([
    t.db.selectFrom('contracts').selectAll().where('orderId', '=', of.orderId).execute(),
    t.db.selectFrom('submissions').selectAll().where('orderId', '=', of.orderId).orderBy('id').execute(),
    t.db.selectFrom('grants').selectAll().where('orderId', '=', of.orderId).orderBy('id').execute(),
    t.db.selectFrom('dealEvents').selectAll().where('orderId', '=', of.orderId).orderBy('id').execute(),
    t.db.selectFrom('notifications').select('id').where('userId', '=', order.userId).orderBy('id').execute(),
  ]);
  return { order, contract, submissions, grants, events, notices };
}
const stateOf = async (order: BuiltOrder) => {
  const { order: row, contract } = await snapshot(order);
  return { order: row.status, payment: row.paymentStatus, contract: contract[0]!.status };
};
const refusal = (of: Promise<unknown>) =>
  of.then(
    () => undefined,
    (error: { code: number }) => error.code,
  );
/** Expects the action to succeed, or to be refused with nothing changed. */
async function expectMove(order: BuiltOrder, allowed: boolean, action: () => Promise<unknown>) {
  const before = await snapshot(order);
  const code = await refusal(action());
  expect(code).toBe(allowed ? undefined : 4200);
  if (!allowed) expect(await snapshot(order)).toEqual(before);
}
const fromEvery = <C extends number>(of: { options: { code: C; en: string }[] }) =>
  of.options.map(({ code, en }) => ({ state: code, name: en }));

const clock = () => t.jobs.add(t.db, 'deals.clock', {}).then(() => t.jobs.drain());

describe('the order', () => {
  const actions: Record<
    Exclude<keyof typeof orderFlow.actions, 'timeOut'>,
    { rest: (state: number) => States; actions: ((o: BuiltOrder) => Promise<unknown>)[] }
  > = {
    accept: {
      rest: () => ({ contract: ContractStatus.draft }),
      actions: [({ orderNo }) => staff.client.consoleOrder.accept({ orderNo })],
    },
    ship: {
      rest: () => ({ contract: ContractStatus.signed, payment: PaymentStatus.paid }),
      actions: [({ orderNo }) => staff.client.consoleOrder.ship(aShipment(orderNo))],
    },
    complete: {
      rest: () => ({ contract: ContractStatus.signed, payment: PaymentStatus.paid }),
      actions: [({ orderNo, buyer }) => buyer.client.programOrder.confirmReceipt({ orderNo })],
    },
    cancel: {
      rest: (state) => ({ contract: state === OrderStatus.pending ? ContractStatus.draft : ContractStatus.awaiting }),
      actions: [
        ({ orderNo, buyer }) => buyer.client.programOrder.cancelProgram({ orderNo }),
        ({ orderNo }) => staff.client.consoleOrder.cancel({ orderNo, reason: '重复下单' }),
      ],
    },
  };
  for (const [action, { rest, actions: ways }] of Object.entries(actions))
    it.each(fromEvery(OrderStatus))(`“${action}” from “$name” follows the table`, async ({ state }) => {
      const flow = orderFlow.actions[action as keyof typeof orderFlow.actions];
      for (const way of ways) {
        const order = await anOrder(t, { staff });
        await put(order, { order: state, ...rest(state) });
        await expectMove(order, orderFlow.can(action as never, state), () => way(order));
        if (orderFlow.can(action as never, state)) expect((await stateOf(order)).order).toBe(flow.to);
      }
    });

  it.each(fromEvery(OrderStatus))('“timeOut” from “$name” follows the table', async ({ state }) => {
    const order = await (state === OrderStatus.pending ? anOrder : anAcceptedOrder)(t, { staff });
    await put(order, { order: state, ...(state > OrderStatus.processing && { contract: ContractStatus.terminated }) });
    const before = await snapshot(order);
    await passDays(t, 31);
    await clock();
    if (!orderFlow.can('timeOut', state)) return expect(await snapshot(order)).toEqual(before);
    const { order: row, contract, grants } = await snapshot(order);
    expect(row.status).toBe(OrderStatus.cancelled);
    expect(contract[0]!.status).toBe(
      state === OrderStatus.pending ? ContractStatus.terminated : ContractStatus.expired,
    );
    expect(grants.every((grant) => grant.state === 'released')).toBe(true);
  });
});

describe('the contract', () => {
  it.each(fromEvery(ContractStatus))('“issue” from “$name” follows the table', async ({ state }) => {
    const order = await anOrder(t, { staff });
    await put(order, { contract: state });
    await expectMove(order, contractFlow.can('issue', state), () =>
      staff.client.consoleOrder.accept({ orderNo: order.orderNo }),
    );
  });

  it.each(fromEvery(ContractStatus))('“sign” online from “$name” follows the table', async ({ state }) => {
    const order = await anAcceptedOrder(t, { staff });
    const emailCode = await aSignCode(t, order);
    const { orderContractId } = order;
    await put(order, { contract: state });
    await expectMove(order, contractFlow.can('sign', state), () =>
      order.buyer.client.programOrder.signContract({ orderContractId, method: 'typed', name: '林晓雯', emailCode }),
    );
  });

  it.each(fromEvery(ContractStatus))('“sign” by stamped copy from “$name” follows the table', async ({ state }) => {
    const order = await anAcceptedOrder(t, { staff });
    const fileInfoList = [await aScan(order)];
    const { orderContractId, buyer } = order;
    await put(order, { contract: state });
    await expectMove(order, contractFlow.can('sign', state), () =>
      buyer.client.programOrder.uploadStampedContract({ orderContractId, fileInfoList }),
    );
    if (!contractFlow.can('sign', state)) return;
    const { submissions } = await snapshot(order);
    await staff.client.consoleSubmission.approve({ id: submissions[0]!.id });
    expect((await stateOf(order)).contract).toBe(ContractStatus.signed);
  });

  it.each(fromEvery(ContractStatus))('“expire” from “$name” follows the table', async ({ state }) => {
    const order = await anAcceptedOrder(t, { staff });
    await put(order, { contract: state });
    const past = { startDate: '2020-01-01', endDate: '2020-12-31' };
    await t.db.updateTable('orders').set(past).where('orderNo', '=', order.orderNo).execute();
    await t.db.updateTable('contracts').set({ signBy: t.clock.now }).where('id', '=', order.orderContractId).execute();
    const before = await snapshot(order);
    await clock();
    if (!contractFlow.can('expire', state)) return expect(await snapshot(order)).toEqual(before);
    const { contract, grants } = await snapshot(order);
    expect(contract[0]!.status).toBe(ContractStatus.expired);
    expect(grants.every((grant) => grant.state === 'released')).toBe(true);
  });

  const terminateByTwo = async ({ orderNo }: BuiltOrder) => {
    await staff.client.consoleOrder.askTermination({ orderNo, reason: '双方协商解约' });
    await second.client.consoleOrder.confirmTermination({ orderNo });
  };
  it.each(fromEvery(ContractStatus))(
    '“terminate” by two people from “$name” needs a signed contract',
    async ({ state }) => {
      const order = await anAcceptedOrder(t, { staff });
      await put(order, { contract: state });
      await expectMove(order, state === ContractStatus.signed, () => terminateByTwo(order));
      if (state !== ContractStatus.signed) return;
      expect(await stateOf(order)).toMatchObject({ contract: ContractStatus.terminated, order: OrderStatus.cancelled });
    },
  );
  it.each(fromEvery(ContractStatus))(
    '“terminate” from “$name” by cancelling needs an unsigned contract',
    async ({ state }) => {
      const order = await anAcceptedOrder(t, { staff });
      await put(order, { contract: state });
      const { orderNo, buyer } = order;
      const code = await refusal(buyer.client.programOrder.cancelProgram({ orderNo }));
      expect(code).toBe(state === ContractStatus.signed ? 4211 : undefined);
      const after = (await stateOf(order)).contract;
      expect(after).toBe(contractFlow.can('terminate', state) && !code ? ContractStatus.terminated : state);
    },
  );
});

describe('the payment', () => {
  it.each(fromEvery(PaymentStatus))('“voucher” from “$name” follows the table', async ({ state }) => {
    const order = await anAcceptedOrder(t, { staff });
    const files = [await aScan(order)];
    await put(order, { payment: state });
    await expectMove(order, paymentFlow.can('voucher', state), () =>
      order.buyer.client.programOrder.uploadPaymentVoucher(aVoucher(order.orderNo, files)),
    );
  });
  it.each(fromEvery(OrderStatus))(
    'a voucher is accepted only for an accepted order, not for one that is “$name”',
    async ({ state }) => {
      const order = await anAcceptedOrder(t, { staff });
      const files = [await aScan(order)];
      await put(order, { order: state });
      await expectMove(order, state === OrderStatus.processing, () =>
        order.buyer.client.programOrder.uploadPaymentVoucher(aVoucher(order.orderNo, files)),
      );
    },
  );
  for (const action of ['confirm', 'reject'] as const)
    it.each(fromEvery(PaymentStatus))(`“${action}” from “$name” follows the table`, async ({ state }) => {
      const order = await anAcceptedOrder(t, { staff });
      const id = await submitVoucher(order);
      await put(order, { payment: state });
      await expectMove(order, paymentFlow.can(action, state), () =>
        action === 'confirm'
          ? staff.client.consoleSubmission.approve({ id })
          : staff.client.consoleSubmission.reject({ id, reason: '凭证不清晰' }),
      );
    });
});

describe('the review', () => {
  for (const action of Object.keys(auditFlow.actions) as (keyof typeof auditFlow.actions)[])
    it.each(fromEvery(AuditStatus))(
      `“${action}” of a submission that is “$name” follows the table`,
      async ({ state }) => {
        const order = await anAcceptedOrder(t, { staff });
        const id = await submitVoucher(order);
        await t.db.updateTable('submissions').set({ auditStatus: state }).where('id', '=', id).execute();
        await expectMove(order, auditFlow.can(action, state), () =>
          action === 'approve'
            ? staff.client.consoleSubmission.approve({ id })
            : staff.client.consoleSubmission.reject({ id, reason: '凭证不清晰' }),
        );
      },
    );
});

describe('who may move', () => {
  it('does not find a deal of another user', async () => {
    const order = await anAcceptedOrder(t, { staff });
    const stranger = await aBuyer(t);
    const { orderNo, orderContractId } = order;
    const fileInfoList = [await aScan({ buyer: order.buyer, orderNo })];
    const { programOrder } = stranger.client;
    const before = await snapshot(order);
    for (const action of [
      () => programOrder.myOrderDetail({ orderNo }),
      () => programOrder.cancelProgram({ orderNo }),
      () => programOrder.confirmReceipt({ orderNo }),
      () => programOrder.viewContract({ orderContractId }),
      () => programOrder.getSignCode({ orderContractId }),
      () => programOrder.signContract({ orderContractId, method: 'typed', name: '林晓雯', emailCode: '123456' }),
      () => programOrder.uploadStampedContract({ orderContractId, fileInfoList }),
      () => programOrder.uploadPaymentVoucher(aVoucher(orderNo, fileInfoList)),
      () => aScan({ buyer: stranger, orderNo }),
    ])
      expect(await refusal(action())).toBe(404);
    expect(await snapshot(order)).toEqual(before);
    expect((await programOrder.myOrder()).total).toBe(0);
    expect((await programOrder.myContract()).total).toBe(0);
  });

  it('lets only trade staff move deals; an administrator reads them', async () => {
    const { orderNo, buyer } = await anOrder(t, { staff });
    for (const role of ['editor', 'reviewer', 'service'] as const) {
      const staff = await aStaff(t, role);
      expect(await refusal(staff.client.consoleOrder.accept({ orderNo }))).toBe(403);
      expect(await refusal(staff.client.consoleOrder.list())).toBe(403);
      expect(await refusal(staff.client.consoleSubmission.list())).toBe(403);
    }
    expect(await refusal(buyer.client.consoleOrder.accept({ orderNo }))).toBe(401);
    expect(await refusal(t.visitor.consoleOrder.accept({ orderNo }))).toBe(401);
    const admin = await aStaff(t, 'admin');
    expect(await refusal(admin.client.consoleOrder.accept({ orderNo }))).toBe(403);
    expect(await admin.client.consoleOrder.detail({ orderNo })).toMatchObject({ status: 0, allowed: [] });
  });

  it('sells nothing to the uncertified or the signed out', async () => {
    const buyer = await aBuyer(t, { certified: false });
    const sale = await aSale(t);
    const chosen = {
      programmeId: sale.programme.id,
      offerId: sale.offer.id,
      media: ['svod' as const],
      territories: ['SG'],
      startDate: '2027-07-01',
      years: 1 as const,
    };
    expect(await refusal(buyer.client.programOrder.preorderProgram(chosen))).toBe(4004);
    const placing = { ...chosen, addressId: buyer.addressId, agreed: true as const };
    expect(await refusal(buyer.client.programOrder.orderProgram(placing))).toBe(4004);
    expect(await refusal(t.visitor.programOrder.orderProgram(placing))).toBe(401);
  });
});
