// One licence from the first quote to the receipt, over HTTP, with the real document.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aStaff } from '../../../testing/builders.ts';
import {
  aBuyer,
  anOrderForm,
  aSale,
  aScan,
  aShipment,
  aSignCode,
  aVoucher,
  type BuiltOrder,
} from '../../../testing/dealBuilders.ts';
import { type TestApp, testApp } from '../../../testing/testApp.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const lettersTo = (email: string) => t.delivered.filter(({ to }) => to === email).map(({ subject }) => subject);

describe('a buyer licenses a programme', () => {
  let order: BuiltOrder;
  const mine = () => order.buyer.client.programOrder.myOrderDetail({ orderNo: order.orderNo });
  const grants = () =>
    t.db.selectFrom('grants').innerJoin('orders', 'orders.id', 'grants.orderId').select('grants.state').execute();

  it('sees the price and that every cell is free', async () => {
    const [buyer, staff] = [await aBuyer(t, { locale: 'zh-CN' }), await aStaff(t, 'trade')];
    const sale = await aSale(t);
    order = { buyer, staff, sale, orderNo: '', orderContractId: 0, contractNo: '' };
    const { addressId: _, agreed: __, ...chosen } = anOrderForm(t, buyer, sale);
    const quoted = await buyer.client.programOrder.preorderProgram({ ...chosen, media: ['svod', 'pay_tv'] });
    expect(quoted).toMatchObject({ totalMinor: 1_000_000, endDate: '2027-06-30', problems: [] });
    expect(quoted.cells).toHaveLength(2);
    expect(quoted.cells.every(({ state }) => state === 'free')).toBe(true);
    expect(quoted.address?.id).toBe(buyer.addressId);
  });

  it('places the order: cells are held and the terms frozen', async () => {
    const form = {
      ...anOrderForm(t, order.buyer, order.sale),
      media: ['svod', 'pay_tv'] as never,
      totalMinor: 1_000_000,
      invoice: { type: 2 as const, title: '东方海岸影业', taxNo: '91110108MA01ABCD1X' },
    };
    order = { ...order, ...(await order.buyer.client.programOrder.orderProgram(form)) };
    expect(order.orderNo).toMatch(/^PV20260601\d{7}$/);
    expect(order.contractNo).toBe(order.orderNo.replace('PV', 'PVC'));
    expect((await grants()).map(({ state }) => state)).toEqual(['held', 'held']);
    expect(await mine()).toMatchObject({
      status: 0,
      paymentStatus: 0,
      contractStatus: 0,
      totalMinor: 1_000_000,
      countries: ['MY'],
      allowed: ['cancel'],
      invoice: { title: '东方海岸影业' },
    });
    const view = await order.buyer.client.programOrder.viewContract({ orderContractId: order.orderContractId });
    expect(view.terms.buyer).toMatchObject({ kind: 'person', contact: '林晓雯' });
    expect(view.file).toBeNull();
  });

  it('gets the contract as a document once staff accept', async () => {
    await order.staff.client.consoleOrder.accept({ orderNo: order.orderNo });
    const { orderContractId } = order;
    await expect(order.buyer.client.programOrder.getSignCode({ orderContractId })).rejects.toMatchObject({
      code: 4214,
    });
    await t.jobs.drain();
    const { contract, allowed } = await mine();
    expect(contract).toMatchObject({ status: 1, signBy: '2026-07-01T15:59:59.000Z' });
    expect(allowed).toEqual(['cancel', 'sign', 'uploadStamped', 'uploadVoucher']);
    const [file] = contract.files;
    expect(file).toMatchObject({ version: 1, kind: 'issued' });
    const bytes = (await t.app.inject(file!.url)).rawPayload;
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(file!.sha256);
    expect(await t.visitor.contract.check({ sha256: file!.sha256 })).toMatchObject({
      found: true,
      matches: true,
      newest: true,
      contractNo: order.contractNo,
    });
  });

  it('signs with the mailed code, and gets the signed version in addition to the issued one', async () => {
    const { orderContractId } = order;
    const emailCode = await aSignCode(t, order);
    const signing = { orderContractId, method: 'typed', name: '林 晓雯', emailCode } as const;
    const { programOrder } = order.buyer.client;
    await expect(programOrder.signContract({ ...signing, name: '林晓文' })).rejects.toMatchObject({ code: 4215 });
    const wrong = emailCode === '123456' ? '654321' : '123456';
    await expect(programOrder.signContract({ ...signing, name: '林晓雯', emailCode: wrong })).rejects.toMatchObject({
      code: 4104,
    });
    await programOrder.signContract({ ...signing, name: '林晓雯' });
    await t.jobs.drain();
    const { contract } = await mine();
    expect(contract.status).toBe(2);
    expect(contract.signature).toMatchObject({ method: 'typed', name: '林晓雯' });
    expect(contract.files.map(({ version, kind }) => `${version} ${kind}`)).toEqual(['2 signed', '1 issued']);
    expect((await grants()).map(({ state }) => state)).toEqual(['granted', 'granted']);
    const check = await t.visitor.contract.check({ sha256: contract.files[1]!.sha256 });
    expect(check).toMatchObject({ matches: true, version: 1, newest: false });
  });

  it('submits a voucher, which staff reject and then confirm', async () => {
    const { programOrder } = order.buyer.client;
    await programOrder.uploadPaymentVoucher(aVoucher(order.orderNo, [await aScan(order)], 999_900));
    const [first] = (await order.staff.client.consoleSubmission.list({ auditStatus: 0 })).rows;
    expect(first).toMatchObject({ orderNo: order.orderNo, amountMinor: 999_900, totalMinor: 1_000_000 });
    await expect(order.staff.client.consoleSubmission.approve({ id: first!.id })).rejects.toMatchObject({ code: 4207 });
    await order.staff.client.consoleSubmission.reject({ id: first!.id, reason: '少付 1 元' });
    expect((await mine()).submissions[0]).toMatchObject({ auditStatus: 2, reason: '少付 1 元' });
    await programOrder.uploadPaymentVoucher(aVoucher(order.orderNo, [await aScan(order)]));
    const [second] = (await order.staff.client.consoleSubmission.list({ auditStatus: 0 })).rows;
    await order.staff.client.consoleSubmission.approve({ id: second!.id });
    expect((await mine()).paymentStatus).toBe(2);
  });

  it('receives the shipment and confirms it', async () => {
    await order.staff.client.consoleOrder.ship(aShipment(order.orderNo));
    expect((await mine()).shipping).toMatchObject({ courier: 'SF Express', trackingNo: 'SF1234567890' });
    await order.buyer.client.programOrder.confirmReceipt({ orderNo: order.orderNo });
    expect(await mine()).toMatchObject({ status: 3, allowed: [] });
  });

  it('reads all steps in the timeline and in letters in their own language', async () => {
    await t.jobs.drain();
    const { timeline } = await mine();
    expect(timeline.map(({ subject, action, actor }) => `${subject} ${action} ${actor}`)).toEqual([
      'order place buyer',
      'contract draft buyer',
      'order accept staff',
      'contract issue staff',
      'contract sign buyer',
      'payment voucher buyer',
      'payment reject staff',
      'payment voucher buyer',
      'payment confirm staff',
      'order ship staff',
      'order complete buyer',
    ]);
    const { orderNo, contractNo } = order;
    expect(lettersTo(order.buyer.email).filter((subject) => !subject.startsWith('验证码'))).toEqual([
      `订单 ${orderNo} 已提交`,
      `合同 ${contractNo} 待您签署`,
      `合同 ${contractNo} 已签署`,
      `订单 ${orderNo} 的付款凭证被驳回`,
      `订单 ${orderNo} 付款已确认`,
      `订单 ${orderNo} 已发货`,
    ]);
    const audit = await t.db.selectFrom('auditLog').select('action').orderBy('id').execute();
    const moves = audit.map(({ action }) => action).filter((action) => !/\.(view|list)$/.test(action));
    expect(moves).toEqual(['order.accept', 'submission.reject', 'submission.approve', 'order.ship']);
  });
});
