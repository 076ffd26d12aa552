import { AppError } from '@pavilion/protocol/errors.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import type { Ctx, Staff } from '../../kit/ctx.ts';
import { consumeWithin, resetLimit } from '../../kit/limit.ts';
import { passwordMatches } from '../accounts/accounts.service.ts';
import { getStaff } from './staff.queries.ts';

/** Checks the current password; throws `oldPasswordWrong`, and `tooManyRequests` after five failures in 15 minutes. */
export async function provePassword(ctx: Ctx<null, Staff>, password: string): Promise<void> {
  const key = `password:s${ctx.staff.id}`;
  await consumeWithin(ctx, key, limits.signInFailuresPerAccount, limits.signInFailureWindowMinutes * 60);
  const { passwordHash } = await getStaff(ctx.db, ctx.staff.id);
  if (!(await passwordMatches(passwordHash, password))) throw new AppError('oldPasswordWrong');
  await resetLimit(ctx, key);
}
