import { type Kysely, sql } from 'kysely';
import type { DB } from '../../kit/tables.ts';
import type { PlannedOffer, PlannedWork } from './avails.plan.ts';

type Db = Kysely<DB>;
const json = (value: unknown) => sql`${JSON.stringify(value)}::text::jsonb`;
const texts = (values: readonly string[]) => sql`${sql.val([...values])}::text[]`;

/** One import at a time: two of the same workbook would both find nothing and both write. */
export const lockImports = (db: Db) => sql`select pg_advisory_xact_lock(42, 0)`.execute(db);

export const findSeller = (db: Db, name: string) =>
  db
    .selectFrom('companies')
    .select('id')
    .where((where) => where.or([where(sql`lower(en_name)`, '=', name.toLowerCase()), where('zhName', '=', name)]))
    .orderBy('id')
    .executeTakeFirst();

/** The programme of a sure EIDR, of an earlier import, or of the same title from the same seller in the same year. */
export async function findProgramme(
  db: Db,
  planned: PlannedWork,
  sellerId: number | null,
): Promise<number | undefined> {
  const { work, key, zhTitle, enTitle } = planned;
  const eidr = work.eidrSure ? work.eidr : null;
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
      ${work.episodes ?? 1}, ${work.minutes}, ${planned.resolution}, ${json(credits)}, ${given.sellerId}, ${freeEidr(work.eidr)},
      ${work.isan}, ${planned.zhTitle && given.published}::timestamptz, ${planned.enTitle && given.published}::timestamptz, 'avails')
    returning id`.execute(db);
  return rows[0]!.id;
}

// A wrong EIDR is not worth a refused import: where another programme has it already, this one goes without.
const freeEidr = (eidr: string | null) =>
  sql`case when not exists (select 1 from programmes other where other.eidr = ${eidr}) then ${eidr} end`;

/** Fills what is empty; what staff or an earlier import wrote stays. */
export const completeProgramme = (
  db: Db,
  id: number,
  { work, zhTitle, enTitle }: PlannedWork,
  sellerId: number | null,
) =>
  sql`
    update programmes set
      zh_title = coalesce(zh_title, ${zhTitle}), en_title = coalesce(en_title, ${enTitle}), year = coalesce(year, ${work.year}),
      minutes = coalesce(minutes, ${work.minutes}), isan = coalesce(isan, ${work.isan}),
      seller_id = coalesce(seller_id, ${sellerId}), eidr = coalesce(eidr, ${freeEidr(work.eidr)}), updated_at = now()
    where id = ${id} and ((zh_title is null and ${zhTitle}::text is not null) or (en_title is null and ${enTitle}::text is not null)
      or (year is null and ${work.year}::int is not null) or (minutes is null and ${work.minutes}::int is not null)
      or (isan is null and ${work.isan}::text is not null) or (seller_id is null and ${sellerId}::int is not null)
      or (eidr is null and ${freeEidr(work.eidr)} is not null))`.execute(db);

/** Writes an offer once; `unchanged` where it stands already as it should. Prices and a switched-off offer are staff's. */
export async function upsertOffer(
  db: Db,
  programmeId: number,
  offer: PlannedOffer,
): Promise<'added' | 'updated' | 'unchanged'> {
  const { avail, name, notes } = offer;
  const { rows } = await sql<{ added: boolean }>`
    insert into licence_offers as kept (programme_id, zh_name, en_name, exclusive, media, territories, countries, languages,
      currency, prices, zh_special_terms, en_special_terms, window_start, window_end, active, source, source_ref)
    values (${programmeId}, ${name.zh}, ${name.en}, ${avail.exclusive}, ${texts([avail.medium])}, ${json(avail.territories.written)},
      ${texts(avail.territories.countries)}, ${texts(avail.languages.offered)}, ${offer.currency}, ${json(offer.prices)},
      ${notes?.zh ?? null}, ${notes?.en ?? null}, ${avail.window.start}::date, ${avail.window.end}::date, ${avail.active}, 'avails', ${offer.ref})
    on conflict (source, source_ref) where source_ref is not null do update set
      zh_name = excluded.zh_name, en_name = excluded.en_name, media = excluded.media, territories = excluded.territories,
      countries = excluded.countries, languages = excluded.languages, zh_special_terms = excluded.zh_special_terms, en_special_terms = excluded.en_special_terms,
      currency = case when ${offer.feeNamed} then excluded.currency else kept.currency end,
      prices = case when ${offer.feeNamed} then excluded.prices else kept.prices end,
      active = kept.active and excluded.active, updated_at = now()
    where (kept.zh_name, kept.en_name, kept.media, kept.territories, kept.countries, kept.languages, kept.zh_special_terms, kept.en_special_terms)
        is distinct from (excluded.zh_name, excluded.en_name, excluded.media, excluded.territories, excluded.countries,
          excluded.languages, excluded.zh_special_terms, excluded.en_special_terms)
      or (kept.active and not excluded.active)
      or (${offer.feeNamed} and (kept.currency, kept.prices) is distinct from (excluded.currency, excluded.prices))
    returning xmax = 0 as added`.execute(db);
  const [row] = rows;
  return row ? (row.added ? 'added' : 'updated') : 'unchanged';
}

/** Living offers of an ALID that earlier imports wrote; the reference is the ALID and 17 characters for the terms. */
export async function listOffersOfAlid(
  db: Db,
  alid: string,
): Promise<{ id: number; ref: string; countries: string[] }[]> {
  const { rows } = await sql<{ id: number; ref: string; countries: string[] }>`
    select id, source_ref as ref, countries from licence_offers
    where source = 'avails' and left(source_ref, -17) = ${alid} order by id for update`.execute(db);
  return rows;
}

/** Ends an offer for good. Without its reference the same avail, should it come again, makes a new one. */
export const endOffer = (db: Db, id: number) =>
  db
    .updateTable('licenceOffers')
    .set({ active: false, sourceRef: null, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute();

export const updateOfferCountries = (db: Db, id: number, countries: readonly string[]) =>
  sql`update licence_offers set countries = ${texts(countries)}, territories = ${json({ include: countries, exclude: [] })},
    updated_at = now() where id = ${id}`.execute(db);
