import { seedCatalogue } from '@pavilion/demo/catalogue/seedCatalogue.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aStaff } from '../../testing/builders.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await seedCatalogue(t.ctx());
});
afterAll(() => t.close());

it('shows the demo fair: a hero area, a shelf for each type, a poster wall and the sellers', async () => {
  const home = await t.visitor.index.getIndexPage({});
  expect(home.hero.length).toBe(5);
  for (const slide of home.hero) {
    expect(slide.programme, slide.enTitle ?? '').not.toBeNull();
    expect(slide.wide, slide.enTitle ?? '').not.toBeNull();
    expect(slide.tall, slide.enTitle ?? '').not.toBeNull();
  }
  expect(home.shelves.map(({ typeId }) => typeId)).toEqual([1, 2, 3, 4, 5]);
  for (const shelf of home.shelves) {
    expect(shelf.total).toBe(home.types.find(({ typeId }) => typeId === shelf.typeId)!.count);
    expect(shelf.programmes.every(({ typeId }) => typeId === shelf.typeId)).toBe(true);
    expect(shelf.programmes.length).toBe(9);
  }
  expect(home.counts.programmes).toBeGreaterThanOrEqual(60);
  expect(home.counts.offers).toBeGreaterThan(home.counts.programmes);
  expect(home.sellers.length).toBe(home.counts.sellers);
  expect(home.newest.every(({ cover }) => cover !== null)).toBe(true);
});

it('changes when staff withdraw a programme, though the response is cached', async () => {
  const before = await t.visitor.index.getIndexPage({});
  const gone = before.hero[0]!.programme!.id;
  const { client: editor } = await aStaff(t, 'editor');
  for (const language of ['zh', 'en'] as const)
    await editor.consoleProgramme.publish({ id: gone, language, published: false });
  await expect
    .poll(async () => (await t.visitor.index.getIndexPage({})).counts.programmes)
    .toBe(before.counts.programmes - 1);
  const after = await t.visitor.index.getIndexPage({});
  expect(after.hero.map(({ programme }) => programme?.id)).not.toContain(gone);
  expect(after.newest.map(({ id }) => id)).not.toContain(gone);
});

it('shows banners as slides: with their own texts, or with those of the programme they lead to', async () => {
  const { client: editor } = await aStaff(t, 'editor');
  const before = await t.visitor.index.getIndexPage({});
  const programme = before.hero[0]!.programme!;
  const publish = async (form: Parameters<typeof editor.consoleBanner.save>[0]['form']) => {
    const { id, revision } = await editor.consoleBanner.save({ form });
    await editor.consoleBanner.publish({ id, revision, languages: ['zh', 'en'] });
  };
  const wideId = before.hero[0]!.wide!.id;
  const words = { zhTitle: '本周专场', enTitle: 'This week' };
  const own = { ...words, wideId };
  await publish({ ...own, position: 1, linkKind: 'programme', programmeId: programme.id });
  await publish({ ...own, position: 2, linkKind: 'page', path: '/exhibition', enSubtitle: 'Come and see', focusX: 10 });
  await expect.poll(async () => (await t.visitor.index.getIndexPage({})).hero.length).toBe(2);
  const { hero } = await t.visitor.index.getIndexPage({});
  expect(hero).toMatchObject([
    { ...words, zhLine: programme.zhLogline, programme: { id: programme.id }, wide: { id: wideId }, url: null },
    { ...words, zhLine: null, enLine: 'Come and see', programme: null, url: '/exhibition', tall: null, focusX: 10 },
  ]);
});

it('works without the demo: an empty catalogue has five empty shelves', async () => {
  const empty = await testApp();
  const home = await empty.visitor.index.getIndexPage({});
  expect(home).toMatchObject({ hero: [], newest: [], sellers: [], counts: { programmes: 0, offers: 0 } });
  expect(home.shelves.map(({ total }) => total)).toEqual([0, 0, 0, 0, 0]);
  await empty.close();
});
