import { AttendeeType } from '@pavilion/protocol/attendees.ts';
import { errors } from '@pavilion/protocol/errors.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aStaff } from '../../testing/builders.ts';
import { aGroup, anOpenActivity, contactForm, meetingPerson } from '../../testing/signupBuilders.ts';
import { testApp } from '../../testing/testApp.ts';
import { readWorkbook } from '../avails/avails.service.ts';
import { followActivities } from './calendar.service.ts';

const t = await testApp();
afterAll(() => t.close());
const noon = new Date('2026-06-01T08:00:00Z');
beforeEach(() => {
  t.clock.now = noon;
});
const refused = (name: keyof typeof errors) => ({ code: errors[name].code, status: errors[name].status });
const reviewer = (await aStaff(t, 'reviewer')).client;
const calendarsFor = async (userId: number) =>
  (await t.db.selectFrom('mails').select(['calendar']).where('userId', '=', userId).orderBy('id').execute()).flatMap(
    ({ calendar }) => (calendar ? [calendar.replaceAll('\r\n ', '')] : []),
  );
/** A group whose sign-up is sent, and what reviewers see of it. */
async function aSentGroup(size = 1, form = {}) {
  const meetingId = await anOpenActivity(t, form);
  const group = await aGroup(t, meetingId, size);
  await group.send();
  const { id } = await group.mine();
  const detail = () => reviewer.consoleSignup.detail({ id });
  const pass = async () => reviewer.consoleSignup.pass({ id, revision: (await detail()).revision });
  return { ...group, userId: group.id, id, meetingId, detail, pass };
}

test('a reviewer finds a sign-up in the queue, sees its people masked, and passes it', async () => {
  const group = await aSentGroup(2);
  const queue = await reviewer.consoleSignup.list({ queue: 'toReview', eventId: group.meetingId });
  expect(queue).toMatchObject({
    total: 1,
    rows: [{ id: group.id, attendees: 2, placed: 2, status: 3, stage: 'sent' }],
  });
  const detail = await group.detail();
  expect(detail.people).toMatchObject([{ isNew: true, changes: [] }, { isNew: true }]);
  expect(JSON.stringify(detail)).not.toMatch(/G300000/);
  await group.pass();
  expect(await group.mine()).toMatchObject({ status: 1, stage: 'sent' });
  const { rows } = await group.client.user.listMeetingParticipant({ meetingId: group.meetingId });
  expect(rows).toMatchObject([{ accepted: true, reviewed: true }, { accepted: true }]);
  expect((await group.client.notification.list({})).rows[0]).toMatchObject({ kind: 'signup' });
  expect((await reviewer.consoleSignup.list({ queue: 'toReview', eventId: group.meetingId })).total).toBe(0);
  const viewed = await t.db.selectFrom('auditLog').select('action').where('subject', '=', 'signup').execute();
  expect(viewed.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['signup.list', 'signup.view', 'signup.pass']),
  );
});

test('changes after acceptance come back to the reviewers as differences', async () => {
  const group = await aSentGroup();
  await group.pass();
  const { meetingId } = group;
  const [row] = (await group.client.user.listMeetingParticipant({ meetingId })).rows;
  const { idNo, sfType } = row!;
  await group.client.user.editMeetingParticipant({
    meetingId,
    id: row!.id,
    ...meetingPerson(),
    sfType: sfType!,
    idNo,
    job: '总裁',
  });
  await group.client.user.editMeetingParticipant({ meetingId, ...meetingPerson({ userName: '何岚' }) });
  await group.send();
  const queue = await reviewer.consoleSignup.list({ queue: 'changed', eventId: meetingId });
  expect(queue.rows).toMatchObject([{ id: group.id, status: 1 }]);
  const detail = await group.detail();
  expect(detail.people).toMatchObject([
    { isNew: false, changes: [{ label: 'Position', before: '国际发行', after: '总裁' }] },
    { isNew: true, name: '何岚' },
  ]);
  const accepted = async () =>
    (await group.client.user.listMeetingParticipant({ meetingId })).rows.map((person) => person.accepted);
  expect(await accepted()).toEqual([true, false]);
  await group.pass();
  expect(await accepted()).toEqual([true, true]);
  expect((await group.detail()).changedAt).toBeNull();
});

test('a failed sign-up gives its places back, names the reason, and can be sent again', async () => {
  const group = await aSentGroup(1, { capacity: 1 });
  const next = await aGroup(t, group.meetingId, 1);
  await next.send();
  const { revision } = await group.detail();
  await reviewer.consoleSignup.fail({ id: group.id, revision, reason: '单位信息不符' });
  expect(await group.mine()).toMatchObject({ status: 2, stage: 'draft', reason: '单位信息不符', placed: 0 });
  expect((await next.mine()).offer).toMatchObject({ places: 1 });
  expect(await group.send()).toEqual({ placed: 0, waiting: 1 });
  expect(await group.mine()).toMatchObject({ status: 3, reason: null });
});

test('two reviewers decide once, and a decision over an older version is refused', async () => {
  const group = await aSentGroup();
  const { revision } = await group.detail();
  await group.client.user.editMeetingRegistrant({ meetingId: group.meetingId, ...contactForm('何岚') });
  await expect(reviewer.consoleSignup.pass({ id: group.id, revision })).rejects.toMatchObject(refused('conflict'));
  const now = (await group.detail()).revision;
  const both = await Promise.allSettled([
    reviewer.consoleSignup.pass({ id: group.id, revision: now }),
    reviewer.consoleSignup.fail({ id: group.id, revision: now, reason: '重复' }),
  ]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(reviewer.consoleSignup.pass({ id: 999_999, revision: 1 })).rejects.toMatchObject(refused('notFound'));
  const editor = (await aStaff(t, 'editor')).client;
  await expect(editor.consoleSignup.list({})).rejects.toMatchObject(refused('forbidden'));
});

test('the calendar entry keeps its UID, and its sequence rises when the activity moves or is called off', async () => {
  const group = await aSentGroup();
  await expect(group.client.signup.calendar(group.key)).rejects.toMatchObject(refused('notAccepted'));
  await group.pass();
  const { ics } = await group.client.signup.calendar(group.key);
  const uid = /UID:(\S+)/.exec(ics)![1]!;
  await followActivities(t.ctx());
  const change = (row: object) => t.db.updateTable('activities').set(row).where('id', '=', group.meetingId).execute();
  await change({ startsAt: new Date('2026-06-11T10:00:00Z') });
  await followActivities(t.ctx());
  await followActivities(t.ctx());
  await change({ zhPublishedAt: null, enPublishedAt: null });
  await followActivities(t.ctx());
  await followActivities(t.ctx());
  const sent = await calendarsFor(group.userId);
  expect(sent).toHaveLength(3);
  for (const [i, [method, sequence]] of [
    ['REQUEST', 0],
    ['REQUEST', 1],
    ['CANCEL', 2],
  ].entries()) {
    expect(sent[i]).toContain(`METHOD:${method}`);
    expect(sent[i]).toContain(`SEQUENCE:${sequence}`);
    expect(sent[i]).toContain(`UID:${uid}`);
  }
  expect(sent[1]).toContain('DTSTART:20260611T100000Z');
  await t.jobs.drain();
  expect(t.delivered.filter(({ calendar }) => calendar?.includes(uid))).toHaveLength(3);
});

test('a withdrawn sign-up is taken out of the calendar', async () => {
  const group = await aSentGroup();
  await group.pass();
  await group.client.signup.withdraw(group.key);
  expect((await calendarsFor(group.userId)).at(-1)).toContain('METHOD:CANCEL');
  await expect(group.client.signup.calendar(group.key)).rejects.toMatchObject(refused('notAccepted'));
});

test('the export has two worksheets with masked ID numbers; whole ones are for reviewers and on record', async () => {
  const group = await aSentGroup(2);
  const key = { type: AttendeeType.meeting, eventId: group.meetingId };
  const events = await reviewer.consoleSignup.events({});
  expect(events.find(({ eventId }) => eventId === group.meetingId)).toMatchObject({ signups: 1, taken: 2 });
  const sheetsOf = async (client: typeof reviewer, idNumbers: boolean) => {
    const { url, rows } = await client.consoleSignup.export({ ...key, idNumbers });
    expect(rows).toBe(2);
    const { rawPayload } = await t.app.inject({ url });
    return readWorkbook(new Uint8Array(rawPayload)).sheets;
  };
  const words = (sheet: { rows: { cells: Map<number, unknown> }[] }) =>
    sheet.rows.flatMap(({ cells }) => [...cells.values()].map(String));
  const masked = await sheetsOf(reviewer, false);
  expect(masked.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['Registrations', 2],
    ['Attendees', 3],
  ]);
  expect(words(masked[1]!).filter((word) => /^\*{4}\d{4}$/.test(word))).toHaveLength(2);
  const whole = await sheetsOf(reviewer, true);
  expect(words(whole[1]!).filter((word) => /^G300\d+$/.test(word))).toHaveLength(2);
  const admin = (await aStaff(t, 'admin')).client;
  await sheetsOf(admin, false);
  await expect(admin.consoleSignup.export({ ...key, idNumbers: true })).rejects.toMatchObject(refused('forbidden'));
  const logged = await t.db.selectFrom('auditLog').select('details').where('action', '=', 'signup.export').execute();
  expect(logged.map(({ details }) => details)).toMatchObject([
    { wholeIdNumbers: false, attendees: 2 },
    { wholeIdNumbers: true },
    { wholeIdNumbers: false },
  ]);
});
