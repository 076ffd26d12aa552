import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffer, aProgramme } from '../../testing/builders.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const titles = (page: { rows: { enTitle: string | null }[] }) => page.rows.map(({ enTitle }) => enTitle);
const soldTo = (programmeId: number, medium: string, territory: string, term: string) =>
  t.sql`insert into grants (programme_id, medium, territory, term, exclusive, exclusivity_range, state, source)
    values (${programmeId}, ${medium}, ${territory}, ${term}::daterange, true, int8range(null, null), 'granted', 'elsewhere')`;

describe('a visitor finds programmes', () => {
  let lanterns: number;
  beforeAll(async () => {
    lanterns = (
      await aProgramme(t, {
        zhTitle: '长安十二灯',
        enTitle: 'Twelve Lanterns 100%',
        genres: ['costume', 'mystery'],
        languages: ['zh', 'en'],
        year: 2025,
        recommended: 90,
      })
    ).id;
    await aProgramme(t, {
      zhTitle: '爱情来了',
      enTitle: 'Arrivals',
      typeId: 2,
      genres: ['nature'],
      country: 'SG',
      year: 2019,
      recommended: 50,
    });
    await aProgramme(t, {
      zhTitle: '草原之子',
      enTitle: 'Steppe_Children',
      typeId: 2,
      genres: ['nature'],
      year: null,
      recommended: 10,
    });
    await aProgramme(t, {
      zhTitle: '未发布',
      enTitle: 'Hidden',
      zhPublishedAt: null,
      enPublishedAt: null,
      recommended: 99,
    });
    await aProgramme(t, {
      zhTitle: '只有中文',
      enTitle: 'Draft of a title',
      enLogline: 'Draft',
      enPublishedAt: null,
      typeId: 5,
      recommended: 5,
    });
  });

  it('by type, in the order of recommendation, without unpublished ones', async () => {
    const page = await t.visitor.programSale.list({});
    expect(titles(page)).toEqual(['Twelve Lanterns 100%', 'Arrivals', 'Steppe_Children', null]);
    expect(page.total).toBe(4);
    expect(titles(await t.visitor.programSale.list({ typeId: 2 }))).toEqual(['Arrivals', 'Steppe_Children']);
    const types = await t.visitor.programSale.typeList({});
    expect(types.map(({ typeId, count }) => [typeId, count])).toEqual([
      [1, 1],
      [2, 2],
      [3, 0],
      [4, 0],
      [5, 1],
    ]);
  });

  it('by words of either title; wildcard characters match literally', async () => {
    const found = async (keyword: string) => titles(await t.visitor.programSale.list({ keyword }));
    expect(await found('长安')).toEqual(['Twelve Lanterns 100%']);
    expect(await found('LANTERN')).toEqual(['Twelve Lanterns 100%']);
    expect(await found('100%')).toEqual(['Twelve Lanterns 100%']);
    expect(await found('e_C')).toEqual(['Steppe_Children']);
    expect(await found('a_r')).toEqual([]);
    expect(await found('%')).toEqual(['Twelve Lanterns 100%']);
    expect(await found('\\')).toEqual([]);
    expect(await found("' or true --")).toEqual([]);
  });

  it('but does not find a draft by its words, nor read them', async () => {
    expect(await t.visitor.programSale.list({ keyword: 'Draft' })).toMatchObject({ rows: [], total: 0 });
    const [row] = (await t.visitor.programSale.list({ typeId: 5 })).rows;
    expect(row).toMatchObject({ zhTitle: '只有中文', enTitle: null, enLogline: null });
    const detail = await t.visitor.programSale.detail({ id: row!.id });
    expect(detail).toMatchObject({ zhTitle: '只有中文', enTitle: null, enLogline: null });
  });

  it('by genre, language, year and country, and sorted', async () => {
    expect(titles(await t.visitor.programSale.list({ genre: 'nature', country: 'SG' }))).toEqual(['Arrivals']);
    expect(titles(await t.visitor.programSale.list({ language: 'en' }))).toEqual(['Twelve Lanterns 100%']);
    expect(titles(await t.visitor.programSale.list({ year: 2019 }))).toEqual(['Arrivals']);
    expect(titles(await t.visitor.programSale.list({ sort: 'year', typeId: 2 }))).toEqual([
      'Arrivals',
      'Steppe_Children',
    ]);
    expect(titles(await t.visitor.programSale.list({ sort: 'newest', typeId: 2 }))).toEqual([
      'Steppe_Children',
      'Arrivals',
    ]);
    expect(titles(await t.visitor.programSale.list({ sort: 'title' })).slice(0, 3)).toEqual([
      'Arrivals',
      'Steppe_Children',
      'Twelve Lanterns 100%',
    ]);
    const chinese = await t.as(undefined, 'zh-CN').programSale.list({ sort: 'title' });
    expect(chinese.rows.map(({ zhTitle }) => zhTitle)).toEqual(['爱情来了', '草原之子', '长安十二灯', '只有中文']);
  });

  it('page by page; the total follows what is published', async () => {
    const second = await t.visitor.programSale.list({ pageSize: 2, pageNum: 2 });
    expect(titles(second)).toEqual(['Steppe_Children', null]);
    expect(second.total).toBe(4);
    const { id } = await aProgramme(t, { typeId: 3 });
    await expect.poll(async () => (await t.visitor.programSale.list({ pageSize: 2 })).total).toBe(5);
    await t.db
      .updateTable('programmes')
      .set({ zhPublishedAt: null, enPublishedAt: null })
      .where('id', '=', id)
      .execute();
    await expect.poll(async () => (await t.visitor.programSale.list({ pageSize: 2 })).total).toBe(4);
  });

  it('by free rights: medium, territory, start and duration', async () => {
    await anOffer(t, lanterns, {
      media: ['svod'],
      countries: ['SG', 'TH'],
      prices: { 1: 100, 3: 300 },
      windowStart: '2026-01-01',
      windowEnd: '2030-12-31',
    });
    await soldTo(lanterns, 'svod', 'SG', '[2027-01-01,2028-01-01)');
    const found = async (asked: object) =>
      titles(await t.visitor.programSale.list({ medium: 'svod', territory: 'SG', startDate: '2026-07-01', ...asked }));
    const it = ['Twelve Lanterns 100%'];
    expect(await found({ startDate: '2026-01-01', years: 1 })).toEqual(it);
    expect(await found({ years: 1 })).toEqual([]); // runs into 2027, which is sold
    expect(await found({ territory: 'TH', years: 1 })).toEqual(it);
    expect(await found({ territory: 'south_eastern_asia', years: 1 })).toEqual(it); // Thailand is free
    expect(await found({ territory: 'TH', years: 2 })).toEqual([]); // two years are not on sale
    expect(await found({ territory: 'TH', medium: 'free_tv', years: 1 })).toEqual([]);
    expect(await found({ territory: 'TH', startDate: '2029-01-01', years: 3 })).toEqual([]); // past the window
    expect(await found({ territory: 'FR', years: 1 })).toEqual([]);
  });

  it('with the possible values of the filters', async () => {
    const facets = await t.visitor.programSale.facets({ typeId: 2 });
    expect(facets.genres).toEqual([{ genre: 'nature', count: 2 }]);
    expect(facets.years).toEqual([{ year: 2019, count: 1 }]);
    expect(facets.countries).toEqual([
      { country: 'CN', count: 1 },
      { country: 'SG', count: 1 },
    ]);
  });

  it('with a clear error for an invalid query', async () => {
    await expect(t.visitor.programSale.list({ typeId: 9 as 1 })).rejects.toMatchObject({ code: 400 });
    await expect(t.visitor.programSale.list({ pageSize: 101 })).rejects.toMatchObject({ code: 400 });
    await expect(t.visitor.programSale.list({ territory: 'atlantis' })).rejects.toMatchObject({ code: 400 });
    await expect(t.visitor.programSale.list({ startDate: '2026-02-30' })).rejects.toMatchObject({ code: 400 });
  });
});

describe('a visitor opens a programme', () => {
  it('reads its facts, stills, seller, offers and others of the seller', async () => {
    const picture = async (key: string) =>
      (
        await t.db
          .insertInto('pictures')
          .values({
            key,
            width: 480,
            height: 672,
            tone: '#7a5cff',
            sources: JSON.stringify([{ width: 480, type: 'image/avif', url: `/media/${key}.avif` }]),
          })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    const [cover, one, two] = [await picture('cover'), await picture('one'), await picture('two')];
    const { id: sellerId } = await t.db
      .insertInto('companies')
      .values({
        zhName: '云栈里影业',
        enName: 'Yunzhanli Pictures',
        country: 'CN',
        contactEmail: 'private@example.com',
        isSeller: true,
        zhPublishedAt: t.clock.now,
        enPublishedAt: t.clock.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id } = await aProgramme(t, {
      sellerId,
      coverId: cover,
      credits: JSON.stringify([{ role: 'director', zhName: '陆衡舟', enName: null }]),
    });
    const other = await aProgramme(t, { sellerId });
    await aProgramme(t, { sellerId, zhPublishedAt: null, enPublishedAt: null });
    await t.db
      .insertInto('programmeStills')
      .values([
        { programmeId: id, pictureId: two, position: 1 },
        { programmeId: id, pictureId: one, position: 2 },
      ])
      .execute();
    const offer = await anOffer(t, id, { windowStart: '2026-01-01' });
    await anOffer(t, id, { active: false });

    const detail = await t.visitor.programSale.detail({ id });
    expect(detail.cover).toMatchObject({ id: cover, tone: '#7a5cff', sources: [{ url: '/media/cover.avif' }] });
    expect(detail.stills.map((still) => still.id)).toEqual([two, one]);
    expect(detail.credits).toEqual([{ role: 'director', zhName: '陆衡舟', enName: null }]);
    expect(detail.seller).toMatchObject({ id: sellerId, enName: 'Yunzhanli Pictures' });
    expect(JSON.stringify(detail)).not.toContain('private@example.com');
    expect(detail.offers).toMatchObject([
      {
        id: offer.id,
        countries: ['MY', 'SG', 'TH'],
        prices: { 1: 1_000_000 },
        windowStart: '2026-01-01',
        windowEnd: null,
      },
    ]);
    expect(detail.sameSeller.map((card) => card.id)).toEqual([other.id]);
  });

  it('does not find one that is withdrawn or never existed', async () => {
    const hidden = await aProgramme(t, { zhPublishedAt: null, enPublishedAt: null });
    await expect(t.visitor.programSale.detail({ id: hidden.id })).rejects.toMatchObject({ code: 404 });
    await expect(t.visitor.programSale.detail({ id: 999_999 })).rejects.toMatchObject({ code: 404 });
  });

  it('sees the same programmes on the home page', async () => {
    const page = await t.visitor.index.getIndexPage({});
    expect(page.hero[0]).toMatchObject({ enTitle: 'Twelve Lanterns 100%' });
    expect(page.shelves.map(({ typeId, total }) => [typeId, total])).toEqual(
      page.types.map(({ typeId, count }) => [typeId, count]),
    );
    expect(page.newest.map(({ id }) => id)).toEqual([...page.newest.map(({ id }) => id)].sort((a, b) => b - a));
    expect(page.sellers).toMatchObject([{ enName: 'Yunzhanli Pictures', programmes: 2 }]);
    expect(page.counts.programmes).toBe(page.types.reduce((sum, type) => sum + type.count, 0));
  });
});
