// These statements name their columns as on the wire, so they run `withoutPlugins`: no column needs renaming.

import type { CategoryType, ProgrammeQuery } from '@pavilion/protocol/programmes.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { containing } from '../../kit/like.ts';
import { statement } from '../../kit/statement.ts';
import type { DB } from '../../kit/tables.ts';
import { inReview, partNumber, partsOf, withinOf } from '../rights/rights.service.ts';
import { cardColumns, cardJson, offerJson, pictureOf, published, sellerJson, textOf } from './cards.service.ts';

type Db = Kysely<DB>;
type Condition = RawBuilder<unknown>;
const list = (values: readonly string[]) => sql`${sql.val([...values])}::text[]`;
const all = (conditions: Condition[]) => sql.join(conditions, sql` and `);

/** The cells a buyer filters programmes by, expanded to countries. */
export interface WantedAvailability {
  media: readonly string[] | null;
  countries: readonly string[] | null;
  startDate: string;
  endDate: string;
  /** Only offers that sell this duration; null for any. */
  years: number | null;
}
export type ProgrammeFilter = Pick<
  ProgrammeQuery,
  'typeId' | 'keyword' | 'genre' | 'language' | 'year' | 'country' | 'sellerId'
> & { available: WantedAvailability | null };

/** Matches programmes with an offer on sale that sells one of the wanted cells in its window, if that cell is free in the term. */
function availableFor(wanted: WantedAvailability): Condition {
  const { media, countries, startDate, endDate, years } = wanted;
  return sql`not ${inReview('p')} and exists (
    select 1 from licence_offers o, (select covers_of(p.id) as covers) own
    where o.programme_id = p.id and o.active
      ${media ? sql`and o.media && ${list(media)}` : sql``}
      ${countries ? sql`and o.countries && ${list(countries)}` : sql``}
      ${years === null ? sql`` : sql`and o.prices ? ${String(years)}::text`}
      and (o.window_start is null or o.window_start <= ${startDate}::date)
      and (o.window_end is null or o.window_end >= ${endDate}::date)
      and exists (
        select 1 from unnest(o.media) as m (medium), unnest(o.countries) as t (territory)
        where ${media ? sql`m.medium = any(${list(media)})` : sql`true`}
          and ${countries ? sql`t.territory = any(${list(countries)})` : sql`true`}
          and not exists (
            select 1 from grants g
            where g.works && own.covers and g.medium = m.medium and g.territory = t.territory and g.state <> 'released'
              and g.term && daterange(${startDate}::date, ${endDate}::date, '[]') and (g.exclusive or o.exclusive))))`;
}

function conditionsOf(filter: ProgrammeFilter): Condition {
  const { typeId, keyword, genre, language, year, country, sellerId, available } = filter;
  const conditions: Condition[] = [published()];
  if (typeId !== undefined) conditions.push(sql`p.type_id = ${typeId}`);
  if (keyword) {
    const pattern = containing(keyword);
    conditions.push(sql`((p.zh_title ilike ${pattern} and p.zh_published_at is not null)
      or (lower(p.en_title) like lower(${pattern}) and p.en_published_at is not null))`);
  }
  if (genre) conditions.push(sql`p.genres @> ${list([genre])}`);
  if (language) conditions.push(sql`p.languages @> ${list([language])}`);
  if (year !== undefined) conditions.push(sql`p.year = ${year}`);
  if (country) conditions.push(sql`p.country = ${country}`);
  if (sellerId !== undefined) conditions.push(sql`p.seller_id = ${sellerId}`);
  if (available) conditions.push(availableFor(available));
  return all(conditions);
}

/** Returns the sort key of titles for readers of a language: Chinese by pinyin; a missing title is replaced by the other language. */
const byTitle = (p: string, chinese: boolean) => {
  const zh = textOf(p, 'zh', 'title', 'published');
  const en = textOf(p, 'en', 'title', 'published');
  return chinese
    ? sql`coalesce(${zh}, ${en}) collate "zh-x-icu", ${sql.ref(`${p}.id`)}`
    : sql`lower(coalesce(${en}, ${zh})) collate "en-x-icu", ${sql.ref(`${p}.id`)}`;
};
const orders = {
  recommended: sql`p.recommended desc, p.id desc`,
  newest: sql`p.id desc`,
  year: sql`p.year desc nulls last, p.id desc`,
} as const;
const orderOf = (sort: ProgrammeQuery['sort'], chinese: boolean) =>
  sort === 'title' ? byTitle('p', chinese) : orders[sort];

/**
 * Returns one page of cards as a JSON list, covers included, in one statement. The rows that a deep page skips are read from the index
 * alone.
 */
export async function writeCards(
  db: Db,
  filter: ProgrammeFilter,
  page: Pick<ProgrammeQuery, 'sort' | 'pageNum' | 'pageSize'> & { chinese: boolean },
): Promise<string> {
  const order = orderOf(page.sort, page.chinese);
  const { rows } = await sql<{ json: string }>`
    select coalesce(json_agg(row_to_json(card)), '[]')::text as json from (
      select ${cardColumns()} from (
        select p.id from programmes p where ${conditionsOf(filter)}
        order by ${order} limit ${page.pageSize} offset ${(page.pageNum - 1) * page.pageSize}
      ) page join programmes p on p.id = page.id order by ${order}) card`.execute(db.withoutPlugins());
  return rows[0]!.json;
}

export async function countProgrammes(db: Db, filter: ProgrammeFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from programmes p where ${conditionsOf(filter)}`.execute(db.withoutPlugins());
  return rows[0]!.total;
}

export type BareType = Omit<CategoryType, 'count'>;
export async function listTypes(db: Db): Promise<BareType[]> {
  const { rows } = await sql<BareType>`
    select type_id::int as id, type_id as "typeId", zh_name as name, en_name as "englishName", url, icon
    from programme_types order by position`.execute(db.withoutPlugins());
  return rows;
}

/** Totals of the published catalogue. */
export interface Totals {
  programmes: number;
  offers: number;
  /** The countries and regions of origin. */
  countries: number;
  types: Record<string, number>;
  /** Published sellers with programmes, the largest first. */
  sellers: { id: number; programmes: number }[];
}
export async function countCatalogue(db: Db): Promise<Totals> {
  const { rows } = await sql<Totals>`
    with shown as materialized (
      select seller_id, type_id, country, count(*)::int as n from programmes p where ${published()} group by 1, 2, 3)
    select coalesce(sum(n), 0)::int as programmes, count(distinct country)::int as countries,
      (select count(*)::int from licence_offers o join programmes p on p.id = o.programme_id
        where o.active and ${published()}) as offers,
      coalesce((select json_object_agg(t.type_id, t.n) from
        (select type_id, sum(n) as n from shown group by type_id) t), '{}') as types,
      coalesce((select json_agg(json_build_object('id', s.id, 'programmes', s.n) order by s.n desc, s.id) from
        (select c.id, sum(shown.n) as n from shown join companies c on c.id = shown.seller_id
          where c.is_seller and c.published_at is not null group by c.id) s), '[]') as sellers
    from shown`.execute(db.withoutPlugins());
  return rows[0]!;
}

/** Everything a visitor sees of a programme (`ProgrammeDetail`) as JSON; no row if it is absent or not published. */
export const writeDetail = statement(
  (id: number) => sql<{ json: string }>`
  select row_to_json(detail)::text as json from (
    select ${cardColumns()}, ${factColumns()},
      ${inReview('p')} as "inReview", p.work_level as level, ${partNumber('p')} as "partNumber",
      coalesce((select json_agg(${offerJson()} order by o.id) from licence_offers o
        where o.programme_id = p.id and o.active and not ${inReview('p')}), '[]') as offers,
      ${partsOf('p')} as parts, ${withinOf('p')} as within,
      coalesce((select json_agg(s.card) from (
        select ${cardJson('s')} as card from programmes s
        where s.seller_id = p.seller_id and s.id <> p.id and ${published('s')}
        order by s.recommended desc, s.id desc limit 12) s), '[]') as "sameSeller"
    from programmes p where p.id = ${id} and ${published()}) detail`,
);

/** The columns of `ProgrammeFacts` beyond the card's. */
export const factColumns = (texts: 'published' | 'all' = 'published') => sql`
  ${textOf('p', 'zh', 'synopsis', texts)} as "zhSynopsis", ${textOf('p', 'en', 'synopsis', texts)} as "enSynopsis",
  p.languages, p.resolution, p.credits, p.awards, p.permit_no as "permitNo", p.eidr, p.isan,
  ${pictureOf('p.hero_wide_id')} as "heroWide", ${pictureOf('p.hero_tall_id')} as "heroTall",
  coalesce((select json_agg(${pictureOf('st.picture_id')} order by st.position) from programme_stills st
    where st.programme_id = p.id), '[]') as stills,
  (select json_build_object('url', '/media/' || f.path, 'type', f.mime) from files f where f.id = p.trailer_id) as trailer,
  (select ${sellerJson('c', texts)} from companies c where c.id = p.seller_id
    ${texts === 'all' ? sql`` : sql`and c.published_at is not null`}) as seller`;

export interface Facets {
  genres: { genre: string; count: number }[];
  years: { year: number; count: number }[];
  countries: { country: string; count: number }[];
}
export async function listFacets(db: Db, typeId: number | undefined): Promise<Facets> {
  const { rows } = await sql<Facets>`
    with p as materialized (
      select genres, year, country from programmes p
      where ${published()} ${typeId === undefined ? sql`` : sql`and type_id = ${typeId}`})
    select
      coalesce((select json_agg(f order by f.count desc, f.genre) from
        (select genre, count(*)::int from p, unnest(p.genres) as genre group by genre) f), '[]') as genres,
      coalesce((select json_agg(f order by f.year desc) from
        (select year, count(*)::int from p where year is not null group by year) f), '[]') as years,
      coalesce((select json_agg(f order by f.count desc, f.country) from
        (select country, count(*)::int from p group by country) f), '[]') as countries`.execute(db.withoutPlugins());
  return rows[0]!;
}
