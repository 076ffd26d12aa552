import { AppError } from '@pavilion/protocol/errors.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import type { Ctx, Staff } from '../../kit/ctx.ts';
import { forgive, limit } from '../../kit/limit.ts';
import { passwordMatches } from '../accounts/passwords.service.ts';
import { getStaff } from './staff.queries.ts';

/** Refuses with `oldPasswordWrong`, five times in a quarter of an hour at most. */
export async function provePassword(ctx: Ctx<null, Staff>, password: string): Promise<void> {
  const key = `password:s${ctx.staff.id}`;
  await limit(ctx, key, limits.signInFailuresPerAccount, limits.signInFailureWindowMinutes * 60);
  const { passwordHash } = await getStaff(ctx.db, ctx.staff.id);
  if (!(await passwordMatches(passwordHash, password))) throw new AppError('oldPasswordWrong');
  await forgive(ctx, key);
}
