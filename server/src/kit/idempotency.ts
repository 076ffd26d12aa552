import { createHash } from 'node:crypto';
import { AppError } from '@pavilion/protocol/errors.ts';
import { propertiesOf } from '@pavilion/protocol/kit/unknown.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { type Ctx, inTransaction } from './ctx.ts';

interface KeyedRequest<T> {
  userId: number;
  endpoint: string;
  key: string;
  input: unknown;
  /** Reads an answer that was stored as JSON. */
  readAnswer: (stored: unknown) => T;
}

/**
 * Runs `work` once for a user, endpoint and key. The key and the answer are stored in the transaction of the action itself, so both
 * exist or neither. A second call waits for the first and gets its answer. The same key with other input is refused.
 */
export async function withIdempotencyKey<C extends Pick<Ctx, 'db'>, T>(
  ctx: C,
  { userId, endpoint, key, input, readAnswer }: KeyedRequest<T>,
  work: (ctx: C) => Promise<T>,
): Promise<T> {
  if (key.length > limits.idempotencyKeyMaxLength) throw new AppError('badRequest');
  const requestHash = createHash('sha256').update(fingerprint(input)).digest();
  return inTransaction(ctx, async (ctx) => {
    const at = { userId, endpoint, key };
    const first = await ctx.db
      .insertInto('idempotencyKeys')
      .values({ ...at, requestHash })
      .onConflict((c) => c.doNothing())
      .returning('key')
      .executeTakeFirst();
    const mine = ctx.db
      .selectFrom('idempotencyKeys')
      .select(['requestHash', 'response'])
      .where('userId', '=', userId)
      .where('endpoint', '=', endpoint)
      .where('key', '=', key);
    if (!first) {
      const kept = await mine.executeTakeFirstOrThrow();
      if (!kept.requestHash.equals(requestHash)) throw new AppError('idempotencyKeyReused');
      return readAnswer(propertiesOf(kept.response).output);
    }
    const output = await work(ctx);
    await ctx.db
      .updateTable('idempotencyKeys')
      .set({ response: JSON.parse(JSON.stringify({ output })) })
      .where('userId', '=', userId)
      .where('endpoint', '=', endpoint)
      .where('key', '=', key)
      .execute();
    return output;
  });
}

/** Replaces files by their hash: JSON would turn a Buffer into an array of all its bytes. */
const plain = (value: unknown): unknown => {
  if (value instanceof Uint8Array) return createHash('sha256').update(value).digest('hex');
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
};
/** Serialises input in a stable order. The hashes of files are part of it. */
const fingerprint = (input: unknown): string => JSON.stringify(plain(input));
