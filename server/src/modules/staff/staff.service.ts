import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { errorCode } from '@pavilion/protocol/kit/unknown.ts';
import type { consoleStaff } from '@pavilion/protocol/staff.ts';
import { type Ctx, inTransaction, type Staff } from '../../kit/ctx.ts';
import { containing } from '../../kit/like.ts';
import {
  closeSessionsOfStaff,
  hashPassword,
  idleMinutes,
  idleMinutesSetting,
  isTotpRequired,
  refuseWeakPassword,
  requireTotpSetting,
} from '../accounts/accounts.service.ts';
import { record } from '../audit/audit.service.ts';
import { getSecondPersonLimits, secondPersonSetting } from '../settings/settings.service.ts';
import { removeSecondFactor } from './removeSecondFactor.service.ts';
import { pageOfQuery } from './staff.console.queries.ts';
import { insertStaff, isStaffNameTaken, setConsoleSetting } from './staff.queries.ts';

type StaffCtx = Ctx<null, Staff>;

export async function listStaff(ctx: StaffCtx, input: ParsedOf<typeof consoleStaff.list>) {
  const like = containing(input.keyword);
  const narrowed = ctx.db
    .selectFrom('staff')
    .$if(input.role !== undefined, (q) => q.where('role', '=', input.role!))
    .$if(input.disabled !== undefined, (q) => q.where('disabledAt', input.disabled ? 'is not' : 'is', null))
    .$if(input.keyword !== '', (q) =>
      q.where((e) => e.or([e('username', 'ilike', like), e('name', 'ilike', like), e('email', 'ilike', like)])),
    );
  const { rows, total } = await pageOfQuery(narrowed, input, (q) =>
    q
      .select(['id', 'username', 'name', 'email', 'role', 'totpEnabledAt', 'disabledAt', 'lastSignInAt', 'createdAt'])
      .orderBy(input.sort, (o) => (input.order === 'asc' ? o.asc().nullsLast() : o.desc().nullsLast()))
      .orderBy('id', 'desc'),
  );
  return {
    rows: rows.map(({ totpEnabledAt, ...row }) => ({
      ...row,
      role: row.role,
      totpEnabled: totpEnabledAt !== null,
      disabledAt: row.disabledAt?.toISOString() ?? null,
      lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
    })),
    total,
  };
}

type Saved = ParsedOf<typeof consoleStaff.save>;

/** Names the field if a user name or e-mail address is taken. */
const taken = async (ctx: StaffCtx, { username, id }: Saved) =>
  new AppError((await isStaffNameTaken(ctx.db, username, id ?? 0)) ? 'usernameTaken' : 'emailTaken');

async function make(ctx: StaffCtx, input: Saved) {
  const { id: _, password, ...row } = input;
  if (!password) throw new AppError('badRequest');
  await refuseWeakPassword(password, row);
  const passwordHash = await hashPassword(password);
  return inTransaction(ctx, async (ctx) => {
    const made = await insertStaff(ctx.db, { ...row, passwordHash, locale: ctx.locale, createdAt: ctx.now() });
    if (!made) throw await taken(ctx, input);
    await record(ctx, 'staff.add', 'staff', made.id, { role: row.role });
    return { id: made.id };
  });
}

async function change(ctx: StaffCtx, id: number, input: Saved) {
  const { id: _, password, ...row } = input;
  // Administrators cannot take their own role away.
  if (id === ctx.staff.id && row.role !== ctx.staff.role) throw new AppError('forbidden');
  if (password) await refuseWeakPassword(password, row);
  const passwordHash = password && (await hashPassword(password));
  try {
    return await inTransaction(ctx, async (ctx) => {
      const changed = await ctx.db
        .updateTable('staff')
        .set({ ...row, ...(passwordHash && { passwordHash }) })
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      if (!changed) throw new AppError('notFound');
      if (passwordHash) await closeSessionsOfStaff(ctx, id, id === ctx.staff.id ? ctx.sessionId : null);
      await record(ctx, 'staff.change', 'staff', id, { role: row.role, password: Boolean(passwordHash) });
      return { id };
    });
  } catch (error) {
    if (errorCode(error) === '23505') throw await taken(ctx, input);
    throw error;
  }
}

export const saveStaff = (ctx: StaffCtx, input: Saved) =>
  input.id === undefined ? make(ctx, input) : change(ctx, input.id, input);

export async function disable(ctx: StaffCtx, { id, disabled }: ParsedOf<typeof consoleStaff.disable>) {
  if (id === ctx.staff.id) throw new AppError('forbidden');
  await inTransaction(ctx, async (ctx) => {
    const changed = await ctx.db
      .updateTable('staff')
      .set({ disabledAt: disabled ? ctx.now() : null })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw new AppError('notFound');
    if (disabled) await closeSessionsOfStaff(ctx, id);
    await record(ctx, disabled ? 'staff.disable' : 'staff.enable', 'staff', id);
  });
  return {};
}

/** Resets the second factor after a lost phone and ends the person's sessions. */
export async function resetTotp(ctx: StaffCtx, { id }: ParsedOf<typeof consoleStaff.resetTotp>) {
  await inTransaction(ctx, async (ctx) => {
    const spare = id === ctx.staff.id ? ctx.sessionId : null;
    if (!(await removeSecondFactor(ctx, id, { spare }))) throw new AppError('notFound');
  });
  return {};
}

export const settings = async (ctx: StaffCtx) => ({
  requireTotp: await isTotpRequired(ctx),
  idleMinutes: await idleMinutes(ctx),
  secondPersonAbove: await getSecondPersonLimits(ctx),
});

export async function saveSettings(
  ctx: StaffCtx,
  { requireTotp, idleMinutes: minutes, secondPersonAbove }: ParsedOf<typeof consoleStaff.saveSettings>,
) {
  await inTransaction(ctx, async (ctx) => {
    if (requireTotp !== undefined) await setConsoleSetting(ctx.db, requireTotpSetting, requireTotp, ctx.now());
    if (minutes !== undefined) await setConsoleSetting(ctx.db, idleMinutesSetting, minutes, ctx.now());
    if (secondPersonAbove) await setConsoleSetting(ctx.db, secondPersonSetting, secondPersonAbove, ctx.now());
    await record(ctx, 'settings.change', 'settings', 'console', {
      ...secondPersonAbove,
      ...(requireTotp !== undefined && { requireTotp }),
      ...(minutes !== undefined && { idleMinutes: minutes }),
    });
  });
  return {};
}
