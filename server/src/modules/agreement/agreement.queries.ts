import type { Kysely } from 'kysely';
import type { DB } from '../../kit/tables.ts';

export const isAgreementKnown = async (db: Kysely<DB>, version: string) =>
  Boolean(await db.selectFrom('agreementVersions').select('version').where('version', '=', version).executeTakeFirst());

/** The newest version in force; before any is, the first one: a fair that has just opened has only that. */
export async function getAgreementInForce(db: Kysely<DB>, at: Date) {
  const inForce = await db
    .selectFrom('agreementVersions')
    .selectAll()
    .where('effectiveAt', '<=', at)
    .orderBy('effectiveAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    inForce ??
    (await db.selectFrom('agreementVersions').selectAll().orderBy('effectiveAt').limit(1).executeTakeFirstOrThrow())
  );
}

export const consentsOf = async (db: Kysely<DB>, userId: number) =>
  (await db.selectFrom('agreementConsents').select('version').where('userId', '=', userId).execute()).map(
    (row) => row.version,
  );

export const insertConsent = (db: Kysely<DB>, userId: number, version: string, agreedAt: Date) =>
  db
    .insertInto('agreementConsents')
    .values({ userId, version, agreedAt })
    .onConflict((c) => c.doNothing())
    .execute();
