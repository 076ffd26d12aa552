// Sign-up for exhibitions and meetings: the calls of spec §7, and what the page needs besides (decisions 0057 and 0058).
import { z } from 'zod';
import {
  AttendeeType,
  ExParticipant,
  ExParticipantForm,
  MeetingParticipant,
  MeetingParticipantForm,
} from './attendees.ts';
import { email, instant, labelled, line, optionalLine, phone } from './fields.ts';
import { type CodeOf, codes, flow, labelledEnum } from './kit/codes.ts';
import { fileField, get, id, nothing, pageOf, pageQuery, post } from './kit/endpoint.ts';
import { Picture } from './pictures.ts';

/** The status of the contact person, which is the result of the review (spec §4). */
export const ContactStatus = codes({
  passed: { code: 1, zh: '已通过', en: 'Passed' },
  failed: { code: 2, zh: '未通过', en: 'Failed' },
  notReviewed: { code: 3, zh: '未审核', en: 'Not reviewed' },
});
export type ContactStatus = CodeOf<typeof ContactStatus>;

export const contactFlow = flow(ContactStatus, {
  send: {
    from: [ContactStatus.failed, ContactStatus.notReviewed],
    to: ContactStatus.notReviewed,
    zh: '提交报名',
    en: 'Send the sign-up',
  },
  pass: {
    from: [ContactStatus.notReviewed, ContactStatus.passed],
    to: ContactStatus.passed,
    zh: '通过报名',
    en: 'Pass the sign-up',
  },
  fail: {
    from: [ContactStatus.notReviewed, ContactStatus.passed],
    to: ContactStatus.failed,
    zh: '驳回报名',
    en: 'Fail the sign-up',
  },
});

export const SignupStage = labelledEnum({
  draft: { zh: '草稿', en: 'Draft' },
  sent: { zh: '已提交', en: 'Sent' },
  withdrawn: { zh: '已撤回', en: 'Withdrawn' },
});
export type SignupStage = CodeOf<typeof SignupStage>;

/** The sign-up window by the server's clock. */
export const SignupWindow = labelledEnum({
  none: { zh: '无需报名', en: 'No sign-up' },
  soon: { zh: '报名未开始', en: 'Sign-up not open yet' },
  open: { zh: '报名中', en: 'Sign-up open' },
  closed: { zh: '报名已截止', en: 'Sign-up closed' },
  ended: { zh: '已结束', en: 'Ended' },
});
export type SignupWindow = CodeOf<typeof SignupWindow>;

/** What is on record about a sign-up and its places. */
export const SignupAction = labelledEnum({
  sent: { zh: '提交报名', en: 'Sign-up sent' },
  waiting: { zh: '进入候补', en: 'Joined the waiting list' },
  offered: { zh: '获得候补名额，待确认', en: 'Place offered' },
  passedOver: { zh: '名额不足最低人数，轮到下一组', en: 'Passed over: too few places' },
  taken: { zh: '接受候补名额', en: 'Offer taken' },
  declined: { zh: '放弃候补名额', en: 'Offer declined' },
  expired: { zh: '候补名额逾期', en: 'Offer expired' },
  removed: { zh: '移除参加人员', en: 'Attendee removed' },
  withdrawn: { zh: '撤回报名', en: 'Sign-up withdrawn' },
  passed: { zh: '审核通过', en: 'Review passed' },
  failed: { zh: '审核未通过', en: 'Review failed' },
});
export type SignupAction = CodeOf<typeof SignupAction>;

export const mostAttendees = 100;
/** The lifetime of an offer of a place, unless the event starts earlier. */
export const offerHours = 24;

const contact = {
  name: line('姓名', 'Name', 100),
  phone,
  email,
  company: optionalLine('单位', 'Company', 200),
  job: optionalLine('职务', 'Position', 100),
  remark: optionalLine('给会务的话', 'For the organisers', 1000),
};
export const ContactPersonForm = z.object(contact);
export const ContactPerson = z.object({
  /** The sign-up's id; null until it is first saved. */
  id: z.int().nullable(),
  status: ContactStatus.schema,
  statusName: z.string(),
  /** Why the review failed. */
  reason: z.string().nullable(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  company: z.string(),
  job: z.string(),
  remark: z.string(),
});
export type ContactPerson = z.output<typeof ContactPerson>;

const saved = z.object({ id: z.int() });
const exhibition = z.object({ exhibitionId: id });
const meeting = z.object({ meetingId: id });
/** The event of a sign-up. */
const ofEvent = z.object({ type: AttendeeType.schema, eventId: id });

/** The event that a sign-up is for. */
export const SignupEvent = z.object({
  type: AttendeeType.schema,
  eventId: z.int(),
  zhTitle: z.string().nullable(),
  enTitle: z.string().nullable(),
  zhPlace: z.string().nullable(),
  enPlace: z.string().nullable(),
  startsAt: instant,
  endsAt: instant,
  timeZone: z.string(),
  opensAt: instant.nullable(),
  closesAt: instant.nullable(),
  window: SignupWindow.schema,
  cover: Picture.nullable(),
});
export type SignupEvent = z.output<typeof SignupEvent>;

const Offer = z.object({ places: z.int(), expiresAt: instant });
export const MySignup = z.object({
  id: z.int(),
  stage: SignupStage.schema,
  status: ContactStatus.schema,
  reason: z.string().nullable(),
  attendees: z.int(),
  placed: z.int(),
  waiting: z.int(),
  /** The least number of places that the waiting group takes; null when nobody waits. */
  least: z.int().nullable(),
  /** The place in the line, from 1. */
  waitPosition: z.int().nullable(),
  offer: Offer.nullable(),
  sentAt: instant.nullable(),
});
export type MySignup = z.output<typeof MySignup>;
export const SignupHistoryRow = z.object({
  id: z.int(),
  action: SignupAction.schema,
  at: instant,
  /** Places given, or free when a group was passed over. */
  places: z.int().nullable(),
  least: z.int().nullable(),
});
export type SignupHistoryRow = z.output<typeof SignupHistoryRow>;
export const SignupOverview = z.object({
  event: SignupEvent,
  /** Null without a limit. */
  capacity: z.int().nullable(),
  taken: z.int(),
  /** Groups in the line, and the least that the first of them takes. */
  waitingGroups: z.int(),
  mine: MySignup.nullable(),
  history: z.array(SignupHistoryRow),
  /** Earlier sign-ups of this account whose attendees can be taken over. */
  earlier: z.array(
    z.object({ id: z.int(), zhTitle: z.string().nullable(), enTitle: z.string().nullable(), attendees: z.int() }),
  ),
});
export type SignupOverview = z.output<typeof SignupOverview>;
export const MySignupRow = SignupEvent.extend({ signup: MySignup });
export type MySignupRow = z.output<typeof MySignupRow>;

/** A person of the own book: whoever was an attendee once. */
export const BookPerson = z.object({
  id: z.int(),
  name: z.string(),
  englishName: z.string(),
  idNumber: z.string(),
  /** The attendee of the wanted sign-up who is this person. */
  attendeeId: z.int().nullable(),
});
export type BookPerson = z.output<typeof BookPerson>;

export const AttendeeVerdict = labelledEnum({
  usable: { zh: '可用', en: 'Usable' },
  updates: { zh: '更新', en: 'Updates' },
  mend: { zh: '要改', en: 'To mend' },
  skip: { zh: '跳过', en: 'Skipped' },
});
export type AttendeeVerdict = CodeOf<typeof AttendeeVerdict>;
const CellsOfRow = z.record(z.string().max(40), z.string().max(500));
export const JudgedAttendee = z.object({
  row: z.int(),
  verdict: AttendeeVerdict.schema,
  name: z.string(),
  values: CellsOfRow,
  problems: z.array(z.object({ field: z.string(), label: z.string(), message: z.string() })),
});
export type JudgedAttendee = z.output<typeof JudgedAttendee>;

const user = { access: 'user' } as const;
const certified = { access: 'certified' } as const;

/** The calls of spec §7. */
export const signupCalls = {
  getExLinkman: post('/api/user/getExLinkman', {
    ...user,
    summary: 'The contact person of my sign-up for an exhibition',
    input: exhibition,
    output: ContactPerson,
  }),
  editExLinkman: post('/api/user/editExLinkman', {
    ...certified,
    summary: 'State or change the contact person of my sign-up for an exhibition',
    input: z.object({ exhibitionId: id, ...contact }),
    output: saved,
  }),
  listExParticipant: post('/api/user/listExParticipant', {
    ...user,
    summary: 'The attendees of my sign-up for an exhibition; ID numbers are masked',
    reply: 'flat',
    input: exhibition,
    output: pageOf(ExParticipant),
  }),
  editExParticipant: post('/api/user/editExParticipant', {
    ...certified,
    summary: 'Add an attendee to my sign-up for an exhibition, or change one (with `id`)',
    input: ExParticipantForm,
    output: saved,
  }),
  removeExParticipant: post('/api/user/removeExParticipant', {
    ...certified,
    summary: 'Remove an attendee from my sign-up for an exhibition; a place becomes free',
    input: z.object({ id }),
    output: nothing,
  }),
  getMeetingRegistrant: post('/api/user/getMeetingRegistrant', {
    ...user,
    summary: 'The registrant of my sign-up for a meeting',
    input: meeting,
    output: ContactPerson,
  }),
  editMeetingRegistrant: post('/api/user/editMeetingRegistrant', {
    ...certified,
    summary: 'State or change the registrant of my sign-up for a meeting',
    input: z.object({ meetingId: id, ...contact }),
    output: saved,
  }),
  listMeetingParticipant: post('/api/user/listMeetingParticipant', {
    ...user,
    summary: 'The attendees of my sign-up for a meeting; ID numbers are masked',
    reply: 'flat',
    input: meeting,
    output: pageOf(MeetingParticipant),
  }),
  editMeetingParticipant: post('/api/user/editMeetingParticipant', {
    ...certified,
    summary: 'Add an attendee to my sign-up for a meeting, or change one (with `id`)',
    input: MeetingParticipantForm,
    output: saved,
  }),
  removeMeetingParticipant: post('/api/user/removeMeetingParticipant', {
    ...certified,
    summary: 'Remove an attendee from my sign-up for a meeting; a place becomes free',
    input: z.object({ id }),
    output: nothing,
  }),
  myExhibitionOnlineList: get('/api/user/myExhibitionOnlineList', {
    ...user,
    summary: 'My sign-ups for exhibitions, the newest first',
    reply: 'flat',
    input: pageQuery,
    output: pageOf(MySignupRow),
  }),
  myMeetingInfoList: get('/api/user/myMeetingInfoList', {
    ...user,
    summary: 'My sign-ups for meetings, the newest first',
    reply: 'flat',
    input: pageQuery,
    output: pageOf(MySignupRow),
  }),
};

const rowsOfAttendees = z.array(CellsOfRow).max(500);
/** What the page of a sign-up needs besides. */
export const signup = {
  overview: get('/api/signup/overview', {
    ...user,
    summary: 'An event with its window, places and my sign-up for it',
    input: ofEvent,
    output: SignupOverview,
  }),
  send: post('/api/signup/send', {
    ...certified,
    summary: 'Send my sign-up: as many places as there are, the others wait as one group',
    idempotent: true,
    input: ofEvent.extend({
      /** The least number of places that the group takes; all of them by default. */
      least: labelled(z.int().min(1).max(mostAttendees), '最少人数', 'Fewest places').optional(),
    }),
    output: z.object({ placed: z.int(), waiting: z.int() }),
  }),
  withdraw: post('/api/signup/withdraw', {
    ...certified,
    summary: 'Withdraw my sign-up; its places become free',
    input: ofEvent,
    output: nothing,
  }),
  answerOffer: post('/api/signup/answerOffer', {
    ...certified,
    summary: 'Take or decline the places that my waiting group was offered',
    input: ofEvent.extend({ take: labelled(z.boolean(), '接受候补名额', 'Take the places') }),
    output: z.object({ placed: z.int(), waiting: z.int() }),
  }),
  book: get('/api/signup/book', {
    ...user,
    summary: 'The people of my earlier sign-ups, and which of them come to this event',
    input: ofEvent.extend({ ...pageQuery.shape }),
    reply: 'flat',
    output: pageOf(BookPerson),
  }),
  takeOver: post('/api/signup/takeOver', {
    ...certified,
    summary: 'Take over people of my book, or all attendees of an earlier sign-up of mine',
    input: ofEvent.extend({
      people: labelled(z.array(id).max(mostAttendees), '常用参会人', 'People of the book').default([]),
      signupId: id.optional(),
    }),
    output: z.object({
      added: z.int(),
      /** People whose details lack what this kind of event needs. */ incomplete: z.int(),
    }),
  }),
  removeBookPerson: post('/api/signup/removeBookPerson', {
    ...user,
    summary: 'Remove a person from my book; sign-ups keep their attendees',
    input: z.object({ id }),
    output: nothing,
  }),
  readWorkbook: post('/api/signup/readWorkbook', {
    ...certified,
    summary: 'The cells of the first worksheet of an XLSX with attendees',
    send: 'form',
    input: z.object({ file: labelled(fileField(), '工作簿', 'Workbook') }),
    output: z.object({ cells: z.array(z.array(z.string())) }),
  }),
  checkRows: post('/api/signup/checkRows', {
    ...certified,
    summary: 'A verdict for each row of attendees; with `add` the usable ones are added',
    input: ofEvent.extend({
      rows: labelled(rowsOfAttendees, '表格行', 'Rows'),
      add: labelled(z.boolean(), '添加可用的行', 'Add the usable rows').default(false),
    }),
    output: z.object({ rows: z.array(JudgedAttendee), added: z.int() }),
  }),
  calendar: get('/api/signup/calendar', {
    ...user,
    summary: 'The calendar file of a meeting that my accepted sign-up is for',
    input: ofEvent,
    output: z.object({ name: z.string(), ics: z.string() }),
  }),
};
