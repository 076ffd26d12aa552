import { sql } from 'kysely';
import type { Ctx, Staff } from '../../kit/ctx.ts';
import { closeSessionsOfStaff } from '../accounts/accounts.service.ts';
import { record } from '../audit/audit.service.ts';
import { deleteRecoveryCodes } from './recoveryCodes.service.ts';

type RemovalCtx = Pick<Ctx<null, Staff | null>, 'db' | 'now' | 'user' | 'staff'>;

/**
 * Removes the second factor and its recovery codes from an account and ends its sessions except `spare`. Returns false if there is no
 * such account.
 */
export async function removeSecondFactor(
  ctx: RemovalCtx,
  staffId: number,
  { spare = null, by = 'console' }: { spare?: number | null; by?: 'console' | 'command' } = {},
): Promise<boolean> {
  const changed = await ctx.db
    .updateTable('staff')
    .set({ totpSecret: null, totpEnabledAt: null, totpLastStep: null })
    .where('id', '=', staffId)
    .returning('id')
    .executeTakeFirst();
  if (!changed) return false;
  await deleteRecoveryCodes(ctx.db, staffId);
  await closeSessionsOfStaff(ctx, staffId, spare);
  await record(ctx, 'staff.resetTotp', 'staff', staffId, { by });
  return true;
}

/**
 * Finds the account by user name or e-mail address, for the command, where nobody is signed in. Returns the user name; undefined if there
 * is none.
 */
export async function removeSecondFactorByName(
  ctx: Pick<Ctx, 'db' | 'now'>,
  name: string,
): Promise<string | undefined> {
  return ctx.db.transaction().execute(async (db) => {
    const found = await db
      .selectFrom('staff')
      .select(['id', 'username'])
      .where((e) =>
        e.or([e(sql`lower(username)`, '=', name.toLowerCase()), e(sql`lower(email)`, '=', name.toLowerCase())]),
      )
      .executeTakeFirst();
    if (!found) return undefined;
    await removeSecondFactor({ ...ctx, db, user: null, staff: null }, found.id, { by: 'command' });
    return found.username;
  });
}
