import { AppError } from '@pavilion/protocol/errors.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { sql } from 'kysely';
import { type BaseCtx, inTransaction } from '../../kit/ctx.ts';

/** Files that the product makes for a user; they are exempt, so that a full quota stops neither a contract nor an export. */
const generatedPurposes = ['contract', 'signature', 'export'] as const;
export const isGenerated = (purpose: string) => generatedPurposes.some((generated) => generated === purpose);

type QuotaCtx = Pick<BaseCtx, 'db'>;

/**
 * Returns what a user has stored: uploaded private files, open uploads at their declared size, and pictures at the bytes of all their
 * sizes. A trailer that an editor approved is in the public store; it belongs to the site and is not counted.
 */
export async function usageOf(ctx: QuotaCtx, userId: number): Promise<{ files: number; bytes: number }> {
  const { rows } = await sql<{ files: number; bytes: number }>`
    select count(*)::int as files, coalesce(sum(bytes), 0)::float8 as bytes from (
      select bytes from files
      where owner_user_id = ${userId} and store = 'private' and purpose <> all(${[...generatedPurposes]}::text[])
      union all
      select bytes from pictures where owner_user_id = ${userId}
    ) as stored`.execute(ctx.db);
  return rows[0]!;
}

async function assertRoom(ctx: QuotaCtx, userId: number, bytes: number): Promise<void> {
  const used = await usageOf(ctx, userId);
  if (used.files + 1 > limits.userQuotaFiles || used.bytes + bytes > limits.userQuotaBytes)
    throw new AppError('quotaUsedUp', { maxFiles: limits.userQuotaFiles, maxBytes: limits.userQuotaBytes });
}

/**
 * Inserts the row of an upload of `bytes` within its owner's quota; staff have none and pass `undefined`. The user's row is locked until
 * the transaction ends, so concurrent uploads are counted one after the other.
 */
export function insertWithinQuota<C extends QuotaCtx, T>(
  ctx: C,
  userId: number | undefined,
  bytes: number,
  insert: (ctx: C) => Promise<T>,
): Promise<T> {
  if (userId === undefined) return insert(ctx);
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    await assertRoom(ctx, userId, bytes);
    return insert(ctx);
  });
}

/** Refuses early, before an upload is decoded and written; only `insertWithinQuota` counts reliably. */
export async function refuseWithoutRoom(ctx: QuotaCtx, userId: number | undefined, bytes: number): Promise<void> {
  if (userId !== undefined) await assertRoom(ctx, userId, bytes);
}
