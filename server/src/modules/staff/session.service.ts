import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { consoleSession } from '@pavilion/protocol/staff.ts';
import { type Ctx, inTransaction, type Staff } from '../../kit/ctx.ts';
import {
  admitTry,
  closeSession,
  closeSessionsOfStaff,
  hashPassword,
  isTotpRequired,
  openSession,
  passwordMatches,
  refuseWeakPassword,
  rememberDevice,
} from '../accounts/accounts.service.ts';
import { record, recordSignIn } from '../audit/audit.service.ts';
import { provePassword } from './provePassword.service.ts';
import { countRecoveryCodes } from './recoveryCodes.service.ts';
import { proveSecondFactor } from './secondFactor.service.ts';
import { findStaffByName, getStaff } from './staff.queries.ts';

type StaffCtx = Ctx<null, Staff>;

/** Signs in like the site, with a second factor after the right password. */
export async function login(
  ctx: Ctx,
  { username, password, emailCode, totp, recoveryCode }: ParsedOf<typeof consoleSession.login>,
) {
  const staff = await findStaffByName(ctx.db, username);
  const counted = await admitTry(ctx, 'staff', staff, { username, emailCode });
  if (!(await passwordMatches(staff?.passwordHash, password)) || !staff) {
    await recordSignIn(ctx, 'staff', 'signInFailed', staff && { staffId: staff.id });
    throw new AppError('wrongCredentials');
  }
  await counted.wasRight();
  if (staff.totpEnabledAt && staff.totpSecret) {
    if (totp === undefined && recoveryCode === undefined) throw new AppError('totpRequired');
    try {
      await proveSecondFactor(
        ctx,
        { id: staff.id, totpSecret: staff.totpSecret, place: counted.place },
        { totp, recoveryCode },
      );
    } catch (error) {
      await recordSignIn(ctx, 'staff', 'signInFailed', { staffId: staff.id }, { secondFactor: true });
      throw error;
    }
  }
  const how: Record<string, boolean> = recoveryCode !== undefined && staff.totpEnabledAt ? { recoveryCode: true } : {};
  await recordSignIn(ctx, 'staff', 'signIn', { staffId: staff.id }, how);
  await ctx.db.updateTable('staff').set({ lastSignInAt: ctx.now() }).where('id', '=', staff.id).execute();
  rememberDevice(ctx, 'staff', staff);
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
    role,
    locale,
    totpEnabled,
    totpNeeded: !totpEnabled && (await isTotpRequired(ctx)),
    recoveryCodesLeft: totpEnabled ? await countRecoveryCodes(ctx.db, id) : 0,
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
    rememberDevice(ctx, 'staff', { id: ctx.staff.id, passwordHash });
    return { token: await openSession(ctx, { staffId: ctx.staff.id }) };
  });
}
