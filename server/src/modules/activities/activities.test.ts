import { ActivityStatus, type ActivityTimes, activityStatus } from '@pavilion/protocol/activityStatus.ts';
import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type ActivityFormIn, anActivity } from '../../testing/activityBuilders.ts';
import { aStaff, aUser } from '../../testing/builders.ts';
import { testApp } from '../../testing/testApp.ts';
import { listContentCards } from '../content/classes.service.ts';
import { statusAt } from './activities.queries.ts';
import { announceStatusChanges, listForHome } from './activities.service.ts';
import { activitySource } from './source.service.ts';

const t = await testApp();
afterAll(() => t.close());
const noon = new Date('2026-06-01T08:00:00Z');
beforeEach(async () => {
  t.clock.now = noon;
  await sql`truncate activities, content_records, content_versions, content_events`.execute(t.db);
});

type Form = ActivityFormIn;
const inHours = (hours: number) => new Date(noon.getTime() + hours * 3_600_000).toISOString();
/** Two weeks ahead, in Shanghai; sign-up opens tomorrow and closes the day before. */
const clinic: Form = {
  kind: 1,
  zhTitle: '版权交易实务公开课',
  enTitle: 'Rights trading in practice',
  zhSummary: '从一纸合同到世界银幕。',
  enSummary: 'From one contract to the screens of the world.',
  zhPlace: '3 号厅',
  enPlace: 'Hall 3',
  zhCity: '上海',
  enCity: 'Shanghai',
  startsAt: inHours(14 * 24),
  endsAt: inHours(14 * 24 + 3),
  signupOpensAt: inHours(24),
  signupClosesAt: inHours(13 * 24),
  capacity: 80,
  onlineUrl: 'https://meet.example.com/clinic',
};
const publish = (form: Form = {}) => anActivity(t, { ...clinic, ...form });
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

test('an editor writes an activity, publishes it, and visitors find it with its agenda and guests', async () => {
  const staff = (await aStaff(t, 'editor')).client;
  const { id } = await staff.consoleActivity.save({
    form: {
      ...clinic,
      agenda: [
        { startsAt: inHours(14 * 24 + 1), endsAt: null, zh: '问答', en: 'Questions' },
        { startsAt: inHours(14 * 24), endsAt: inHours(14 * 24 + 1), zh: '讲座', en: 'Talk', zhSpeaker: '苏明' },
      ],
      guests: [{ zhName: '苏明', enName: 'Su Ming', zhPost: '法务总监', enPost: 'General counsel' }],
      zhBody: '<p onclick="x()">内容</p><script>x()</script>',
      enBody: null,
    },
  });
  await expect(t.visitor.meetingInfo.detail({ id })).rejects.toMatchObject({ code: 404 });
  await staff.consoleActivity.publish({ id, revision: 1, languages: ['zh', 'en'] });
  const found = await t.visitor.meetingInfo.detail({ id });
  expect(found).toMatchObject({
    enTitle: 'Rights trading in practice',
    zhKind: '论坛',
    enKind: 'Forum',
    isOnline: true,
    hasReplay: false,
    capacity: 80,
    timeZone: 'Asia/Shanghai',
    startsAt: inHours(14 * 24),
    zhBody: '<p>内容</p>',
    guests: [{ enName: 'Su Ming' }],
    exhibition: null,
  });
  expect(found.agenda.map((item) => item.en)).toEqual(['Talk', 'Questions']);
  expect(JSON.stringify(found)).not.toContain('meet.example.com');
  expect((await staff.consoleActivity.list({ kind: 1 })).rows).toMatchObject([
    { id, kind: 1, startsAt: inHours(14 * 24) },
  ]);
  expect((await staff.consoleActivity.list({ kind: 2 })).total).toBe(0);
  expect((await staff.consoleActivity.detail({ id })).form.guests).toHaveLength(1);
});

test('texts of an unpublished language are left out, in the agenda and among the guests', async () => {
  const staff = (await aStaff(t, 'editor')).client;
  const { id } = await staff.consoleActivity.save({
    form: {
      ...clinic,
      agenda: [{ startsAt: inHours(14 * 24), zh: '讲座', en: 'Talk' }],
      guests: [{ zhName: '苏明', enName: 'Su Ming' }],
    },
  });
  await staff.consoleActivity.publish({ id, revision: 1, languages: ['en'] });
  const found = await t.visitor.meetingInfo.detail({ id });
  expect(found).toMatchObject({ zhTitle: null, agenda: [{ zh: null, en: 'Talk' }] });
  expect(found.guests).toMatchObject([{ zhName: null, enName: 'Su Ming' }]);
  await staff.consoleActivity.withdraw({ id, languages: ['en'] });
  await expect(t.visitor.meetingInfo.detail({ id })).rejects.toMatchObject({ code: 404 });
});

test('an editor previews, reads versions, restores one, and discards a draft', async () => {
  const staff = (await aStaff(t, 'editor')).client;
  const { id } = await staff.consoleActivity.save({
    form: { ...clinic, startsAt: null, endsAt: null, signupOpensAt: null },
  });
  const { key } = await staff.consoleActivity.preview({ id });
  expect(await t.visitor.meetingInfo.detail({ id, preview: key })).toMatchObject({
    zhTitle: clinic.zhTitle,
    startsAt: noon.toISOString(),
    signupClosesAt: null,
  });
  await expect(t.visitor.meetingInfo.detail({ id, preview: 'made.up' })).rejects.toMatchObject({ code: 404 });
  await staff.consoleActivity.save({ id, revision: 1, form: { ...clinic, enTitle: 'Another title' } });
  await expect(staff.consoleActivity.save({ id, revision: 1, form: clinic })).rejects.toMatchObject({ code: 409 });
  expect((await staff.consoleActivity.versions({ id })).total).toBe(2);
  expect((await staff.consoleActivity.version({ id, revision: 1 })).form.startsAt).toBeNull();
  const { revision } = await staff.consoleActivity.restore({ id, revision: 2, from: 1 });
  expect((await staff.consoleActivity.detail({ id })).form.startsAt).toBeNull();
  expect(revision).toBe(3);
  await staff.consoleActivity.remove({ id });
  await expect(staff.consoleActivity.detail({ id })).rejects.toMatchObject({ code: 404 });
});

test('a publication waits for its time, or is called off', async () => {
  const staff = (await aStaff(t, 'editor')).client;
  const { id, revision } = await staff.consoleActivity.save({ form: clinic });
  await staff.consoleActivity.publish({ id, revision, languages: ['zh'], at: inHours(1) });
  expect((await staff.consoleActivity.list({ scheduled: true })).total).toBe(1);
  await staff.consoleActivity.cancelSchedule({ id });
  expect((await staff.consoleActivity.list({ scheduled: true })).total).toBe(0);
  await expect(t.visitor.meetingInfo.detail({ id })).rejects.toMatchObject({ code: 404 });
});

test('wrong input is refused with a message at its field', async () => {
  const staff = (await aStaff(t, 'editor')).client;
  const problemOf = (form: Form) =>
    staff.consoleActivity.save({ form: { ...clinic, ...form } }).then(
      () => null,
      (e: { problems: { path: string }[] }) => e.problems.map(({ path }) => path).join(),
    );
  expect(await problemOf({ endsAt: inHours(1) })).toContain('form.endsAt');
  expect(await problemOf({ signupClosesAt: inHours(12) })).toBe('form.signupClosesAt');
  expect(await problemOf({ signupClosesAt: inHours(15 * 24) })).toBe('form.signupClosesAt');
  expect(await problemOf({ timeZone: 'Shanghai' })).toBe('form.timeZone');
  expect(await problemOf({ onlineUrl: 'javascript:alert(1)' })).toBe('form.onlineUrl');
  expect(await problemOf({ kind: 99 })).toBe('form.kind');
  expect(await problemOf({ exhibitionId: 99 })).toBe('form.exhibitionId');
  expect(await problemOf({ replayId: 99 })).toBe('form.replayId');
  expect(await problemOf({ coverId: 99 })).toBe('form.coverId');
  expect(await problemOf({ agenda: [{ startsAt: 'soon' }] })).toBe('form.agenda.0.startsAt');

  const publishProblemOf = async (form: Form) => {
    const { id, revision } = await staff.consoleActivity.save({ form: { ...clinic, ...form } });
    return staff.consoleActivity.publish({ id, revision, languages: ['zh'] }).then(
      () => null,
      (e: { problems: { path: string }[] }) => e.problems.map(({ path }) => path).join(),
    );
  };
  expect(await publishProblemOf({ startsAt: null })).toBe('form.startsAt');
  expect(await publishProblemOf({ endsAt: null })).toBe('form.endsAt');
  expect(await publishProblemOf({ signupOpensAt: null })).toBe('form.signupOpensAt');
  expect(await publishProblemOf({ zhSummary: null })).toBe('form.zhSummary');
  expect(await publishProblemOf({ agenda: [{ startsAt: inHours(14 * 24) }] })).toBe('form.agenda.0.zh');
  expect(await publishProblemOf({ agenda: [{ startsAt: inHours(1), zh: '早' }] })).toBe('form.agenda.0.startsAt');
});

test('the editor is for editors only', async () => {
  const form = clinic;
  await expect(t.visitor.consoleActivity.save({ form })).rejects.toMatchObject({ code: 401 });
  const { token } = await aUser(t);
  await expect(t.as(token).consoleActivity.save({ form })).rejects.toMatchObject({ code: 401 });
  const trade = await aStaff(t, 'trade');
  await expect(trade.client.consoleActivity.list({})).rejects.toMatchObject({ code: 403 });
});

test('protocol and database agree on the status at every boundary', async () => {
  const windows: (readonly [number, number] | null)[] = [null, [-10, -5], [-5, 5], [5, 8], [-10, 30]];
  for (const [startsIn, endsIn] of [[-20, -10] as const, [-10, 10] as const, [10, 40] as const])
    for (const window of windows)
      for (const moved of [-1, 0, 1]) {
        const times: ActivityTimes = {
          startsAt: inHours(startsIn),
          endsAt: inHours(endsIn),
          signupOpensAt: window && inHours(window[0]),
          signupClosesAt: window && inHours(window[1]),
        };
        for (const edge of Object.values(times).filter((v) => v !== null)) {
          const now = new Date(Date.parse(edge) + moved);
          const { rows } = await sql<{ status: string }>`select ${statusAt(now)} as status from (select
            ${times.startsAt}::timestamptz as starts_at, ${times.endsAt}::timestamptz as ends_at,
            ${times.signupOpensAt}::timestamptz as signup_opens_at, ${times.signupClosesAt}::timestamptz as signup_closes_at) a`.execute(
            t.db,
          );
          expect(rows[0]!.status).toBe(activityStatus(times, now.getTime()));
        }
      }
});

test('the list is filtered by the clock: each activity passes through every status', async () => {
  const id = await publish();
  const seen: string[] = [];
  for (const hours of [0, 25, 13 * 24 + 1, 14 * 24 + 1, 15 * 24]) {
    t.clock.now = new Date(inHours(hours));
    for (const status of ActivityStatus.names)
      if ((await t.visitor.meetingInfo.list({ status })).rows.some((row) => row.id === id)) seen.push(status);
  }
  expect(seen).toEqual(['startingSoon', 'registrationOpen', 'registrationEnded', 'inProgress', 'ended']);
});

test('current activities come first, then upcoming, then past ones; home shows the same order', async () => {
  const at = (from: number, until: number) =>
    publish({ startsAt: inHours(from), endsAt: inHours(until), signupOpensAt: null, signupClosesAt: null });
  const past = await at(-50, -40);
  const older = await at(-90, -80);
  const next = await at(24, 26);
  const later = await at(240, 250);
  const live = await at(-1, 2);
  expect(idsOf((await t.visitor.meetingInfo.list({})).rows)).toEqual([live, next, later, past, older]);
  expect(idsOf(await listForHome(t.db, t.clock.now, 3))).toEqual([live, next, later]);
  expect(idsOf((await t.visitor.meetingInfo.list({ pageSize: 2, pageNum: 2 })).rows)).toEqual([later, past]);
  const inPeriod = async (period: 'upcoming' | 'week' | 'month' | 'past') =>
    idsOf((await t.visitor.meetingInfo.list({ period })).rows);
  expect(await inPeriod('upcoming')).toEqual([live, next, later]);
  expect(await inPeriod('week')).toEqual([live, next]);
  expect(await inPeriod('month')).toEqual([live, next, later]);
  expect(await inPeriod('past')).toEqual([past, older]);
});

test('cached answers are dropped when something begins or ends, though no row changes', async () => {
  await publish({ startsAt: inHours(-1), endsAt: inHours(1), signupOpensAt: null, signupClosesAt: null });
  const state = () => t.deps.cache.stateOf(['activities']);
  await t.noticesArrived();
  const before = state();
  t.clock.now = new Date(inHours(0.9));
  await announceStatusChanges(t.ctx());
  t.clock.now = new Date(inHours(1));
  await announceStatusChanges(t.ctx());
  await t.noticesArrived();
  const after = state();
  expect(after).not.toBe(before);
  t.clock.now = new Date(inHours(1.1));
  await announceStatusChanges(t.ctx());
  await t.noticesArrived();
  expect(state()).toBe(after);
});

test('the list is searched in both languages and narrowed by kind and exhibition', async () => {
  const clinicId = await publish();
  const studyId = await publish({
    kind: 5,
    zhTitle: '100% 配音',
    enTitle: 'Dubbing _lab',
    zhSummary: '研修',
    enSummary: 'A course',
  });
  const keyword = async (words: string) => idsOf((await t.visitor.meetingInfo.list({ keyword: words })).rows);
  expect(await keyword('公开课')).toEqual([clinicId]);
  expect(await keyword('DUBBING')).toEqual([studyId]);
  expect(await keyword('100%')).toEqual([studyId]);
  expect(await keyword('_')).toEqual([studyId]);
  expect(await keyword('nothing of the kind')).toEqual([]);
  expect(idsOf((await t.visitor.meetingInfo.list({ kind: 5 })).rows)).toEqual([studyId]);
  expect((await t.visitor.meetingInfo.list({ exhibitionId: 7 })).total).toBe(0);
  const kinds = await t.visitor.meetingInfo.kindList();
  expect(kinds).toHaveLength(7);
  expect(kinds.find(({ kind }) => kind === 5)).toMatchObject({ name: '研修', englishName: 'Study', count: 1 });
  await expect(t.visitor.meetingInfo.list({ status: 'soon' as never })).rejects.toMatchObject({ code: 400 });
  await expect(t.visitor.meetingInfo.list({ period: 'ever' as never })).rejects.toMatchObject({ code: 400 });
});

test('the URL of the online room is shown from 15 minutes before the start until the end, by the server’s clock', async () => {
  const id = await publish();
  const urlAt = async (hours: number) => {
    t.clock.now = new Date(inHours(hours));
    return (await t.visitor.meetingInfo.online({ id })).url;
  };
  expect(await urlAt(14 * 24 - 0.26)).toBeNull();
  expect(await urlAt(14 * 24 - 0.25)).toBe('https://meet.example.com/clinic');
  expect(await urlAt(14 * 24 + 2.9)).toBe('https://meet.example.com/clinic');
  expect(await urlAt(14 * 24 + 3)).toBeNull();
  await expect(t.visitor.meetingInfo.online({ id: 999 })).rejects.toMatchObject({ code: 404 });
  expect(await t.visitor.meetingInfo.clock()).toEqual({ now: t.clock.now.toISOString() });
});

test('a replay that is ready is shown; one that is not is refused', async () => {
  const video = (readyAt: Date | null) =>
    t.db
      .insertInto('files')
      .values({
        store: 'public',
        purpose: 'replay',
        name: 'r.mp4',
        mime: 'video/mp4',
        bytes: 9,
        path: `v/${readyAt ? 'a' : 'b'}.mp4`,
        readyAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  await expect(publish({ replayId: (await video(null)).id })).rejects.toBeTruthy();
  const id = await publish({ replayId: (await video(noon)).id, replayUrl: 'https://video.example.com/1' });
  const found = await t.visitor.meetingInfo.detail({ id });
  expect(found).toMatchObject({
    hasReplay: true,
    replay: { url: '/media/v/a.mp4', type: 'video/mp4' },
    replayUrl: 'https://video.example.com/1',
  });
});

test('activities are one of the six classes: as cards and in the search index', async () => {
  const id = await publish({ zhBody: '<p>正文 &amp; 更多</p>', guests: [{ zhName: '苏明', enName: 'Su Ming' }] });
  const [card] = await listContentCards(t.db, [{ class: ContentClass.activity, id }]);
  expect(card).toMatchObject({
    class: 4,
    id,
    zhTitle: clinic.zhTitle,
    enLine: 'Shanghai · Hall 3',
    date: '2026-06-15',
  });
  const [text] = await activitySource.listTexts(t.db, { after: 0, limit: 10 });
  expect(text).toMatchObject({ id, year: 2026, zhTitle: clinic.zhTitle });
  expect(text!.zhNames).toContain('苏明');
  expect(text!.zhBody).toContain('正文 & 更多');
  expect(await activitySource.listTexts(t.db, { ids: [id + 1] })).toEqual([]);
});
