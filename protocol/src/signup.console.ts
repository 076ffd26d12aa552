import { z } from 'zod';
import { AttendeePlace, AttendeeType } from './attendees.ts';
import { flag, instant, labelled, reason } from './fields.ts';
import { type CodeOf, labelledEnum } from './kit/codes.ts';
import { get, id, nothing, pageOf, post } from './kit/endpoint.ts';
import { listQuery } from './lists.ts';
import { FileLink } from './pictures.ts';
import { ContactStatus, SignupHistoryRow, SignupStage } from './signup.ts';

const reviewer = { access: 'staff', roles: ['reviewer'] } as const;

/** The parts of the reviewers' queue. */
export const SignupQueue = labelledEnum({
  toReview: { zh: '待审核', en: 'To review' },
  changed: { zh: '通过后有改动', en: 'Changed since passed' },
  waiting: { zh: '候补中', en: 'Waiting list' },
  all: { zh: '全部', en: 'All' },
});
export type SignupQueue = CodeOf<typeof SignupQueue>;

const SignupRow = z.object({
  id: z.int(),
  type: AttendeeType.schema,
  eventId: z.int(),
  zhTitle: z.string().nullable(),
  enTitle: z.string().nullable(),
  username: z.string(),
  name: z.string(),
  company: z.string(),
  stage: SignupStage.schema,
  status: ContactStatus.schema,
  attendees: z.int(),
  placed: z.int(),
  waiting: z.int(),
  sentAt: instant.nullable(),
  changedAt: instant.nullable(),
  reviewedAt: instant.nullable(),
  reviewedBy: z.string().nullable(),
});
export type SignupRow = z.output<typeof SignupRow>;

const Change = z.object({ label: z.string(), before: z.string(), after: z.string() });
const ReviewedAttendee = z.object({
  id: z.int(),
  name: z.string(),
  englishName: z.string(),
  place: AttendeePlace.schema,
  photo: FileLink.nullable(),
  /** Labels and values in the reader's language; the ID number is masked. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Not seen by a reviewer yet. */
  isNew: z.boolean(),
  /** What differs from the version that passed. */
  changes: z.array(Change),
});
export type ReviewedAttendee = z.output<typeof ReviewedAttendee>;
export const SignupDetail = SignupRow.extend({
  /** The version that is shown; a decision names it, so that nothing unseen passes. */
  revision: z.int(),
  phone: z.string(),
  email: z.string(),
  job: z.string(),
  remark: z.string(),
  reason: z.string().nullable(),
  people: z.array(ReviewedAttendee),
  history: z.array(SignupHistoryRow),
});
export type SignupDetail = z.output<typeof SignupDetail>;

const ofEvent = { type: AttendeeType.schema, eventId: id };
export const consoleSignup = {
  list: get('/api/console/signup/list', {
    ...reviewer,
    summary: 'Sign-ups for exhibitions and activities',
    audited: 'signup.list',
    reply: 'flat',
    input: listQuery(['sentAt', 'reviewedAt', 'username']).extend({
      queue: SignupQueue.schema.default('all'),
      type: AttendeeType.schema.optional(),
      eventId: id.optional(),
      status: ContactStatus.schema.optional(),
    }),
    output: pageOf(SignupRow),
  }),
  detail: get('/api/console/signup/detail', {
    ...reviewer,
    summary: 'One sign-up with its attendees and what changed since it passed; the view is logged',
    audited: 'signup.view',
    input: z.object({ id }),
    output: SignupDetail,
  }),
  pass: post('/api/console/signup/pass', {
    ...reviewer,
    summary: 'Pass the sign-up, or the changes since it passed',
    input: z.object({ id, revision: z.int() }),
    output: nothing,
  }),
  fail: post('/api/console/signup/fail', {
    ...reviewer,
    summary: 'Fail the sign-up with the reason; its places become free',
    input: z.object({ id, revision: z.int(), reason }),
    output: nothing,
  }),
  events: get('/api/console/signup/events', {
    ...reviewer,
    summary: 'Exhibitions and activities that have sign-ups, with their figures',
    input: z.object({}),
    output: z.array(
      z.object({
        type: AttendeeType.schema,
        eventId: z.int(),
        zhTitle: z.string().nullable(),
        enTitle: z.string().nullable(),
        signups: z.int(),
        taken: z.int(),
        capacity: z.int().nullable(),
      }),
    ),
  }),
  export: post('/api/console/signup/export', {
    ...reviewer,
    summary: 'The sign-ups and attendees of one event as a workbook; the address lasts ten minutes',
    input: z.object({
      ...ofEvent,
      /** Whole ID numbers, for reviewers only; the audit log names it. */
      idNumbers: labelled(flag, '完整证件号码', 'Whole ID numbers').default(false),
    }),
    output: z.object({ url: z.string(), rows: z.int() }),
  }),
};
