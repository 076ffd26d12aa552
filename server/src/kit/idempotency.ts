import { createHash } from 'node:crypto';
import { AppError } from '@pavilion/protocol/errors.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { type Ctx, inTransaction, type User } from './ctx.ts';

/**
 * Does `work` once for a user, endpoint and key. The key and the answer are kept in the transaction of the deed itself:
 * either both are there or neither. A second call waits for the first and gets its answer; the same key with other
 * input is refused.
 */
export async function once<U extends User, T>(
  ctx: Ctx<U, null>,
  endpoint: string,
  key: string,
  input: unknown,
  work: (ctx: Ctx<U, null>) => Promise<T>,
): Promise<T> {
  if (key.length > limits.idempotencyKeyMaxLength) throw new AppError('badRequest');
  const requestHash = createHash('sha256').update(fingerprint(input)).digest();
  return inTransaction(ctx, async (ctx) => {
    const at = { userId: ctx.user.id, endpoint, key };
    const first = await ctx.db
      .insertInto('idempotencyKeys')
      .values({ ...at, requestHash })
      .onConflict((c) => c.doNothing())
      .returning('key')
      .executeTakeFirst();
    const mine = ctx.db
      .selectFrom('idempotencyKeys')
      .select(['requestHash', 'response'])
      .where('userId', '=', at.userId)
      .where('endpoint', '=', endpoint)
      .where('key', '=', key);
    if (!first) {
      const kept = await mine.executeTakeFirstOrThrow();
      if (!kept.requestHash.equals(requestHash)) throw new AppError('idempotencyKeyReused');
      return (kept.response as { output: T }).output;
    }
    const output = await work(ctx);
    await ctx.db
      .updateTable('idempotencyKeys')
      .set({ response: JSON.parse(JSON.stringify({ output })) })
      .where('userId', '=', at.userId)
      .where('endpoint', '=', endpoint)
      .where('key', '=', key)
      .execute();
    return output;
  });
}

/** Files are told by their hash; left to JSON, a Buffer would become an array of all its bytes. */
const plain = (value: unknown): unknown => {
  if (value instanceof Uint8Array) return createHash('sha256').update(value).digest('hex');
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
};
/** The same input always gives the same words; the bytes of files are part of it. */
const fingerprint = (input: unknown): string => JSON.stringify(plain(input));
