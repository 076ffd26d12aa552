import { AttendeeType } from '@pavilion/protocol/attendees.ts';
import { errors } from '@pavilion/protocol/errors.ts';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { isSealed } from '../../kit/sealedFields.ts';
import { aPrivateFile, aUser } from '../../testing/builders.ts';
import {
  aGroup,
  anOpenActivity,
  anOpenExhibition,
  contactForm,
  exhibitionPerson,
  keepSessions,
  meetingPerson,
} from '../../testing/signupBuilders.ts';
import { testApp } from '../../testing/testApp.ts';

const t = await testApp();
afterAll(() => t.close());
const noon = new Date('2026-06-01T08:00:00Z');
beforeEach(() => {
  t.clock.now = noon;
});

const refused = (name: keyof typeof errors) => ({ code: errors[name].code, status: errors[name].status });
const exhibition = (eventId: number) => ({ type: AttendeeType.exhibition, eventId });
const meeting = (eventId: number) => ({ type: AttendeeType.meeting, eventId });

describe('sign-up for an exhibition', () => {
  it('takes a contact person and attendees of type 1, and is sent', async () => {
    const exhibitionId = await anOpenExhibition(t);
    const { client, email } = await aUser(t, { certified: true });
    expect(await client.user.getExLinkman({ exhibitionId })).toMatchObject({
      id: null,
      status: 3,
      statusName: 'Not reviewed',
      name: '林晓雯',
      email,
    });
    const { id } = await client.user.editExLinkman({ exhibitionId, ...contactForm() });
    expect(await client.user.getExLinkman({ exhibitionId })).toMatchObject({ id, ...contactForm() });
    const person = exhibitionPerson();
    const added = await client.user.editExParticipant({ exhibitionId, ...person });
    const list = await client.user.listExParticipant({ exhibitionId });
    expect(list).toMatchObject({ total: 1, rows: [{ id: added.id, place: 'none', accepted: false, complete: true }] });
    expect(list.rows[0]).toMatchObject({
      ...person,
      sfNum: `****${person.sfNum.slice(-4)}`,
      sexName: 'Male',
      sfTypeName: 'Passport',
    });
    expect(await client.signup.send(exhibition(exhibitionId))).toEqual({ placed: 1, waiting: 0 });
    const mine = await client.user.myExhibitionOnlineList({});
    expect(mine).toMatchObject({
      total: 1,
      rows: [
        { eventId: exhibitionId, window: 'open', signup: { id, stage: 'sent', status: 3, attendees: 1, placed: 1 } },
      ],
    });
    expect(await client.user.myMeetingInfoList({})).toMatchObject({ rows: [], total: 0 });
  });

  it('keeps an ID number that comes back masked, and refuses the mask of another one', async () => {
    const exhibitionId = await anOpenExhibition(t);
    const { client } = await aUser(t, { certified: true });
    const person = exhibitionPerson();
    const { id } = await client.user.editExParticipant({ exhibitionId, ...person });
    const masked = `****${person.sfNum.slice(-4)}`;
    await client.user.editExParticipant({ exhibitionId, id, ...person, sfNum: masked, jobZh: '监制' });
    expect((await client.user.listExParticipant({ exhibitionId })).rows).toMatchObject([
      { jobZh: '监制', sfNum: masked },
    ]);
    await expect(
      client.user.editExParticipant({ exhibitionId, id, ...person, sfNum: '****9999' }),
    ).rejects.toMatchObject({ problems: [{ path: 'sfNum' }] });
    await expect(client.user.editExParticipant({ exhibitionId, ...person, sfNum: masked })).rejects.toMatchObject({
      problems: [{ path: 'sfNum' }],
    });
  });

  it('stores ID numbers encrypted and refuses one document twice, also under concurrent requests', async () => {
    const exhibitionId = await anOpenExhibition(t);
    const { client } = await aUser(t, { certified: true });
    const person = exhibitionPerson();
    const sent = await Promise.allSettled(
      Array.from({ length: 5 }, () => client.user.editExParticipant({ exhibitionId, ...person })),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(client.user.editExParticipant({ exhibitionId, ...person })).rejects.toMatchObject(
      refused('attendeeTwice'),
    );
    const { rows } = await sql<{ stored: string }>`select answers ->> 'idNumber' as stored from attendees
      union all select answers ->> 'idNumber' from attendee_book`.execute(t.db);
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.every(({ stored }) => isSealed(stored))).toBe(true);
  });

  it('is refused without the required fields, with a wrong ID number, and with a photo of somebody else', async () => {
    const exhibitionId = await anOpenExhibition(t);
    const [{ client, id }, stranger] = [await aUser(t, { certified: true }), await aUser(t, { certified: true })];
    const problems = async (wanted: object) => {
      const sent = client.user.editExParticipant({ exhibitionId, ...exhibitionPerson(), ...wanted });
      return sent.then(
        () => [],
        (error) => error.problems.map((p: { path: string }) => p.path),
      );
    };
    for (const field of ['name', 'pinying', 'nativePlace', 'nation', 'birthDate', 'sfNum', 'jobZh', 'phone', 'email'])
      expect(await problems({ [field]: '' })).toEqual([field]);
    expect(await problems({ sfType: 1, sfNum: '110101199003070000' })).toEqual(['sfNum']);
    expect(await problems({ birthDate: '2999-01-01' })).toEqual(['birthDate']);
    expect(await problems({ sex: 3 })).toEqual(['sex']);
    const foreign = await aPrivateFile(t, stranger.id, 'attendee');
    await expect(
      client.user.editExParticipant({ exhibitionId, ...exhibitionPerson(), photo: foreign }),
    ).rejects.toMatchObject(refused('fileMissing'));
    const own = await aPrivateFile(t, id, 'attendee');
    await client.user.editExParticipant({ exhibitionId, ...exhibitionPerson(), photo: own });
    expect((await client.user.listExParticipant({ exhibitionId })).rows).toMatchObject([{ photo: own }]);
  });

  it('removes an attendee', async () => {
    const exhibitionId = await anOpenExhibition(t);
    const { client } = await aUser(t, { certified: true });
    const { id } = await client.user.editExParticipant({ exhibitionId, ...exhibitionPerson() });
    await client.user.removeExParticipant({ id });
    expect((await client.user.listExParticipant({ exhibitionId })).total).toBe(0);
    await expect(client.user.removeExParticipant({ id })).rejects.toMatchObject(refused('notFound'));
  });
});

describe('sign-up for a meeting', () => {
  it('takes a registrant and attendees of type 2 with their extras', async () => {
    const meetingId = await anOpenActivity(t);
    const { client } = await aUser(t, { certified: true });
    await client.user.editMeetingRegistrant({ meetingId, ...contactForm() });
    const person = meetingPerson({
      hotelPre: 2,
      hotelPreRemark: '高楼层',
      trafficPre: 3,
      aircraftPre: 1,
      transferService: 4,
      foodPre: 1,
      isTranslate: 1,
      officialCar: 0,
      other: '轮椅',
    });
    const { id } = await client.user.editMeetingParticipant({ meetingId, ...person });
    const { rows } = await client.user.listMeetingParticipant({ meetingId });
    expect(rows).toMatchObject([{ ...person, id, idNo: `****${person.idNo.slice(-4)}`, sexName: 'Female' }]);
    expect(await client.user.getMeetingRegistrant({ meetingId })).toMatchObject(contactForm());
    await client.user.removeMeetingParticipant({ id });
    await expect(client.signup.send(meeting(meetingId))).rejects.toMatchObject(refused('signupEmpty'));
  });

  it('is 2001 before and after its window, and 2004 once the activity is over', async () => {
    const meetingId = await anOpenActivity(t);
    const { client } = await aUser(t, { certified: true });
    const add = () => client.user.editMeetingParticipant({ meetingId, ...meetingPerson() });
    const contact = () => client.user.editMeetingRegistrant({ meetingId, ...contactForm() });
    const { id } = await add();
    await keepSessions(t);
    t.pass({ days: -2 });
    for (const call of [add, contact, () => client.signup.send(meeting(meetingId))])
      await expect(call()).rejects.toMatchObject(refused('outsideActivityTime'));
    t.clock.now = noon;
    t.pass({ minutes: 216 * 60 });
    await expect(add()).rejects.toMatchObject(refused('outsideActivityTime'));
    await expect(client.user.removeMeetingParticipant({ id })).rejects.toMatchObject(refused('outsideActivityTime'));
    t.clock.now = noon;
    t.pass({ days: 11 });
    for (const call of [add, contact, () => client.signup.withdraw(meeting(meetingId))])
      await expect(call()).rejects.toMatchObject(refused('activityEnded'));
    expect((await client.signup.overview(meeting(meetingId))).event.window).toBe('ended');
  });

  it('belongs to its owner, and needs a certified account', async () => {
    const meetingId = await anOpenActivity(t);
    const owner = await aGroup(t, meetingId, 1);
    const stranger = await aUser(t, { certified: true });
    const id = owner.people[0]!;
    await expect(stranger.client.user.removeMeetingParticipant({ id })).rejects.toMatchObject(refused('notFound'));
    await expect(
      stranger.client.user.editMeetingParticipant({ meetingId, id, ...meetingPerson() }),
    ).rejects.toMatchObject(refused('notFound'));
    await expect(owner.client.user.removeExParticipant({ id })).rejects.toMatchObject(refused('notFound'));
    expect((await stranger.client.user.listMeetingParticipant({ meetingId })).rows).toEqual([]);
    const { client } = await aUser(t);
    await expect(client.user.editMeetingParticipant({ meetingId, ...meetingPerson() })).rejects.toMatchObject(
      refused('notCertified'),
    );
    await expect(client.signup.send(owner.key)).rejects.toMatchObject(refused('notCertified'));
    await expect(t.visitor.user.listMeetingParticipant({ meetingId })).rejects.toMatchObject(refused('signedOut'));
    await expect(client.signup.overview(meeting(999_999))).rejects.toMatchObject(refused('notFound'));
  });
});

describe('the book of attendees', () => {
  it('feeds the next sign-up with one call, whole sign-ups too, and names who lacks details', async () => {
    const exhibitionId = await anOpenExhibition(t);
    const [first, second] = [await anOpenActivity(t), await anOpenActivity(t)];
    const { client } = await aGroup(t, first, 3);
    const key = meeting(second);
    const { earlier } = await client.signup.overview(key);
    expect(earlier).toMatchObject([{ attendees: 3 }]);
    expect(await client.signup.takeOver({ ...key, signupId: earlier[0]!.id })).toEqual({ added: 3, incomplete: 0 });
    expect(await client.signup.takeOver({ ...key, signupId: earlier[0]!.id })).toEqual({ added: 0, incomplete: 0 });
    await client.user.editExParticipant({ exhibitionId, ...exhibitionPerson({ name: '何岚', pinying: 'He Lan' }) });
    const book = await client.signup.book(key);
    expect(book.total).toBe(4);
    const helan = book.rows.find(({ name }) => name === '何岚')!;
    expect(helan).toMatchObject({ englishName: 'He Lan', attendeeId: null });
    expect(helan.idNumber).toMatch(/^\*{4}/);
    expect(await client.signup.takeOver({ ...key, people: [helan.id] })).toEqual({ added: 1, incomplete: 1 });
    await expect(client.signup.send(key)).rejects.toMatchObject({ ...refused('attendeeIncomplete') });
    const stranger = await aUser(t, { certified: true });
    await expect(stranger.client.signup.takeOver({ ...key, people: [helan.id] })).rejects.toMatchObject(
      refused('notFound'),
    );
    await expect(stranger.client.signup.takeOver({ ...key, signupId: earlier[0]!.id })).rejects.toMatchObject(
      refused('notFound'),
    );
    await expect(stranger.client.signup.removeBookPerson({ id: helan.id })).rejects.toMatchObject(refused('notFound'));
    await client.signup.removeBookPerson({ id: helan.id });
    expect((await client.signup.book(key)).total).toBe(3);
  });

  it('is in the export of an account and erased with it, and the places become free', async () => {
    const meetingId = await anOpenActivity(t, { capacity: 2 });
    const group = await aGroup(t, meetingId, 2);
    await group.send();
    const next = await aGroup(t, meetingId, 2);
    await next.send();
    await group.client.user.exportMyData();
    await group.client.user.closeMyAccount({ password: 'Festival@2026' });
    expect(await t.db.selectFrom('attendeeBook').selectAll().where('userId', '=', group.id).execute()).toEqual([]);
    expect(await t.db.selectFrom('signups').selectAll().where('userId', '=', group.id).execute()).toEqual([]);
    expect((await next.mine()).offer).toMatchObject({ places: 2 });
  });
});

describe('attendees from a spreadsheet', () => {
  const header = ['姓名', '英文姓名', '年龄', '性别', '民族', '出生日期', '籍贯', '学历', '政治面貌', '职务'];
  const labels = [...header, '证件类型', '证件号码', '办公电话', '手机号码', '邮箱'];
  const rowOf = (idNo: string, wanted: Record<string, string> = {}) => ({
    userName: '周一帆',
    userNameEn: 'Zhou Yifan',
    sex: '男',
    nation: '汉族',
    birthDate: '1990/3/7',
    nativePlace: '北京',
    education: '硕士',
    politicalOutlook: '群众',
    job: '法务',
    sfType: '护照',
    idNo,
    workTel: '010-88886666',
    mobile: '13700000461',
    mail: 'zhou@example.com',
    ...wanted,
  });

  it('are read from a workbook', async () => {
    const { client } = await aUser(t, { certified: true });
    const bytes = await writeExcelFile([
      labels.map((value) => ({ value })),
      [{ value: '何岚' }, { value: 'He Lan' }, { value: 36 }],
    ]).toBuffer();
    const file = { name: 'people.xlsx', type: 'application/octet-stream', bytes: new Uint8Array(bytes) };
    const { cells } = await client.signup.readWorkbook({ file });
    expect(cells[0]).toEqual(labels);
    expect(cells[1]!.slice(0, 3)).toEqual(['何岚', 'He Lan', '36']);
    await expect(
      client.signup.readWorkbook({ file: { ...file, bytes: new Uint8Array([1, 2, 3]) } }),
    ).rejects.toMatchObject(refused('sheetRefused'));
  });

  it('get a verdict a row, and only usable rows are added', async () => {
    const meetingId = await anOpenActivity(t);
    const { client } = await aUser(t, { certified: true });
    const key = meeting(meetingId);
    const rows = [rowOf('E40000001'), rowOf('E40000002', { mobile: '1370000046' }), {}, rowOf('e40000001')];
    const judged = await client.signup.checkRows({ ...key, rows });
    expect(judged.rows.map(({ verdict }) => verdict)).toEqual(['usable', 'mend', 'skip', 'skip']);
    expect(judged.rows[1]!.problems).toMatchObject([{ field: 'mobile', label: 'Mobile number' }]);
    expect(judged.added).toBe(0);
    expect((await client.user.listMeetingParticipant({ meetingId })).total).toBe(0);
    expect((await client.signup.checkRows({ ...key, rows, add: true })).added).toBe(1);
    const { rows: people } = await client.user.listMeetingParticipant({ meetingId });
    expect(people).toMatchObject([{ userName: '周一帆', birthDate: '1990-03-07', age: 36, sex: 2, complete: true }]);
    // The book knows this person: a row with the document alone is enough, and corrects what it names.
    const known = { sfType: '护照', idNo: 'E40000001', mobile: '13700000999' };
    const again = await client.signup.checkRows({ ...key, rows: [known], add: true });
    expect(again).toMatchObject({ rows: [{ verdict: 'updates', name: '周一帆' }], added: 1 });
    expect((await client.user.listMeetingParticipant({ meetingId })).rows).toMatchObject([{ mobile: '13700000999' }]);
  });
});
