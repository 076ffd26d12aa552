// Codes that replace the authenticator once each (decision 0048). Only their hashes are stored.
import { createHash, randomBytes } from 'node:crypto';
import {
  recoveryCodeAlphabet,
  recoveryCodeCount,
  recoveryCodeLength,
  writtenRecoveryCode,
} from '@pavilion/protocol/recoveryCodes.ts';
import type { Kysely } from 'kysely';
import type { Ctx } from '../../kit/ctx.ts';
import type { DB } from '../../kit/tables.ts';

/** Five bits of a byte make an unbiased character: 256 is a multiple of 32. */
const newCode = () =>
  [...randomBytes(recoveryCodeLength)].map((byte) => recoveryCodeAlphabet[byte % recoveryCodeAlphabet.length]).join('');
const hashOf = (staffId: number, code: string) =>
  createHash('sha256').update(`recovery code ${staffId} ${code}`).digest();

export const deleteRecoveryCodes = (db: Kysely<DB>, staffId: number) =>
  db.deleteFrom('staffRecoveryCodes').where('staffId', '=', staffId).execute();

/** Replaces the codes of this person in the caller's transaction and returns the new ones in clear, to be shown once. */
export async function issueRecoveryCodes(db: Kysely<DB>, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  // The lock prevents two concurrent renewals from leaving two sets.
  await db.selectFrom('staff').select('id').where('id', '=', staffId).forUpdate().execute();
  await deleteRecoveryCodes(db, staffId);
  await db
    .insertInto('staffRecoveryCodes')
    .values(codes.map((code) => ({ staffId, codeHash: hashOf(staffId, code) })))
    .execute();
  return codes.map(writtenRecoveryCode);
}

/** Spends a code; of two concurrent uses one succeeds. */
export const spendRecoveryCode = async (ctx: Pick<Ctx, 'db' | 'now'>, staffId: number, code: string) =>
  Boolean(
    await ctx.db
      .updateTable('staffRecoveryCodes')
      .set({ usedAt: ctx.now() })
      .where('staffId', '=', staffId)
      .where('codeHash', '=', hashOf(staffId, code))
      .where('usedAt', 'is', null)
      .returning('id')
      .executeTakeFirst(),
  );

export async function countRecoveryCodes(db: Kysely<DB>, staffId: number): Promise<number> {
  const { left } = await db
    .selectFrom('staffRecoveryCodes')
    .select((e) => e.fn.countAll<number>().as('left'))
    .where('staffId', '=', staffId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}
