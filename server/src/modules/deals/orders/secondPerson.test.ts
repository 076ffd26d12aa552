import { errors } from '@pavilion/protocol/errors.ts';
import { secondPersonDefaults } from '@pavilion/protocol/secondPersonLimits.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aStaff } from '../../../testing/builders.ts';
import { aShipment, aSignedOrder, stubPdf, submitVoucher } from '../../../testing/dealBuilders.ts';
import { testApp } from '../../../testing/testApp.ts';

const t = await testApp();
stubPdf(t);
afterAll(() => t.close());
const refused = (name: keyof typeof errors) => ({ code: errors[name].code, status: errors[name].status });

const [first, second, admin] = [await aStaff(t, 'trade'), await aStaff(t, 'trade'), await aStaff(t, 'admin')];
const setLimit = (major: number) => {
  const { CNY: _, USD: __, ...others } = secondPersonDefaults;
  return admin.client.consoleStaff.saveSettings({ secondPersonAbove: { ...others, CNY: major, USD: major } });
};
const order = async () => aSignedOrder(t, { staff: first });
const detail = (orderNo: string) => second.client.consoleOrder.detail({ orderNo });

describe('above the set amount', () => {
  beforeAll(() => setLimit(0));

  it('a payment is approved by one person and confirmed by another', async () => {
    const { orderNo, ...deal } = await order();
    const id = await submitVoucher({ orderNo, ...deal });
    const approve = (who: typeof first) => who.client.consoleSubmission.approve({ id, note: '' });
    const told = t.delivered.length;
    expect(await approve(first)).toEqual({ waits: true });
    await t.jobs.drain();
    expect(t.delivered).toHaveLength(told);
    expect(await detail(orderNo)).toMatchObject({
      paymentStatus: 1,
      twoPeople: true,
      submissions: [{ id, auditStatus: 0, firstApproval: { byId: first.id } }],
    });
    await expect(approve(first)).rejects.toMatchObject(refused('secondPersonNeeded'));
    await expect(first.client.consoleOrder.ship(aShipment(orderNo))).rejects.toMatchObject(
      refused('paymentUnconfirmed'),
    );
    const { rows } = await second.client.consoleSubmission.list({ auditStatus: 0 });
    expect(rows).toMatchObject([{ id, twoPeople: true, firstApproval: { byId: first.id } }]);
    expect(await approve(second)).toEqual({ waits: false });
    expect(await detail(orderNo)).toMatchObject({ paymentStatus: 2 });
    const { rows: log } = await admin.client.consoleAudit.list({ subject: 'order', subjectId: orderNo });
    const names = log
      .map(({ action, staffName }) => [action, staffName !== null])
      .filter(([a]) => String(a).startsWith('sub'));
    expect(names).toEqual([
      ['submission.approve', true],
      ['submission.firstApproval', true],
    ]);
  });

  it('a shipment is entered by one person and confirmed by another, or withdrawn', async () => {
    const { orderNo, ...deal } = await order();
    const id = await submitVoucher({ orderNo, ...deal });
    for (const who of [first, second]) await who.client.consoleSubmission.approve({ id, note: '' });
    expect(await first.client.consoleOrder.ship(aShipment(orderNo))).toEqual({ waits: true });
    expect(await detail(orderNo)).toMatchObject({
      status: 1,
      shipping: null,
      shipmentAsked: { askedById: first.id, shipping: { method: 'courier' } },
      allowed: expect.arrayContaining(['confirmShipment', 'withdrawShipment']),
    });
    expect((await first.client.consoleOrder.detail({ orderNo })).allowed).not.toContain('confirmShipment');
    expect((await deal.buyer.client.programOrder.myOrderDetail({ orderNo })).shipping).toBeNull();
    await expect(first.client.consoleOrder.confirmShipment({ orderNo })).rejects.toMatchObject(
      refused('secondPersonNeeded'),
    );
    await expect(second.client.consoleOrder.ship(aShipment(orderNo))).rejects.toMatchObject(refused('conflict'));
    await second.client.consoleOrder.withdrawShipment({ orderNo });
    await expect(second.client.consoleOrder.confirmShipment({ orderNo })).rejects.toMatchObject(refused('conflict'));
    await second.client.consoleOrder.ship(aShipment(orderNo));
    const both = await Promise.allSettled([1, 2].map(() => first.client.consoleOrder.confirmShipment({ orderNo })));
    expect(both.map((r) => r.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await detail(orderNo)).toMatchObject({ status: 2, shipping: { method: 'courier' }, shipmentAsked: null });
  });
});

describe('the limit', () => {
  it('is set for each currency by an administrator, has a default, and requires one person for smaller amounts', async () => {
    await t.db.deleteFrom('settings').where('key', '=', 'console.secondPersonAbove').execute();
    expect((await admin.client.consoleStaff.settings()).secondPersonAbove).toEqual(secondPersonDefaults);
    const { orderNo, ...deal } = await order();
    const id = await submitVoucher({ orderNo, ...deal });
    expect(await detail(orderNo)).toMatchObject({ twoPeople: false });
    expect(await first.client.consoleSubmission.approve({ id, note: '' })).toEqual({ waits: false });
    expect(await first.client.consoleOrder.ship(aShipment(orderNo))).toEqual({ waits: false });
    await expect(
      first.client.consoleStaff.saveSettings({ secondPersonAbove: secondPersonDefaults }),
    ).rejects.toMatchObject(refused('forbidden'));
    await expect(
      admin.client.consoleStaff.saveSettings({ secondPersonAbove: { ...secondPersonDefaults, CNY: -1 } }),
    ).rejects.toMatchObject({ code: 400 });
  });
});
