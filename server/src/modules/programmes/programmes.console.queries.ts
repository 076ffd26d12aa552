import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import type {
  ConsoleProgramme,
  ConsoleProgrammeRow,
  consoleProgramme,
  ReviewReason,
} from '@pavilion/protocol/programmes.console.ts';
import { type Insertable, type Kysely, type RawBuilder, sql, type Updateable } from 'kysely';
import { containing } from '../../kit/like.ts';
import type { DB, LicenceOffers, Programmes } from '../../kit/tables.ts';
import { cardColumns, instantOf, pictureOf, staffOfferJson } from './cards.service.ts';
import { factColumns } from './programmes.queries.ts';

type Db = Kysely<DB>;
export type ConsoleQuery = ParsedOf<(typeof consoleProgramme)['list']>;

const publications: Record<NonNullable<ConsoleQuery['publication']>, RawBuilder<unknown>> = {
  both: sql`p.zh_published_at is not null and p.en_published_at is not null`,
  zhOnly: sql`p.zh_published_at is not null and p.en_published_at is null`,
  enOnly: sql`p.zh_published_at is null and p.en_published_at is not null`,
  none: sql`p.zh_published_at is null and p.en_published_at is null`,
};
const missingEnglish = sql`(p.en_title is null or (p.zh_logline is not null and p.en_logline is null)
  or (p.zh_synopsis is not null and p.en_synopsis is null))`;
const sorts: Record<ConsoleQuery['sort'], RawBuilder<unknown>> = {
  updatedAt: sql`p.updated_at`,
  title: sql`coalesce(p.zh_title, p.en_title) collate "zh-x-icu"`,
  year: sql`p.year`,
  recommended: sql`p.recommended`,
};

type ConsoleFilter = Omit<ConsoleQuery, 'pageNum' | 'pageSize' | 'sort' | 'order'>;
export function conditionsOf({ keyword, typeId, publication, missingEnglish: missing, sellerId }: ConsoleFilter) {
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (keyword) {
    const pattern = containing(keyword);
    conditions.push(sql`(p.zh_title ilike ${pattern} or lower(p.en_title) like lower(${pattern})
      or p.eidr ilike ${pattern} or p.permit_no ilike ${pattern})`);
  }
  if (typeId !== undefined) conditions.push(sql`p.type_id = ${typeId}`);
  if (publication) conditions.push(publications[publication]);
  if (missing !== undefined) conditions.push(missing ? missingEnglish : sql`not ${missingEnglish}`);
  if (sellerId !== undefined) conditions.push(sql`p.seller_id = ${sellerId}`);
  return sql.join(conditions, sql` and `);
}

export async function listStaffRows(db: Db, query: ConsoleQuery): Promise<ConsoleProgrammeRow[]> {
  const { pageNum, pageSize, sort, order } = query;
  const { rows } = await sql<ConsoleProgrammeRow>`
    select p.id, p.type_id as "typeId", p.zh_title as "zhTitle", p.en_title as "enTitle", p.year, p.country,
      ${pictureOf('p.cover_id')} as cover, c.zh_name as "zhSellerName", c.en_name as "enSellerName",
      (select count(*)::int from licence_offers o where o.programme_id = p.id and o.active) as offers,
      p.recommended, ${instantOf('p.zh_published_at')} as "zhPublishedAt", ${instantOf('p.en_published_at')} as "enPublishedAt",
      ${missingEnglish} as "missingEnglish", ${instantOf('p.updated_at')} as "updatedAt"
    from programmes p left join companies c on c.id = p.seller_id
    where ${conditionsOf(query)}
    order by ${sorts[sort]} ${order === 'asc' ? sql`asc nulls first` : sql`desc nulls last`}, p.id desc
    limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db);
  return rows;
}

export async function countStaffRows(db: Db, query: ConsoleQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from programmes p where ${conditionsOf(query)}`.execute(db);
  return rows[0]!.total;
}

/** Returns a programme with all its texts and offers, published or not. */
export async function findStaffDetail(db: Db, id: number): Promise<Omit<ConsoleProgramme, 'warnings'> | undefined> {
  const { rows } = await sql<Omit<ConsoleProgramme, 'warnings'>>`
    select ${cardColumns('p', 'all')}, ${factColumns('all')},
      p.seller_id as "sellerId", p.recommended, p.trailer_id as "trailerId", p.source,
      ${instantOf('p.zh_published_at')} as "zhPublishedAt", ${instantOf('p.en_published_at')} as "enPublishedAt",
      ${instantOf('p.updated_at')} as "updatedAt",
      coalesce((select json_agg(${staffOfferJson()} order by o.active desc, o.id) from licence_offers o where o.programme_id = p.id), '[]') as offers
    from programmes p where p.id = ${id}`.execute(db);
  return rows[0];
}

/** Locks the row until the transaction ends. */
export const lockProgramme = (db: Db, id: number) =>
  db.selectFrom('programmes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const insertProgramme = (db: Db, row: Insertable<Programmes>) =>
  db.insertInto('programmes').values(row).returning('id').executeTakeFirstOrThrow();
export const updateProgramme = (db: Db, id: number, row: Updateable<Programmes>) =>
  db.updateTable('programmes').set(row).where('id', '=', id).executeTakeFirstOrThrow();

export async function replaceStills(db: Db, programmeId: number, pictureIds: readonly number[]) {
  await db.deleteFrom('programmeStills').where('programmeId', '=', programmeId).execute();
  const rows = pictureIds.map((pictureId, position) => ({ programmeId, pictureId, position }));
  if (rows.length) await db.insertInto('programmeStills').values(rows).execute();
}

export const insertOffer = (db: Db, row: Insertable<LicenceOffers>) =>
  db.insertInto('licenceOffers').values(row).returning('id').executeTakeFirstOrThrow();
export const updateOffer = (db: Db, id: number, programmeId: number, row: Updateable<LicenceOffers>) =>
  db
    .updateTable('licenceOffers')
    .set(row)
    .where('id', '=', id)
    .where('programmeId', '=', programmeId)
    .returning('id')
    .executeTakeFirst();

/** Returns what keeps an offer off sale, with the row locked. */
export async function lockReview(db: Db, id: number, programmeId: number) {
  const { rows } = await sql<{ reasons: ReviewReason[]; reviewed: boolean; notBefore: string | null }>`
    select review_reasons as reasons, review_reasons = '[]' or review_reasons is not distinct from reviewed_reasons as reviewed,
      not_before::text as "notBefore"
    from licence_offers where id = ${id} and programme_id = ${programmeId} for update`.execute(db);
  return rows[0];
}
export const confirmReview = (db: Db, id: number, by: { staffId: number; note: string; at: Date }) =>
  db
    .updateTable('licenceOffers')
    .set((e) => ({
      reviewedReasons: e.ref('reviewReasons'),
      reviewNote: by.note,
      reviewedBy: by.staffId,
      reviewedAt: by.at,
      active: true,
      updatedAt: by.at,
    }))
    .where('id', '=', id)
    .execute();

/** Returns the ids of these pictures that do not exist. */
export async function listUnknownPictures(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const found = await db.selectFrom('pictures').select('id').where('id', 'in', ids).execute();
  const known = new Set(found.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}
export const findReadyTrailer = (db: Db, id: number) =>
  db
    .selectFrom('files')
    .select('id')
    .where('id', '=', id)
    .where('store', '=', 'public')
    .where('purpose', '=', 'trailer')
    .where('readyAt', 'is not', null)
    .executeTakeFirst();
export const findSeller = (db: Db, id: number) =>
  db.selectFrom('companies').select('id').where('id', '=', id).where('isSeller', '=', true).executeTakeFirst();
export const findByEidr = (db: Db, eidr: string) =>
  db.selectFrom('programmes').select('id').where('eidr', '=', eidr).executeTakeFirst();
