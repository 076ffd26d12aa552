// Tests of what an order may request, what it freezes, and what it costs.
import { errors } from '@pavilion/protocol/errors.ts';
import { licenceTotal } from '@pavilion/protocol/pricing.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aStaff } from '../../../testing/builders.ts';
import { aBuyer, anOrder, anOrderForm, aSale, aShippedOrder, stubPdf } from '../../../testing/dealBuilders.ts';
import { type TestApp, testApp } from '../../../testing/testApp.ts';

let t: TestApp;
let buyer: Awaited<ReturnType<typeof aBuyer>>;
beforeAll(async () => {
  t = await testApp();
  stubPdf(t);
  buyer = await aBuyer(t);
});
afterAll(() => t.close());

type Form = ReturnType<typeof anOrderForm>;
const refusal = (of: Promise<unknown>) =>
  of.then(
    () => undefined,
    (error: { code: number }) => error.code,
  );
/** Returns the results of pre-order and order, which must agree. */
async function ask(sale: Awaited<ReturnType<typeof aSale>>, change: Partial<Record<keyof Form, unknown>>) {
  const { addressId, agreed, ...chosen } = { ...anOrderForm(t, buyer, sale), ...change } as Form;
  const quoted = await buyer.client.programOrder.preorderProgram(chosen);
  const code = await refusal(buyer.client.programOrder.orderProgram({ ...chosen, addressId, agreed }));
  expect(quoted.problems[0]?.code).toBe(code);
  return code;
}

describe('what an order may request', () => {
  it('is within the offer: media, territories, durations and window', async () => {
    const sale = await aSale(t, {
      windowStart: '2026-07-01',
      windowEnd: '2028-06-30',
      prices: { 1: 1_000_000, 2: 1_800_000, 3: null },
    });
    expect(await ask(sale, { media: ['theatrical'] })).toBe(4203);
    expect(await ask(sale, { territories: ['JP'] })).toBe(4203);
    expect(await ask(sale, { territories: ['worldwide'] })).toBe(4203);
    expect(await ask(sale, { years: 5 })).toBe(4203);
    expect(await ask(sale, { startDate: '2026-06-30' })).toBe(4203);
    expect(await ask(sale, { startDate: '2026-07-02', years: 2 })).toBe(4203);
    expect(await ask(sale, { startDate: '2026-07-01', years: 2 })).toBeUndefined();
  });
  it('starts neither in the past nor too far ahead', async () => {
    const sale = await aSale(t);
    expect(await ask(sale, { startDate: '2026-05-31' })).toBe(4216);
    expect(await ask(sale, { startDate: '2029-06-02' })).toBe(4216);
    expect(await ask(sale, { startDate: '2026-06-01' })).toBeUndefined();
    expect(await ask(sale, { startDate: '2029-06-01' })).toBeUndefined();
  });
  it('has a price: a duration on request cannot be ordered', async () => {
    const sale = await aSale(t, { prices: { 1: 1_000_000, 2: null } });
    expect(await ask(sale, { years: 2 })).toBe(4204);
  });
  it('is an offer on sale of a published programme with a seller', async () => {
    const sale = await aSale(t);
    const other = await aSale(t);
    const place = (change: object) =>
      refusal(buyer.client.programOrder.orderProgram({ ...anOrderForm(t, buyer, sale), ...change }));
    expect(await place({ offerId: other.offer.id })).toBe(4202);
    await t.db.updateTable('licenceOffers').set({ active: false }).where('id', '=', sale.offer.id).execute();
    expect(await place({})).toBe(4202);
    const hidden = { zhPublishedAt: null, enPublishedAt: null };
    await t.db.updateTable('programmes').set(hidden).where('id', '=', sale.programme.id).execute();
    expect(await place({})).toBe(404);
    await t.db.updateTable('programmes').set({ sellerId: null }).where('id', '=', other.programme.id).execute();
    expect(await refusal(buyer.client.programOrder.orderProgram(anOrderForm(t, buyer, other)))).toBe(4202);
  });
  it('goes to one of the buyer’s own addresses, with the agreement ticked', async () => {
    const sale = await aSale(t);
    const stranger = await aBuyer(t);
    const form = anOrderForm(t, buyer, sale);
    const { programOrder } = buyer.client;
    expect(await refusal(programOrder.orderProgram({ ...form, addressId: stranger.addressId }))).toBe(404);
    expect(await refusal(programOrder.orderProgram({ ...form, agreed: false as never }))).toBe(400);
    expect(await refusal(programOrder.orderProgram({ ...form, territories: ['nobodysGroup'] }))).toBe(400);
    const invoice = { type: 2 as const, title: '东方海岸影业' };
    expect(await refusal(programOrder.orderProgram({ ...form, invoice }))).toBe(400);
  });
  it('is refused when the price is no longer the one the buyer saw', async () => {
    const sale = await aSale(t);
    const place = (totalMinor: number) =>
      refusal(buyer.client.programOrder.orderProgram({ ...anOrderForm(t, buyer, sale), totalMinor }));
    expect(await place(900_000)).toBe(4217);
    expect(await place(1_000_000)).toBeUndefined();
  });
  it('reports before the order which cell is taken', async () => {
    const sale = await aSale(t, { exclusive: true, media: ['svod'], countries: ['JP'] });
    await anOrder(t, { sale });
    const { addressId: _, agreed: __, ...chosen } = anOrderForm(t, buyer, sale);
    const { cells, problems } = await buyer.client.programOrder.preorderProgram(chosen);
    expect(cells).toMatchObject([{ medium: 'svod', territory: 'JP', state: 'held', nextFree: '2027-07-01' }]);
    expect(problems).toMatchObject([{ code: 4201, en: expect.stringContaining('SVOD in Japan') }]);
  });
  it('reports characters that no contract could be printed with, and holds nothing', async () => {
    const own = await testApp();
    try {
      const rare = await aBuyer(own);
      const sale = await aSale(own);
      const place = () => rare.client.programOrder.orderProgram(anOrderForm(own, rare, sale));
      const answers = async (name: string) => {
        const row = await own.db
          .selectFrom('certifications')
          .selectAll()
          .where('userId', '=', rare.id)
          .executeTakeFirstOrThrow();
        const changed = { ...(row.answers as object), name };
        await own.db.updateTable('certifications').set({ answers: changed }).where('id', '=', row.id).execute();
      };
      await answers('林𒀀雯');
      await expect(place()).rejects.toMatchObject({ code: 4213, message: expect.stringContaining('𒀀') });
      expect(await own.db.selectFrom('grants').select('id').execute()).toEqual([]);
      await answers('林𠮷雯 Renée Muñoz');
      await expect(place()).resolves.toMatchObject({ orderNo: expect.any(String) });
    } finally {
      await own.close();
    }
  });
});

describe('what a price is for', () => {
  const weights = {
    media: [{ medium: 'svod' as const, weight: 6 }],
    territories: [{ territory: 'SG' as const, weight: 3 }],
  };
  const choices = [
    { media: ['svod' as const], territories: ['SG'] },
    { media: ['pay_tv' as const], territories: ['TH', 'SG'] },
    { media: ['svod' as const, 'pay_tv' as const], territories: ['MY', 'SG', 'TH'] },
  ];
  it.each([
    ['package', [1_000_001, 1_000_001, 1_000_001]],
    ['territory', [1_000_001, 2_000_002, 3_000_003]],
    // 6/7 × 3/5, 1/7 × 4/5 and the whole, each rounded up to the fen.
    ['weights', [514_287, 114_286, 1_000_001]],
  ] as const)('%s: pre-order, panel, order and contract agree', async (priceBasis, totals) => {
    const sale = await aSale(t, { priceBasis, weights, prices: { 1: 1_000_001 } });
    const [offer] = (await t.visitor.programSale.detail({ id: sale.programme.id })).offers;
    for (const [i, choice] of choices.entries()) {
      const form = { ...anOrderForm(t, buyer, sale), ...choice };
      const quoted = await buyer.client.programOrder.preorderProgram(form);
      expect(quoted.totalMinor).toBe(totals[i]);
      expect(licenceTotal(offer!, 1, { media: choice.media, countries: quoted.countries })).toBe(totals[i]);
      await expect(
        buyer.client.programOrder.orderProgram({ ...form, totalMinor: totals[i]! - 1 }),
      ).rejects.toMatchObject({ code: errors.totalChanged.code });
      const { orderContractId } = await buyer.client.programOrder.orderProgram({ ...form, totalMinor: totals[i]! });
      expect((await buyer.client.programOrder.viewContract({ orderContractId })).terms).toMatchObject({
        totalMinor: totals[i],
        price: { basis: priceBasis, listMinor: 1_000_001 },
      });
    }
  });
});

describe('what an order freezes', () => {
  it('keeps countries, price and terms when group, offer and programme change', async () => {
    await t.db
      .insertInto('territoryGroups')
      .values({ code: 'strait', zhName: '海峡', enName: 'The Strait', countries: ['MY', 'SG'], staffMade: true })
      .execute();
    const sale = await aSale(t);
    const form = { ...anOrderForm(t, buyer, sale), territories: ['strait'], years: 2 as const };
    const { orderNo, orderContractId } = await buyer.client.programOrder.orderProgram(form);
    await t.db
      .updateTable('territoryGroups')
      .set({ countries: ['TH'] })
      .where('code', '=', 'strait')
      .execute();
    await t.db
      .updateTable('licenceOffers')
      .set({ prices: { 2: 5 }, runs: 1 })
      .where('id', '=', sale.offer.id)
      .execute();
    await t.db.updateTable('addresses').set({ address: '已搬走' }).where('id', '=', buyer.addressId).execute();
    const detail = await buyer.client.programOrder.myOrderDetail({ orderNo });
    expect(detail).toMatchObject({ countries: ['MY', 'SG'], totalMinor: 1_800_000, runs: null, endDate: '2028-06-30' });
    expect(detail.address.address).toBe('九龙弥敦道 100 号 18 楼');
    const { terms } = await buyer.client.programOrder.viewContract({ orderContractId });
    expect(terms).toMatchObject({
      totalMinor: 1_800_000,
      territories: { label: { zh: '海峡', en: 'The Strait' }, countries: ['MY', 'SG'] },
      term: { startDate: '2026-07-01', endDate: '2028-06-30', years: 2 },
      languages: ['zh', 'en'],
    });
  });
  it('carries special terms, holdback and localisation separately from offer to contract', async () => {
    const written = {
      zhSpecialTerms: '可剪辑十五秒素材。',
      enSpecialTerms: 'Clips of fifteen seconds may be cut.',
      zhHoldback: '院线首映后九十天。',
      enHoldback: 'Ninety days after release.',
      zhLocalisation: null,
      enLocalisation: 'Subtitle files are held jointly.',
    };
    const sale = await aSale(t, written);
    const form = anOrderForm(t, buyer, sale);
    expect((await buyer.client.programOrder.preorderProgram(form)).offer).toMatchObject(written);
    const { orderNo, orderContractId } = await buyer.client.programOrder.orderProgram(form);
    await t.db.updateTable('licenceOffers').set({ zhHoldback: null, enHoldback: null }).execute();
    const frozen = {
      specialTerms: { zh: written.zhSpecialTerms, en: written.enSpecialTerms },
      holdback: { zh: written.zhHoldback, en: written.enHoldback },
      localisation: { zh: '', en: written.enLocalisation },
    };
    expect(await buyer.client.programOrder.myOrderDetail({ orderNo })).toMatchObject(frozen);
    expect((await buyer.client.programOrder.viewContract({ orderContractId })).terms).toMatchObject(frozen);
  });
  it('reads terms that an earlier release froze without special terms and localisation', async () => {
    const { orderNo, orderContractId } = await anOrder(t, { buyer });
    await t.sql`update contracts set terms = terms - 'specialTerms' - 'localisation' || '{"form": "licence-1"}'
      where id = ${orderContractId}`;
    const unsaid = { specialTerms: { zh: '', en: '' }, localisation: { zh: '', en: '' } };
    expect(await buyer.client.programOrder.myOrderDetail({ orderNo })).toMatchObject(unsaid);
    const { terms } = await buyer.client.programOrder.viewContract({ orderContractId });
    expect(terms).toMatchObject({ form: 'licence-1', ...unsaid });
  });
  it('names an enterprise as it is certified', async () => {
    const company = await aBuyer(t, { certified: 'enterprise' });
    const { orderContractId } = await anOrder(t, { buyer: company });
    const view = await company.client.programOrder.viewContract({ orderContractId });
    expect(view.signerName).toBe('Chan Ka Yee');
    expect(view.terms.buyer).toMatchObject({
      kind: 'enterprise',
      name: { zh: '东方海岸影业有限公司', en: 'East Coast Pictures Ltd.' },
      country: 'HK',
    });
  });
});

describe('lists', () => {
  it('show the buyer’s own orders by page, state and words', async () => {
    const own = await aBuyer(t);
    const sale = await aSale(t);
    const orders = [];
    for (const startDate of ['2026-07-01', '2026-07-02', '2026-07-03'])
      orders.push(await own.client.programOrder.orderProgram({ ...anOrderForm(t, own, sale), startDate }));
    const { programOrder } = own.client;
    await programOrder.cancelProgram({ orderNo: orders[0]!.orderNo });
    expect(await programOrder.myOrder({ pageSize: 2 })).toMatchObject({
      total: 3,
      rows: [{ orderNo: orders[2]!.orderNo }, { orderNo: orders[1]!.orderNo }],
    });
    expect((await programOrder.myOrder({ status: 9 })).rows.map(({ orderNo }) => orderNo)).toEqual([
      orders[0]!.orderNo,
    ]);
    expect((await programOrder.myOrder({ keyword: orders[1]!.orderNo })).total).toBe(1);
    expect((await programOrder.myOrder({ keyword: sale.programme.enTitle! })).total).toBe(3);
    expect((await programOrder.myOrder({ keyword: '%' })).total).toBe(0);
    expect((await programOrder.myContract({ status: 4 })).total).toBe(1);
  });
  it('show staff all orders by state, review, buyer and sorting', async () => {
    const staff = await aStaff(t, 'trade');
    const order = await anOrder(t, { staff });
    const { consoleOrder, consoleContract } = staff.client;
    const byBuyer = await consoleOrder.list({ keyword: order.buyer.username });
    expect(byBuyer).toMatchObject({ total: 1, rows: [{ orderNo: order.orderNo, buyer: { name: '林晓雯' } }] });
    expect((await consoleOrder.list({ status: 0, keyword: order.orderNo })).total).toBe(1);
    expect((await consoleOrder.list({ status: 1, keyword: order.orderNo })).total).toBe(0);
    expect((await consoleOrder.list({ inReview: 2, keyword: order.orderNo })).total).toBe(0);
    const sorted = (await consoleOrder.list({ sort: 'totalMinor', order: 'asc', pageSize: 100 })).rows.map(
      (r) => r.totalMinor,
    );
    expect(sorted).toEqual([...sorted].sort((a, b) => a - b));
    expect(await consoleContract.list({ keyword: order.contractNo })).toMatchObject({
      total: 1,
      rows: [{ fileUrl: null }],
    });
    const detail = await consoleOrder.detail({ orderNo: order.orderNo });
    expect(detail).toMatchObject({
      allowed: ['accept', 'cancel', 'shortenHold'],
      termination: null,
      terms: { orderNo: order.orderNo },
    });
    expect(detail.timeline[0]).toMatchObject({ action: 'place', who: order.buyer.username });
  });
});

describe('the invoice and the delivery', () => {
  const pdf = { name: 'invoice.pdf', type: 'application/pdf', bytes: new Uint8Array(Buffer.from('%PDF-1.7\ninvoice')) };
  it('is downloaded by the buyer only; a view by staff is logged', async () => {
    const order = await aShippedOrder(t);
    const { orderNo } = order;
    const { url } = await order.staff.client.consoleOrder.uploadInvoice({ orderNo, file: pdf });
    const { invoiceFile } = await order.buyer.client.programOrder.myOrderDetail({ orderNo });
    expect((await t.app.inject(invoiceFile!.url)).body).toContain('invoice');
    expect((await t.app.inject(invoiceFile!.url.replace(/who=u\d+/, 'who=u1'))).statusCode).toBe(403);
    expect((await t.app.inject(url)).statusCode).toBe(200);
    const views = await t.db.selectFrom('fileViews').selectAll().where('staffId', '=', order.staff.id).execute();
    expect(views).toHaveLength(1);
    const pending = await anOrder(t);
    expect(await refusal(order.staff.client.consoleOrder.uploadInvoice({ orderNo: pending.orderNo, file: pdf }))).toBe(
      4200,
    );
  });
});
