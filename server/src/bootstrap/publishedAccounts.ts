// The passwords of the demo accounts stand in the README and in the terminal: such accounts may be reached from this machine only.
import { isIPv4 } from 'node:net';
import { demoPassword, demoUsers } from '../../seed/accounts.ts';
import type { BaseCtx } from '../kit/ctx.ts';
import { passwordMatches } from '../modules/accounts/passwords.service.ts';
import { StartError } from '../platform/startError.ts';

export const isLoopback = (host: string): boolean =>
  /^(localhost|\[?::1\]?)$/i.test(host) || (isIPv4(host) && host.startsWith('127.'));

/**
 * Names of the open accounts that have the published password. The stored hash decides: a demo account whose password was
 * changed is not one any more, and a member of staff of another name who was given that password is.
 */
export async function listPublishedAccounts({ db }: Pick<BaseCtx, 'db'>): Promise<string[]> {
  const staff = db.selectFrom('staff').select(['username', 'passwordHash']).where('disabledAt', 'is', null);
  const users = db
    .selectFrom('users')
    .select(['username', 'passwordHash'])
    .where(
      'username',
      'in',
      demoUsers.map(({ username }) => username),
    )
    .where('closedAt', 'is', null);
  const published: string[] = [];
  for (const { username, passwordHash } of [...(await staff.execute()), ...(await users.execute())])
    if (await passwordMatches(passwordHash, demoPassword)) published.push(username);
  return published;
}

/** A demo start fills an empty database with its accounts. */
async function willBeSeeded({ db }: Pick<BaseCtx, 'db'>, demo: boolean): Promise<boolean> {
  if (!demo) return false;
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return !user && !(await db.selectFrom('staff').select('id').limit(1).executeTakeFirst());
}

/** Throws `StartError` where this host is reached from outside and accounts with the published password exist or would be made. */
export async function refusePublishedAccounts(
  ctx: Pick<BaseCtx, 'db'>,
  { host, demo }: { host: string; demo: boolean },
): Promise<void> {
  if (isLoopback(host)) return;
  if (await willBeSeeded(ctx, demo))
    throw new StartError(
      `DEMO makes accounts whose password is published, so Pavilion does not listen on ${host}. Set HOST=127.0.0.1, or DEMO=0.`,
    );
  const names = await listPublishedAccounts(ctx);
  if (names.length)
    throw new StartError(
      `Accounts whose demo password is published exist (${names.join(', ')}), so Pavilion does not listen on ${host}. ` +
        'Set HOST=127.0.0.1; or change their passwords or disable them there first; or begin with another DATA_DIR or database.',
    );
}
