// The contact person of a sign-up. The first form makes the sign-up.
import { AttendeeType } from '@pavilion/protocol/attendees.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { inLanguage, say } from '@pavilion/protocol/kit/text.ts';
import { type ContactPerson, ContactStatus, type signupCalls } from '@pavilion/protocol/signup.ts';
import { type Ctx, inTransaction, type User } from '../../kit/ctx.ts';
import { certifiedIdentity } from '../certification/certification.service.ts';
import { existingEvent, openEvent } from './places.service.ts';
import { type EventKey, findSignup, insertSignup, lockSignup, updateSignup } from './signup.queries.ts';

type Calls = typeof signupCalls;
type UserCtx = Ctx<User, null>;
type ContactForm = Omit<ParsedOf<Calls['editExLinkman']>, 'exhibitionId'>;

/** The contact person before anything is saved: the certified identity, else the account. */
async function suggested(ctx: UserCtx): Promise<Omit<ContactForm, 'remark'>> {
  const identity = await certifiedIdentity(ctx, ctx.user.id);
  if (!identity) return { name: '', phone: '', email: ctx.user.email, company: '', job: '' };
  const { kind, contactName, zhName, enName, phone, email } = identity;
  const company = kind === 'enterprise' ? inLanguage(zhName, enName, ctx.locale).words : '';
  return { name: contactName, phone, email, company, job: '' };
}

async function getContact(ctx: UserCtx, key: EventKey): Promise<ContactPerson> {
  await existingEvent(ctx, key);
  const row = await findSignup(ctx.db, ctx.user.id, key);
  const status = row?.status ?? ContactStatus.notReviewed;
  const { name, phone, email, company, job } = row ?? (await suggested(ctx));
  return {
    id: row?.id ?? null,
    status,
    statusName: say(ContactStatus.label(status), ctx.locale),
    reason: row?.reason ?? null,
    name,
    phone,
    email,
    company,
    job,
    remark: row?.remark ?? '',
  };
}

/** Locks my sign-up for an event. Without one it is made from the suggested contact person. A withdrawn one is a draft again. */
export async function ensureSignup(ctx: UserCtx, key: EventKey, form?: ContactForm) {
  const found = await lockSignup(ctx.db, ctx.user.id, key);
  if (!found) {
    await insertSignup(ctx.db, {
      userId: ctx.user.id,
      ...key,
      ...(form ?? (await suggested(ctx))),
      createdAt: ctx.now(),
    });
    const made = await lockSignup(ctx.db, ctx.user.id, key);
    if (!made) throw new AppError('conflict');
    return made;
  }
  if (found.stage !== 'withdrawn') return found;
  await updateSignup(ctx.db, found.id, { stage: 'draft' });
  return { ...found, stage: 'draft' as const };
}

const edit = (ctx: UserCtx, key: EventKey, form: ContactForm) =>
  inTransaction(ctx, async (ctx) => {
    await openEvent(ctx, key);
    const row = await ensureSignup(ctx, key, form);
    const isSame = (['name', 'phone', 'email', 'company', 'job', 'remark'] as const).every((f) => row[f] === form[f]);
    if (!isSame)
      await updateSignup(ctx.db, row.id, {
        ...form,
        ...(row.status === ContactStatus.passed && { changedAt: ctx.now() }),
      });
    return { id: row.id };
  });

const exhibition = (eventId: number): EventKey => ({ type: AttendeeType.exhibition, eventId });
const meeting = (eventId: number): EventKey => ({ type: AttendeeType.meeting, eventId });

export const getExLinkman = (ctx: UserCtx, { exhibitionId }: ParsedOf<Calls['getExLinkman']>) =>
  getContact(ctx, exhibition(exhibitionId));
export const editExLinkman = (ctx: UserCtx, { exhibitionId, ...form }: ParsedOf<Calls['editExLinkman']>) =>
  edit(ctx, exhibition(exhibitionId), form);
export const getMeetingRegistrant = (ctx: UserCtx, { meetingId }: ParsedOf<Calls['getMeetingRegistrant']>) =>
  getContact(ctx, meeting(meetingId));
export const editMeetingRegistrant = (ctx: UserCtx, { meetingId, ...form }: ParsedOf<Calls['editMeetingRegistrant']>) =>
  edit(ctx, meeting(meetingId), form);
