import { randomBytes } from 'node:crypto';
import type { BaseCtx } from '../../kit/ctx.ts';
import { hashPassword } from '../accounts/passwords.service.ts';

/**
 * A fair without any staff gets its first administrator: user name `admin`, the address given, and a password that is
 * told once and to be changed. Gives that password, or undefined where somebody is there already.
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
    .onConflict((c) => c.doNothing()) // another process was quicker: its password is the one
    .returning('id')
    .executeTakeFirst();
  return made && password;
}
