// Places of an event: given when a sign-up is sent, freed when somebody leaves, and offered to the waiting list in its order. Everything
// here runs in a transaction that has locked the sign-up first and the quota second, so that no race passes the capacity.
import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { ContactStatus, contactFlow, offerHours, type SignupAction, type signup } from '@pavilion/protocol/signup.ts';
import { type Ctx, inTransaction, type User } from '../../kit/ctx.ts';
import { isComplete, readPerson } from './answers.ts';
import { sendCancellation } from './calendar.service.ts';
import { type EventRow, findEvent, windowOf } from './events.queries.ts';
import { notifyOfOffer } from './notices.ts';
import {
  clearPlaces,
  countAt,
  deleteWait,
  findLastAction,
  findWait,
  insertWait,
  listEventsInWait,
  listExpired,
  listLine,
  lockQuota,
  movePlaces,
  setTaken,
  updateWait,
} from './places.queries.ts';
import {
  type EventKey,
  insertEvent,
  listAttendees,
  lockSignup,
  lockSignupById,
  updateAttendee,
  updateSignup,
} from './signup.queries.ts';
import type { SignupCtx } from './signupCtx.ts';

type Signup = NonNullable<Awaited<ReturnType<typeof lockSignupById>>>;

/** Puts on record what happened to a sign-up. */
export const note = (
  ctx: Pick<Ctx, 'db' | 'now'>,
  signupId: number,
  action: SignupAction,
  figures: { places?: number; least?: number; staffId?: number } = {},
) => insertEvent(ctx.db, { signupId, action, at: ctx.now(), ...figures });

/** Returns the event; throws 2004 after its end and 2001 outside its sign-up window. */
export async function openEvent(ctx: Pick<Ctx, 'db' | 'now'>, key: EventKey): Promise<EventRow> {
  const event = await existingEvent(ctx, key);
  const state = windowOf(event, ctx.now());
  if (state === 'ended') throw new AppError('activityEnded');
  if (state !== 'open') throw new AppError('outsideActivityTime');
  return event;
}
export async function existingEvent({ db }: Pick<Ctx, 'db'>, { type, eventId }: EventKey): Promise<EventRow> {
  const event = await findEvent(db, type, eventId);
  if (!event) throw new AppError('notFound');
  return event;
}
/** The same for those who leave: that is possible until the end. */
async function unfinishedEvent(ctx: Pick<Ctx, 'db' | 'now'>, key: EventKey): Promise<EventRow> {
  const event = await existingEvent(ctx, key);
  if (windowOf(event, ctx.now()) === 'ended') throw new AppError('activityEnded');
  return event;
}

const freeOf = ({ capacity }: EventRow, taken: number) =>
  capacity === null ? Number.MAX_SAFE_INTEGER : Math.max(0, capacity - taken);

/** Throws for people without whose details the sign-up cannot be sent. */
async function peopleToSend(ctx: Ctx<User, null>, row: Signup) {
  const people = await listAttendees(ctx.db, row.id);
  if (people.length === 0) throw new AppError('signupEmpty');
  for (const { answers } of people) {
    const person = readPerson(ctx, row.userId, answers);
    if (!isComplete(row.type, person))
      throw new AppError('attendeeIncomplete', { name: person.name || person.englishName });
  }
  return people;
}

/** Adds people to the waiting group of a sign-up. A group that has got places takes any number for the rest. */
async function wait(ctx: Ctx<User, null>, row: Signup, least: number) {
  const inLine = await findWait(ctx.db, row.id);
  const { type, eventId } = row;
  if (inLine) await updateWait(ctx.db, inLine.id, { least });
  else await insertWait(ctx.db, { signupId: row.id, type, eventId, least, joinedAt: ctx.now() });
}

/** Sends my sign-up. The first people get the places that are free if they are at least `least`; the others wait as one group. */
export const send = (ctx: Ctx<User, null>, { type, eventId, least }: ParsedOf<typeof signup.send>) =>
  inTransaction(ctx, async (ctx) => {
    const row = await lockSignup(ctx.db, ctx.user.id, { type, eventId });
    const event = await openEvent(ctx, { type, eventId });
    if (!row) throw new AppError('contactMissing');
    const people = await peopleToSend(ctx, row);
    const news = people.filter(({ place }) => place === 'none').length;
    if (news > 0) {
      const taken = await lockQuota(ctx.db, row);
      const wanted = Math.min(least ?? news, news);
      const free = Math.min(freeOf(event, taken), news);
      const given = free >= wanted ? free : 0;
      await movePlaces(ctx.db, row.id, 'none', 'placed', given);
      await setTaken(ctx.db, row, taken + given);
      await note(ctx, row.id, 'sent', { places: given });
      if (given < news) {
        await movePlaces(ctx.db, row.id, 'none', 'waiting', news - given);
        const rest = given > 0 ? 1 : wanted;
        await wait(ctx, row, rest);
        await note(ctx, row.id, 'waiting', { places: news - given, least: rest });
      }
    }
    const failed = row.status === ContactStatus.failed;
    await updateSignup(ctx.db, row.id, {
      stage: 'sent',
      sentAt: ctx.now(),
      ...(failed && { status: contactFlow.actions.send.to, reason: null }),
    });
    return figuresOf(ctx, row.id);
  });

const figuresOf = async ({ db }: Pick<Ctx, 'db'>, signupId: number) => ({
  placed: await countAt(db, signupId, 'placed'),
  waiting: await countAt(db, signupId, 'waiting'),
});

/** Takes all places of a sign-up away and offers them to the line. The caller has locked the sign-up. */
export async function releaseAll(ctx: SignupCtx, row: Pick<Signup, 'id' | 'type' | 'eventId'>): Promise<void> {
  const taken = await lockQuota(ctx.db, row);
  await setTaken(ctx.db, row, taken - (await clearPlaces(ctx.db, row.id)));
  await advance(ctx, row);
}

export const withdraw = (ctx: Ctx<User, null>, key: ParsedOf<typeof signup.withdraw>) =>
  inTransaction(ctx, async (ctx) => {
    const row = await lockSignup(ctx.db, ctx.user.id, key);
    if (!row) throw new AppError('notFound');
    await unfinishedEvent(ctx, key);
    if (row.stage === 'withdrawn') return {};
    await updateSignup(ctx.db, row.id, {
      stage: 'withdrawn',
      status: ContactStatus.notReviewed,
      reason: null,
      changedAt: null,
    });
    await note(ctx, row.id, 'withdrawn');
    await releaseAll(ctx, row);
    await sendCancellation(ctx, row.id);
    return {};
  });

/** Frees the place of one attendee, who is about to be deleted. The caller has locked the sign-up. */
export async function releaseOne(ctx: SignupCtx, row: Signup, attendee: { id: number; place: string }): Promise<void> {
  if (attendee.place === 'none') return;
  const taken = await lockQuota(ctx.db, row);
  const line = await findWait(ctx.db, row.id);
  await updateAttendee(ctx.db, attendee.id, { place: 'none' });
  if (line && attendee.place !== 'placed') await shrink(ctx, row.id, line, attendee.place === 'offered');
  if (attendee.place !== 'waiting') {
    await setTaken(ctx.db, row, taken - 1);
    await advance(ctx, row);
  }
  await note(ctx, row.id, 'removed');
}
/** Makes a waiting group smaller by one; its wishes never exceed its size. */
async function shrink(
  ctx: Pick<Ctx, 'db'>,
  signupId: number,
  line: { id: number; least: number; offered: number | null },
  wasOffered: boolean,
) {
  const left = (await countAt(ctx.db, signupId, 'waiting')) + (await countAt(ctx.db, signupId, 'offered'));
  if (left === 0) {
    await deleteWait(ctx.db, line.id);
    return;
  }
  const offered = wasOffered && line.offered !== null ? line.offered - 1 || null : line.offered;
  await updateWait(ctx.db, line.id, {
    least: Math.min(line.least, left),
    offered,
    ...(offered === null && { offerExpiresAt: null }),
  });
}

/** Puts a group that gets too few places on record once for each number of free places. */
async function passOver(ctx: SignupCtx, signupId: number, places: number, least: number) {
  const last = await findLastAction(ctx.db, signupId);
  if (last?.action === 'passedOver' && last.places === places && last.least === least) return;
  await note(ctx, signupId, 'passedOver', { places, least });
}

/** Offers the free places to the groups in line. A group whose least number is larger is passed over, and keeps its place in the line. */
export async function advance(ctx: SignupCtx, key: EventKey): Promise<void> {
  const taken = await lockQuota(ctx.db, key);
  const event = await findEvent(ctx.db, key.type, key.eventId);
  const starts = event ? Date.parse(event.startsAt) : 0;
  if (!event || ctx.now().getTime() >= starts) return;
  let free = freeOf(event, taken);
  let offered = 0;
  for (const group of await listLine(ctx.db, key)) {
    if (free === 0) break;
    if (group.offered !== null) continue;
    const size = await countAt(ctx.db, group.signupId, 'waiting');
    const places = Math.min(free, size);
    if (places < group.least) {
      await passOver(ctx, group.signupId, places, group.least);
      continue;
    }
    const expiresAt = new Date(Math.min(ctx.now().getTime() + offerHours * 3_600_000, starts));
    await movePlaces(ctx.db, group.signupId, 'waiting', 'offered', places);
    await updateWait(ctx.db, group.id, { offered: places, offerExpiresAt: expiresAt });
    await note(ctx, group.signupId, 'offered', { places });
    await notifyOfOffer(ctx, group.userId, event, places, expiresAt);
    free -= places;
    offered += places;
  }
  if (offered > 0) await setTaken(ctx.db, key, taken + offered);
}

type Wait = NonNullable<Awaited<ReturnType<typeof findWait>>>;
/** Ends an offer that was declined or has expired: the group leaves the line, and the places go to the next. */
async function endOffer(ctx: SignupCtx, row: Signup, line: Wait, action: 'declined' | 'expired') {
  const taken = await lockQuota(ctx.db, row);
  const offered = await countAt(ctx.db, row.id, 'offered');
  const waiting = await countAt(ctx.db, row.id, 'waiting');
  await movePlaces(ctx.db, row.id, 'offered', 'none', offered);
  await movePlaces(ctx.db, row.id, 'waiting', 'none', waiting);
  await deleteWait(ctx.db, line.id);
  await setTaken(ctx.db, row, taken - offered);
  await note(ctx, row.id, action, { places: offered });
  if ((await countAt(ctx.db, row.id, 'placed')) === 0) await updateSignup(ctx.db, row.id, { stage: 'draft' });
  await advance(ctx, row);
}

/** Gives the offered places to the group. Whoever is left stays in line and takes any number. */
async function takeOffer(ctx: SignupCtx, row: Signup, line: Wait) {
  await lockQuota(ctx.db, row);
  const places = await countAt(ctx.db, row.id, 'offered');
  await movePlaces(ctx.db, row.id, 'offered', 'placed', places);
  await note(ctx, row.id, 'taken', { places });
  if ((await countAt(ctx.db, row.id, 'waiting')) === 0) await deleteWait(ctx.db, line.id);
  else await updateWait(ctx.db, line.id, { offered: null, offerExpiresAt: null, least: 1 });
  await updateSignup(ctx.db, row.id, {});
}

export const answerOffer = (ctx: Ctx<User, null>, { take, ...key }: ParsedOf<typeof signup.answerOffer>) =>
  inTransaction(ctx, async (ctx) => {
    const row = await lockSignup(ctx.db, ctx.user.id, key);
    if (!row) throw new AppError('notFound');
    await unfinishedEvent(ctx, key);
    const line = await findWait(ctx.db, row.id);
    if (!line?.offerExpiresAt || line.offerExpiresAt <= ctx.now()) throw new AppError('offerGone');
    if (take) await takeOffer(ctx, row, line);
    else await endOffer(ctx, row, line, 'declined');
    return figuresOf(ctx, row.id);
  });

/** Ends offers whose time is over, and offers places that became free by a larger capacity. Runs every minute. */
export async function moveLines(ctx: SignupCtx): Promise<void> {
  for (const { signupId } of await listExpired(ctx.db, ctx.now()))
    await inTransaction(ctx, async (ctx) => {
      const row = await lockSignupById(ctx.db, signupId);
      const line = row && (await findWait(ctx.db, row.id));
      if (row && line?.offerExpiresAt && line.offerExpiresAt <= ctx.now()) await endOffer(ctx, row, line, 'expired');
    });
  for (const key of await listEventsInWait(ctx.db)) await inTransaction(ctx, (ctx) => advance(ctx, key));
}
