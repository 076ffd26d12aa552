import type { LegalText } from '@pavilion/protocol/agreement.ts';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { AgreementDrafts, AgreementVersions, DB } from '../../kit/tables.ts';

type Db = Kysely<DB>;
export type VersionRow = Selectable<AgreementVersions>;

export const findVersion = (db: Db, kind: LegalText, version: string): Promise<VersionRow | undefined> =>
  db
    .selectFrom('agreementVersions')
    .selectAll()
    .where('kind', '=', kind)
    .where('version', '=', version)
    .executeTakeFirst();

export const isAgreementKnown = async (db: Db, version: string) => Boolean(await findVersion(db, 'agreement', version));

/** Returns the newest version in force. Before any is in force it returns the first one: a new installation has only that. */
export async function getInForce(db: Db, kind: LegalText, at: Date): Promise<VersionRow> {
  const all = db.selectFrom('agreementVersions').selectAll().where('kind', '=', kind).limit(1);
  const inForce = await all
    .where('effectiveAt', '<=', at)
    .orderBy('effectiveAt', 'desc')
    .orderBy('publishedAt', 'desc')
    .executeTakeFirst();
  return inForce ?? (await all.orderBy('effectiveAt').executeTakeFirstOrThrow());
}

/** Returns the next version that comes into force. */
export const findComing = (db: Db, kind: LegalText, inForce: VersionRow, at: Date) =>
  db
    .selectFrom('agreementVersions')
    .select(['version', 'effectiveAt'])
    .where('kind', '=', kind)
    .where('effectiveAt', '>', at)
    .where('version', '<>', inForce.version)
    .orderBy('effectiveAt')
    .limit(1)
    .executeTakeFirst();

export const listVersions = (db: Db, kind: LegalText) =>
  db
    .selectFrom('agreementVersions as v')
    .select((e) => [
      'v.version',
      'v.publishedAt',
      'v.effectiveAt',
      e
        .selectFrom('agreementConsents as c')
        .whereRef('c.kind', '=', 'v.kind')
        .whereRef('c.version', '=', 'v.version')
        .select(sql<number>`count(*)::int`.as('n'))
        .as('consents'),
    ])
    .where('v.kind', '=', kind)
    .orderBy('v.effectiveAt', 'desc')
    .orderBy('v.publishedAt', 'desc')
    .execute();

export const findNewest = (db: Db, kind: LegalText) =>
  db
    .selectFrom('agreementVersions')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('publishedAt', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** Inserts a version; an existing one is never changed, because users agreed to its wording. */
export const insertVersion = (db: Db, row: Insertable<AgreementVersions>) =>
  db
    .insertInto('agreementVersions')
    .values(row)
    .onConflict((c) => c.doNothing())
    .execute();

export const deleteVersion = (db: Db, kind: LegalText, version: string) =>
  db.deleteFrom('agreementVersions').where('kind', '=', kind).where('version', '=', version).execute();

/** Locks one text, so that one editor works on it at a time. */
export const lockText = (db: Db, kind: LegalText) =>
  sql`select pg_advisory_xact_lock(hashtext(${`houseText:${kind}`}))`.execute(db);

export const findDraft = (db: Db, kind: LegalText) =>
  db
    .selectFrom('agreementDrafts as d')
    .leftJoin('staff as s', 's.id', 'd.editedBy')
    .select(['d.zhTitle', 'd.enTitle', 'd.zhHtml', 'd.enHtml', 'd.revision', 'd.editedAt', 's.name as editedBy'])
    .where('d.kind', '=', kind)
    .executeTakeFirst();

export const putDraft = (db: Db, row: Insertable<AgreementDrafts>) =>
  db
    .insertInto('agreementDrafts')
    .values(row)
    .onConflict((c) => c.column('kind').doUpdateSet(row))
    .execute();

export const consentsOf = (db: Db, userId: number) =>
  db
    .selectFrom('agreementConsents')
    .select(['version', 'agreedAt'])
    .where('userId', '=', userId)
    .orderBy('agreedAt', 'desc')
    .execute();

export const insertConsent = (db: Db, userId: number, version: string, agreedAt: Date) =>
  db
    .insertInto('agreementConsents')
    .values({ userId, version, agreedAt })
    .onConflict((c) => c.doNothing())
    .execute();

/** Adds a notification for every user with an open account. No mail is sent, because the text is on the site. */
export const notifyEveryone = (
  db: Db,
  notice: { zhTitle: string; enTitle: string; zhBody: string; enBody: string; link: string },
) =>
  sql`insert into notifications (user_id, kind, zh_title, en_title, zh_body, en_body, link)
    select id, 'account', ${notice.zhTitle}, ${notice.enTitle}, ${notice.zhBody}, ${notice.enBody}, ${notice.link}
    from users where closed_at is null`.execute(db);
