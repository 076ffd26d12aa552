import { type Kysely, sql } from 'kysely';
import type { DB } from '../../kit/tables.ts';
import type { PlannedOffer, PlannedWork } from './avails.plan.ts';

type Db = Kysely<DB>;
const json = (value: unknown) => sql`${JSON.stringify(value)}::text::jsonb`;
const texts = (values: readonly string[]) => sql`${sql.val([...values])}::text[]`;

/** Serialises imports: two of the same workbook would both find nothing and both write. */
export const lockImports = (db: Db) => sql`select pg_advisory_xact_lock(42, 0)`.execute(db);

export const findSeller = (db: Db, name: string) =>
  db
    .selectFrom('companies')
    .select('id')
    .where((where) => where.or([where(sql`lower(en_name)`, '=', name.toLowerCase()), where('zhName', '=', name)]))
    .orderBy('id')
    .executeTakeFirst();

/** Finds the programme of a valid EIDR, of an earlier import, or of the same title from the same seller in the same year. */
export async function findProgramme(
  db: Db,
  planned: PlannedWork,
  sellerId: number | null,
): Promise<number | undefined> {
  const { work, key, zhTitle, enTitle } = planned;
  const { eidr } = work;
  const { rows } = await sql<{ id: number }>`
    select id from programmes
    where eidr = ${eidr}
      or (key = ${key} and (${eidr}::text is null or eidr is null or eidr = ${eidr}))
      or (seller_id = ${sellerId} and (lower(en_title) = lower(${enTitle}) or zh_title = ${zhTitle})
          and (year is null or ${work.year}::int is null or year = ${work.year})
          and (eidr is null or ${eidr}::text is null))
    order by (eidr = ${eidr}) desc nulls last, (key = ${key}) desc nulls last, id limit 1`.execute(db);
  return rows[0]?.id;
}

export async function insertProgramme(
  db: Db,
  planned: PlannedWork,
  given: { sellerId: number | null; country: string; published: Date | null },
): Promise<number> {
  const { work } = planned;
  const credits = work.director ? [{ role: 'director', zhName: null, enName: work.director }] : [];
  const { rows } = await sql<{ id: number }>`
    insert into programmes (key, type_id, zh_title, en_title, year, country, languages, episodes, minutes, resolution,
      credits, seller_id, eidr, isan, zh_published_at, en_published_at, source)
    values (
      case when exists (select 1 from programmes where key = ${planned.key}) then ${`${planned.key}:${work.eidr}`} else ${planned.key} end,
      ${planned.typeId}, ${planned.zhTitle}, ${planned.enTitle}, ${work.year}, ${given.country}, ${texts(planned.languages)},
      ${work.episodes}, ${work.minutes}, ${planned.resolution}, ${json(credits)}, ${given.sellerId}, ${freeEidr(work.eidr)},
      ${work.isan}, ${planned.zhTitle && given.published}::timestamptz, ${planned.enTitle && given.published}::timestamptz, 'avails')
    returning id`.execute(db);
  return rows[0]!.id;
}

// A wrong EIDR does not refuse an import: if another programme has it already, this one is stored without.
const freeEidr = (eidr: string | null) =>
  sql`case when not exists (select 1 from programmes other where other.eidr = ${eidr}) then ${eidr} end`;

/** Fills empty columns; values written by staff or an earlier import stay. */
export const completeProgramme = (
  db: Db,
  id: number,
  { work, zhTitle, enTitle }: PlannedWork,
  sellerId: number | null,
) =>
  sql`
    update programmes set
      zh_title = coalesce(zh_title, ${zhTitle}), en_title = coalesce(en_title, ${enTitle}), year = coalesce(year, ${work.year}),
      episodes = coalesce(episodes, ${work.episodes}), minutes = coalesce(minutes, ${work.minutes}), isan = coalesce(isan, ${work.isan}),
      seller_id = coalesce(seller_id, ${sellerId}), eidr = coalesce(eidr, ${freeEidr(work.eidr)}), updated_at = now()
    where id = ${id} and ((zh_title is null and ${zhTitle}::text is not null) or (en_title is null and ${enTitle}::text is not null)
      or (year is null and ${work.year}::int is not null) or (minutes is null and ${work.minutes}::int is not null) or (episodes is null and ${work.episodes}::int is not null)
      or (isan is null and ${work.isan}::text is not null) or (seller_id is null and ${sellerId}::int is not null)
      or (eidr is null and ${freeEidr(work.eidr)} is not null))`.execute(db);

export const isStandalone = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('programmes').select('workLevel').where('id', '=', id).executeTakeFirstOrThrow()).workLevel ===
  'standalone';

/** Publishes a series or season that was only the container of its parts and now has its own offers. */
export const publishWhole = (db: Db, id: number, at: Date) =>
  sql`
    update programmes p set zh_published_at = case when zh_title is not null then ${at}::timestamptz end,
      en_published_at = case when en_title is not null then ${at}::timestamptz end
    where id = ${id} and source = 'avails' and work_level in ('series', 'season') and zh_published_at is null
      and en_published_at is null and country <> 'ZZ' and not exists (select 1 from licence_offers o where o.programme_id = p.id)`.execute(
    db,
  );

export type OfferOutcome = 'added' | 'changed' | 'unchanged';
// The columns of an offer that an avail decides; staff decide prices and switch offers off.
const decided = [
  'zh_name',
  'en_name',
  'exclusive',
  'media',
  'territories',
  'countries',
  'languages',
  'zh_special_terms',
  'en_special_terms',
  'zh_holdback',
  'en_holdback',
  'zh_localisation',
  'en_localisation',
  'window_start',
  'window_end',
  'scope',
  'review_reasons',
  'not_before',
];
const columns = (table: 'kept' | 'excluded') => sql.raw(decided.map((column) => `${table}.${column}`).join(', '));
const taken = sql.raw(decided.map((column) => `${column} = excluded.${column}`).join(', '));

/** Writes an offer once. A second import never puts it on sale: staff do, after they have reviewed the reasons. */
export async function upsertOffer(
  db: Db,
  programmeId: number,
  offer: PlannedOffer,
): Promise<{ id: number; outcome: OfferOutcome }> {
  const { avail, name, notes } = offer;
  const { rows } = await sql<{ id: number; added: boolean }>`
    insert into licence_offers as kept (programme_id, ${sql.raw(decided.join(', '))}, currency, prices, active, source, source_ref)
    values (${programmeId}, ${name.zh}, ${name.en}, ${avail.exclusive}, ${texts([avail.medium])}, ${json(avail.territories.written)},
      ${texts(avail.territories.countries)}, ${texts(avail.languages.offered)}, ${notes.zhSpecialTerms}, ${notes.enSpecialTerms},
      ${notes.zhHoldback}, ${notes.enHoldback}, ${notes.zhLocalisation}, ${notes.enLocalisation}, ${avail.window.start}::date,
      ${avail.window.end}::date, ${json(offer.scope)}, ${json(offer.review)}, ${offer.notBefore}::date, ${offer.currency},
      ${json(offer.prices)}, ${offer.active}, 'avails', ${offer.ref})
    on conflict (source, programme_id, source_ref) where source_ref is not null do update set
      ${taken}, currency = case when ${offer.feeNamed} then excluded.currency else kept.currency end,
      prices = case when ${offer.feeNamed} then excluded.prices else kept.prices end,
      active = kept.active and (excluded.active or coalesce(excluded.review_reasons = kept.reviewed_reasons, false)), updated_at = now()
    where (${columns('kept')}) is distinct from (${columns('excluded')})
      or (kept.active and not (excluded.active or coalesce(excluded.review_reasons = kept.reviewed_reasons, false)))
      or (${offer.feeNamed} and (kept.currency, kept.prices) is distinct from (excluded.currency, excluded.prices))
    returning id, xmax = 0 as added`.execute(db);
  const [row] = rows;
  if (row) return { id: row.id, outcome: row.added ? 'added' : 'changed' };
  const kept = await db
    .selectFrom('licenceOffers')
    .select('id')
    .where('programmeId', '=', programmeId)
    .where('source', '=', 'avails')
    .where('sourceRef', '=', offer.ref)
    .executeTakeFirstOrThrow();
  return { id: kept.id, outcome: 'unchanged' };
}

/** Counts active grants that conflict with the whole offer: cells that are held or sold already. */
export async function countTakenCells(db: Db, programmeId: number, { avail }: PlannedOffer): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select count(*)::int as taken from grants
    where works && covers_of(${programmeId}) and state <> 'released' and medium = ${avail.medium}
      and territory = any(${texts(avail.territories.countries)}) and (exclusive or ${avail.exclusive})
      and term && daterange(${avail.window.start}::date, ${avail.window.end}::date, '[]')`.execute(db);
  return rows[0]!.taken;
}

/** Counts orders that still run on an offer. */
export async function countOpenOrders(db: Db, offerId: number): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from orders where offer_id = ${offerId} and status in (0, 1)`.execute(db);
  return rows[0]!.open;
}

/** Lists active offers of an ALID that earlier imports wrote; the reference is the ALID and 17 characters for the terms. */
export async function listOffersOfAlid(db: Db, alid: string): Promise<{ id: number; countries: string[] }[]> {
  const { rows } = await sql<{ id: number; countries: string[] }>`
    select id, countries from licence_offers
    where source = 'avails' and source_ref is not null and left(source_ref, -17) = ${alid} order by id for update`.execute(
    db,
  );
  return rows;
}

/** Ends an offer for good and clears its reference, so that the same avail in a later workbook makes a new one. */
export const endOffer = (db: Db, id: number) =>
  db
    .updateTable('licenceOffers')
    .set({ active: false, sourceRef: null, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute();

export const updateOfferCountries = (db: Db, id: number, countries: readonly string[]) =>
  sql`update licence_offers set countries = ${texts(countries)}, territories = ${json({ include: countries, exclude: [] })},
    updated_at = now() where id = ${id}`.execute(db);
