import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import type { consoleSession } from '@pavilion/protocol/staff.ts';
import { type Ctx, inTransaction, type Staff } from '../../kit/ctx.ts';
import { forgive, giveBack, limit } from '../../kit/limit.ts';
import { hashPassword, passwordMatches } from '../accounts/passwords.service.ts';
import { closeSession, closeSessionsOfStaff, isTotpRequired, openSession } from '../accounts/sessions.service.ts';
import { refuseWeakPassword } from '../accounts/strength.service.ts';
import { record, recordSignIn } from '../audit/audit.service.ts';
import { findStaffByName, getStaff, useTotpStep } from './staff.queries.ts';
import { addressOfSecret, newSecret, stepOf } from './totp.ts';

type StaffCtx = Ctx<null, Staff>;
const windowSeconds = limits.signInFailureWindowMinutes * 60;

/** Takes a code of the authenticator once; refuses with `totpWrong`, five times in a quarter of an hour at most. */
async function proveTotp(ctx: Pick<Ctx, 'db' | 'now'>, staffId: number, secret: string, code: string) {
  const key = `totp:${staffId}`;
  await limit(ctx, key, limits.signInFailuresPerAccount, windowSeconds);
  const step = stepOf(secret, code, ctx.now());
  if (step === undefined || !(await useTotpStep(ctx.db, staffId, step))) throw new AppError('totpWrong');
  await forgive(ctx, key);
}

/** Refuses with `oldPasswordWrong`, five times in a quarter of an hour at most. */
async function provePassword(ctx: StaffCtx, password: string) {
  const key = `password:s${ctx.staff.id}`;
  await limit(ctx, key, limits.signInFailuresPerAccount, windowSeconds);
  const { passwordHash } = await getStaff(ctx.db, ctx.staff.id);
  if (!(await passwordMatches(passwordHash, password))) throw new AppError('oldPasswordWrong');
  await forgive(ctx, key);
}

/** As the site's sign-in, with a second factor once the password is right. */
export async function login(ctx: Ctx, { username, password, totp }: ParsedOf<typeof consoleSession.login>) {
  const ipKey = `login:ip:${ctx.ip}`;
  await limit(ctx, ipKey, limits.signInFailuresPerIp, windowSeconds);
  const staff = await findStaffByName(ctx.db, username);
  const key = `login:staff:${staff?.id ?? username.toLowerCase()}`;
  await limit(ctx, key, limits.signInFailuresPerAccount, windowSeconds);
  if (!(await passwordMatches(staff?.passwordHash, password)) || !staff) {
    await recordSignIn(ctx, 'staff', 'signInFailed', staff && { staffId: staff.id });
    throw new AppError('wrongCredentials');
  }
  await forgive(ctx, key);
  await giveBack(ctx, ipKey);
  if (staff.totpEnabledAt && staff.totpSecret) {
    if (totp === undefined) throw new AppError('totpRequired');
    try {
      await proveTotp(ctx, staff.id, staff.totpSecret, totp);
    } catch (error) {
      await recordSignIn(ctx, 'staff', 'signInFailed', { staffId: staff.id }, { secondFactor: true });
      throw error;
    }
  }
  await recordSignIn(ctx, 'staff', 'signIn', { staffId: staff.id });
  await ctx.db.updateTable('staff').set({ lastSignInAt: ctx.now() }).where('id', '=', staff.id).execute();
  return { token: await openSession(ctx, { staffId: staff.id }) };
}

export async function logout(ctx: StaffCtx) {
  if (ctx.sessionId !== null) await closeSession(ctx, ctx.sessionId);
  await recordSignIn(ctx, 'staff', 'signOut', { staffId: ctx.staff.id });
  return {};
}

export async function me(ctx: StaffCtx) {
  const { id, username, name, email, role, locale, totpEnabledAt } = await getStaff(ctx.db, ctx.staff.id);
  const totpEnabled = totpEnabledAt !== null;
  return {
    id,
    username,
    name,
    email,
    role: role as Staff['role'],
    locale: locale as Staff['locale'],
    totpEnabled,
    totpNeeded: !totpEnabled && (await isTotpRequired(ctx)),
  };
}

export async function editMe(ctx: StaffCtx, { name, locale }: ParsedOf<typeof consoleSession.editMe>) {
  const changes = { ...(name !== undefined && { name }), ...(locale !== undefined && { locale }) };
  if (Object.keys(changes).length)
    await ctx.db.updateTable('staff').set(changes).where('id', '=', ctx.staff.id).execute();
  return {};
}

export async function changePassword(
  ctx: StaffCtx,
  { oldPassword, password }: ParsedOf<typeof consoleSession.changePassword>,
) {
  await provePassword(ctx, oldPassword);
  const { username, email } = await getStaff(ctx.db, ctx.staff.id);
  await refuseWeakPassword(password, { username, email });
  const passwordHash = await hashPassword(password);
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.updateTable('staff').set({ passwordHash }).where('id', '=', ctx.staff.id).execute();
    await closeSessionsOfStaff(ctx, ctx.staff.id);
    await record(ctx, 'staff.changePassword', 'staff', ctx.staff.id);
    return { token: await openSession(ctx, { staffId: ctx.staff.id }) };
  });
}

/** A factor that is on stays as it is until it is turned off: a stolen session must not exchange it. */
export async function setupTotp(ctx: StaffCtx) {
  const secret = newSecret();
  const changed = await ctx.db
    .updateTable('staff')
    .set({ totpSecret: secret, totpLastStep: null })
    .where('id', '=', ctx.staff.id)
    .where('totpEnabledAt', 'is', null)
    .returning('username')
    .executeTakeFirst();
  if (!changed) throw new AppError('conflict');
  return { secret, url: addressOfSecret(secret, changed.username) };
}

export async function enableTotp(ctx: StaffCtx, { totp }: ParsedOf<typeof consoleSession.enableTotp>) {
  const { totpSecret, totpEnabledAt } = await getStaff(ctx.db, ctx.staff.id);
  if (!totpSecret || totpEnabledAt) throw new AppError('conflict');
  await proveTotp(ctx, ctx.staff.id, totpSecret, totp);
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.updateTable('staff').set({ totpEnabledAt: ctx.now() }).where('id', '=', ctx.staff.id).execute();
    await record(ctx, 'staff.enableTotp', 'staff', ctx.staff.id);
  });
  return {};
}

export async function disableTotp(ctx: StaffCtx, { password, totp }: ParsedOf<typeof consoleSession.disableTotp>) {
  const { totpSecret, totpEnabledAt } = await getStaff(ctx.db, ctx.staff.id);
  if (!totpSecret || !totpEnabledAt) throw new AppError('conflict');
  if (await isTotpRequired(ctx)) throw new AppError('forbidden');
  await provePassword(ctx, password);
  await proveTotp(ctx, ctx.staff.id, totpSecret, totp);
  await inTransaction(ctx, async (ctx) => {
    await ctx.db
      .updateTable('staff')
      .set({ totpSecret: null, totpEnabledAt: null })
      .where('id', '=', ctx.staff.id)
      .execute();
    await record(ctx, 'staff.disableTotp', 'staff', ctx.staff.id);
  });
  return {};
}
