import type { consoleDownload } from '@pavilion/protocol/downloads.ts';
import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import { errors } from '@pavilion/protocol/errors.ts';
import type { InputOf } from '@pavilion/protocol/kit/endpoint.ts';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPrivateFile, aStaff, aUser } from '../../testing/builders.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { publishContent } from '../content/content.service.ts';
import { exhibitionKind } from '../exhibitions/exhibitions.content.service.ts';
import { refreshIndex } from '../search/search.service.ts';
import { downloadModule } from './downloads.service.ts';

let t: TestApp;
let staff: Awaited<ReturnType<typeof aStaff>>['client'];
beforeAll(async () => {
  t = await testApp();
  staff = (await aStaff(t, 'editor')).client;
});
afterAll(() => t.close());

type Form = InputOf<(typeof consoleDownload)['save']>['form'];
const pdf = '%PDF-1.7\n%%EOF';
const upload = async (name: string, bytes: Uint8Array = Buffer.from(pdf)) => {
  const file = { name, type: 'application/octet-stream', bytes: new Uint8Array(bytes) };
  return (await staff.consoleFile.uploadAttachment({ file, purpose: 'download' })).data;
};
/** A saved form with an uploaded file. */
async function aDraft(form: Form, name = '展位图 A.pdf') {
  const file = await upload(name);
  const saved = await staff.consoleDownload.save({
    form: { zhTitle: '展位图', enTitle: 'Floor plan', fileId: file.id, fileName: file.name, ...form },
  });
  return { ...saved, file };
}
async function aDownload(form: Form, name?: string) {
  const draft = await aDraft(form, name);
  await staff.consoleDownload.publish({ id: draft.id, revision: draft.revision, languages: ['zh', 'en'] });
  return draft;
}
const get = (url: string) => t.app.inject(url);
const problem = (path: string) => ({ problems: [{ path }] });

describe('a download from upload to visitor', () => {
  let exhibitionId: number;
  let plan: Awaited<ReturnType<typeof aDownload>>;
  beforeAll(async () => {
    exhibitionId = await publishContent(t.ctx(), exhibitionKind, {
      zhTitle: '江海影视节',
      enTitle: 'River Film Fair',
      startsOn: '2026-06-10',
      endsOn: '2026-06-14',
      timeZone: 'Asia/Shanghai',
      country: 'CN',
      zhCity: '上海',
      enCity: 'Shanghai',
    });
    plan = await aDownload({ category: 'floorPlan', exhibitionId, position: 2 });
    await aDownload(
      { zhTitle: '参展目录', enTitle: 'Exhibitor catalogue', category: 'catalogue', position: 1 },
      'catalogue.pdf',
    );
  });

  it('is listed in the order of editors, and by category, exhibition and words', async () => {
    const list = t.visitor.downloads.list;
    const titles = async (query: Parameters<typeof list>[0]) => (await list(query)).rows.map(({ enTitle }) => enTitle);
    expect(await titles({})).toEqual(['Exhibitor catalogue', 'Floor plan']);
    expect(await titles({ category: 'floorPlan' })).toEqual(['Floor plan']);
    expect(await titles({ exhibitionId })).toEqual(['Floor plan']);
    expect(await titles({ keyword: '目录' })).toEqual(['Exhibitor catalogue']);
    expect(await titles({ pageNum: 2, pageSize: 1 })).toEqual(['Floor plan']);
    expect((await list({ id: plan.id })).rows).toMatchObject([
      {
        category: 'floorPlan',
        language: 'both',
        exhibition: { id: exhibitionId, enTitle: 'River Film Fair' },
        file: { name: '展位图 A.pdf', kind: 'pdf', bytes: pdf.length },
      },
    ]);
    expect(await t.visitor.downloads.filters({})).toEqual({
      categories: expect.arrayContaining([{ category: 'floorPlan', count: 1 }]),
      exhibitions: [{ id: exhibitionId, zhTitle: '江海影视节', enTitle: 'River Film Fair', count: 1 }],
    });
  });

  it('is served to everyone under its own name', async () => {
    const { file } = (await t.visitor.downloads.list({ id: plan.id })).rows[0]!;
    const reply = await get(file.url);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('展位图 A.pdf')}`,
      'cache-control': 'no-cache',
    });
    expect(reply.body).toBe(pdf);
  });

  it('is found by the search, and has neither favourites nor history', async () => {
    await refreshIndex(t.ctx());
    const { rows } = await t.visitor.search.searchContent({ keyword: 'floor plan', class: ContentClass.download });
    expect(rows).toMatchObject([{ class: ContentClass.download, id: plan.id, enTitle: 'Floor plan' }]);
    expect((await get(`/s/download/${plan.id}`)).statusCode).toBe(200);
    expect((await get('/sitemap.xml')).body).toContain(`/s/download/${plan.id}<`);
    const { client } = await aUser(t);
    const item = { class: ContentClass.download, id: plan.id };
    await expect(client.user.addCollection(item)).rejects.toMatchObject({ code: 400, ...problem('class') });
    await expect(t.visitor.user.addVistor(item)).rejects.toMatchObject({ code: 400 });
  });

  it('leaves list, search and URL of the file when it is withdrawn', async () => {
    const gone = await aDownload({ enTitle: 'Press kit', category: 'press' }, 'press.pdf');
    const { url } = (await t.visitor.downloads.list({ id: gone.id })).rows[0]!.file;
    await staff.consoleDownload.withdraw({ id: gone.id, languages: ['zh'] });
    expect((await get(url)).statusCode).toBe(200);
    await staff.consoleDownload.withdraw({ id: gone.id, languages: ['en'] });
    expect((await t.visitor.downloads.list({ id: gone.id })).rows).toEqual([]);
    expect(await downloadModule.source.listCards(t.db, [gone.id])).toEqual([]);
    expect((await get(url)).json()).toMatchObject({ code: errors.linkExpired.code });
  });
});

describe('a file that is not published', () => {
  it('is not reachable by its number, with or without a signature', async () => {
    const draft = await aDraft({ enTitle: 'Not yet' });
    expect((await t.visitor.downloads.list({ id: draft.id })).rows).toEqual([]);
    for (const query of ['', '?download', '?download&sig=', '?sig=forged'])
      expect((await get(`/files/${draft.file.id}${query}`)).json(), query).toMatchObject({
        code: errors.linkExpired.code,
      });
    for (const id of ['0', 'x', '99999999999', '1.5']) expect((await get(`/files/${id}`)).statusCode, id).not.toBe(200);
  });
  it('is shown to the holder of a preview key by a signed URL', async () => {
    const draft = await aDraft({ enTitle: 'Not yet' });
    const { key } = await staff.consoleDownload.preview({ id: draft.id });
    const [shown] = (await t.visitor.downloads.list({ id: draft.id, preview: key })).rows;
    expect((await get(shown!.file.url)).body).toBe(pdf);
    await expect(t.visitor.downloads.list({ id: draft.id, preview: 'forged' })).rejects.toMatchObject({ code: 404 });
    expect((await get(`/files/${draft.file.id}?download`)).statusCode).not.toBe(200);
  });
  it('never is a paper of somebody else', async () => {
    const { id: userId } = await aUser(t);
    const paper = await aPrivateFile(t, userId);
    const form = { zhTitle: '证件', fileId: paper, fileName: 'id.jpg' };
    await expect(staff.consoleDownload.save({ form })).rejects.toMatchObject(problem('form.fileId'));
  });
});

describe('bad input changes nothing and is answered with a message', () => {
  it('refuses files of other kinds, by name and by content', async () => {
    for (const [name, bytes] of [
      ['page.html', Buffer.from('<html/>')],
      ['tool.exe', Buffer.from('MZ')],
      ['plan.pdf', Buffer.from('no PDF')],
      ['plans.zip', Buffer.from('no ZIP')],
      ['empty.zip', zipSync({})],
      ['plan.pdf', zipSync({ 'plan.dwg': new Uint8Array(4) })],
    ] as const)
      await expect(upload(name, bytes), name).rejects.toMatchObject({ status: 422 });
    expect((await upload('plans.zip', zipSync({ 'plan.dwg': new Uint8Array(4) }))).name).toBe('plans.zip');
    const file = { name: 'plans.zip', type: 'application/zip', bytes: zipSync({ 'plan.dwg': new Uint8Array(4) }) };
    await expect(staff.consoleFile.uploadAttachment({ file })).rejects.toMatchObject({ status: 422 });
  });
  it('names the field that is wrong', async () => {
    const { id: fileId } = await upload('plan.pdf');
    const save = (form: Form) => staff.consoleDownload.save({ form: { zhTitle: '展位图', ...form } });
    await expect(save({ fileId: 999_999 })).rejects.toMatchObject(problem('form.fileId'));
    await expect(save({ fileId, fileName: 'plan.exe' })).rejects.toMatchObject(problem('form.fileName'));
    await expect(save({ exhibitionId: 999_999 })).rejects.toMatchObject(problem('form.exhibitionId'));
    await expect(save({ coverId: 999_999 })).rejects.toMatchObject(problem('form.coverId'));
    await expect(save({ category: 'film' as never })).rejects.toMatchObject({ code: 400 });
    const bare = await save({});
    await expect(staff.consoleDownload.publish({ ...bare, languages: ['zh'] })).rejects.toMatchObject(
      problem('form.fileId'),
    );
    const unnamed = await save({ fileId });
    await expect(staff.consoleDownload.publish({ ...unnamed, languages: ['en'] })).rejects.toMatchObject(
      problem('form.enTitle'),
    );
    await expect(staff.consoleDownload.publish({ ...unnamed, languages: ['zh'] })).rejects.toMatchObject(
      problem('form.fileName'),
    );
    await expect(t.visitor.downloads.list({ category: 'film' as never })).rejects.toMatchObject({ code: 400 });
    await expect(t.visitor.downloads.list({ id: 0 })).rejects.toMatchObject({ code: 400 });
  });
});

it('nobody but editors may write', async () => {
  const form = { zhTitle: '展位图' };
  await expect(t.visitor.consoleDownload.list({})).rejects.toMatchObject({ code: 401 });
  const { client } = await aUser(t);
  await expect(client.consoleDownload.save({ form })).rejects.toMatchObject({ code: 401 });
  const reviewer = (await aStaff(t, 'reviewer')).client;
  await expect(reviewer.consoleDownload.save({ form })).rejects.toMatchObject({ status: 403 });
});

it('an editor compares, restores and schedules', async () => {
  const draft = await aDraft({ enTitle: 'Entry form', category: 'form' });
  const { id } = draft;
  expect((await staff.consoleDownload.list({ category: 'form' })).rows).toMatchObject([
    { id, fileName: '展位图 A.pdf' },
  ]);
  const { form } = await staff.consoleDownload.detail({ id });
  const second = await staff.consoleDownload.save({ id, revision: 1, form: { ...form, position: 7 } });
  await expect(staff.consoleDownload.save({ id, revision: 1, form })).rejects.toMatchObject({ code: 409 });
  expect((await staff.consoleDownload.versions({ id })).total).toBe(2);
  expect((await staff.consoleDownload.version({ id, revision: 1 })).form.position).toBe(100);
  const { revision } = await staff.consoleDownload.restore({ id, revision: second.revision, from: 1 });
  const at = '2030-01-01T00:00:00Z';
  await staff.consoleDownload.publish({ id, revision, languages: ['en'], at });
  await staff.consoleDownload.cancelSchedule({ id });
  expect((await t.visitor.downloads.list({ id })).rows).toEqual([]);
  await staff.consoleDownload.remove({ id });
  await expect(staff.consoleDownload.detail({ id })).rejects.toMatchObject({ code: 404 });
});
