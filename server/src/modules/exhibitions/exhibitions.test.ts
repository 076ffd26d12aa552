import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import type { consoleExhibition } from '@pavilion/protocol/exhibitions.console.ts';
import type { InputOf } from '@pavilion/protocol/kit/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProgramme, aStaff } from '../../testing/builders.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { publishContent } from '../content/content.service.ts';
import { exhibitionKind } from './exhibitions.content.service.ts';
import { listForHome } from './exhibitions.service.ts';
import { exhibitionSource } from './source.service.ts';

let t: TestApp;
let editor: Awaited<ReturnType<typeof aStaff>>['client'];
beforeAll(async () => {
  t = await testApp(); // 1 June 2026, 08:00 UTC
  editor = (await aStaff(t, 'editor')).client;
});
afterAll(() => t.close());

type Form = InputOf<(typeof consoleExhibition)['save']>['form'];
const aPicture = async (key: string) =>
  (
    await t.db
      .insertInto('pictures')
      .values({ key, width: 1920, height: 1080, tone: '#7a5cff', sources: JSON.stringify([]) })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
/** Publishes an exhibition as editors do. */
const anExhibition = (form: Form) => publishContent(t.ctx(), exhibitionKind, form);
const busan: Form = {
  zhTitle: '釜山亚洲内容市场',
  enTitle: 'Busan Asian Contents Market',
  zhCity: '釜山',
  enCity: 'Busan',
  country: 'KR',
  regionTypeId: 2,
  timeZone: 'Asia/Seoul',
  startsOn: '2026-10-10',
  endsOn: '2026-10-13',
};
const titles = (page: { rows: { enTitle: string | null }[] }) => page.rows.map(({ enTitle }) => enTitle);

describe('a visitor reads the calendar', () => {
  beforeAll(async () => {
    const wide = await aPicture('wide');
    const tall = await aPicture('tall');
    await anExhibition({ ...busan, inSidebar: true, position: 2 });
    await anExhibition({
      zhTitle: '上海电视节',
      enTitle: 'Shanghai TV Festival',
      zhCity: '上海',
      enCity: 'Shanghai',
      regionTypeId: 1,
      startsOn: '2026-05-30',
      endsOn: '2026-06-04',
      inSidebar: true,
      position: 1,
      featured: true,
      bannerWideId: wide,
      bannerTallId: tall,
      signupKinds: ['attendee'],
      signupClosesAt: '2026-06-03T00:00:00Z',
    });
    await anExhibition({
      zhTitle: '春季市场',
      enTitle: 'Spring Market',
      zhCity: '戛纳',
      enCity: 'Cannes',
      country: 'FR',
      regionTypeId: 3,
      timeZone: 'Europe/Paris',
      startsOn: '2025-04-07',
      endsOn: '2025-04-09',
    });
    await anExhibition({
      zhTitle: '跨年放映',
      enTitle: null,
      zhCity: '哈尔滨',
      startsOn: '2025-12-30',
      endsOn: '2026-01-02',
    });
    await editor.consoleExhibition.save({ form: { ...busan, enTitle: 'A draft' } });
  });

  it('live first, then upcoming, then past, without drafts', async () => {
    const page = await t.visitor.exhibitionOnline.list({});
    expect(page.rows.map(({ zhTitle, status }) => [zhTitle, status])).toEqual([
      ['上海电视节', 'live'],
      ['釜山亚洲内容市场', 'upcoming'],
      ['跨年放映', 'ended'],
      ['春季市场', 'ended'],
    ]);
    expect(page).toMatchObject({ total: 4, years: [2026, 2025] });
    expect(page.rows[1]).toMatchObject({ startsOn: '2026-10-10', endsOn: '2026-10-13', country: 'KR' });
  });

  it('by region, status, year and words of either language, page by page', async () => {
    const list = t.visitor.exhibitionOnline.list;
    expect(titles(await list({ regionTypeId: 3 }))).toEqual(['Spring Market']);
    expect(titles(await list({ status: 'upcoming' }))).toEqual(['Busan Asian Contents Market']);
    expect(titles(await list({ year: 2025 }))).toEqual([null, 'Spring Market']);
    expect(titles(await list({ keyword: '釜山' }))).toEqual(['Busan Asian Contents Market']);
    expect(titles(await list({ keyword: 'cannes' }))).toEqual(['Spring Market']);
    expect(titles(await list({ keyword: '%' }))).toEqual([]);
    expect(titles(await list({ pageNum: 2, pageSize: 2 }))).toEqual([null, 'Spring Market']);
    expect((await list({ pageNum: 9 })).rows).toEqual([]);
  });

  it('the sidebar’s names in the order that staff set', async () => {
    expect(titles(await t.visitor.exhibitionOnline.list({ inSidebar: true, pageSize: 12 }))).toEqual([
      'Shanghai TV Festival',
      'Busan Asian Contents Market',
    ]);
  });

  it('regions with their numbers, and the banner of the featured one', async () => {
    const regions = await t.visitor.exhibitionOnline.regionTypeList({});
    expect(regions.map(({ englishName, count }) => [englishName, count])).toEqual([
      ['China', 2],
      ['Asia-Pacific', 1],
      ['Europe', 1],
      ['The Americas', 0],
      ['Middle East and Africa', 0],
    ]);
    const banner = await t.visitor.exhibitionOnline.banner({});
    expect(banner).toMatchObject([{ enTitle: 'Shanghai TV Festival', status: 'live', bannerWide: { width: 1920 } }]);
  });

  it('the status changes at midnight of its own city', async () => {
    const now = t.clock.now;
    const statusOf = async (at: string) => {
      t.clock.now = new Date(at);
      const [row] = await listForHome(t.db, t.clock.now, 9).then((rows) => rows.filter((r) => r.country === 'KR'));
      return row!.status;
    };
    // Seoul is nine hours ahead of UTC.
    expect(await statusOf('2026-10-09T14:59:59Z')).toBe('upcoming');
    expect(await statusOf('2026-10-09T15:00:00Z')).toBe('live');
    expect(await statusOf('2026-10-13T14:59:59Z')).toBe('live');
    expect(await statusOf('2026-10-13T15:00:00Z')).toBe('ended');
    t.clock.now = now;
  });

  it('home gets the current one first', async () => {
    const rows = await listForHome(t.db, t.clock.now, 3);
    expect(titles({ rows })).toEqual(['Shanghai TV Festival', 'Busan Asian Contents Market', null]);
    expect(rows[0]!.bannerTall).not.toBeNull();
  });

  it('with a clear error for an invalid query', async () => {
    const { list } = t.visitor.exhibitionOnline;
    await expect(list({ status: 'open' as 'live' })).rejects.toMatchObject({ code: 400 });
    await expect(list({ pageSize: 101 })).rejects.toMatchObject({ code: 400 });
    await expect(list({ regionTypeId: 0 })).rejects.toMatchObject({ code: 400 });
    await expect(list({ year: 10_000 })).rejects.toMatchObject({ code: 400 });
  });
});

describe('a visitor opens an exhibition', () => {
  let id: number;
  let programmeId: number;
  const body = '<h2>About</h2><p onclick="steal()">Four days.<script>steal()</script></p>';
  beforeAll(async () => {
    programmeId = (await aProgramme(t, { enTitle: 'Twelve Lanterns' })).id;
    const hidden = await aProgramme(t, { zhPublishedAt: null, enPublishedAt: null });
    const photo = await aPicture('photo');
    id = await anExhibition({
      ...busan,
      zhBody: '<p>四天</p>',
      enBody: body,
      officialUrl: 'https://example.com/market',
      signupKinds: ['attendee', 'booth'],
      signupOpensAt: '2026-08-01T00:00:00Z',
      signupClosesAt: '2026-09-01T00:00:00Z',
      films: [
        { programmeId, zhSection: '主单元', enSection: 'Main' },
        { programmeId: hidden.id, zhSection: null, enSection: null },
        { programmeId, zhSection: '重复', enSection: 'Again' },
      ],
      photos: [{ pictureId: photo, zhCaption: '开幕', enCaption: 'Opening' }],
      timetable: [{ date: '2026-10-10', from: '10:00', to: '11:30', zhTitle: '开幕', enTitle: 'Opening' }],
    });
  });
  const open = () => t.visitor.exhibitionOnline.detail({ id });

  it('with photos, films on sale, programme, window and what comes next; its body is clean', async () => {
    const detail = await open();
    expect(detail).toMatchObject({
      status: 'upcoming',
      enBody: '<h2>About</h2><p>Four days.</p>',
      signup: { state: 'soon', kinds: ['attendee', 'booth'], opensAt: '2026-08-01T00:00:00.000Z' },
      photos: [{ enCaption: 'Opening', picture: { tone: '#7a5cff' } }],
      timetable: [{ date: '2026-10-10', from: '10:00', to: '11:30', enTitle: 'Opening', enPlace: null }],
    });
    expect(detail.films).toMatchObject([
      { enSection: 'Main', programme: { id: programmeId, enTitle: 'Twelve Lanterns' } },
    ]);
    expect(detail.others.map((other) => other.id)).not.toContain(id);
  });

  it('the sign-up state follows the clock', async () => {
    const now = t.clock.now;
    const stateAt = async (at: string) => {
      t.clock.now = new Date(at);
      // A cached response is up to a minute old; staff get uncached ones.
      return (await editor.exhibitionOnline.detail({ id })).signup.state;
    };
    expect(await stateAt('2026-08-01T00:00:00Z')).toBe('open');
    expect(await stateAt('2026-09-01T00:00:00Z')).toBe('closed');
    expect(await stateAt('2026-11-01T00:00:00Z')).toBe('closed');
    t.clock.now = now;
    const [shanghai] = (await t.visitor.exhibitionOnline.list({ keyword: 'shanghai' })).rows;
    const without = (await t.visitor.exhibitionOnline.list({ keyword: 'spring' })).rows[0]!;
    expect((await t.visitor.exhibitionOnline.detail({ id: shanghai!.id })).signup.state).toBe('open');
    expect((await t.visitor.exhibitionOnline.detail({ id: without.id })).signup.state).toBe('none');
  });

  it('texts of a withdrawn language are left out, in lists too', async () => {
    await editor.consoleExhibition.withdraw({ id, languages: ['zh'] });
    await expect.poll(async () => (await open()).zhTitle).toBeNull();
    const detail = await open();
    expect(detail).toMatchObject({ enTitle: 'Busan Asian Contents Market', zhBody: null, zhCity: null });
    expect(detail.photos[0]).toMatchObject({ zhCaption: null, enCaption: 'Opening' });
    expect(detail.timetable[0]).toMatchObject({ zhTitle: null, enTitle: 'Opening' });
    expect(detail.films[0]).toMatchObject({ zhSection: null, enSection: 'Main' });
  });

  it('is among the content classes', async () => {
    const [card] = await exhibitionSource.listCards(t.db, [id]);
    expect(card).toMatchObject({ class: ContentClass.exhibition, zhTitle: null, enLine: 'Busan', date: '2026-10-10' });
    const [words] = await exhibitionSource.listTexts(t.db, { ids: [id] });
    expect(words).toMatchObject({ zhTitle: '', enNames: 'Busan', year: 2026 });
    expect(words!.enBody).toContain('Four days.');
    expect(words!.enBody).not.toContain('<');
    expect((await exhibitionSource.listTexts(t.db, { after: 0, limit: 2 })).length).toBe(2);
  });

  it('does not find one that was withdrawn or never existed', async () => {
    await editor.consoleExhibition.withdraw({ id, languages: ['zh', 'en'] });
    await expect.poll(() => open().catch(({ code }) => code)).toBe(404);
    await expect(t.visitor.exhibitionOnline.detail({ id: 999_999 })).rejects.toMatchObject({ code: 404 });
  });
});

describe('an editor’s console', () => {
  it('keeps a draft, shows it with its key only, publishes it, and restores a version', async () => {
    const staff = editor.consoleExhibition;
    const { id, revision } = await staff.save({ form: { zhTitle: '新的节展', zhCity: '成都' } });
    await expect(t.visitor.exhibitionOnline.detail({ id })).rejects.toMatchObject({ code: 404 });
    const { key } = await staff.preview({ id });
    // Without days it can be previewed, not published.
    expect(await t.visitor.exhibitionOnline.detail({ id, preview: key })).toMatchObject({ zhTitle: '新的节展' });
    await expect(t.visitor.exhibitionOnline.detail({ id, preview: `${key}x` })).rejects.toMatchObject({ code: 404 });
    await expect(t.visitor.exhibitionOnline.detail({ id: id + 1, preview: key })).rejects.toMatchObject({ code: 404 });
    await expect(staff.publish({ id, revision, languages: ['zh'] })).rejects.toMatchObject({
      problems: [{ path: 'form.startsOn' }],
    });
    const form: Form = { zhTitle: '新的节展', zhCity: '成都', startsOn: '2026-07-01', endsOn: '2026-07-03' };
    const saved = await staff.save({ id, revision, form });
    await expect(staff.publish({ id, revision: saved.revision, languages: ['en'] })).rejects.toMatchObject({
      problems: [{ path: 'form.enTitle' }],
    });
    await staff.publish({ id, revision: saved.revision, languages: ['zh'] });
    await expect.poll(async () => (await t.visitor.exhibitionOnline.list({ keyword: '成都' })).total).toBe(1);
    const listed = await staff.list({ keyword: '新的', publication: 'zhOnly' });
    expect(listed.rows).toMatchObject([{ id, startsOn: '2026-07-01', zhCity: '成都', inSidebar: false }]);
    expect((await editor.consoleExhibition.versions({ id })).rows.map(({ event }) => event)).toEqual([
      'publish',
      'save',
      'save',
    ]);
    expect((await editor.consoleExhibition.version({ id, revision: 1 })).form).toMatchObject({ startsOn: null });
    const restored = await editor.consoleExhibition.restore({ id, revision: saved.revision, from: 1 });
    expect(await staff.detail({ id })).toMatchObject({
      revision: restored.revision,
      changed: true,
      form: { startsOn: null },
    });
    await expect(staff.remove({ id })).rejects.toMatchObject({ status: 409 });
  });

  it('is published at its scheduled time', async () => {
    const { id, revision } = await editor.consoleExhibition.save({ form: { ...busan, enTitle: 'Later' } });
    const at = new Date(t.clock.now.getTime() + 3_600_000).toISOString();
    await editor.consoleExhibition.publish({ id, revision, languages: ['zh'], at });
    await editor.consoleExhibition.cancelSchedule({ id });
    expect((await editor.consoleExhibition.detail({ id })).dueAt).toBeNull();
    await editor.consoleExhibition.publish({ id, revision, languages: ['en'], at });
    await expect(t.visitor.exhibitionOnline.detail({ id })).rejects.toMatchObject({ code: 404 });
    // The editor keeps working, because an idle staff session ends.
    for (const minutes of [25, 25, 11]) {
      t.pass({ minutes });
      await editor.consoleExhibition.detail({ id });
    }
    await t.jobs.add(t.db, 'content.due', {});
    await t.jobs.drain();
    expect(await t.visitor.exhibitionOnline.detail({ id })).toMatchObject({ enTitle: 'Later', zhTitle: null });
  });

  it('shows errors at their fields', async () => {
    const wrong = (form: Form) =>
      editor.consoleExhibition.save({ form: { ...busan, ...form } }).then(
        () => [],
        ({ problems }) => problems.map(({ path }: { path: string }) => path),
      );
    expect(await wrong({ endsOn: '2026-10-01' })).toEqual(['form.endsOn']);
    expect(await wrong({ startsOn: '2026-02-30' })).toEqual(['form.startsOn']);
    expect(await wrong({ timeZone: '+08:00' })).toEqual(['form.timeZone']);
    expect(await wrong({ officialUrl: 'javascript:alert(1)' })).toEqual(['form.officialUrl']);
    expect(await wrong({ regionTypeId: 99 })).toEqual(['form.regionTypeId']);
    expect(await wrong({ coverId: 999_999 })).toEqual(['form.coverId']);
    expect(await wrong({ films: [{ programmeId: 999_999 }] })).toEqual(['form.films.0.programmeId']);
    expect(await wrong({ timetable: [{ date: '2026-10-10', from: '25:00' }] })).toEqual(['form.timetable.0.from']);
    expect(await wrong({ signupOpensAt: '2026-02-01T00:00:00Z', signupClosesAt: '2026-01-01T00:00:00Z' })).toEqual([
      'form.signupClosesAt',
    ]);
  });

  it('is for editors only; of two who save, the later is refused', async () => {
    await expect(t.visitor.consoleExhibition.list({})).rejects.toMatchObject({ code: 401 });
    const trade = await aStaff(t, 'trade');
    await expect(trade.client.consoleExhibition.save({ form: busan })).rejects.toMatchObject({ code: 403 });
    const { id, revision } = await editor.consoleExhibition.save({ form: busan });
    const both = await Promise.allSettled(
      ['One', 'Two'].map((enTitle) => editor.consoleExhibition.save({ id, revision, form: { ...busan, enTitle } })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await editor.consoleExhibition.remove({ id });
    await expect(editor.consoleExhibition.detail({ id })).rejects.toMatchObject({ code: 404 });
  });
});
