import { AppError } from '@pavilion/protocol/errors.ts';
import type { Ctx } from '../../kit/ctx.ts';
import { MailSecret } from '../../kit/mailSecret.ts';
import { hashOfToken, newToken } from './sessions.service.ts';

type TokenCtx = Pick<Ctx, 'db' | 'now'>;
/** `reset` sets a new password; `wake` reopens a dormant account. */
export type TokenPurpose = 'reset' | 'wake';

/** Makes a token for a link in a mail and stores only its hash. `secrets` lists what the stored letter must not contain. */
export async function mailedToken(ctx: TokenCtx, userId: number, purpose: TokenPurpose, minutes: number) {
  const token = new MailSecret('token', newToken());
  const createdAt = ctx.now();
  const expiresAt = new Date(createdAt.getTime() + minutes * 60_000);
  await ctx.db
    .insertInto('resetTokens')
    .values({ userId, purpose, tokenHash: hashOfToken(token.reveal()), createdAt, expiresAt })
    .execute();
  return { token, secrets: { values: [token], until: expiresAt } };
}

/** Returns the owner of an unspent token; throws `resetLinkInvalid`. */
export async function ownerOfToken(ctx: TokenCtx, token: string, purpose: TokenPurpose): Promise<number> {
  const row = await ctx.db
    .selectFrom('resetTokens')
    .innerJoin('users', 'users.id', 'resetTokens.userId')
    .select('userId')
    .where('tokenHash', '=', hashOfToken(token))
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', ctx.now())
    .where('users.closedAt', 'is', null)
    .executeTakeFirst();
  if (!row) throw new AppError('resetLinkInvalid');
  return row.userId;
}

/** Spends the token and voids the user's other tokens of that purpose. Of two concurrent uses one succeeds. */
export async function spendToken(ctx: TokenCtx, token: string, purpose: TokenPurpose): Promise<void> {
  const spent = await ctx.db
    .updateTable('resetTokens')
    .set({ usedAt: ctx.now() })
    .where('tokenHash', '=', hashOfToken(token))
    .where('usedAt', 'is', null)
    .returning('userId')
    .executeTakeFirst();
  if (!spent) throw new AppError('resetLinkInvalid');
  await ctx.db
    .updateTable('resetTokens')
    .set({ usedAt: ctx.now() })
    .where('userId', '=', spent.userId)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .execute();
}
