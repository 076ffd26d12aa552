// Contexts in which the fair's people and staff call the use-cases.
import type { Locale } from '@pavilion/protocol/kit/text.ts';
import { type Ctx, type JobCtx, noCookies, type Staff, type User } from '@pavilion/server/kit/ctx.ts';

export type UserCtx = Ctx<User, null>;
export type StaffCtx = Ctx<null, Staff>;

/** The fair’s letters stay in the outbox and out of the log, whatever mail server there is. */
export const quiet = (ctx: JobCtx): JobCtx => ({
  ...ctx,
  mailer: { configured: false, deliver: () => Promise.resolve() },
  log: ctx.log.child({}, { level: 'silent' }),
});

export async function asUser(ctx: JobCtx, userId: number): Promise<UserCtx> {
  const row = await ctx.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  const { id, username, email, certStatus } = row;
  const locale = row.locale as Locale;
  const user = { id, username, email, locale, certStatus, certKind: row.certKind as User['certKind'] };
  return { ...ctx, user, staff: null, sessionId: null, locale, ip: '127.0.0.1', userAgent: '', cookies: noCookies };
}
export async function asStaff(ctx: JobCtx, staffId: number): Promise<StaffCtx> {
  const row = await ctx.db.selectFrom('staff').selectAll().where('id', '=', staffId).executeTakeFirstOrThrow();
  const { id, username, name } = row;
  const locale = row.locale as Locale;
  const staff = { id, username, name, role: row.role as Staff['role'], locale };
  return { ...ctx, staff, user: null, sessionId: null, locale, ip: '127.0.0.1', userAgent: '', cookies: noCookies };
}
