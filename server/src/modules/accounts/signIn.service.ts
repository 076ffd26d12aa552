import type { accounts } from '@pavilion/protocol/accounts.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { Ctx } from '../../kit/ctx.ts';
import { recordSignIn } from '../audit/audit.service.ts';
import { showsSecrets } from '../mail/mail.service.ts';
import { findUserByName, setSignedIn } from './accounts.queries.ts';
import { rememberDevice } from './devices.service.ts';
import { isDormant, sendReactivationEmail } from './dormancy.service.ts';
import { passwordMatches } from './passwords.service.ts';
import { closeSession, openSession } from './sessions.service.ts';
import { admitTry } from './signInLimits.service.ts';

/**
 * Signs in by user name or e-mail. The response reveals neither by content nor by time whether name or password was wrong (product §2).
 */
export async function login(ctx: Ctx, { username, password, emailCode }: ParsedOf<typeof accounts.login>) {
  const user = await findUserByName(ctx.db, username);
  const counted = await admitTry(ctx, 'user', user, { username, emailCode });
  if (!(await passwordMatches(user?.passwordHash, password)) || !user) {
    await recordSignIn(ctx, 'user', 'signInFailed', user && { userId: user.id });
    throw new AppError('wrongCredentials');
  }
  await counted.wasRight();
  // In demo mode without a mail server no letter arrives, so the password alone reopens the account.
  if (isDormant(ctx, user) && !showsSecrets(ctx)) {
    await sendReactivationEmail(ctx, user);
    throw new AppError('accountSleeping');
  }
  await setSignedIn(ctx.db, user.id, ctx.now());
  await recordSignIn(ctx, 'user', 'signIn', { userId: user.id });
  rememberDevice(ctx, 'user', user);
  return { token: await openSession(ctx, { userId: user.id }) };
}

export async function logout(ctx: Ctx) {
  if (ctx.sessionId !== null) await closeSession(ctx, ctx.sessionId);
  if (ctx.user) await recordSignIn(ctx, 'user', 'signOut', { userId: ctx.user.id });
  return {};
}
