import { isIPv6 } from 'node:net';
import { AppError } from '@pavilion/protocol/errors.ts';
import { sql } from 'kysely';
import type { Ctx } from './ctx.ts';

/**
 * Returns the IP address that a rate limit counts: IPv4 as it is, the first 64 bits of IPv6, because one connection usually owns the
 * other 64.
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
 * Consumes one hit of `key` and throws `tooManyRequests` past `max` hits in the window. The counter is in PostgreSQL and outside the
 * caller's transaction, so it counts over all processes and stays when the request is refused.
 */
export async function consumeWithin(
  ctx: Pick<Ctx, 'db' | 'now'>,
  key: string,
  max: number,
  windowSeconds: number,
): Promise<void> {
  const { hits, resetsAt } = await consume(ctx, key, windowSeconds);
  if (hits > max) refuse(ctx, resetsAt);
}

/** Refunds one hit, for an attempt that turned out to be right where only wrong ones are limited. */
export const refund = (ctx: Pick<Ctx, 'db'>, key: string) =>
  ctx.db.updateTable('rateLimits').set({ hits: sql`greatest(hits - 1, 0)` }).where('key', '=', key).execute();

/** Consumes one hit and returns how many the window holds. */
export async function consume(ctx: Pick<Ctx, 'db' | 'now'>, key: string, windowSeconds: number) {
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

export const resetLimit = (ctx: Pick<Ctx, 'db'>, key: string) =>
  ctx.db.deleteFrom('rateLimits').where('key', '=', key).execute();

function refuse(ctx: Pick<Ctx, 'now'>, resetsAt: Date): never {
  throw new AppError('tooManyRequests', {
    retryAfterSeconds: Math.max(1, Math.ceil((resetsAt.getTime() - ctx.now().getTime()) / 1000)),
  });
}
