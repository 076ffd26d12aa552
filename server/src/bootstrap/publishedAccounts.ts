// The passwords of the demo accounts are published in the README and the terminal, so such accounts may be reached from this machine
// only.
import { isIPv4 } from 'node:net';
import type { BaseCtx } from '../kit/ctx.ts';
import { passwordMatches } from '../modules/accounts/passwords.service.ts';
import { StartError } from '../platform/startError.ts';
import { demoPassword, demoUsers, isEmpty } from './demo.ts';

export const isLoopback = (host: string): boolean =>
  /^(localhost|\[?::1\]?)$/i.test(host) || (isIPv4(host) && host.startsWith('127.'));

/**
 * Lists the open accounts that have the published password. The stored hash decides: a demo account with a changed password does not
 * count, and another staff member who was given that password does.
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

/** Throws `StartError` if this host is reachable from outside and accounts with the published password exist or would be created. */
export async function refusePublishedAccounts(
  ctx: Pick<BaseCtx, 'db'>,
  { host, demo }: { host: string; demo: boolean },
): Promise<void> {
  if (isLoopback(host)) return;
  // A demo start fills an empty database with its accounts.
  if (demo && (await isEmpty(ctx.db)))
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
