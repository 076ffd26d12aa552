import { CertStatus } from '@pavilion/protocol/certification.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { Ctx, User } from '../../kit/ctx.ts';

/**
 * Locks the user's row for the rest of the transaction and checks its current state, because the token was read earlier. Two orders of
 * one user wait for each other here, and so do an order and the closing of the account. Other rows may still refer to the user meanwhile
 * (FOR NO KEY UPDATE does not block foreign keys).
 */
export async function lockUser(
  ctx: Pick<Ctx<User, null>, 'db' | 'user'>,
  needs: { certified: boolean },
): Promise<void> {
  if (!ctx.db.isTransaction) throw new Error('lockUser works inside a transaction only');
  const row = await ctx.db
    .selectFrom('users')
    .select(['closedAt', 'certStatus'])
    .where('id', '=', ctx.user.id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row || row.closedAt) throw new AppError('accountClosed');
  if (needs.certified && row.certStatus !== CertStatus.certified) throw new AppError('notCertified');
}
