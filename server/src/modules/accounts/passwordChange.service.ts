import type { accounts } from '@pavilion/protocol/accounts.ts';
import type { DemoMail } from '@pavilion/protocol/demoMail.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { Text } from '@pavilion/protocol/kit/text.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { type Ctx, inTransaction, type JobCtx, type User } from '../../kit/ctx.ts';
import { consumeWithin, resetLimit } from '../../kit/limit.ts';
import { record } from '../audit/audit.service.ts';
import { demoMailOf, sendMail, showsSecrets } from '../mail/mail.service.ts';
import { notify } from '../notifications/notifications.service.ts';
import { findUserByEmail, getUser, setPassword, setSignedIn } from './accounts.queries.ts';
import { markAsker } from './asker.service.ts';
import { rememberDevice } from './devices.service.ts';
import { mailedToken, ownerOfToken, spendToken } from './mailedTokens.service.ts';
import { limitMails } from './mailLimits.service.ts';
import { hashPassword, passwordMatches } from './passwords.service.ts';
import { closeSessionsOfUser, openSession } from './sessions.service.ts';
import { refuseWeakPassword } from './strength.service.ts';

const changedNotice = (userId: number) => ({
  userId,
  kind: 'account',
  title: { zh: '密码已修改', en: 'Your password was changed' } satisfies Text,
  body: {
    zh: '您的账号密码刚刚被修改，其他设备上的登录已全部失效。如非本人操作，请立即通过“忘记密码”重设。',
    en: 'The password of your account was just changed and all other sign-ins have ended. If this was not you, reset it at once with “forgot password”.',
  } satisfies Text,
});

/** Does the same work for every e-mail address. A job looks up the account afterwards, so that timing reveals nothing (product §2). */
export async function forgetPassword(ctx: Ctx, { email }: ParsedOf<typeof accounts.forgetPassword>) {
  await limitMails(ctx, 'forgot', email, markAsker(ctx).toString('base64url'));
  if (showsSecrets(ctx)) {
    const demo = await sendResetLink(ctx, email);
    return { ...(demo && { demo }) };
  }
  await ctx.jobs.add(ctx.db, 'accounts.resetLink', { email });
  return {};
}

export async function sendResetLink(ctx: JobCtx, email: string): Promise<DemoMail | undefined> {
  const user = await findUserByEmail(ctx.db, email);
  if (!user) return undefined;
  return ctx.db.transaction().execute(async (db) => {
    const { token, secrets } = await mailedToken({ ...ctx, db }, user.id, 'reset', limits.resetLinkMinutes);
    const href = `/#/resetpassword?token=${token}`;
    await sendMail(
      { ...ctx, db },
      {
        to: user.email,
        userId: user.id,
        locale: user.locale,
        subject: { zh: '重设密码', en: 'Reset your password' },
        paragraphs: [
          {
            zh: `${user.username}，您好：请点击下方按钮重设密码。链接 ${limits.resetLinkMinutes} 分钟内有效，只能使用一次。`,
            en: `Hello ${user.username}, please use the button below to set a new password. The link is valid for ${limits.resetLinkMinutes} minutes and can be used once.`,
          },
          {
            zh: '如非本人操作，请忽略本邮件，密码不会改变。',
            en: 'If you did not ask for this, please ignore this email; your password will not change.',
          },
        ],
        action: { label: { zh: '重设密码', en: 'Reset password' }, href },
        secrets,
      },
    );
    return demoMailOf(ctx, token, href);
  });
}

/** Sets a new password with a mailed token and ends every session. It reopens a dormant account, because the mailbox is proven. */
export async function resetPassword(ctx: Ctx, { token, password }: ParsedOf<typeof accounts.resetPassword>) {
  const userId = await ownerOfToken(ctx, token, 'reset');
  await refuseWeakPassword(password, await getUser(ctx.db, userId));
  const passwordHash = await hashPassword(password);
  await inTransaction(ctx, async (ctx) => {
    await spendToken(ctx, token, 'reset');
    await setPassword(ctx.db, userId, passwordHash);
    await setSignedIn(ctx.db, userId, ctx.now());
    await closeSessionsOfUser(ctx, userId);
    await notify(ctx, changedNotice(userId));
  });
  // The mailbox is proven, so attempts of strangers must not lock its owner out.
  rememberDevice(ctx, 'user', { id: userId, passwordHash });
  return {};
}

/** Checks the current password; throws `oldPasswordWrong`, and `tooManyRequests` after five failures in 15 minutes. */
export async function provePassword(ctx: Ctx<User, null>, password: string) {
  const key = `password:${ctx.user.id}`;
  await consumeWithin(ctx, key, limits.signInFailuresPerAccount, limits.signInFailureWindowMinutes * 60);
  const { passwordHash } = await getUser(ctx.db, ctx.user.id);
  if (!(await passwordMatches(passwordHash, password))) throw new AppError('oldPasswordWrong');
  await resetLimit(ctx, key);
}

export async function changeUserPassword(
  ctx: Ctx<User, null>,
  { oldPassword, password }: ParsedOf<typeof accounts.changeUserPassword>,
) {
  await provePassword(ctx, oldPassword);
  await refuseWeakPassword(password, ctx.user);
  const passwordHash = await hashPassword(password);
  return inTransaction(ctx, async (ctx) => {
    await setPassword(ctx.db, ctx.user.id, passwordHash);
    // The current session ends too, so that a stolen copy of its token stops working (product §2).
    await closeSessionsOfUser(ctx, ctx.user.id);
    await record(ctx, 'user.changePassword', 'user', ctx.user.id);
    await notify(ctx, changedNotice(ctx.user.id));
    rememberDevice(ctx, 'user', { id: ctx.user.id, passwordHash });
    return { token: await openSession(ctx, { userId: ctx.user.id }) };
  });
}
