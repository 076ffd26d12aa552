import { AttendeeType } from '@pavilion/protocol/attendees.ts';
import type { consoleExhibition } from '@pavilion/protocol/exhibitions.console.ts';
import { daysAfter } from '@pavilion/protocol/kit/days.ts';
import type { InputOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { signupCalls } from '@pavilion/protocol/signup.ts';
import { publishContent } from '../modules/content/content.service.ts';
import { exhibitionKind } from '../modules/exhibitions/exhibitions.content.service.ts';
import { type ActivityFormIn, anActivity } from './activityBuilders.ts';
import { aUser, nextNumber } from './builders.ts';
import type { TestApp } from './testApp.ts';

type ExhibitionFormIn = InputOf<(typeof consoleExhibition)['save']>['form'];
type MeetingPerson = Omit<InputOf<(typeof signupCalls)['editMeetingParticipant']>, 'meetingId'>;
type ExhibitionPerson = Omit<InputOf<(typeof signupCalls)['editExParticipant']>, 'exhibitionId'>;

const inHours = (t: TestApp, hours: number) => new Date(t.clock.now.getTime() + hours * 3_600_000).toISOString();

/** Makes an activity in ten days whose sign-up is open until the day before; `wanted` overrides its form. */
export const anOpenActivity = (t: TestApp, wanted: ActivityFormIn = {}): Promise<number> =>
  anActivity(t, {
    kind: 1,
    zhTitle: `合制圆桌会 ${nextNumber()}`,
    enTitle: `Co-production round table ${nextNumber()}`,
    zhSummary: '各国制片人面谈。',
    enSummary: 'Producers of many countries meet.',
    zhPlace: '2 号厅',
    enPlace: 'Hall 2',
    zhCity: '南通',
    enCity: 'Nantong',
    startsAt: inHours(t, 240),
    endsAt: inHours(t, 243),
    signupOpensAt: inHours(t, -24),
    signupClosesAt: inHours(t, 216),
    ...wanted,
  });

/** Makes an exhibition in ten days that takes attendees and booths. */
export const anOpenExhibition = (t: TestApp, wanted: ExhibitionFormIn = {}): Promise<number> =>
  publishContent(t.ctx(), exhibitionKind, {
    zhTitle: `春申节 ${nextNumber()}`,
    enTitle: `Chunshen Market ${nextNumber()}`,
    zhCity: '上海',
    enCity: 'Shanghai',
    country: 'CN',
    regionTypeId: 1,
    startsOn: inHours(t, 240).slice(0, 10),
    endsOn: inHours(t, 288).slice(0, 10),
    signupKinds: ['attendee', 'booth'],
    signupOpensAt: inHours(t, -24),
    signupClosesAt: inHours(t, 216),
    ...wanted,
  });

export const contactForm = (name = '程见川') => ({
  name,
  phone: '13800000002',
  email: 'cheng@example.com',
  company: '子午线屏幕有限公司',
  job: '总经理',
  remark: '两位同事须提前离场。',
});

/** An attendee of an exhibition with a passport of its own. */
export const exhibitionPerson = (wanted: Partial<ExhibitionPerson> = {}): ExhibitionPerson => ({
  name: '沈知远',
  pinying: 'Shen Zhiyuan',
  sex: 2,
  nativePlace: '江苏南通',
  nation: '汉族',
  birthDate: '1984-03-12',
  sfType: 2,
  sfNum: `E${String(20_000_000 + nextNumber())}`,
  jobZh: '制片人',
  phone: '13800000002',
  email: 'shen@example.com',
  ...wanted,
});
/** An attendee of a meeting with a passport of its own. */
export const meetingPerson = (wanted: Partial<MeetingPerson> = {}): MeetingPerson => ({
  userName: '陆明溪',
  userNameEn: 'Lu Mingxi',
  age: 40,
  sex: 1,
  nation: '汉族',
  birthDate: '1986-03-12',
  nativePlace: '江苏苏州',
  education: '本科',
  politicalOutlook: '群众',
  job: '国际发行',
  sfType: 2,
  idNo: `G${String(30_000_000 + nextNumber())}`,
  workTel: '010-88886666',
  mobile: '13900000114',
  mail: 'lu@example.com',
  ...wanted,
});

/** Makes a certified user whose sign-up for an activity has so many attendees, and is not sent yet. */
export async function aGroup(t: TestApp, meetingId: number, size: number) {
  const user = await aUser(t, { certified: true });
  await user.client.user.editMeetingRegistrant({ meetingId, ...contactForm() });
  const people: number[] = [];
  for (let i = 0; i < size; i++)
    people.push((await user.client.user.editMeetingParticipant({ meetingId, ...meetingPerson() })).id);
  const key = { type: AttendeeType.meeting, eventId: meetingId };
  return {
    ...user,
    key,
    people,
    send: (least?: number) => user.client.signup.send({ ...key, ...(least && { least }) }),
    mine: async () => (await user.client.signup.overview(key)).mine!,
    places: async () => (await user.client.user.listMeetingParticipant({ meetingId })).rows.map(({ place }) => place),
    history: async () =>
      (await user.client.signup.overview(key)).history.map(({ action, places, least }) => ({ action, places, least })),
  };
}

/** Makes the sessions of everyone last for a year, for tests that pass days. */
export const keepSessions = (t: TestApp) =>
  t.db
    .updateTable('sessions')
    .set({ expiresAt: daysAfter(t.clock.now, 366) })
    .execute();
