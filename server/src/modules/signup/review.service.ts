// The reviewers' queue. A decision names the revision that the reviewer saw, so that nothing unseen passes.
import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { consoleSignup, ReviewedAttendee, SignupDetail, SignupRow } from '@pavilion/protocol/signup.console.ts';
import { ContactStatus, contactFlow, SignupStage } from '@pavilion/protocol/signup.ts';
import { type Ctx, inTransaction, type Staff } from '../../kit/ctx.ts';
import { record } from '../audit/audit.service.ts';
import { linksOf } from '../files/files.service.ts';
import { readPerson } from './answers.ts';
import { newCalendar, sendCancellation } from './calendar.service.ts';
import { type EventRow, listEvents } from './events.queries.ts';
import { differences, factsOf } from './facts.ts';
import { notifyOfReview } from './notices.ts';
import { note, releaseAll } from './places.service.ts';
import {
  findForReview,
  forgetReviewed,
  listSignupEvents,
  listSignups,
  markReviewed,
  type ReviewRow,
} from './review.queries.ts';
import { countPeople, listAttendees, listHistory, lockSignupById, updateSignup } from './signup.queries.ts';

type StaffCtx = Ctx<null, Staff>;
type Counts = Awaited<ReturnType<typeof countPeople>>;

const onWire = (row: ReviewRow, events: readonly EventRow[], counts: Counts): SignupRow => {
  const event = events.find((e) => e.type === row.type && e.eventId === row.eventId);
  const people = counts.find((c) => c.signupId === row.id);
  const { id, type, eventId, username, name, company, stage, status, reviewedBy } = row;
  return {
    id,
    type,
    eventId,
    username,
    name,
    company,
    stage,
    status,
    reviewedBy,
    zhTitle: event?.zhTitle ?? null,
    enTitle: event?.enTitle ?? null,
    attendees: people?.attendees ?? 0,
    placed: people?.placed ?? 0,
    waiting: people?.waiting ?? 0,
    sentAt: row.sentAt?.toISOString() ?? null,
    changedAt: row.changedAt?.toISOString() ?? null,
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
  };
};

export async function listQueue(ctx: StaffCtx, { pageNum, pageSize, ...wanted }: ParsedOf<typeof consoleSignup.list>) {
  const { rows, total } = await listSignups(ctx.db, { ...wanted, limit: pageSize, offset: (pageNum - 1) * pageSize });
  const [events, counts] = await Promise.all([
    listEvents(ctx.db, rows),
    countPeople(
      ctx.db,
      rows.map((r) => r.id),
    ),
  ]);
  return { rows: rows.map((row) => onWire(row, events, counts)), total };
}

async function peopleOf(ctx: StaffCtx, row: ReviewRow): Promise<ReviewedAttendee[]> {
  const people = await listAttendees(ctx.db, row.id);
  const photos = people.flatMap(({ photoId }) => (photoId === null ? [] : [photoId]));
  const links = await linksOf(ctx, photos, { staffId: ctx.staff.id });
  return people.map((a) => {
    const person = readPerson(ctx, row.userId, a.answers);
    const before = a.reviewedAt && a.reviewedAnswers ? readPerson(ctx, row.userId, a.reviewedAnswers) : undefined;
    return {
      id: a.id,
      name: person.name,
      englishName: person.englishName,
      place: a.place,
      photo: links.find((link) => link.id === a.photoId) ?? null,
      facts: factsOf(row.type, person, ctx.locale).flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
      isNew: a.reviewedAt === null,
      changes: before ? differences(row.type, before, person, ctx.locale) : [],
    };
  });
}

export async function reviewDetail(
  ctx: StaffCtx,
  { id }: ParsedOf<typeof consoleSignup.detail>,
): Promise<SignupDetail> {
  const row = await findForReview(ctx.db, id);
  if (!row) throw new AppError('notFound');
  const [events, counts, people, history] = await Promise.all([
    listEvents(ctx.db, [row]),
    countPeople(ctx.db, [id]),
    peopleOf(ctx, row),
    listHistory(ctx.db, id),
  ]);
  const { phone, email, job, remark, reason, revision } = row;
  return {
    ...onWire(row, events, counts),
    phone,
    email,
    job,
    remark,
    reason,
    revision,
    people,
    history: history.map((h) => ({ ...h, at: h.at.toISOString() })),
  };
}

/** Locks a sign-up for a decision; throws when it is not sent, or not as the reviewer saw it. */
async function lockForDecision(
  ctx: StaffCtx,
  { id, revision }: { id: number; revision: number },
  action: 'pass' | 'fail',
) {
  const row = await lockSignupById(ctx.db, id);
  if (!row) throw new AppError('notFound');
  const { from, zh, en } = contactFlow.actions[action];
  if (row.stage !== 'sent')
    throw new AppError('moveRefused', { what: { zh, en }, state: SignupStage.label(row.stage) });
  if (!from.some((status) => status === row.status))
    throw new AppError('moveRefused', { what: { zh, en }, state: ContactStatus.label(row.status) });
  if (row.revision !== revision) throw new AppError('conflict');
  const [event] = await listEvents(ctx.db, [row]);
  if (!event) throw new AppError('notFound');
  return { row, event };
}

export const pass = (ctx: StaffCtx, input: ParsedOf<typeof consoleSignup.pass>) =>
  inTransaction(ctx, async (ctx) => {
    const { row, event } = await lockForDecision(ctx, input, 'pass');
    const now = ctx.now();
    await updateSignup(ctx.db, row.id, {
      status: contactFlow.actions.pass.to,
      reason: null,
      changedAt: null,
      reviewedAt: now,
      reviewedBy: ctx.staff.id,
    });
    await markReviewed(ctx.db, row.id, now);
    await note(ctx, row.id, 'passed', { staffId: ctx.staff.id });
    await record(ctx, 'signup.pass', 'signup', row.id, { userId: row.userId });
    await notifyOfReview(ctx, row.userId, event, { reason: null, calendar: await newCalendar(ctx, row, event) });
    return {};
  });

export const fail = (ctx: StaffCtx, input: ParsedOf<typeof consoleSignup.fail>) =>
  inTransaction(ctx, async (ctx) => {
    const { row, event } = await lockForDecision(ctx, input, 'fail');
    await updateSignup(ctx.db, row.id, {
      stage: 'draft',
      status: contactFlow.actions.fail.to,
      reason: input.reason,
      changedAt: null,
      reviewedAt: ctx.now(),
      reviewedBy: ctx.staff.id,
    });
    await forgetReviewed(ctx.db, row.id);
    await note(ctx, row.id, 'failed', { staffId: ctx.staff.id });
    await record(ctx, 'signup.fail', 'signup', row.id, { userId: row.userId });
    await notifyOfReview(ctx, row.userId, event, { reason: input.reason });
    await sendCancellation(ctx, row.id);
    await releaseAll(ctx, row);
    return {};
  });

export async function events(ctx: StaffCtx) {
  const rows = await listSignupEvents(ctx.db);
  const found = await listEvents(ctx.db, rows);
  return rows.map(({ type, eventId, signups, taken }) => {
    const event = found.find((e) => e.type === type && e.eventId === eventId);
    return {
      type,
      eventId,
      signups,
      taken: taken ?? 0,
      zhTitle: event?.zhTitle ?? null,
      enTitle: event?.enTitle ?? null,
      capacity: event?.capacity ?? null,
    };
  });
}
