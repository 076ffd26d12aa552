import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import { MOST_RESULTS } from '@pavilion/protocol/search.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { rebuildIndex, refreshIndex } from './index.service.ts';
import { isOneErrorApart } from './spelling.ts';

let t: TestApp;
const made = new Map<string, number>();
async function aTitle(
  zh: string,
  en: string,
  more: { year?: number; genres?: string[]; body?: string; recommended?: number } = {},
) {
  const [row] = await t.sql<{ id: number }[]>`
    insert into programmes (type_id, zh_title, en_title, genres, year, country, zh_synopsis, credits, recommended, zh_published_at, en_published_at)
    values (1, ${zh}, ${en}, ${more.genres ?? ['drama']}, ${more.year ?? 2024}, 'CN', ${more.body ?? '一段故事'},
      '[{"role":"director","zhName":"沈砚秋","enName":"Shen Yanqiu"}]', ${more.recommended ?? 0}, now(), now()) returning id`;
  made.set(en, row!.id);
  return row!.id;
}
const titles = async (keyword: string, more: { class?: ContentClass; pageNum?: number; pageSize?: number } = {}) =>
  (await t.visitor.search.searchContent({ keyword, ...more })).rows.map((row) => row.enTitle);

beforeAll(async () => {
  t = await testApp();
  await t.sql`insert into companies (zh_name, en_name, country, is_seller, zh_published_at, en_published_at)
    values ('重庆灯塔影业', 'Beacon Pictures', 'CN', true, now(), now())`;
  await aTitle('重庆森林里的灯', 'Lamps of Chongqing', { recommended: 500, body: '鲸鱼在城里' });
  await aTitle('长大的孩子', 'Growing Children', { year: 2019, genres: ['family'] });
  await aTitle('银行行长', 'The Bank Governor', { genres: ['suspense', 'workplace'] });
  await aTitle('鲸鱼之歌', 'Song of the Whales', { year: 2019, body: '重庆的灯' });
  await refreshIndex(t.ctx());
});
afterAll(() => t.close());

test('words, pairs, pinyin, initials, stems and one typing error find a title, in both scripts', async () => {
  for (const keyword of [
    '重庆森林',
    '森林',
    '林里',
    '灯',
    'chongqing',
    'chongqingsenlin',
    'cqsl',
    '重慶',
    'lamp',
    'lampes',
  ])
    expect(await titles(keyword), keyword).toContain('Lamps of Chongqing');
  expect(await titles('yinhang')).toEqual(['The Bank Governor']);
  expect(await titles('zhangda')).toEqual(['Growing Children']);
  expect(await titles('whale song')).toEqual(['Song of the Whales']);
});

test('titles rank before names, and names before texts; people, years and kinds are found', async () => {
  expect(await titles('鲸鱼')).toEqual(['Song of the Whales', 'Lamps of Chongqing']);
  expect((await titles('重庆'))[0]).toBe('Lamps of Chongqing');
  for (const keyword of ['沈砚秋', 'Shen Yanqiu', 'shenyanqiu']) expect(await titles(keyword), keyword).toHaveLength(4);
  expect((await titles('2019')).toSorted()).toEqual(['Growing Children', 'Song of the Whales']);
  expect(await titles('悬疑')).toEqual(['The Bank Governor']);
  expect(await titles('2019 family')).toEqual(['Growing Children']);
});

test('an unknown word is corrected, and some words are better than none', async () => {
  const corrected = await t.visitor.search.searchContent({ keyword: 'wahles' });
  expect(corrected).toMatchObject({ match: 'corrected', corrected: 'whales' });
  expect(corrected.rows[0]?.enTitle).toBe('Song of the Whales');
  const some = await t.visitor.search.searchContent({ keyword: '鲸鱼 银行' });
  expect(some.match).toBe('some');
  expect(some.rows.length).toBeGreaterThan(1);
  expect(isOneErrorApart('lantern', 'lantren')).toBe(true);
  expect(isOneErrorApart('lantern', 'latern')).toBe(true);
  expect(isOneErrorApart('lantern', 'lanterns')).toBe(true);
  expect(isOneErrorApart('lantern', 'lumtern')).toBe(false);
  expect(isOneErrorApart('lantern', 'lantern')).toBe(false);
});

test('a result highlights matches, counts every class and can be limited to one', async () => {
  const all = await t.visitor.search.searchContent({ keyword: '灯' });
  expect(all.counts.find((one) => one.class === ContentClass.programme)).toMatchObject({ total: 2, more: false });
  expect(all.counts.find((one) => one.class === ContentClass.domesticExhibitor)?.total).toBe(1);
  expect(all.rows.find((row) => row.id === made.get('Lamps of Chongqing'))?.zhTitleMarks).toEqual([[6, 7]]);
  const inText = all.rows.find(
    (row) => row.id === made.get('Song of the Whales') && row.class === ContentClass.programme,
  );
  expect(inText?.zhSnippet).toMatchObject({ words: expect.stringContaining('重庆的灯') });
  const companies = await t.visitor.search.searchContent({ keyword: '灯', class: ContentClass.domesticExhibitor });
  expect(companies.rows.map((row) => row.zhTitle)).toEqual(['重庆灯塔影业']);
  expect(companies).toMatchObject({ total: 1, counts: all.counts });
});

test('an empty query returns what is popular; suggestions and popular words start a search', async () => {
  const popular = await t.visitor.search.searchContent({});
  expect(popular.rows[0]?.enTitle).toBe('Lamps of Chongqing');
  expect(popular.total).toBe(5);
  const begun = async (keyword: string) =>
    (await t.visitor.search.suggestions({ keyword })).map(({ zhTitle, enTitleMarks }) => ({ zhTitle, enTitleMarks }));
  expect(await begun('lam')).toEqual([{ zhTitle: '重庆森林里的灯', enTitleMarks: [[0, 3]] }]);
  expect((await begun('yinh'))[0]?.zhTitle).toBe('银行行长');
  expect((await begun('song of the wh'))[0]?.zhTitle).toBe('鲸鱼之歌');
  expect(await begun('')).toEqual([]);
  expect(await t.visitor.search.popularWords({})).toContainEqual({ zh: '重庆森林里的灯', en: 'Lamps of Chongqing' });
});

test('pages follow each other without gaps or repetitions, and end', async () => {
  const first = await titles('', { pageSize: 2 });
  const second = await titles('', { pageSize: 2, pageNum: 2 });
  const last = await titles('', { pageSize: 2, pageNum: 3 });
  expect(new Set([...first, ...second, ...last]).size).toBe(5);
  expect(await titles('', { pageSize: 100, pageNum: MOST_RESULTS })).toEqual([]);
});

test('changes are found a moment later; withdrawn items disappear at once', async () => {
  const id = await aTitle('夜航西飞', 'West by Night');
  expect(await titles('夜航')).toEqual([]);
  await refreshIndex(t.ctx());
  await expect.poll(() => titles('夜航')).toEqual(['West by Night']);
  await t.sql`update programmes set zh_title = '晨航' where id = ${id}`;
  await refreshIndex(t.ctx());
  await expect.poll(() => titles('夜航')).toEqual([]);
  expect(await titles('晨航')).toEqual(['West by Night']);
  await t.sql`update programmes set zh_published_at = null, en_published_at = null where id = ${id}`;
  await expect.poll(() => titles('晨航')).toEqual([]);
  await refreshIndex(t.ctx());
  expect(await t.sql`select 1 from search_documents where class = 1 and id = ${id}`).toHaveLength(0);
});

test('a seller’s new name finds its programmes, and a language that is not published is not searched', async () => {
  const [seller] = await t.sql<{ id: number }[]>`select id from companies`;
  const id = await aTitle('石头记', 'Stone', {});
  await t.sql`update programmes set seller_id = ${seller!.id}, en_published_at = null where id = ${id}`;
  await t.sql`update companies set zh_name = '琥珀影业' where id = ${seller!.id}`;
  await refreshIndex(t.ctx());
  const found = await t.visitor.search.searchContent({ keyword: '琥珀', class: ContentClass.programme });
  expect(found.rows).toMatchObject([{ id, zhTitle: '石头记', enTitle: null }]);
  expect(await titles('stone')).toEqual([]);
});

test('two processes never block or repeat each other’s indexing, and a rebuild finds the same', async () => {
  const before = await titles('灯');
  await aTitle('双灯记', 'Two Lamps');
  await Promise.all([refreshIndex(t.ctx()), refreshIndex(t.ctx()), refreshIndex(t.ctx())]);
  await expect.poll(() => titles('双灯')).toEqual(['Two Lamps']);
  const count = await rebuildIndex(t.ctx());
  expect(await t.sql`select 1 from search_documents`).toHaveLength(count);
  await expect.poll(() => titles('双灯')).toEqual(['Two Lamps']);
  expect(await titles('灯')).toEqual(expect.arrayContaining(before));
});

test('visits change a score, and tiers follow the scores', async () => {
  const id = made.get('Growing Children')!;
  const scoreOf = async () =>
    (await t.sql<{ score: number }[]>`select score from search_documents where class = 1 and id = ${id}`)[0]!.score;
  const before = await scoreOf();
  await t.sql`insert into popularity (class, content_id, visits, favourites) values (1, ${id}, 90000, 500)`;
  await t.jobs.add(null, 'search.popularity', {});
  await t.jobs.add(null, 'search.tiers', {});
  await t.jobs.drain();
  expect(await scoreOf()).toBeGreaterThan(before + 1);
});

test('any input gets a result', async () => {
  const typed = [
    "' & | ! ( ) : * <-> \\",
    '😀🎬',
    'a'.repeat(100),
    '灯'.repeat(100),
    '%_%',
    '"; drop table programmes; --',
    '\u202Eabc\u200B',
    '   ',
    'ﬁlm ＡＢＣ１２３',
    'İstanbul ß Ω ไทย 한국 日本ご',
    'the of and',
    '的了和',
    Array.from({ length: 50 }, (_, i) => String.fromCharCode(97 + (i % 26))).join(' '),
  ];
  for (const keyword of typed) {
    expect((await t.visitor.search.searchContent({ keyword })).total, keyword).toBeGreaterThanOrEqual(0);
    expect(Array.isArray(await t.visitor.search.suggestions({ keyword })), keyword).toBe(true);
  }
  await expect(t.visitor.search.searchContent({ keyword: 'x'.repeat(101) })).rejects.toMatchObject({ status: 400 });
  await expect(t.visitor.search.searchContent({ keyword: 'a\0b' })).rejects.toMatchObject({ status: 400 });
  await expect(t.visitor.search.searchContent({ class: 99 as ContentClass })).rejects.toMatchObject({ status: 400 });
});

test('a total is the same on every page, also for pinyin across words; a whole title ranks before titles that contain it', async () => {
  await t.sql`insert into programmes (type_id, zh_title, zh_synopsis, genres, year, country, credits, zh_published_at)
    select 1, title, body, '{drama}', 2024, 'CN', '[]', now() from (
      select '春天灯塔' || i as title, '一段故事' as body from generate_series(1, 70) i
      union all values ('灯塔春天', '一段故事'), ('春天灯塔', '一段故事'), ('远山', '春天里的灯塔')) t`;
  await refreshIndex(t.ctx());
  const page = (keyword: string, pageNum: number) => t.visitor.search.searchContent({ keyword, pageNum });
  await expect.poll(async () => (await page('春天灯塔', 1)).total).toBe(72);
  expect((await page('春天灯塔', 1)).rows[0]?.zhTitle).toBe('春天灯塔');
  expect((await page('春天灯塔', 8)).rows.map((row) => row.zhTitle).at(-1)).toBe('灯塔春天');
  expect((await page('春天灯塔 故事', 1)).total).toBe(72);
  for (const pageNum of [1, 7, 8]) {
    const { rows, total } = await page('tiandeng', pageNum);
    expect([rows.length, total]).toEqual([pageNum === 8 ? 1 : 10, 71]);
  }
});
