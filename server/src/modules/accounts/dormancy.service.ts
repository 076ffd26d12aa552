import type { accounts } from '@pavilion/protocol/accounts.ts';
import { daysAfter, daysBefore } from '@pavilion/protocol/kit/days.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { Locale } from '@pavilion/protocol/kit/text.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import { type Ctx, inTransaction, type JobCtx } from '../../kit/ctx.ts';
import { consume } from '../../kit/limit.ts';
import type { DB } from '../../kit/tables.ts';
import { sendMail } from '../mail/mail.service.ts';
import { getBusinessDay } from '../settings/settings.service.ts';
import { setSignedIn } from './accounts.queries.ts';
import { mailedToken, ownerOfToken, spendToken } from './mailedTokens.service.ts';
import { closeSessionsOfUser } from './sessions.service.ts';

const wakeMinutes = 24 * 60;
const wakeLettersSeconds = 600;

/** Returns whether nobody signed in for 180 days. It is true from that moment, before the nightly job marks the account. */
export const isDormant = (
  ctx: Pick<Ctx, 'now'>,
  user: { lastSignInAt: Date | null; createdAt: Date; dormantAt: Date | null },
) =>
  user.dormantAt !== null || (user.lastSignInAt ?? user.createdAt) <= daysBefore(ctx.now(), limits.inactiveCloseDays);

/** Mails the link that reopens a dormant account, at most once in ten minutes. Only the latest link works. */
export async function sendReactivationEmail(ctx: Ctx, user: { id: number; email: string; locale: Locale }) {
  const { hits } = await consume(ctx, `wake:${user.id}`, wakeLettersSeconds);
  if (hits > 1) return;
  await inTransaction(ctx, async (ctx) => {
    const { token, secrets } = await mailedToken(ctx, user.id, 'wake', wakeMinutes);
    await sendMail(ctx, {
      to: user.email,
      userId: user.id,
      locale: user.locale,
      subject: { zh: '确认后即可登录', en: 'Confirm to sign in again' },
      paragraphs: [
        {
          zh: `您的账号已超过 ${limits.inactiveCloseDays} 天未登录，为安全起见已暂停登录。请点击下方按钮确认，链接 24 小时内有效。`,
          en: `You have not signed in for ${limits.inactiveCloseDays} days, so sign-in is suspended to protect your account. Please confirm with the button below; the link is valid for 24 hours.`,
        },
      ],
      action: { label: { zh: '确认登录', en: 'Confirm' }, href: `/#/confirmSignIn?token=${token}` },
      secrets,
    });
  });
}

/** Reopens a dormant account: the token proves that its mailbox still belongs to the owner. */
export async function confirmSignIn(ctx: Ctx, { token }: ParsedOf<typeof accounts.confirmSignIn>) {
  const userId = await ownerOfToken(ctx, token, 'wake');
  await inTransaction(ctx, async (ctx) => {
    await spendToken(ctx, token, 'wake');
    await setSignedIn(ctx.db, userId, ctx.now());
  });
  return {};
}

const idleSince = (e: ExpressionBuilder<DB, 'users'>, at: Date) =>
  e.and([
    e(sql<Date>`coalesce(last_sign_in_at, created_at)`, '<=', at),
    e('closedAt', 'is', null),
    e('dormantAt', 'is', null),
  ]);

async function warn(ctx: JobCtx) {
  const due = await ctx.db
    .selectFrom('users')
    .select('id')
    .where((e) => idleSince(e, daysBefore(ctx.now(), limits.inactiveWarningDays)))
    .where('warnedInactiveAt', 'is', null)
    .execute();
  for (const { id } of due)
    await ctx.db.transaction().execute(async (db) => {
      // Reads the row again under a lock, so that two processes send one letter.
      const user = await db
        .updateTable('users')
        .set({ warnedInactiveAt: ctx.now() })
        .where('id', '=', id)
        .where('warnedInactiveAt', 'is', null)
        .returning(['email', 'locale', 'lastSignInAt', 'createdAt'])
        .executeTakeFirst();
      if (!user) return;
      const closes = daysAfter(user.lastSignInAt ?? user.createdAt, limits.inactiveCloseDays);
      const on = await getBusinessDay({ ...ctx, db }, closes);
      await sendMail(
        { ...ctx, db },
        {
          to: user.email,
          userId: id,
          locale: user.locale,
          subject: { zh: '您的账号即将暂停登录', en: 'Sign-in to your account will soon be suspended' },
          paragraphs: [
            {
              zh: `您已有 ${limits.inactiveWarningDays} 天未登录。若在 ${on} 之前仍未登录，账号将暂停登录，之后须经邮件确认才能恢复。`,
              en: `You have not signed in for ${limits.inactiveWarningDays} days. Unless you sign in before ${on}, sign-in will be suspended until you confirm by email.`,
            },
          ],
          action: { label: { zh: '登录', en: 'Log in' }, href: '/#/login' },
        },
      );
    });
}

async function putToSleep(ctx: JobCtx) {
  await ctx.db.transaction().execute(async (db) => {
    const asleep = await db
      .updateTable('users')
      .set({ dormantAt: ctx.now() })
      .where((e) => idleSince(e, daysBefore(ctx.now(), limits.inactiveCloseDays)))
      .returning('id')
      .execute();
    for (const { id } of asleep) await closeSessionsOfUser({ db }, id);
  });
}

/** Mails a warning to accounts unused for 150 days and marks those unused for 180 days as dormant (spec §9, product §2). */
export async function markDormantAccounts(ctx: JobCtx) {
  await warn(ctx);
  await putToSleep(ctx);
}
