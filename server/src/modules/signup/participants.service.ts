// The attendees of a sign-up: added, changed and removed while its window is open.

import { isDeepStrictEqual } from 'node:util';
import { AttendeeType } from '@pavilion/protocol/attendees.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { propertiesOf } from '@pavilion/protocol/kit/unknown.ts';
import { ContactStatus, mostAttendees, type signupCalls } from '@pavilion/protocol/signup.ts';
import { type Ctx, inTransaction, type User } from '../../kit/ctx.ts';
import { invalid } from '../../kit/invalid.ts';
import { filesOfUser } from '../files/files.service.ts';
import {
  exParticipantOf,
  fromExhibition,
  fromMeeting,
  keepIdNumber,
  meetingParticipantOf,
  PersonAnswers,
  personKeyOf,
  readPerson,
  sealPerson,
  travelling,
} from './answers.ts';
import { ensureSignup } from './contact.service.ts';
import { openEvent, releaseOne } from './places.service.ts';
import {
  deleteAttendee,
  type EventKey,
  findMyAttendee,
  findSignup,
  insertAttendee,
  keepInBook,
  listAttendees,
  lockSignup,
  updateAttendee,
  updateSignup,
} from './signup.queries.ts';

type Calls = typeof signupCalls;
type UserCtx = Ctx<User, null>;
type Signup = NonNullable<Awaited<ReturnType<typeof lockSignup>>>;

/** A change of a sign-up that passed is shown to the reviewers. */
export const markChanged = (ctx: Pick<Ctx, 'db' | 'now'>, row: Signup) =>
  updateSignup(ctx.db, row.id, row.status === ContactStatus.passed ? { changedAt: ctx.now() } : {});

async function checkPhoto(ctx: UserCtx, photo: number | null) {
  if (photo === null) return;
  const found = await filesOfUser(ctx, ctx.user.id, [photo], ['attendee']);
  if (found.length === 0) throw new AppError('fileMissing');
}

/** A person for a sign-up, and the photo. */
export interface NewPerson {
  person: Partial<PersonAnswers>;
  photoId: number | null;
}

/** Adds a person to a sign-up that is locked, and to the user's book. */
export async function addPerson(
  ctx: UserCtx,
  row: Signup,
  { person, photoId }: NewPerson,
  position: number,
): Promise<number> {
  const full = PersonAnswers.parse(person);
  const identityKey = personKeyOf(ctx, full);
  const now = ctx.now();
  const { id } = await insertAttendee(ctx.db, {
    signupId: row.id,
    position,
    answers: sealPerson(ctx, ctx.user.id, full),
    identityKey,
    photoId,
    createdAt: now,
    updatedAt: now,
  });
  await keep(ctx, full, photoId);
  return id;
}
const keep = (ctx: UserCtx, person: PersonAnswers, photoId: number | null) =>
  keepInBook(ctx.db, {
    userId: ctx.user.id,
    identityKey: personKeyOf(ctx, person),
    answers: sealPerson(ctx, ctx.user.id, travelling(person)),
    photoId,
    updatedAt: ctx.now(),
  });

async function saveParticipant(ctx: UserCtx, key: EventKey, id: number | undefined, sent: NewPerson) {
  await checkPhoto(ctx, sent.photoId);
  try {
    return await inTransaction(ctx, async (ctx) => {
      await openEvent(ctx, key);
      const row = await ensureSignup(ctx, key);
      const people = await listAttendees(ctx.db, row.id);
      if (id === undefined) return { id: await addNew(ctx, row, people, sent) };
      const old = people.find((p) => p.id === id);
      if (!old) throw new AppError('notFound');
      await change(ctx, row, old, sent);
      return { id };
    });
  } catch (error) {
    if (propertiesOf(error).constraint === 'attendees_signup_id_identity_key_key') throw new AppError('attendeeTwice');
    throw error;
  }
}
type Attendee = Awaited<ReturnType<typeof listAttendees>>[number];
const numberField = (type: AttendeeType) => (type === AttendeeType.exhibition ? 'sfNum' : 'idNo');

async function addNew(ctx: UserCtx, row: Signup, people: readonly Attendee[], { person, photoId }: NewPerson) {
  if (people.length >= mostAttendees) throw new AppError('tooManyAttendees', { most: mostAttendees });
  const whole = keepIdNumber(person, undefined);
  if (!whole) throw invalid(numberField(row.type), 'badIdNumber');
  const id = await addPerson(ctx, row, { person: whole, photoId }, (people.at(-1)?.position ?? 0) + 1);
  await markChanged(ctx, row);
  return id;
}

async function change(ctx: UserCtx, row: Signup, old: Attendee, { person, photoId }: NewPerson) {
  const before = readPerson(ctx, ctx.user.id, old.answers);
  const whole = keepIdNumber(person, before);
  if (!whole) throw invalid(numberField(row.type), 'badIdNumber');
  const full = PersonAnswers.parse(whole);
  if (isDeepStrictEqual(full, before) && old.photoId === photoId) return;
  await updateAttendee(ctx.db, old.id, {
    answers: sealPerson(ctx, ctx.user.id, full),
    identityKey: personKeyOf(ctx, full),
    photoId,
    updatedAt: ctx.now(),
  });
  await keep(ctx, full, photoId);
  await markChanged(ctx, row);
}

export const editExParticipant = (ctx: UserCtx, { exhibitionId, id, ...form }: ParsedOf<Calls['editExParticipant']>) =>
  saveParticipant(ctx, { type: AttendeeType.exhibition, eventId: exhibitionId }, id, {
    person: fromExhibition(form),
    photoId: form.photo,
  });
export const editMeetingParticipant = (
  ctx: UserCtx,
  { meetingId, id, ...form }: ParsedOf<Calls['editMeetingParticipant']>,
) =>
  saveParticipant(ctx, { type: AttendeeType.meeting, eventId: meetingId }, id, {
    person: fromMeeting(form),
    photoId: form.photo,
  });

const remove =
  (type: AttendeeType) =>
  (ctx: UserCtx, { id }: { id: number }) =>
    inTransaction(ctx, async (ctx) => {
      const found = await findMyAttendee(ctx.db, ctx.user.id, type, id);
      const row = found && (await lockSignup(ctx.db, ctx.user.id, found));
      const attendee = row && (await listAttendees(ctx.db, row.id)).find((a) => a.id === id);
      if (!row || !attendee) throw new AppError('notFound');
      await openEvent(ctx, row);
      await releaseOne(ctx, row, attendee);
      await deleteAttendee(ctx.db, id);
      await markChanged(ctx, row);
      return {};
    });
export const removeExParticipant = remove(AttendeeType.exhibition);
export const removeMeetingParticipant = remove(AttendeeType.meeting);

async function listMine<T>(ctx: UserCtx, key: EventKey, onWire: (row: Attendee, passed: boolean) => T) {
  const row = await findSignup(ctx.db, ctx.user.id, key);
  const passed = row?.stage === 'sent' && row.status === ContactStatus.passed;
  const rows = row ? (await listAttendees(ctx.db, row.id)).map((attendee) => onWire(attendee, passed)) : [];
  return { rows, total: rows.length };
}
export const listExParticipant = (ctx: UserCtx, { exhibitionId }: ParsedOf<Calls['listExParticipant']>) =>
  listMine(ctx, { type: AttendeeType.exhibition, eventId: exhibitionId }, (row, passed) =>
    exParticipantOf(ctx, ctx.user.id, row, { passed }),
  );
export const listMeetingParticipant = (ctx: UserCtx, { meetingId }: ParsedOf<Calls['listMeetingParticipant']>) =>
  listMine(ctx, { type: AttendeeType.meeting, eventId: meetingId }, (row, passed) =>
    meetingParticipantOf(ctx, ctx.user.id, row, { passed }),
  );
