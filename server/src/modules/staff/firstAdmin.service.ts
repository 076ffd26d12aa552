import { randomBytes } from 'node:crypto';
import type { BaseCtx } from '../../kit/ctx.ts';
import { hashPassword } from '../accounts/accounts.service.ts';

/**
 * Creates the first administrator of an installation without staff: user name `admin`, the given e-mail address, and a password that is
 * shown once and must be changed. Returns that password, or undefined if staff exist.
 */
export async function makeFirstAdmin(ctx: Pick<BaseCtx, 'db'>, email: string): Promise<string | undefined> {
  const someone = await ctx.db.selectFrom('staff').select('id').limit(1).executeTakeFirst();
  if (someone) return undefined;
  const password = `Pv1@${randomBytes(8).toString('base64url').replace(/[-_]/g, 'x')}`;
  const made = await ctx.db
    .insertInto('staff')
    .values({
      username: 'admin',
      name: 'Administrator',
      email,
      role: 'admin',
      passwordHash: await hashPassword(password),
    })
    .onConflict((c) => c.doNothing()) // another process was faster, and its password is valid
    .returning('id')
    .executeTakeFirst();
  return made && password;
}
