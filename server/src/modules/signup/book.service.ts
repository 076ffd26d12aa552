// A user's own book of attendees, and taking people over from it or from an earlier sign-up.
import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { type BookPerson, mostAttendees, type signup } from '@pavilion/protocol/signup.ts';
import { type Ctx, inTransaction, type User } from '../../kit/ctx.ts';
import { maskedIdNumber } from '../../kit/masks.ts';
import { isComplete, readPerson, travelling } from './answers.ts';
import { ensureSignup } from './contact.service.ts';
import { addPerson, markChanged } from './participants.service.ts';
import { openEvent } from './places.service.ts';
import {
  deleteBookPerson,
  findInBook,
  findSignup,
  listAttendees,
  listAttendeesOf,
  listBook,
  listBookByIds,
} from './signup.queries.ts';

type UserCtx = Ctx<User, null>;

export async function book(ctx: UserCtx, { pageNum, pageSize, ...key }: ParsedOf<typeof signup.book>) {
  const row = await findSignup(ctx.db, ctx.user.id, key);
  const coming = new Map((row ? await listAttendees(ctx.db, row.id) : []).map((a) => [a.identityKey, a.id]));
  const { rows, total } = await listBook(ctx.db, ctx.user.id, { limit: pageSize, offset: (pageNum - 1) * pageSize });
  const people = rows.map(({ id, identityKey, answers }): BookPerson => {
    const { name, englishName, idNumber } = readPerson(ctx, ctx.user.id, answers);
    return { id, name, englishName, idNumber: maskedIdNumber(idNumber), attendeeId: coming.get(identityKey) ?? null };
  });
  return { rows: people, total };
}

interface Kept {
  identityKey: string;
  answers: object;
  photoId: number | null;
}
/** The people to take over. Those of an earlier sign-up come as the book has them now, so that corrections travel. */
async function wanted(ctx: UserCtx, { people, signupId }: ParsedOf<typeof signup.takeOver>): Promise<Kept[]> {
  const chosen = people.length ? await listBookByIds(ctx.db, ctx.user.id, people) : [];
  if (chosen.length < new Set(people).size) throw new AppError('notFound');
  const earlier = signupId === undefined ? [] : await listAttendeesOf(ctx.db, ctx.user.id, signupId);
  if (signupId !== undefined && earlier.length === 0) throw new AppError('notFound');
  const current: Kept[] = [];
  for (const person of earlier)
    current.push({ ...person, ...(await findInBook(ctx.db, ctx.user.id, person.identityKey)) });
  return [...chosen, ...current];
}

/** Adds people to my sign-up; whoever is on its list already stays as he is. */
export const takeOver = (ctx: UserCtx, input: ParsedOf<typeof signup.takeOver>) =>
  inTransaction(ctx, async (ctx) => {
    const key = { type: input.type, eventId: input.eventId };
    await openEvent(ctx, key);
    const row = await ensureSignup(ctx, key);
    const there = await listAttendees(ctx.db, row.id);
    const known = new Set(there.map((a) => a.identityKey));
    let position = there.at(-1)?.position ?? 0;
    let [added, incomplete] = [0, 0];
    for (const { identityKey, answers, photoId } of await wanted(ctx, input)) {
      if (known.has(identityKey)) continue;
      if (known.size >= mostAttendees) throw new AppError('tooManyAttendees', { most: mostAttendees });
      known.add(identityKey);
      const person = readPerson(ctx, ctx.user.id, answers);
      if (!isComplete(key.type, person)) incomplete++;
      await addPerson(ctx, row, { person: travelling(person), photoId }, ++position);
      added++;
    }
    if (added > 0) await markChanged(ctx, row);
    return { added, incomplete };
  });

export async function removeBookPerson(ctx: UserCtx, { id }: ParsedOf<typeof signup.removeBookPerson>) {
  if (!(await deleteBookPerson(ctx.db, ctx.user.id, id))) throw new AppError('notFound');
  return {};
}
