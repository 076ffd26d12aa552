// These statements name their columns as on the wire, so they run `withoutPlugins`: no column needs renaming.

import type { ExhibitionCard } from '@pavilion/protocol/exhibitionCards.ts';
import type {
  ExhibitionBanner,
  ExhibitionDetail,
  ExhibitionQuery,
  RegionType,
} from '@pavilion/protocol/exhibitions.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { containing } from '../../kit/like.ts';
import type { DB } from '../../kit/tables.ts';
import { cardJson, instantOf, pictureOf, published } from '../programmes/cards.service.ts';

type Db = Kysely<DB>;

/** Returns `live`, `upcoming` or `ended` at `now`, in the days of the exhibition's own city. */
const statusAt = (now: Date) =>
  sql<string>`case when ${now}::timestamptz < e.starts_at then 'upcoming' when ${now}::timestamptz < e.ends_at then 'live' else 'ended' end`;
/** Live exhibitions first, featured before others and early ends before late ones; then upcoming; then past, the latest first. */
const calendarAt = (now: Date) => sql`
  case when e.ends_at <= ${now}::timestamptz then 2 when e.starts_at <= ${now}::timestamptz then 0 else 1 end,
  case when e.starts_at <= ${now}::timestamptz and e.ends_at > ${now}::timestamptz then not e.featured end,
  case when e.ends_at <= ${now}::timestamptz then -extract(epoch from e.ends_at)
    when e.starts_at <= ${now}::timestamptz then extract(epoch from e.ends_at) else extract(epoch from e.starts_at) end, e.id`;

const cardColumns = (now: Date) => sql`
  e.id, e.zh_title as "zhTitle", e.en_title as "enTitle", e.zh_intro as "zhIntro", e.en_intro as "enIntro",
  e.zh_city as "zhCity", e.en_city as "enCity", e.zh_venue as "zhVenue", e.en_venue as "enVenue", e.country,
  e.region_type_id as "regionTypeId", e.starts_on::text as "startsOn", e.ends_on::text as "endsOn",
  ${statusAt(now)} as status, ${pictureOf('e.cover_id')} as cover, ${pictureOf('e.banner_tall_id')} as "bannerTall"`;

type Filter = Omit<ExhibitionQuery, 'pageNum' | 'pageSize'>;
function conditionsOf({ regionTypeId, status, year, keyword, inSidebar }: Filter, now: Date) {
  const conditions: RawBuilder<unknown>[] = [published('e')];
  if (regionTypeId !== undefined) conditions.push(sql`e.region_type_id = ${regionTypeId}`);
  if (status) conditions.push(sql`${statusAt(now)} = ${status}`);
  if (year !== undefined)
    conditions.push(sql`${year}::int between extract(year from e.starts_on) and extract(year from e.ends_on)`);
  if (inSidebar !== undefined) conditions.push(sql`e.in_sidebar = ${inSidebar}`);
  if (keyword)
    conditions.push(sql`concat_ws(chr(10), e.zh_title, e.en_title, e.zh_city, e.en_city, e.zh_venue, e.en_venue,
      e.zh_organiser, e.en_organiser) ilike ${containing(keyword)}`);
  return sql.join(conditions, sql` and `);
}

export async function listExhibitionCards(
  db: Db,
  query: ExhibitionQuery,
  now: Date,
): Promise<{ rows: ExhibitionCard[]; total: number; years: number[] }> {
  const where = conditionsOf(query, now);
  const order = query.inSidebar ? sql`e.position, e.id` : calendarAt(now);
  const bare = db.withoutPlugins();
  const [{ rows }, { rows: sums }] = await Promise.all([
    sql<ExhibitionCard>`
      select ${cardColumns(now)} from exhibitions e where ${where}
      order by ${order} limit ${query.pageSize} offset ${(query.pageNum - 1) * query.pageSize}`.execute(bare),
    sql<{ total: number; years: number[] }>`
      select (select count(*)::int from exhibitions e where ${where}) as total,
        coalesce((select json_agg(distinct y order by y desc) from exhibitions e,
          generate_series(extract(year from e.starts_on)::int, extract(year from e.ends_on)::int) y
          where ${published('e')}), '[]') as years`.execute(bare),
  ]);
  return { rows, ...sums[0]! };
}

export async function listRegions(db: Db): Promise<RegionType[]> {
  const { rows } = await sql<RegionType>`
    select d.item_id::int as id, d.item_id as "regionTypeId", d.zh_name as name, d.en_name as "englishName",
      (select count(*)::int from exhibitions e where e.region_type_id = d.item_id and ${published('e')}) as count
    from dictionary_items d where d.type_code = 'regionType' and not d.hidden order by d.position, d.item_id`.execute(
    db.withoutPlugins(),
  );
  return rows;
}

export async function listBanners(db: Db, now: Date, limit: number): Promise<ExhibitionBanner[]> {
  const { rows } = await sql<ExhibitionBanner>`
    select ${cardColumns(now)}, ${pictureOf('e.banner_wide_id')} as "bannerWide" from exhibitions e
    where e.featured and e.banner_wide_id is not null and ${published('e')}
    order by ${calendarAt(now)} limit ${limit}`.execute(db.withoutPlugins());
  return rows;
}

/** Lists the calendar with the current one first: live, featured and with a portrait picture, else the next that has one. */
export async function listCalendar(db: Db, now: Date, limit: number): Promise<ExhibitionCard[]> {
  const { rows } = await sql<ExhibitionCard>`
    with calendar as (
      select e.*, row_number() over (order by ${calendarAt(now)}) as place from exhibitions e where ${published('e')}),
    current as (
      select e.id from calendar e where e.banner_tall_id is not null
      order by e.ends_at <= ${now}::timestamptz, e.starts_at > ${now}::timestamptz, not e.featured, e.place limit 1)
    select ${cardColumns(now)} from calendar e order by (e.id in (select id from current)) desc, e.place limit ${limit}`.execute(
    db.withoutPlugins(),
  );
  return rows;
}

export type BareDetail = Omit<ExhibitionDetail, 'others' | 'signup'> & {
  signupKinds: ExhibitionDetail['signup']['kinds'];
  signupOpensAt: string | null;
  signupClosesAt: string | null;
};
/** Returns everything a visitor sees of an exhibition; undefined if it is absent or not published. */
export async function findExhibition(db: Db, id: number, now: Date): Promise<BareDetail | undefined> {
  const { rows } = await sql<BareDetail>`
    select ${cardColumns(now)}, ${pictureOf('e.banner_wide_id')} as "bannerWide",
      e.zh_organiser as "zhOrganiser", e.en_organiser as "enOrganiser", e.zh_body as "zhBody", e.en_body as "enBody",
      e.official_url as "officialUrl", e.time_zone as "timeZone", e.signup_kinds as "signupKinds",
      ${instantOf('e.signup_opens_at')} as "signupOpensAt", ${instantOf('e.signup_closes_at')} as "signupClosesAt",
      e.timetable,
      coalesce((select json_agg(json_build_object('picture', ${pictureOf('ph.picture_id')}, 'zhCaption', ph.zh_caption,
        'enCaption', ph.en_caption) order by ph.position) from exhibition_photos ph where ph.exhibition_id = e.id), '[]') as photos,
      coalesce((select json_agg(json_build_object('zhSection', f.zh_section, 'enSection', f.en_section,
        'programme', ${cardJson('p')}) order by f.position)
        from exhibition_films f join programmes p on p.id = f.programme_id
        where f.exhibition_id = e.id and ${published('p')}), '[]') as films
    from exhibitions e where e.id = ${id} and ${published('e')}`.execute(db.withoutPlugins());
  return rows[0];
}
/** Lists the next exhibitions in the calendar except this one. */
export async function listOthers(db: Db, id: number, now: Date, limit: number): Promise<ExhibitionCard[]> {
  const { rows } = await sql<ExhibitionCard>`
    select ${cardColumns(now)} from exhibitions e where e.id <> ${id} and ${published('e')}
    order by ${calendarAt(now)} limit ${limit}`.execute(db.withoutPlugins());
  return rows;
}

export async function listUnknownProgrammes(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const known = await db.selectFrom('programmes').select('id').where('id', 'in', ids).execute();
  const found = new Set(known.map((row) => row.id));
  return ids.filter((id) => !found.has(id));
}
export const findRegion = (db: Db, regionTypeId: number) =>
  db
    .selectFrom('dictionaryItems')
    .select('itemId')
    .where('typeCode', '=', 'regionType')
    .where('itemId', '=', regionTypeId)
    .executeTakeFirst();
