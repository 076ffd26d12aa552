import { AttendeeType } from '@pavilion/protocol/attendees.ts';
import { errors } from '@pavilion/protocol/errors.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aUser } from '../../testing/builders.ts';
import { aGroup, anOpenActivity, contactForm, keepSessions, meetingPerson } from '../../testing/signupBuilders.ts';
import { testApp } from '../../testing/testApp.ts';
import { testSize } from '../../testing/testSize.ts';
import { PersonAnswers, sealPerson } from './answers.ts';
import { findTaken } from './places.queries.ts';
import { moveLines } from './places.service.ts';

const t = await testApp();
afterAll(() => t.close());
const noon = new Date('2026-06-01T08:00:00Z');
beforeEach(() => {
  t.clock.now = noon;
});
const refused = (name: keyof typeof errors) => ({ code: errors[name].code, status: errors[name].status });
const taken = (eventId: number) => findTaken(t.db, { type: AttendeeType.meeting, eventId });

test('parallel sign-ups fill the places exactly; the others wait', async () => {
  const { people, capacity } = testSize({ usual: { people: 90, capacity: 30 }, full: { people: 300, capacity: 100 } });
  const meetingId = await anOpenActivity(t, { capacity });
  const key = { type: AttendeeType.meeting, eventId: meetingId };
  const users = [];
  for (let i = 0; i < people; i++) users.push(await aSignup(meetingId));
  const sent = await Promise.all(users.map((user) => user.client.signup.send(key)));
  expect(sent.filter(({ placed }) => placed === 1)).toHaveLength(capacity);
  expect(sent.filter(({ waiting }) => waiting === 1)).toHaveLength(people - capacity);
  expect(await taken(meetingId)).toBe(capacity);
  const { placed } = await t.db
    .selectFrom('attendees as a')
    .innerJoin('signups as s', 's.id', 'a.signupId')
    .select((e) => e.fn.countAll<number>().as('placed'))
    .where('s.eventId', '=', meetingId)
    .where('a.place', '=', 'placed')
    .executeTakeFirstOrThrow();
  expect(placed).toBe(capacity);
}, 120_000);

/** Inserts a sign-up with one attendee, which is cheaper than two requests. */
async function aSignup(meetingId: number) {
  const user = await aUser(t, { certified: true });
  const { userName, userNameEn, sfType, idNo, mobile, mail, ...rest } = meetingPerson();
  const person = { ...rest, name: userName, englishName: userNameEn, idType: sfType, idNumber: idNo };
  const { id } = await t.db
    .insertInto('signups')
    .values({ userId: user.id, type: AttendeeType.meeting, eventId: meetingId, ...contactForm() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const answers = sealPerson(t.ctx(), user.id, PersonAnswers.parse({ ...person, phone: mobile, email: mail }));
  await t.db.insertInto('attendees').values({ signupId: id, position: 1, answers, identityKey: idNo }).execute();
  return user;
}

test('one sign-up that is sent many times at once takes its places once', async () => {
  const meetingId = await anOpenActivity(t, { capacity: 10 });
  const group = await aGroup(t, meetingId, 4);
  await Promise.all(Array.from({ length: 8 }, () => group.send()));
  expect(await taken(meetingId)).toBe(4);
});

test('a group waits as one, or takes what there is if that is enough for it', async () => {
  const meetingId = await anOpenActivity(t, { capacity: 5 });
  expect(await (await aGroup(t, meetingId, 2)).send()).toEqual({ placed: 2, waiting: 0 });
  const whole = await aGroup(t, meetingId, 5);
  expect(await whole.send()).toEqual({ placed: 0, waiting: 5 });
  expect(await whole.mine()).toMatchObject({ least: 5, waitPosition: 1, stage: 'sent' });
  const some = await aGroup(t, meetingId, 4);
  expect(await some.send(3)).toEqual({ placed: 3, waiting: 1 });
  expect(await some.places()).toEqual(['placed', 'placed', 'placed', 'waiting']);
  expect(await some.mine()).toMatchObject({ least: 1, waitPosition: 2 });
  expect(await taken(meetingId)).toBe(5);
});

test('a free place is offered to the first group that takes so few, and the record names who was passed over', async () => {
  const meetingId = await anOpenActivity(t, { capacity: 3 });
  const placed = await aGroup(t, meetingId, 3);
  await placed.send();
  const large = await aGroup(t, meetingId, 3);
  await large.send();
  const small = await aGroup(t, meetingId, 2);
  await small.send(1);
  await placed.client.user.removeMeetingParticipant({ id: placed.people[0]! });
  expect(await small.mine()).toMatchObject({ offer: { places: 1, expiresAt: '2026-06-02T08:00:00.000Z' } });
  expect(await large.history()).toMatchObject([{ action: 'passedOver', places: 1, least: 3 }, {}, {}]);
  expect(await taken(meetingId)).toBe(3);
  expect((await small.client.notification.list({})).rows[0]).toMatchObject({ kind: 'signup' });
  expect(await small.client.signup.answerOffer({ ...small.key, take: true })).toEqual({ placed: 1, waiting: 1 });
  expect(await small.mine()).toMatchObject({ offer: null, least: 1, waitPosition: 2 });
  await expect(small.client.signup.answerOffer({ ...small.key, take: true })).rejects.toMatchObject(
    refused('offerGone'),
  );
});

test('an offer that is declined or expires goes to the next group by itself', async () => {
  const meetingId = await anOpenActivity(t, { capacity: 2 });
  const placed = await aGroup(t, meetingId, 2);
  await placed.send();
  const line = [await aGroup(t, meetingId, 2), await aGroup(t, meetingId, 2), await aGroup(t, meetingId, 1)] as const;
  for (const group of line) await group.send();
  await placed.client.signup.withdraw(placed.key);
  expect((await line[0].mine()).offer).toMatchObject({ places: 2 });
  await line[0].client.signup.answerOffer({ ...line[0].key, take: false });
  expect(await line[0].mine()).toMatchObject({ stage: 'draft', waitPosition: null, offer: null });
  expect((await line[1].mine()).offer).toMatchObject({ places: 2 });
  await keepSessions(t);
  t.pass({ minutes: 24 * 60 - 1 });
  await moveLines(t.ctx());
  expect((await line[1].mine()).offer).not.toBeNull();
  t.pass({ minutes: 1 });
  await expect(line[1].client.signup.answerOffer({ ...line[1].key, take: true })).rejects.toMatchObject(
    refused('offerGone'),
  );
  await moveLines(t.ctx());
  expect((await line[1].history()).map(({ action }) => action)).toEqual(['expired', 'offered', 'waiting', 'sent']);
  expect((await line[2].mine()).offer).toMatchObject({ places: 1 });
  expect(await taken(meetingId)).toBe(1);
});

test('a larger capacity is offered to the line, and nothing is offered after the start', async () => {
  const meetingId = await anOpenActivity(t, { capacity: 1 });
  await (await aGroup(t, meetingId, 1)).send();
  const [first, second] = [await aGroup(t, meetingId, 1), await aGroup(t, meetingId, 1)];
  await first.send();
  await second.send();
  await t.db.updateTable('activities').set({ capacity: 2 }).where('id', '=', meetingId).execute();
  await moveLines(t.ctx());
  expect((await first.mine()).offer).toMatchObject({ places: 1 });
  expect((await second.mine()).offer).toBeNull();
  await keepSessions(t);
  t.pass({ days: 10 });
  await moveLines(t.ctx());
  expect((await second.mine()).offer).toBeNull();
  expect(await taken(meetingId)).toBe(1);
});

test('takers and leavers at the same time never pass the capacity', async () => {
  const meetingId = await anOpenActivity(t, { capacity: 4 });
  const groups: Awaited<ReturnType<typeof aGroup>>[] = [];
  for (let i = 0; i < 8; i++) groups.push(await aGroup(t, meetingId, 1));
  await Promise.all(groups.map((group) => group.send()));
  await Promise.allSettled([
    ...groups.slice(0, 5).map((group) => group.client.signup.withdraw(group.key)),
    ...groups.slice(5).map((group) => group.client.signup.answerOffer({ ...group.key, take: true })),
    ...groups.slice(5).map((group) => group.send()),
    moveLines(t.ctx()),
  ]);
  const count = async (place: 'placed' | 'offered') =>
    (await Promise.all(groups.map((group) => group.places()))).flat().filter((p) => p === place).length;
  expect((await count('placed')) + (await count('offered'))).toBe(await taken(meetingId));
  expect(await taken(meetingId)).toBeLessThanOrEqual(4);
});
