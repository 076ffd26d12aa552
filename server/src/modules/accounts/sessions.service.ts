import { createHash, randomBytes } from 'node:crypto';
import { daysAfter } from '@pavilion/protocol/kit/days.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import type { Ctx } from '../../kit/ctx.ts';
import { anonymousIdentity, type Identity } from '../../kit/mount.ts';
import { networkOf } from '../audit/audit.service.ts';
import { deviceOf } from './device.ts';

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest();
/** 256 random bits (product §2). */
export const newToken = () => randomBytes(32).toString('base64url');

/** Opens a session for one day and stores only the token's hash. */
export async function openSession(
  ctx: Pick<Ctx, 'db' | 'now'> & Partial<Pick<Ctx, 'ip' | 'userAgent'>>,
  who: { userId: number } | { staffId: number },
): Promise<string> {
  const token = newToken();
  const expiresAt = daysAfter(ctx.now(), limits.tokenDays);
  await ctx.db
    .insertInto('sessions')
    .values({
      ...who,
      tokenHash: hashOfToken(token),
      device: deviceOf(ctx.userAgent ?? ''),
      network: networkOf(ctx.ip ?? ''),
      createdAt: ctx.now(),
      lastUsedAt: ctx.now(),
      expiresAt,
    })
    .execute();
  return token;
}

export const closeSession = (ctx: Pick<Ctx, 'db'>, sessionId: number) =>
  ctx.db.deleteFrom('sessions').where('id', '=', sessionId).execute();

/** Ends all sessions of a user except `spare`. */
export const closeSessionsOfUser = (ctx: Pick<Ctx, 'db'>, userId: number, spare: number | null = null) =>
  ctx.db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '!=', spare ?? 0)
    .execute();
/** Ends all sessions of a staff member except `spare`. */
export const closeSessionsOfStaff = (ctx: Pick<Ctx, 'db'>, staffId: number, spare: number | null = null) =>
  ctx.db
    .deleteFrom('sessions')
    .where('staffId', '=', staffId)
    .where('id', '!=', spare ?? 0)
    .execute();

/** Returns whether the settings require a second factor of all staff. */
export async function isTotpRequired(ctx: Pick<Ctx, 'db'>): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', requireTotpSetting)
    .executeTakeFirst();
  return row?.value === true;
}
export const requireTotpSetting = 'console.requireTotp';

export const idleMinutesSetting = 'console.idleMinutes';
const idleMinutesUnset = 30;

/** Returns the minutes without use after which a staff session ends. */
export async function idleMinutes(ctx: Pick<Ctx, 'db'>): Promise<number> {
  const row = await ctx.db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', idleMinutesSetting)
    .executeTakeFirst();
  return typeof row?.value === 'number' ? row.value : idleMinutesUnset;
}

const minute = 60_000;
/** Last use is written at most once a minute; otherwise every read would cause a write. */
const notUsedSince = (ctx: Pick<Ctx, 'now'>, { lastUsedAt }: { lastUsedAt: Date }, minutes: number) =>
  lastUsedAt.getTime() <= ctx.now().getTime() - minutes * minute;

/**
 * Returns the owner of a token. Unknown, expired and idle staff tokens return nothing. `counts`: the request counts as use, because a
 * person caused it and not a background refresh.
 */
export async function identify(ctx: Pick<Ctx, 'db' | 'now'>, token: string, counts = true): Promise<Identity> {
  const row = await ctx.db
    .selectFrom('sessions')
    .leftJoin('users', (j) => j.onRef('users.id', '=', 'sessions.userId').on('users.closedAt', 'is', null))
    .leftJoin('staff', (j) => j.onRef('staff.id', '=', 'sessions.staffId').on('staff.disabledAt', 'is', null))
    .select([
      'sessions.id as sessionId',
      'sessions.lastUsedAt',
      'users.id as userId',
      'users.username as userName',
      'users.email',
      'users.locale as userLocale',
      'users.certStatus',
      'users.certKind',
      'staff.id as staffId',
      'staff.username as staffUsername',
      'staff.name as staffName',
      'staff.role',
      'staff.locale as staffLocale',
      'staff.totpEnabledAt',
    ])
    .where('sessions.tokenHash', '=', hashOfToken(token))
    .where('sessions.expiresAt', '>', ctx.now())
    .executeTakeFirst();
  if (!row) return anonymousIdentity;
  if (row.staffId !== null && notUsedSince(ctx, row, await idleMinutes(ctx))) return anonymousIdentity;
  if (counts && notUsedSince(ctx, row, 1))
    await ctx.db.updateTable('sessions').set({ lastUsedAt: ctx.now() }).where('id', '=', row.sessionId).execute();
  if (row.userId !== null)
    return {
      sessionId: row.sessionId,
      staff: null,
      user: {
        id: row.userId,
        username: row.userName!,
        email: row.email!,
        locale: row.userLocale!,
        certStatus: row.certStatus!,
        certKind: row.certKind,
      },
    };
  if (row.staffId !== null)
    return {
      sessionId: row.sessionId,
      user: null,
      staff: {
        id: row.staffId,
        username: row.staffUsername!,
        name: row.staffName!,
        role: row.role!,
        locale: row.staffLocale!,
        totpNeeded: row.totpEnabledAt === null && (await isTotpRequired(ctx)),
      },
    };
  return anonymousIdentity;
}
