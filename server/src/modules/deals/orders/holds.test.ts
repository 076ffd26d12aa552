// Tests of how much one buyer may hold at once, and for how long (decision 0037).
import { businessDayOf, defaultTimeZone } from '@pavilion/protocol/kit/businessDay.ts';
import { addDays } from '@pavilion/protocol/kit/days.ts';
import { SiteSettings } from '@pavilion/protocol/settings.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aStaff } from '../../../testing/builders.ts';
import {
  aBuyer,
  anAcceptedOrder,
  anOrder,
  anOrderForm,
  aSale,
  passDays,
  stubPdf,
} from '../../../testing/dealBuilders.ts';
import { type TestApp, testApp } from '../../../testing/testApp.ts';
import { putSettings } from '../../settings/settings.service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  stubPdf(t);
});
afterAll(() => t.close());
const clock = () => t.jobs.add(t.db, 'deals.clock', {}).then(() => t.jobs.drain());
const settings = (change: Partial<SiteSettings>) =>
  putSettings({ db: t.db, now: () => t.clock.now }, SiteSettings.parse(change));
beforeEach(() => settings({}));

const codeOf = (of: Promise<unknown>) =>
  of.then(
    () => 200,
    (error: { code: number }) => error.code,
  );
type Buyer = Awaited<ReturnType<typeof aBuyer>>;
type Sale = Awaited<ReturnType<typeof aSale>>;
const place = (buyer: Buyer, sale: Sale, change: object = {}) =>
  codeOf(buyer.client.programOrder.orderProgram({ ...anOrderForm(t, buyer, sale), ...change }));
const problemsOf = async (buyer: Buyer, sale: Sale) => {
  const { addressId: _, agreed: __, ...chosen } = anOrderForm(t, buyer, sale);
  return (await buyer.client.programOrder.preorderProgram(chosen)).problems.map(({ code }) => code);
};
async function exclusiveSales(n: number): Promise<Sale[]> {
  const sales: Sale[] = [];
  for (let i = 0; i < n; i++) sales.push(await aSale(t, { exclusive: true }));
  return sales;
}

describe('unpaid exclusive orders', () => {
  it('are ten at most, however many are placed at once', async () => {
    const buyer = await aBuyer(t);
    const sales = await exclusiveSales(28);
    const codes = await Promise.all(sales.map((sale) => place(buyer, sale)));
    expect(codes.filter((code) => code === 200)).toHaveLength(10);
    expect(codes.filter((code) => code === 4261)).toHaveLength(18);
    const refused = sales[codes.indexOf(4261)]!;
    expect(await problemsOf(buyer, refused)).toEqual([4261]);
    expect(await place(await aBuyer(t), refused)).toBe(200);
    expect(await place(buyer, await aSale(t))).toBe(200);
  });
  it('are possible again when one is cancelled, and follow the setting', async () => {
    await settings({ maxExclusiveHolds: 2 });
    const buyer = await aBuyer(t);
    const [first, second, third] = (await exclusiveSales(3)) as [Sale, Sale, Sale];
    const { orderNo } = await anOrder(t, { buyer, sale: first });
    await anOrder(t, { buyer, sale: second });
    expect(await place(buyer, third)).toBe(4261);
    await buyer.client.programOrder.cancelProgram({ orderNo });
    expect(await place(buyer, third)).toBe(200);
  });
});

describe('a hold that was given up', () => {
  it('cannot be taken again by the same buyer for a day; another buyer may, and other cells are free', async () => {
    const buyer = await aBuyer(t);
    const sale = await aSale(t, { exclusive: true, media: ['svod', 'avod'], countries: ['JP', 'KR'] });
    const { orderNo } = await anOrder(t, { buyer, sale });
    await buyer.client.programOrder.cancelProgram({ orderNo });
    expect(await problemsOf(buyer, sale)).toEqual([4262]);
    expect(await place(buyer, sale)).toBe(4262);
    expect(await place(buyer, sale, { territories: ['KR'] })).toBe(200);
    const rival = await aBuyer(t);
    expect(await place(rival, sale, { startDate: '2028-01-01' })).toBe(200);
    await passDays(t, 1);
    expect(await place(buyer, sale)).toBe(200);
  });
  it('counts as given up when it timed out, not when staff cancelled it', async () => {
    const buyer = await aBuyer(t);
    const [expired, cancelled] = (await exclusiveSales(2)) as [Sale, Sale];
    await anOrder(t, { buyer, sale: expired });
    const { orderNo, staff } = await anOrder(t, { buyer, sale: cancelled });
    await staff.client.consoleOrder.cancel({ orderNo, reason: '卖方撤回' });
    expect(await place(buyer, cancelled)).toBe(200);
    await passDays(t, 16);
    await clock();
    expect(await place(buyer, expired)).toBe(4262);
    await settings({ holdPauseHours: 0 });
    expect(await place(buyer, expired)).toBe(200);
  });
});

it('refuses an order for a licence the buyer has ordered already', async () => {
  const buyer = await aBuyer(t);
  const sale = await aSale(t);
  const codes = await Promise.all(Array.from({ length: 12 }, () => place(buyer, sale)));
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(codes.filter((code) => code === 4263)).toHaveLength(11);
  expect(await problemsOf(buyer, sale)).toEqual([4263]);
  expect(await place(buyer, sale, { years: 2 })).toBe(200);
  expect(await place(await aBuyer(t), sale)).toBe(200);
});

it('counts attempts to order, refused ones too', async () => {
  await settings({ ordersPerHour: 3 });
  const buyer = await aBuyer(t);
  const sale = await aSale(t);
  expect([await place(buyer, sale), await place(buyer, sale), await place(buyer, sale)]).toEqual([200, 4263, 4263]);
  expect(await place(buyer, await aSale(t))).toBe(429);
  t.pass({ seconds: 3601 });
  expect(await place(buyer, await aSale(t))).toBe(200);
});

describe('the end of a hold', () => {
  it('is the end of a business day, shown with the order, in the list and in the notice', async () => {
    const { buyer, orderNo } = await anOrder(t);
    const detail = await buyer.client.programOrder.myOrderDetail({ orderNo });
    expect(detail.heldUntil).toMatch(/T15:59:59/);
    const { rows } = await buyer.client.programOrder.myOrder({});
    expect(rows[0]!.heldUntil).toBe(detail.heldUntil);
    const notice = await t.db
      .selectFrom('notifications')
      .select('enBody')
      .where('userId', '=', buyer.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(notice.enBody).toContain('23:59 (Beijing time, UTC+8)');
  });
  it('is brought forward by staff with a reason, of which the buyer is notified; the order ends then', async () => {
    const sale = await aSale(t, { exclusive: true });
    const { buyer, orderNo, staff } = await anOrder(t, { sale });
    const { shortenHold } = staff.client.consoleOrder;
    const inDays = (days: number) => addDays(businessDayOf(t.clock.now, defaultTimeZone), days);
    const reason = '另有买方等候';
    expect(await codeOf(shortenHold({ orderNo, until: inDays(-1), reason }))).toBe(4264);
    expect(await codeOf(shortenHold({ orderNo, until: inDays(15), reason }))).toBe(4264);
    const until = inDays(1);
    await shortenHold({ orderNo, until, reason });
    const detail = await buyer.client.programOrder.myOrderDetail({ orderNo });
    expect(detail).toMatchObject({ heldUntil: `${until}T15:59:59.000Z`, status: 0 });
    expect(detail.timeline.at(-1)).toMatchObject({ action: 'shortenHold', reason });
    const { rows } = await buyer.client.notification.list({});
    expect(rows[0]).toMatchObject({ enTitle: `The hold on order ${orderNo} has been shortened` });
    await passDays(t, 2);
    await clock();
    expect((await buyer.client.programOrder.myOrderDetail({ orderNo })).status).toBe(9);
    const accepted = await anAcceptedOrder(t);
    const late = { orderNo: accepted.orderNo, until: inDays(1), reason };
    expect(await codeOf(accepted.staff.client.consoleOrder.shortenHold(late))).toBe(4200);
    const editor = await aStaff(t, 'editor');
    expect(await codeOf(editor.client.consoleOrder.shortenHold(late))).toBe(403);
  });
});
