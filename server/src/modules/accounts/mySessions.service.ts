import type { accounts } from '@pavilion/protocol/accounts.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { type Ctx, inTransaction, type User } from '../../kit/ctx.ts';
import { record } from '../audit/audit.service.ts';
import { closeSessionsOfUser } from './sessions.service.ts';

type Owner = Ctx<User, null>;

/** Lists the user's sessions, the current one first. */
export async function mySessions(ctx: Owner) {
  const rows = await ctx.db
    .selectFrom('sessions')
    .select(['id', 'device', 'network', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', ctx.user.id)
    .where('expiresAt', '>', ctx.now())
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows
    .map(({ createdAt, lastUsedAt, ...row }) => ({
      ...row,
      current: row.id === ctx.sessionId,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    }))
    .sort((a, b) => Number(b.current) - Number(a.current));
}

/** Ends one of the user's other sessions; signing out ends the current one. */
export async function endSession(ctx: Owner, { id }: ParsedOf<typeof accounts.endSession>) {
  if (id === ctx.sessionId) throw new AppError('badRequest');
  return inTransaction(ctx, async (ctx) => {
    const ended = await ctx.db
      .deleteFrom('sessions')
      .where('id', '=', id)
      .where('userId', '=', ctx.user.id)
      .returning('id')
      .executeTakeFirst();
    if (!ended) throw new AppError('notFound');
    await record(ctx, 'user.endSession', 'user', ctx.user.id);
    return {};
  });
}

export async function endOtherSessions(ctx: Owner) {
  return inTransaction(ctx, async (ctx) => {
    await closeSessionsOfUser(ctx, ctx.user.id, ctx.sessionId);
    await record(ctx, 'user.endSession', 'user', ctx.user.id, { others: true });
    return {};
  });
}
