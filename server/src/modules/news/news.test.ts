import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import type { InputOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { consoleNews } from '@pavilion/protocol/news.console.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPictureFile, aStaff } from '../../testing/builders.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { publishContent } from '../content/content.service.ts';
import { newsKind } from './news.content.service.ts';
import { listForHome } from './news.service.ts';
import { newsSource } from './source.service.ts';

let t: TestApp;
let staff: Awaited<ReturnType<typeof aStaff>>['client'];
beforeAll(async () => {
  t = await testApp(); // 1 June 2026, 08:00 UTC
  staff = (await aStaff(t, 'editor')).client;
});
afterAll(() => t.close());

type Form = InputOf<(typeof consoleNews)['save']>['form'];
const pdf = (name = '报告 2026.pdf') => ({
  name,
  type: 'application/pdf',
  bytes: new Uint8Array(Buffer.from('%PDF-1.7\n%%EOF')),
});
const both = (n: number, more: Form = {}): Form => ({
  zhTitle: `授权市场第 ${n} 号`,
  enTitle: `Licensing market ${n}`,
  zhBody: `<p>正文 ${n}</p>`,
  enBody: `<p>Body ${n}</p>`,
  date: `2026-05-${String(n).padStart(2, '0')}`,
  ...more,
});
const anArticle = (form: Form) => publishContent(t.ctx(), newsKind, form);
const titles = (page: { rows: { enTitle: string | null }[] }) => page.rows.map(({ enTitle }) => enTitle);

describe('a visitor reads the news', () => {
  let first: number;
  let holdbacks: number;
  let alike: number;
  beforeAll(async () => {
    first = await anArticle(both(1, { recommended: true }));
    holdbacks = await anArticle(
      both(2, { enTitle: 'Holdbacks explained for buyers', zhTitle: '读懂授权保留期', categoryId: 2 }),
    );
    await anArticle(both(3, { enTitle: null, zhTitle: '只有中文', categoryId: 3 }));
    alike = await anArticle(both(4, { enTitle: 'Holdbacks in practice for buyers', zhTitle: '授权保留期的做法' }));
    await staff.consoleNews.save({ form: both(9, { enTitle: 'A draft' }) });
  });

  it('the newest first, by category and words, page by page, without drafts', async () => {
    const list = t.visitor.information.list;
    const all = await list({});
    expect(all.total).toBe(4);
    expect(titles(all)).toEqual([
      'Holdbacks in practice for buyers',
      null,
      'Holdbacks explained for buyers',
      'Licensing market 1',
    ]);
    expect(all.rows[0]).toMatchObject({ date: '2026-05-04', zhCategory: '行业动态', enCategory: 'Industry News' });
    expect(titles(await list({ categoryId: 2 }))).toEqual(['Holdbacks explained for buyers']);
    expect(titles(await list({ keyword: 'holdbacks' }))).toHaveLength(2);
    expect(titles(await list({ keyword: '只有' }))).toEqual([null]);
    expect(titles(await list({ pageNum: 2, pageSize: 3 }))).toEqual(['Licensing market 1']);
    expect((await list({ pageNum: 9 })).rows).toEqual([]);
    await expect(list({ categoryId: 0 })).rejects.toMatchObject({ code: 400 });
    await expect(list({ pageSize: 101 })).rejects.toMatchObject({ code: 400 });
  });

  it('the categories with their numbers', async () => {
    const categories = await t.visitor.information.categoryList({});
    expect(categories.map(({ id, englishName, count }) => [id, englishName, count])).toEqual([
      [1, 'Industry News', 2],
      [2, 'Depth Research', 1],
      [3, 'Notices', 1],
    ]);
  });

  it('an article with the previous and the next one', async () => {
    const detail = await t.visitor.information.detail({ id: holdbacks });
    expect(detail).toMatchObject({
      zhBody: '<p>正文 2</p>',
      enBody: '<p>Body 2</p>',
      newer: { zhTitle: '只有中文', enTitle: null },
      older: { id: first },
      attachments: [],
    });
    expect((await t.visitor.information.detail({ id: alike })).newer).toBeNull();
    await expect(t.visitor.information.detail({ id: 999_999 })).rejects.toMatchObject({ code: 404 });
  });

  it('with the most read and similar articles', async () => {
    await t.db
      .insertInto('popularity')
      .values([
        { class: ContentClass.news, contentId: first, visits: 9 },
        { class: ContentClass.news, contentId: alike, visits: 4 },
        { class: ContentClass.activity, contentId: holdbacks, visits: 99 },
      ])
      .execute();
    const panel = await t.visitor.information.getRightPanel({ id: holdbacks });
    expect(panel.popular.map(({ id }) => id).slice(0, 2)).toEqual([first, alike]);
    expect(panel.related[0]).toMatchObject({ id: alike });
    expect([...panel.popular, ...panel.related].map(({ id }) => id)).not.toContain(holdbacks);
    const bare = await t.visitor.information.getRightPanel({});
    expect(bare.related[0]).toMatchObject({ id: first });
  });

  it('home gets recommended articles first; search and favourites get their texts', async () => {
    expect((await listForHome(t.db, 2)).map(({ id }) => id)).toEqual([first, alike]);
    const [card] = await newsSource.listCards(t.db, [first]);
    expect(card).toMatchObject({ class: ContentClass.news, enTitle: 'Licensing market 1', date: '2026-05-01' });
    const [text] = await newsSource.listTexts(t.db, { ids: [first] });
    expect(text).toMatchObject({
      zhBody: '正文 1',
      enBody: 'Body 1',
      enNames: 'Industry News',
      year: 2026,
      recommended: 1,
    });
    expect(await newsSource.listTexts(t.db, { after: alike, limit: 9 })).toEqual([]);
  });
});

describe('an editor writes', () => {
  it('a body that readers get clean, with its pictures in all sizes and its files to download', async () => {
    const { data: picture, url } = await staff.consoleFile.uploadImage({
      file: await aPictureFile('market.jpg'),
      purpose: 'still',
    });
    const { data: report } = await staff.consoleFile.uploadAttachment({ file: pdf() });
    const form: Form = {
      zhTitle: '秋季市场报告',
      zhBody: `<p class="MsoNormal" style="color:red">正文<script>alert(1)</script></p><img src="${url}" onerror="alert(1)" alt="展馆">`,
      coverId: picture.id,
      attachments: [
        { fileId: report.id, name: '秋季市场报告.pdf' },
        { fileId: report.id, name: 'again.pdf' },
      ],
    };
    const saved = await staff.consoleNews.save({ form });
    const draft = await staff.consoleNews.detail({ id: saved.id });
    expect(draft.form.zhBody).toBe(`<p>正文</p><img src="${url}" alt="展馆" />`);
    expect(draft.form.attachments).toHaveLength(1);
    await expect(t.visitor.information.detail({ id: saved.id })).rejects.toMatchObject({ code: 404 });

    const { key } = await staff.consoleNews.preview({ id: saved.id });
    expect((await t.visitor.information.detail({ id: saved.id, preview: key })).zhTitle).toBe('秋季市场报告');

    await expect(staff.consoleNews.publish({ ...saved, languages: ['zh', 'en'] })).rejects.toMatchObject({
      problems: [{ path: 'form.enTitle' }],
    });
    await staff.consoleNews.publish({ ...saved, languages: ['zh'] });
    const read = await t.visitor.information.detail({ id: saved.id });
    expect(read).toMatchObject({ date: '2026-06-01', enTitle: null, enBody: null });
    expect(read.zhBody).toMatch(
      /^<p>正文<\/p><picture><source type="image\/avif" srcset="[^"]+ 120w" sizes="[^"]+" \/><source type="image\/webp".*width="120" height="80" loading="lazy" decoding="async" data-tone="#[0-9a-f]{6}" \/><\/picture>$/,
    );
    expect(read.attachments).toMatchObject([{ name: '秋季市场报告.pdf', mime: 'application/pdf', bytes: 14 }]);
    const download = await t.app.inject(read.attachments[0]!.url);
    expect(download).toMatchObject({ statusCode: 200 });
    expect(download.headers['content-type']).toBe('application/pdf');
  });

  it('and finds, compares, restores, schedules and withdraws articles', async () => {
    const one = await staff.consoleNews.save({ form: both(20, { recommended: true, categoryId: 2 }) });
    const two = await staff.consoleNews.save({ ...one, form: both(20, { enTitle: 'Second thoughts', categoryId: 2 }) });
    await expect(staff.consoleNews.save({ ...one, form: both(20) })).rejects.toMatchObject({ code: 409 });
    expect(titles(await staff.consoleNews.list({ categoryId: 2, keyword: 'second' }))).toEqual(['Second thoughts']);
    expect((await staff.consoleNews.list({ recommended: true })).rows.map(({ id }) => id)).not.toContain(one.id);
    expect((await staff.consoleNews.versions({ id: one.id })).total).toBe(2);
    expect((await staff.consoleNews.version({ id: one.id, revision: 1 })).form.recommended).toBe(true);
    const three = await staff.consoleNews.restore({ id: one.id, revision: two.revision, from: 1 });
    await staff.consoleNews.publish({
      id: one.id,
      revision: three.revision,
      languages: ['en'],
      at: '2026-06-02T08:00:00Z',
    });
    await staff.consoleNews.cancelSchedule({ id: one.id });
    await staff.consoleNews.publish({ id: one.id, revision: three.revision, languages: ['en'] });
    expect(await t.visitor.information.detail({ id: one.id })).toMatchObject({
      zhTitle: null,
      enTitle: 'Licensing market 20',
    });
    await staff.consoleNews.withdraw({ id: one.id, languages: ['en'] });
    await expect(t.visitor.information.detail({ id: one.id })).rejects.toMatchObject({ code: 404 });
    const never = await staff.consoleNews.save({ form: both(21) });
    await staff.consoleNews.remove({ id: never.id });
    await expect(staff.consoleNews.detail({ id: never.id })).rejects.toMatchObject({ code: 404 });
  });

  it('and gets an error for what is missing or not allowed', async () => {
    const save = (form: Form) => staff.consoleNews.save({ form });
    const beside = (field: string) => ({ problems: [{ path: field }] });
    await expect(save(both(22, { categoryId: 77 }))).rejects.toMatchObject(beside('form.categoryId'));
    await expect(save(both(22, { coverId: 999_999 }))).rejects.toMatchObject(beside('form.coverId'));
    await expect(save(both(22, { attachments: [{ fileId: 999_999, name: 'x' }] }))).rejects.toMatchObject(
      beside('form.attachments.0.fileId'),
    );
    for (const file of [pdf('page.html'), pdf('terms.docx')])
      await expect(staff.consoleFile.uploadAttachment({ file })).rejects.toMatchObject({ status: 422 });
  });

  it('nobody else may', async () => {
    await expect(t.visitor.consoleNews.list({})).rejects.toMatchObject({ code: 401 });
    const reviewer = (await aStaff(t, 'reviewer')).client;
    await expect(reviewer.consoleNews.save({ form: both(23) })).rejects.toMatchObject({ status: 403 });
    await expect(reviewer.consoleFile.uploadAttachment({ file: pdf() })).rejects.toMatchObject({ status: 403 });
  });
});
