import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { board, soon } from '../../../testing/board.ts';
import { anOffer, aProgramme, aStaff } from '../../../testing/builders.ts';
import { aBuyer, anOrder, anOrderForm, aSeller } from '../../../testing/dealBuilders.ts';
import { type TestApp, testApp } from '../../../testing/testApp.ts';
import { isNearTitle, queueDuplicates } from './duplicates.service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** Makes a sale of a programme with these columns, by a seller of its own. */
async function aSale(t: TestApp, { programme = {}, offer = {} }: { programme?: object; offer?: object }) {
  const { id: sellerId } = await aSeller(t);
  const built = await aProgramme(t, { sellerId, ...programme });
  return { programme: built, offer: await anOffer(t, built.id, offer) };
}
const titled = (enTitle: string, wanted: object = {}) => aProgramme(t, { zhTitle: null, enTitle, ...wanted });
const open = async () => {
  const { client } = await aStaff(t, 'trade');
  return (await client.consoleWorks.duplicates({ state: 'open', pageSize: 100 })).rows;
};

describe('a possible duplicate', () => {
  it.each([
    ['The Lantern Keepers', 'lantern keepers', 'title'],
    ['Salt Harbour, The', 'The Salt Harbour!', 'title'],
    ['Café & Moon', 'Cafe and Moon', 'title'],
    ['The Silent Orchard', 'The Silent Orchad', 'spelling'],
  ])('is found: “%s” and “%s”', async (one, other, reason) => {
    const first = await titled(one);
    const second = await titled(other);
    expect(await queueDuplicates(t.ctx(), second.id)).toBe(1);
    expect(await queueDuplicates(t.ctx(), second.id)).toBe(0);
    const pair = (await open()).find(({ programme }) => programme.id === second.id);
    expect(pair).toMatchObject({ reasons: [reason], other: { id: first.id } });
  });

  it('is found by Chinese titles without their punctuation, and by ISAN and ALID whatever the title', async () => {
    const first = await aProgramme(t, { zhTitle: '你好，对方辩友', enTitle: null, isan: '0000-0000-D07A-0090-Q' });
    const second = await aProgramme(t, { zhTitle: '你好 对方辩友！', enTitle: null });
    expect(await queueDuplicates(t.ctx(), second.id)).toBe(1);
    const third = await titled('Something Else Entirely', { isan: '0000-0000-D07A-0090-Q' });
    expect(await queueDuplicates(t.ctx(), third.id)).toBe(1);
    const [a, b] = [await titled('Quiet Water'), await titled('Loud Fire')];
    await queueDuplicates(t.ctx(), a.id, [{ scheme: 'alid', value: 'md:ALID:X:1' }]);
    expect(await queueDuplicates(t.ctx(), b.id, [{ scheme: 'alid', value: ' md:ALID:X:1 ' }])).toBe(1);
    const reasons = new Map((await open()).map((pair) => [pair.programme.id, pair.reasons]));
    expect(reasons.get(second.id)).toEqual(['title']);
    expect(reasons.get(third.id)).toEqual(['isan']);
    expect(reasons.get(b.id)).toEqual(['alid']);
    expect(first.id).toBeGreaterThan(0);
  });

  it('is not found: other numbers, distant years, episodes’ titles, and works of one tree', async () => {
    expect(isNearTitle('harbour1', 'harbour2')).toBe(false);
    await titled('Northern Ferry', { year: 1999 });
    const remake = await titled('Northern Ferry', { year: 2025 });
    await titled('Pilot', { workLevel: 'episode' });
    const pilot = await titled('Pilot', { workLevel: 'episode' });
    const series = await titled('Amber Coast', { workLevel: 'series' });
    const season = await titled('Amber Coast', { workLevel: 'season' });
    const { client: editor } = await aStaff(t, 'editor');
    await editor.consoleWorks.attach({ parentId: series.id, childId: season.id, number: '1' });
    for (const { id } of [remake, pilot, season, series]) expect(await queueDuplicates(t.ctx(), id)).toBe(0);
  });
});

describe('a programme that is a possible duplicate', () => {
  it('is not on sale, nor its parts, until staff decide that they are two works; the decision stays', async () => {
    const kept = await titled('Paper Lighthouse');
    const sale = await aSale(t, { programme: { enTitle: 'The Paper Lighthouse', workLevel: 'series' } });
    const season = await aSale(t, { programme: { workLevel: 'season' } });
    const { client: editor } = await aStaff(t, 'editor');
    await editor.consoleWorks.attach({ parentId: sale.programme.id, childId: season.programme.id });
    await queueDuplicates(t.ctx(), sale.programme.id);
    const buyer = await aBuyer(t);
    for (const one of [sale, season]) {
      const key = `${one.offer.media[0]} ${one.offer.countries[0]}`;
      expect(await soon(t, one.programme.id, key, 'notOffered')).toMatchObject({ reason: 'inReview' });
      expect(await t.visitor.programSale.detail({ id: one.programme.id })).toMatchObject({
        inReview: true,
        offers: [],
      });
      await expect(buyer.client.programOrder.orderProgram(anOrderForm(t, buyer, one))).rejects.toMatchObject({
        code: 4221,
      });
    }
    const pair = (await open()).find(({ other }) => other.id === kept.id)!;
    await editor.consoleWorks.decide({ id: pair.id, decision: 'different', note: 'A remake' });
    await expect(editor.consoleWorks.decide({ id: pair.id, decision: 'same' })).rejects.toMatchObject({ code: 4225 });
    expect(await queueDuplicates(t.ctx(), sale.programme.id)).toBe(0);
    await soon(t, season.programme.id, `${season.offer.media[0]} ${season.offer.countries[0]}`, 'free');
    await anOrder(t, { buyer, sale });
  });

  it('is merged: offers, rights and users’ lists move to the one that is kept', async () => {
    const kept = await aSale(t, { programme: { enTitle: 'Glass Orchard' } });
    const gone = await aSale(t, { programme: { enTitle: 'The Glass Orchard' }, offer: { exclusive: true } });
    const { buyer } = await anOrder(t, { sale: gone });
    await queueDuplicates(t.ctx(), gone.programme.id);
    await t.db
      .insertInto('favourites')
      .values({ userId: buyer.id, class: 1, contentId: gone.programme.id, createdAt: t.clock.now })
      .execute();
    const pair = (await open()).find(({ programme }) => programme.id === gone.programme.id)!;
    const { client: trade } = await aStaff(t, 'trade');
    await expect(trade.consoleWorks.decide({ id: pair.id, decision: 'same', keepId: 999_999 })).rejects.toMatchObject({
      code: 400,
    });
    await trade.consoleWorks.decide({ id: pair.id, decision: 'same' });
    await expect.poll(() => t.visitor.programSale.detail({ id: gone.programme.id }).catch((e) => e.code)).toBe(404);
    const detail = await t.visitor.programSale.detail({ id: kept.programme.id });
    expect(detail.offers.map(({ id }) => id).sort()).toEqual([kept.offer.id, gone.offer.id].sort());
    const held = (await board(t, kept.programme.id)).get(`${gone.offer.media[0]} ${gone.offer.countries[0]}`);
    expect(held).toMatchObject({ state: 'held' });
    const favourites = await t.db.selectFrom('favourites').select('contentId').where('userId', '=', buyer.id).execute();
    expect(favourites).toEqual([{ contentId: kept.programme.id }]);
  });

  it('is not merged if both have sold the same right', async () => {
    const kept = await aSale(t, { programme: { enTitle: 'Iron Meadow' }, offer: { exclusive: true } });
    const gone = await aSale(t, { programme: { enTitle: 'The Iron Meadow' }, offer: { exclusive: true } });
    await anOrder(t, { sale: kept });
    await anOrder(t, { sale: gone });
    await queueDuplicates(t.ctx(), gone.programme.id);
    const pair = (await open()).find(({ programme }) => programme.id === gone.programme.id)!;
    const { client: trade } = await aStaff(t, 'trade');
    await expect(trade.consoleWorks.decide({ id: pair.id, decision: 'same' })).rejects.toMatchObject({ code: 4224 });
    expect((await open()).some(({ id }) => id === pair.id)).toBe(true);
  });

  it('is queued by the console too', async () => {
    const { client: editor } = await aStaff(t, 'editor');
    await titled('Velvet Tide');
    const { id } = await editor.consoleProgramme.save({
      typeId: 1,
      zhTitle: null,
      enTitle: 'Velvet Tyde',
      country: 'CN',
    });
    expect((await open()).map(({ programme }) => programme.id)).toContain(id);
  });
});

describe('the tree in the console', () => {
  it('is read, changed and refused with reasons', async () => {
    const { client: editor } = await aStaff(t, 'editor');
    const [series, season, episode] = [await titled('Tree A'), await titled('Tree B'), await titled('Tree C')];
    await editor.consoleWorks.setLevel({ id: series.id, level: 'series' });
    await editor.consoleWorks.setLevel({ id: season.id, level: 'season' });
    await editor.consoleWorks.attach({ parentId: series.id, childId: season.id, number: '1' });
    await expect(editor.consoleWorks.attach({ parentId: season.id, childId: series.id })).rejects.toMatchObject({
      code: 4223,
    });
    await expect(editor.consoleWorks.attach({ parentId: season.id, childId: 999_999 })).rejects.toMatchObject({
      code: 404,
    });
    await expect(editor.consoleWorks.setLevel({ id: season.id, level: 'standalone' })).rejects.toMatchObject({
      code: 4223,
    });
    await editor.consoleWorks.setLevel({ id: episode.id, level: 'episode' });
    await editor.consoleWorks.attach({ parentId: season.id, childId: episode.id, number: '3' });
    expect(await editor.consoleWorks.tree({ id: season.id })).toMatchObject({
      level: 'season',
      within: [{ id: series.id, direct: true }],
      parts: [{ id: episode.id, number: '3' }],
    });
    expect(await t.visitor.programSale.detail({ id: episode.id })).toMatchObject({
      level: 'episode',
      within: [
        { id: series.id, level: 'series' },
        { id: season.id, number: '1' },
      ],
      parts: [],
    });
    await editor.consoleWorks.detach({ parentId: season.id, childId: episode.id });
    await expect(editor.consoleWorks.detach({ parentId: season.id, childId: episode.id })).rejects.toMatchObject({
      code: 404,
    });
    await expect(t.visitor.consoleWorks.tree({ id: season.id })).rejects.toMatchObject({ code: 401 });
    const { client: reviewer } = await aStaff(t, 'reviewer');
    await expect(reviewer.consoleWorks.duplicates({})).rejects.toMatchObject({ code: 403 });
  });

  it('appears on the board, in refusals and in contracts', async () => {
    const series = await aSale(t, {
      programme: { enTitle: 'River Cities', zhTitle: '江城', workLevel: 'series' },
      offer: { exclusive: true },
    });
    const season = await aSale(t, {
      programme: { enTitle: 'River Cities I', zhTitle: '江城 第一季', workLevel: 'season' },
      offer: { exclusive: true },
    });
    const { client: editor } = await aStaff(t, 'editor');
    await editor.consoleWorks.attach({ parentId: series.programme.id, childId: season.programme.id, number: '1' });
    const order = await anOrder(t, { sale: season });
    const key = `${season.offer.media[0]} ${season.offer.countries[0]}`;
    const cell = await soon(t, series.programme.id, key, 'held');
    expect(cell.workId).toBe(season.programme.id);
    const rival = await aBuyer(t);
    const refused = rival.client.programOrder.orderProgram(anOrderForm(t, rival, series));
    await expect(refused).rejects.toMatchObject({
      code: 4201,
      message: expect.stringContaining('its part Season 1 “River Cities I”'),
    });
    const calendar = await order.staff.client.consoleRights.calendar({ programmeId: series.programme.id });
    expect(calendar.rows).toMatchObject([{ state: 'held', work: { id: season.programme.id, relation: 'part' } }]);
    const own = await order.staff.client.consoleRights.calendar({ programmeId: season.programme.id });
    expect(own.rows).toMatchObject([{ state: 'held', work: null }]);
    const { terms } = await order.buyer.client.programOrder.viewContract({ orderContractId: order.orderContractId });
    expect(terms.programme.part).toEqual({
      zh: '全剧《江城》 · 第 1 季',
      en: 'Season 1 of Series “River Cities”',
    });
  });
});
