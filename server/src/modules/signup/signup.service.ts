// What other slices use of the sign-up, the overview of one event, and a user's own lists.
import { AttendeeType } from '@pavilion/protocol/attendees.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { MySignup, SignupOverview, signup, signupCalls } from '@pavilion/protocol/signup.ts';
import { type Ctx, inTransaction, type JobCtx, type User } from '../../kit/ctx.ts';
import type { JobDefinition } from '../../platform/jobs.ts';
import { followActivities } from './calendar.service.ts';
import { eventOnWire, listEvents } from './events.queries.ts';
import { countLine, findPosition, findTaken, findWait } from './places.queries.ts';
import { existingEvent, moveLines, releaseAll } from './places.service.ts';
import {
  countPeople,
  findSignup,
  listEarlierSignups,
  listHistory,
  listMySignups,
  lockSignupById,
} from './signup.queries.ts';

type UserCtx = Ctx<User, null>;
type Row = NonNullable<Awaited<ReturnType<typeof findSignup>>>;
type Counts = Awaited<ReturnType<typeof countPeople>>[number];

async function onWire(ctx: UserCtx, row: Row, counts: Counts | undefined): Promise<MySignup> {
  const line = await findWait(ctx.db, row.id);
  const isOpen = line?.offerExpiresAt && line.offerExpiresAt > ctx.now();
  return {
    id: row.id,
    stage: row.stage,
    status: row.status,
    reason: row.reason,
    attendees: counts?.attendees ?? 0,
    placed: counts?.placed ?? 0,
    waiting: counts?.waiting ?? 0,
    least: line?.least ?? null,
    waitPosition: line ? await findPosition(ctx.db, row, line.id) : null,
    offer:
      isOpen && line.offered && line.offerExpiresAt
        ? { places: line.offered, expiresAt: line.offerExpiresAt.toISOString() }
        : null,
    sentAt: row.sentAt?.toISOString() ?? null,
  };
}

async function earlierOf(ctx: UserCtx, row: Row | undefined): Promise<SignupOverview['earlier']> {
  const rows = await listEarlierSignups(ctx.db, ctx.user.id, row?.id ?? 0);
  const events = await listEvents(ctx.db, rows);
  return rows.map(({ id, type, eventId, attendees }) => {
    const event = events.find((e) => e.type === type && e.eventId === eventId);
    return { id, zhTitle: event?.zhTitle ?? null, enTitle: event?.enTitle ?? null, attendees };
  });
}

export async function overview(ctx: UserCtx, key: ParsedOf<typeof signup.overview>): Promise<SignupOverview> {
  const event = await existingEvent(ctx, key);
  const row = await findSignup(ctx.db, ctx.user.id, key);
  const [taken, waitingGroups, counts, history, earlier] = await Promise.all([
    findTaken(ctx.db, key),
    countLine(ctx.db, key),
    countPeople(ctx.db, row ? [row.id] : []),
    row ? listHistory(ctx.db, row.id) : [],
    earlierOf(ctx, row),
  ]);
  return {
    event: eventOnWire(event, ctx.now()),
    capacity: event.capacity,
    taken,
    waitingGroups,
    mine: row ? await onWire(ctx, row, counts[0]) : null,
    history: history.map((h) => ({ ...h, at: h.at.toISOString() })),
    earlier,
  };
}

const myList = (type: AttendeeType) => async (ctx: UserCtx, page: ParsedOf<typeof signupCalls.myMeetingInfoList>) => {
  const { pageNum, pageSize } = page;
  const { rows, total } = await listMySignups(ctx.db, ctx.user.id, type, {
    limit: pageSize,
    offset: (pageNum - 1) * pageSize,
  });
  const [events, counts] = await Promise.all([
    listEvents(ctx.db, rows),
    countPeople(
      ctx.db,
      rows.map((r) => r.id),
    ),
  ]);
  const shown = await Promise.all(
    rows.map(async (row) => {
      const event = events.find((e) => e.eventId === row.eventId);
      const mine = await onWire(
        ctx,
        row,
        counts.find((c) => c.signupId === row.id),
      );
      return event ? [{ ...eventOnWire(event, ctx.now()), signup: mine }] : [];
    }),
  );
  return { rows: shown.flat(), total };
};
export const myExhibitionOnlineList = myList(AttendeeType.exhibition);
export const myMeetingInfoList = myList(AttendeeType.meeting);

/** Erases the sign-ups and the book of an account that is closed; the places go to the waiting lists. */
export const forgetSignups = (ctx: UserCtx): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const mine = ctx.db.selectFrom('signups').select(['id']).where('userId', '=', ctx.user.id).orderBy('id');
    for (const { id } of await mine.execute()) {
      const row = await lockSignupById(ctx.db, id);
      if (row) await releaseAll(ctx, row);
    }
    await ctx.db.deleteFrom('signups').where('userId', '=', ctx.user.id).execute();
    await ctx.db.deleteFrom('attendeeBook').where('userId', '=', ctx.user.id).execute();
  });

export const signupJobs = (ctx: () => JobCtx): Record<string, JobDefinition> => ({
  'signup.lines': { cron: '* * * * *', run: () => moveLines(ctx()) },
  'signup.calendars': { cron: '* * * * *', run: () => followActivities(ctx()) },
});
