// The second factor of staff: the code of an authenticator, or a recovery code in its place.
import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import type { consoleSession } from '@pavilion/protocol/staff.ts';
import { type Ctx, inTransaction, type Staff } from '../../kit/ctx.ts';
import { consumeWithin, resetLimit } from '../../kit/limit.ts';
import { totpContext } from '../../kit/sealedFields.ts';
import { closeSessionsOfStaff, isTotpRequired } from '../accounts/accounts.service.ts';
import { record } from '../audit/audit.service.ts';
import { provePassword } from './provePassword.service.ts';
import { deleteRecoveryCodes, issueRecoveryCodes, spendRecoveryCode } from './recoveryCodes.service.ts';
import { getStaff, useTotpStep } from './staff.queries.ts';
import { newSecret, otpauthUrlOf, stepOf } from './totp.ts';

type StaffCtx = Ctx<null, Staff>;
type ProofCtx = Pick<Ctx, 'db' | 'now' | 'vault'>;
interface Factor {
  id: number;
  /** Encrypted, as stored. */
  totpSecret: string;
  /** The origin of the request: a known device, a session or neither. Strangers' attempts do not count against the owner's. */
  place: string;
}
interface Proof {
  totp?: string | undefined;
  recoveryCode?: string | undefined;
}

/** Spends a code; refuses a wrong one, at most five times in 15 minutes, whichever kind it is. */
export async function proveSecondFactor(
  ctx: ProofCtx,
  { id, totpSecret, place }: Factor,
  { totp, recoveryCode }: Proof,
) {
  const key = `totp:${id}:${place}`;
  await consumeWithin(ctx, key, limits.signInFailuresPerAccount, limits.signInFailureWindowMinutes * 60);
  if (recoveryCode !== undefined) {
    if (!(await spendRecoveryCode(ctx, id, recoveryCode))) throw new AppError('recoveryCodeWrong');
  } else {
    const secret = ctx.vault.open(totpSecret, totpContext(id));
    const step = totp === undefined ? undefined : stepOf(secret, totp, ctx.now());
    if (step === undefined || !(await useTotpStep(ctx.db, id, step))) throw new AppError('totpWrong');
  }
  await resetLimit(ctx, key);
}

async function getFactor(ctx: StaffCtx): Promise<Factor> {
  const { id, totpSecret, totpEnabledAt } = await getStaff(ctx.db, ctx.staff.id);
  if (!totpSecret || !totpEnabledAt) throw new AppError('conflict');
  return { id, totpSecret, place: `session ${ctx.sessionId}` };
}

/** An active factor must be turned off first: a stolen session must not replace it. */
export async function setupTotp(ctx: StaffCtx) {
  const secret = newSecret();
  const changed = await ctx.db
    .updateTable('staff')
    .set({ totpSecret: ctx.vault.seal(secret, totpContext(ctx.staff.id)), totpLastStep: null })
    .where('id', '=', ctx.staff.id)
    .where('totpEnabledAt', 'is', null)
    .returning('username')
    .executeTakeFirst();
  if (!changed) throw new AppError('conflict');
  return { secret, url: otpauthUrlOf(secret, changed.username) };
}

/** Ends the other sessions, which a password alone has opened. */
export async function enableTotp(ctx: StaffCtx, { totp }: ParsedOf<typeof consoleSession.enableTotp>) {
  const { id, totpSecret, totpEnabledAt } = await getStaff(ctx.db, ctx.staff.id);
  if (!totpSecret || totpEnabledAt) throw new AppError('conflict');
  await proveSecondFactor(ctx, { id, totpSecret, place: `session ${ctx.sessionId}` }, { totp });
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.updateTable('staff').set({ totpEnabledAt: ctx.now() }).where('id', '=', id).execute();
    const codes = await issueRecoveryCodes(ctx.db, id);
    await closeSessionsOfStaff(ctx, id, ctx.sessionId);
    await record(ctx, 'staff.enableTotp', 'staff', id);
    return { codes };
  });
}

export async function disableTotp(
  ctx: StaffCtx,
  { password, totp, recoveryCode }: ParsedOf<typeof consoleSession.disableTotp>,
) {
  const factor = await getFactor(ctx);
  // A person without their phone must set up another one; until then they may only work on their own session.
  if (recoveryCode === undefined && (await isTotpRequired(ctx))) throw new AppError('forbidden');
  await provePassword(ctx, password);
  await proveSecondFactor(ctx, factor, { totp, recoveryCode });
  await inTransaction(ctx, async (ctx) => {
    await ctx.db
      .updateTable('staff')
      .set({ totpSecret: null, totpEnabledAt: null })
      .where('id', '=', factor.id)
      .execute();
    await deleteRecoveryCodes(ctx.db, factor.id);
    await record(ctx, 'staff.disableTotp', 'staff', factor.id, { recoveryCode: recoveryCode !== undefined });
  });
  return {};
}

export async function renewRecoveryCodes(
  ctx: StaffCtx,
  { password, totp }: ParsedOf<typeof consoleSession.renewRecoveryCodes>,
) {
  const factor = await getFactor(ctx);
  await provePassword(ctx, password);
  await proveSecondFactor(ctx, factor, { totp });
  return inTransaction(ctx, async (ctx) => {
    const codes = await issueRecoveryCodes(ctx.db, factor.id);
    await record(ctx, 'staff.renewRecoveryCodes', 'staff', factor.id);
    return { codes };
  });
}
