import { createHash, randomBytes } from 'node:crypto';
import type { StaffRole } from '@pavilion/protocol/kit/endpoint.ts';
import type { Locale } from '@pavilion/protocol/kit/text.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import type { Ctx } from '../../kit/ctx.ts';
import { type Identity, nobody } from '../../kit/implement.ts';
import { networkOf } from '../audit/audit.service.ts';
import { deviceOf } from './device.ts';

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest();
/** 256 random bits (product §2). */
export const newToken = () => randomBytes(32).toString('base64url');

/** Opens a session for one day; only the token's hash is kept. */
export async function openSession(
  ctx: Pick<Ctx, 'db' | 'now'> & Partial<Pick<Ctx, 'ip' | 'userAgent'>>,
  who: { userId: number } | { staffId: number },
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(ctx.now().getTime() + limits.tokenDays * 86_400_000);
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

/** Ends all sessions of a user, or all but `spare`. */
export const closeSessionsOfUser = (ctx: Pick<Ctx, 'db'>, userId: number, spare: number | null = null) =>
  ctx.db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '!=', spare ?? 0)
    .execute();
/** Ends all sessions of a member of staff, or all but `spare`. */
export const closeSessionsOfStaff = (ctx: Pick<Ctx, 'db'>, staffId: number, spare: number | null = null) =>
  ctx.db
    .deleteFrom('sessions')
    .where('staffId', '=', staffId)
    .where('id', '!=', spare ?? 0)
    .execute();

/** The settings ask all staff for a second factor. */
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

/** After this many minutes without use, a session of staff is over. */
export async function idleMinutes(ctx: Pick<Ctx, 'db'>): Promise<number> {
  const row = await ctx.db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', idleMinutesSetting)
    .executeTakeFirst();
  return typeof row?.value === 'number' ? row.value : idleMinutesUnset;
}

const minute = 60_000;
/** The last use is written down once a minute: more would make every read a write. */
const notUsedSince = (ctx: Pick<Ctx, 'now'>, { lastUsedAt }: { lastUsedAt: Date }, minutes: number) =>
  lastUsedAt.getTime() <= ctx.now().getTime() - minutes * minute;

/**
 * Who a token belongs to; an unknown or expired one is nobody's, and so is one of staff that was not used for a while.
 * `counts`: a person asks, not a page that looks by itself.
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
  if (!row) return nobody;
  if (row.staffId !== null && notUsedSince(ctx, row, await idleMinutes(ctx))) return nobody;
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
        locale: row.userLocale as Locale,
        certStatus: row.certStatus!,
        certKind: row.certKind as 'person' | 'enterprise' | null,
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
        role: row.role as StaffRole,
        locale: row.staffLocale as Locale,
        totpNeeded: row.totpEnabledAt === null && (await isTotpRequired(ctx)),
      },
    };
  return nobody;
}
