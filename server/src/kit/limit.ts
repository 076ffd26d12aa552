import { isIPv6 } from 'node:net';
import { AppError } from '@pavilion/protocol/errors.ts';
import { sql } from 'kysely';
import type { Ctx } from './ctx.ts';

/**
 * The network address that a limit counts: an IPv4 address as it is, of IPv6 the first 64 bits, because one connection has all
 * the others to itself.
 */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.replace(/%.*$/, '').split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/**
 * Counts a hit on `key` and refuses with `tooManyRequests` past `max` hits in the window. The counter lives in
 * PostgreSQL, outside the caller's transaction, so it holds over several processes and survives a refusal.
 */
export async function limit(
  ctx: Pick<Ctx, 'db' | 'now'>,
  key: string,
  max: number,
  windowSeconds: number,
): Promise<void> {
  const { hits, resetsAt } = await hit(ctx, key, windowSeconds);
  if (hits > max) refuse(ctx, resetsAt);
}

/** Takes one counted hit back, for a try that turned out to be right: what is limited are the wrong ones. */
export const giveBack = (ctx: Pick<Ctx, 'db'>, key: string) =>
  ctx.db.updateTable('rateLimits').set({ hits: sql`greatest(hits - 1, 0)` }).where('key', '=', key).execute();

/** Counts one hit and tells how many the window holds. */
export async function hit(ctx: Pick<Ctx, 'db' | 'now'>, key: string, windowSeconds: number) {
  const now = ctx.now();
  const resetsAt = new Date(now.getTime() + windowSeconds * 1000);
  return ctx.db
    .insertInto('rateLimits')
    .values({ key, hits: 1, resetsAt })
    .onConflict((c) =>
      c.column('key').doUpdateSet({
        hits: sql`case when rate_limits.resets_at <= ${now} then 1 else rate_limits.hits + 1 end`,
        resetsAt: sql`case when rate_limits.resets_at <= ${now} then ${resetsAt} else rate_limits.resets_at end`,
      }),
    )
    .returning(['hits', 'resetsAt'])
    .executeTakeFirstOrThrow();
}

export const forgive = (ctx: Pick<Ctx, 'db'>, key: string) =>
  ctx.db.deleteFrom('rateLimits').where('key', '=', key).execute();

function refuse(ctx: Pick<Ctx, 'now'>, resetsAt: Date): never {
  throw new AppError('tooManyRequests', {
    retryAfterSeconds: Math.max(1, Math.ceil((resetsAt.getTime() - ctx.now().getTime()) / 1000)),
  });
}
