import type { consoleEntry } from '@pavilion/protocol/competition.console.ts';
import type { InputOf } from '@pavilion/protocol/kit/endpoint.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aStaff, aUser } from '../../testing/builders.ts';
import { testApp } from '../../testing/testApp.ts';
import { publishContent } from '../content/content.service.ts';
import { storeCaptions } from './competition.console.service.ts';
import { entryKind } from './competition.content.service.ts';
import { listForHome, publishCounts } from './competition.service.ts';
import { putCounts } from './counts.queries.ts';

const t = await testApp();
afterAll(() => t.close());
const noon = new Date('2026-06-01T08:00:00Z');
type Form = InputOf<typeof consoleEntry.save>['form'];
let posterId: number;
let filmId: number;
let captionsId: number;

const aFilm = async (name: string, readyAt: Date | null = noon) =>
  (
    await t.db
      .insertInto('files')
      .values({ store: 'public', purpose: 'entry', name, mime: 'video/mp4', bytes: 9, path: `v/${name}`, readyAt })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

beforeAll(async () => {
  const sources = JSON.stringify([{ width: 270, type: 'image/avif', url: '/media/p.avif' }]);
  const picture = await t.db
    .insertInto('pictures')
    .values({ key: 'poster', width: 720, height: 1280, tone: '#123456', sources })
    .returning('id')
    .executeTakeFirstOrThrow();
  posterId = picture.id;
  filmId = await aFilm('rain.mp4');
  const vtt = new TextEncoder().encode('WEBVTT\n\n00:00.000 --> 00:02.000\nRain\n');
  captionsId = (await storeCaptions(t.ctx(), { name: 'rain.vtt', bytes: vtt }, null)).id;
});
beforeEach(async () => {
  t.clock.now = noon;
  await sql`truncate competition_entries, competition_counts, competition_views, content_records, content_versions,
    content_events, rate_limits`.execute(t.db);
});

const rain = (): Form => ({
  number: 7,
  zhTitle: '雨夜来信',
  enTitle: 'A Letter in the Rain',
  zhAuthor: '林见鹿',
  enAuthor: 'Lin Jianlu',
  zhSchool: '江海传媒学院',
  enSchool: 'Jianghai Media College',
  posterId,
  seconds: 6,
  videos: [{ fileId: filmId, height: 640 }],
});
const publish = (form: Form = {}, counts?: { views: number; votes: number }) =>
  publishContent(t.ctx(), entryKind, { ...rain(), ...form }).then(async (id) => {
    if (counts) await putCounts(t.db, id, counts, noon);
    return id;
  });
const list = async (query: object = {}) => (await t.visitor.videoCompetition.getVideoEntriesList(query)).rows;
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
test('an editor writes an entry, publishes it, and visitors find its film, captions and neighbours', async () => {
  const editor = (await aStaff(t, 'editor')).client;
  const large = await aFilm('rain-960.mp4');
  const before = await publish({ number: 3, zhTitle: '前一部', enTitle: 'Before' });
  const { id } = await editor.consoleEntry.save({
    form: {
      ...rain(),
      videos: [
        { fileId: filmId, height: 640 },
        { fileId: large, height: 960 },
      ],
      playlist: '/media/demo/entries/rain/master.m3u8',
      captions: [{ language: 'en', fileId: captionsId, name: 'rain.vtt' }],
    },
  });
  await expect(t.visitor.videoCompetition.getVideoEntriesDetail({ id })).rejects.toMatchObject({ code: 404 });
  await editor.consoleEntry.publish({ id, revision: 1, languages: ['zh', 'en'] });
  const found = await t.visitor.videoCompetition.getVideoEntriesDetail({ id });
  expect(found).toMatchObject({
    number: 7,
    zhTitle: '雨夜来信',
    enSchool: 'Jianghai Media College',
    views: 0,
    votes: 0,
    rank: 2,
    previous: { id: before, number: 3 },
    next: null,
    captions: [{ language: 'en' }],
  });
  expect(found.videos).toEqual([
    { url: '/media/demo/entries/rain/master.m3u8', type: 'application/vnd.apple.mpegurl', height: null },
    { url: '/media/v/rain-960.mp4', type: 'video/mp4', height: 960 },
    { url: '/media/v/rain.mp4', type: 'video/mp4', height: 640 },
  ]);
  const captions = await t.app.inject({ url: found.captions[0]!.url });
  expect(captions.headers['content-type']).toContain('text/vtt');
  expect((await editor.consoleEntry.list({})).rows.map((row) => row.number).sort()).toEqual([3, 7]);
  await editor.consoleEntry.withdraw({ id, languages: ['zh', 'en'] });
  await expect(t.visitor.videoCompetition.getVideoEntriesDetail({ id })).rejects.toMatchObject({ code: 404 });
});

test('the list is ordered by votes, date or number, keeps every rank, and is searched', async () => {
  const [a, b, c] = [
    await publish({ number: 1, zhTitle: '一', enTitle: 'One' }, { views: 10, votes: 5 }),
    await publish({ number: 2, zhTitle: '二', enTitle: 'Two' }, { views: 90, votes: 50 }),
    await publish({ number: 3, zhTitle: '三', enTitle: 'Three', enAuthor: 'Gu Lanyin' }, { views: 10, votes: 5 }),
  ];
  await t.db
    .updateTable('competitionEntries')
    .set({ zhPublishedAt: new Date(0), enPublishedAt: null })
    .where('id', '=', c)
    .execute();
  expect(idsOf(await list())).toEqual([b, a, c]);
  expect(idsOf(await list({ sort: 'newest' }))).toEqual([b, a, c]);
  expect(idsOf(await list({ sort: 'number' }))).toEqual([a, b, c]);
  expect(await list({ keyword: 'lanyin' })).toMatchObject([{ id: c, rank: 3, votes: 5, views: 10 }]);
  expect(await list({ keyword: '2' })).toMatchObject([{ id: b, rank: 1 }]);
  expect(await list({ keyword: '%' })).toEqual([]);
  expect(await list({ pageNum: 2, pageSize: 2 })).toMatchObject([{ id: c, rank: 3 }]);
  expect((await t.visitor.videoCompetition.getVideoEntriesList({ pageSize: 2 })).total).toBe(3);
  expect(await list({ competitionId: 7 })).toEqual([]);
  expect(idsOf(await listForHome(t.db, 2))).toEqual([b, a]);
  await expect(list({ sort: 'loudest' })).rejects.toMatchObject({ code: 400 });
});

const viewAs = async (id: number, agent: string, address = '203.0.113.5') =>
  (
    await t.app.inject({
      method: 'POST',
      url: '/api/videoCompetition/addVideoEntriesView',
      remoteAddress: address,
      headers: { 'user-agent': agent },
      payload: { id },
    })
  ).json().data.views as number;

test('a visitor’s views of an entry count once in half an hour, also when concurrent', async () => {
  const [id, other] = [await publish(), await publish({ number: 8 })];
  expect(await Promise.all(Array.from({ length: 8 }, () => viewAs(id, 'Chrome')))).toContain(1);
  expect(await viewAs(id, 'Chrome')).toBe(1);
  expect(await viewAs(id, 'Firefox')).toBe(2);
  expect(await viewAs(id, 'Chrome', '203.0.113.6')).toBe(3);
  expect(await viewAs(other, 'Chrome')).toBe(1);
  const user = await aUser(t);
  expect(await user.client.videoCompetition.addVideoEntriesView({ id })).toEqual({ views: 4 });
  expect(await user.client.videoCompetition.addVideoEntriesView({ id })).toEqual({ views: 4 });
  t.pass({ minutes: 29, seconds: 59 });
  expect(await viewAs(id, 'Chrome')).toBe(4);
  t.pass({ seconds: 1 });
  expect(await viewAs(id, 'Chrome')).toBe(5);
});

test('viewers are stored as a hash, for the half hour only', async () => {
  const id = await publish();
  await viewAs(id, 'Chrome 130');
  const kept = await t.db.selectFrom('competitionViews').selectAll().execute();
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toMatch(/203\.0|Chrome/);
  t.pass({ minutes: 30 });
  await publishCounts(t.ctx());
  expect(await t.db.selectFrom('competitionViews').selectAll().execute()).toEqual([]);
});

test('cached responses get new counts within a minute, not with every view', async () => {
  const id = await publish();
  const state = () => t.deps.cache.stateOf(['competitionCounts']);
  await t.noticesArrived();
  const before = state();
  await viewAs(id, 'Chrome');
  await t.noticesArrived();
  expect(state()).toBe(before);
  await publishCounts(t.ctx());
  await expect.poll(state).not.toBe(before);
});

test('views of an unknown entry, of a draft, and by a script are refused', async () => {
  const editor = (await aStaff(t, 'editor')).client;
  const { id } = await editor.consoleEntry.save({ form: rain() });
  const { addVideoEntriesView } = t.visitor.videoCompetition;
  await expect(addVideoEntriesView({ id })).rejects.toMatchObject({ code: 404 });
  await expect(addVideoEntriesView({ id: 'x' as never })).rejects.toMatchObject({ code: 400 });
  const live = await publish({ number: 9 });
  const answers = await Promise.all(
    Array.from({ length: 70 }, (_, i) => viewAs(live, `agent ${i}`).catch(() => 'refused')),
  );
  expect(answers.filter((a) => a === 'refused').length).toBeGreaterThanOrEqual(10);
});

test('numbers are unique, and missing fields of an entry are reported at the field', async () => {
  const editor = (await aStaff(t, 'editor')).client;
  const told = (path: string) => ({ code: 400, problems: [expect.objectContaining({ path })] });
  const { id } = await editor.consoleEntry.save({ form: rain() });
  await expect(editor.consoleEntry.save({ form: rain() })).rejects.toMatchObject(told('form.number'));
  await expect(
    editor.consoleEntry.save({ form: { ...rain(), number: 8, videos: [{ fileId: 999_999, height: 640 }] } }),
  ).rejects.toMatchObject(told('form.videos'));
  const late = await aFilm('late.mp4', null);
  await expect(
    editor.consoleEntry.save({ form: { ...rain(), number: 8, videos: [{ fileId: late, height: 640 }] } }),
  ).rejects.toMatchObject(told('form.videos'));
  await expect(
    editor.consoleEntry.save({ form: { ...rain(), number: 8, captions: [{ language: 'zh', fileId: filmId }] } }),
  ).rejects.toMatchObject(told('form.captions'));
  for (const playlist of ['https://elsewhere.example/x.m3u8', '/media/../x.m3u8', '/media/x.mp4'])
    await expect(editor.consoleEntry.save({ id, revision: 1, form: { ...rain(), playlist } })).rejects.toMatchObject(
      told('form.playlist'),
    );
  await editor.consoleEntry.save({ id, revision: 1, form: { ...rain(), number: null } });
  await expect(editor.consoleEntry.publish({ id, revision: 2, languages: ['zh'] })).rejects.toMatchObject(
    told('form.number'),
  );
  await editor.consoleEntry.save({ id, revision: 2, form: { ...rain(), videos: [] } });
  await expect(editor.consoleEntry.publish({ id, revision: 3, languages: ['zh'] })).rejects.toMatchObject(
    told('form.videos'),
  );
});

test('of two editors who take the same number at once, one gets it', async () => {
  const editor = (await aStaff(t, 'editor')).client;
  const tries = await Promise.allSettled([1, 2, 3].map(() => editor.consoleEntry.save({ form: rain() })));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('an editor previews, reads versions, restores one, schedules, and discards a draft', async () => {
  const editor = (await aStaff(t, 'editor')).client;
  const { id } = await editor.consoleEntry.save({ form: { zhTitle: '草稿', zhAuthor: '某人' } });
  const { key } = await editor.consoleEntry.preview({ id });
  expect(await t.visitor.videoCompetition.getVideoEntriesDetail({ id, preview: key })).toMatchObject({
    zhTitle: '草稿',
    videos: [],
  });
  await editor.consoleEntry.save({ id, revision: 1, form: rain() });
  expect((await editor.consoleEntry.versions({ id })).total).toBe(2);
  expect((await editor.consoleEntry.version({ id, revision: 1 })).form.zhTitle).toBe('草稿');
  await editor.consoleEntry.publish({ id, revision: 2, languages: ['zh'], at: '2026-07-01T00:00:00Z' });
  await editor.consoleEntry.cancelSchedule({ id });
  await editor.consoleEntry.restore({ id, revision: 2, from: 1 });
  expect((await editor.consoleEntry.detail({ id })).form.number).toBeNull();
  await editor.consoleEntry.remove({ id });
  await expect(editor.consoleEntry.detail({ id })).rejects.toMatchObject({ code: 404 });
});

test('signed-out visitors, users and trade staff are refused', async () => {
  await expect(t.visitor.consoleCompetition.detail()).rejects.toMatchObject({ code: 401 });
  await expect((await aUser(t)).client.consoleEntry.list({})).rejects.toMatchObject({ code: 401 });
  await expect((await aStaff(t, 'trade')).client.consoleEntry.save({ form: rain() })).rejects.toMatchObject({
    code: 403,
  });
});
