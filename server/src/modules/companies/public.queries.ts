// Public queries of companies. The statements name their columns as on the wire, so they run `withoutPlugins`.

import type {
  buyerInfo,
  CustomerDetail,
  CustomerRow,
  ExhibitorDetail,
  ExhibitorRow,
  sellerInfo,
} from '@pavilion/protocol/companies.ts';
import type { OutputOf, ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { containing } from '../../kit/like.ts';
import type { DB } from '../../kit/tables.ts';
import { cardJson, pictureOf, published, sellerColumns, sellerJson, textOf } from '../programmes/cards.service.ts';

type Db = Kysely<DB>;
type Sql = RawBuilder<unknown>;
type SellerListQuery = ParsedOf<(typeof sellerInfo)['list']>;
type BuyerListQuery = ParsedOf<(typeof buyerInfo)['list']>;

const said = (language: 'zh' | 'en', name: string) => textOf('c', language, name, 'published');
const ON_THE_SHELF = 12;
const OTHERS = 6;

/** Counts the published programmes of company `c`. */
const programmesOf = sql`(select count(*)::int from programmes p where p.seller_id = c.id and ${published()})`;
/** The genres of a seller: those it states, or those that most of its programmes have. */
const genresOf = sql`case when c.genres <> '{}' then c.genres else array(
  select g from programmes p, unnest(p.genres) as g where p.seller_id = c.id and ${published()}
  group by g order by count(*) desc, g limit 5) end`;

function matching(keyword: string, line: 'sells' | 'buys'): Sql {
  const pattern = containing(keyword);
  const texts = (['name', 'city', line] as const).flatMap((field) => [said('zh', field), said('en', field)]);
  return sql`(${sql.join(
    texts.map((text) => sql`${text} ilike ${pattern}`),
    sql` or `,
  )})`;
}
const byName = (chinese: boolean): Sql =>
  chinese
    ? sql`coalesce(${said('zh', 'name')}, ${said('en', 'name')}) collate "zh-x-icu", c.id`
    : sql`lower(coalesce(${said('en', 'name')}, ${said('zh', 'name')})) collate "en-x-icu", c.id`;

async function pageOf<Row>(
  db: Db,
  { columns, where, order }: { columns: Sql; where: Sql; order: Sql },
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
): Promise<{ rows: Row[]; total: number }> {
  const [{ rows }, { rows: totals }] = await Promise.all([
    sql<Row>`select ${columns} from companies c where ${where}
      order by ${order} limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db.withoutPlugins()),
    sql<{ total: number }>`select count(*)::int as total from companies c where ${where}`.execute(db.withoutPlugins()),
  ]);
  return { rows, total: totals[0]!.total };
}

export function listExhibitors(db: Db, query: SellerListQuery, chinese: boolean) {
  const { keyword, city, genre, sort } = query;
  const where: Sql[] = [sql`c.is_seller and ${published('c')}`];
  if (keyword) where.push(matching(keyword, 'sells'));
  if (city) where.push(sql`lower(${city}) in (lower(${said('zh', 'city')}), lower(${said('en', 'city')}))`);
  if (genre)
    where.push(sql`(c.genres @> array[${genre}] or c.genres = '{}' and exists (
      select 1 from programmes p where p.seller_id = c.id and ${published()} and p.genres @> array[${genre}]))`);
  const orders: Record<SellerListQuery['sort'], Sql> = {
    recommended: sql`c.recommended desc, c.id`,
    programmes: sql`programmes desc, c.recommended desc, c.id`,
    name: byName(chinese),
  };
  const columns = sql`${sellerColumns()}, c.kind, c.founded_year as "foundedYear", ${said('zh', 'sells')} as "zhSells",
    ${said('en', 'sells')} as "enSells", ${genresOf} as genres, ${programmesOf} as programmes`;
  return pageOf<ExhibitorRow>(db, { columns, where: sql.join(where, sql` and `), order: orders[sort] }, query);
}

export function listCustomers(db: Db, query: BuyerListQuery, chinese: boolean) {
  const { keyword, country, genre, medium, sort } = query;
  const where: Sql[] = [sql`c.is_buyer and ${published('c')}`];
  if (keyword) where.push(matching(keyword, 'buys'));
  if (country) where.push(sql`c.country = ${country}`);
  if (genre) where.push(sql`c.wanted_genres @> array[${genre}]`);
  if (medium) where.push(sql`c.wanted_media @> array[${medium}]`);
  const orders: Record<BuyerListQuery['sort'], Sql> = {
    recommended: sql`c.recommended desc, c.id`,
    country: sql`c.country, c.recommended desc, c.id`,
    name: byName(chinese),
  };
  const columns = sql`${sellerColumns()}, c.kind, ${said('zh', 'buys')} as "zhBuys", ${said('en', 'buys')} as "enBuys",
    c.wanted_genres as "wantedGenres", c.wanted_media as "wantedMedia", c.wanted_territories as "wantedTerritories"`;
  return pageOf<CustomerRow>(db, { columns, where: sql.join(where, sql` and `), order: orders[sort] }, query);
}

const factColumns = sql`${sellerColumns()}, c.kind, c.founded_year as "foundedYear", c.website,
  ${said('zh', 'profile')} as "zhProfile", ${said('en', 'profile')} as "enProfile", ${said('zh', 'sells')} as "zhSells",
  ${said('en', 'sells')} as "enSells", ${said('zh', 'buys')} as "zhBuys", ${said('en', 'buys')} as "enBuys",
  ${pictureOf('c.display_id')} as display, ${genresOf} as genres, c.wanted_genres as "wantedGenres",
  c.wanted_media as "wantedMedia", c.wanted_territories as "wantedTerritories", c.is_seller as "isSeller",
  c.is_buyer as "isBuyer", ${programmesOf} as programmes`;
/** Lists other companies of the same side, those with the most genres in common first. */
const othersBy = (side: 'is_seller' | 'is_buyer', genres: 'genres' | 'wanted_genres') => sql`
  coalesce((select json_agg(o.card order by o.common desc, o.recommended desc, o.id) from (
    select ${sellerJson('o')} as card, o.recommended, o.id,
      cardinality(array(select unnest(o.${sql.raw(genres)}) intersect select unnest(c.${sql.raw(genres)}))) as common
    from companies o where o.${sql.raw(side)} and ${published('o')} and o.id <> c.id
    order by common desc, o.recommended desc, o.id limit ${sql.lit(OTHERS)}) o), '[]')`;

export async function findExhibitor(db: Db, id: number): Promise<ExhibitorDetail | undefined> {
  const { rows } = await sql<ExhibitorDetail>`
    select ${factColumns}, ${othersBy('is_seller', 'genres')} as others,
      coalesce((select json_agg(json_build_object('typeId', t.type_id, 'count', t.n) order by t.n desc, t.type_id) from (
        select p.type_id, count(*)::int as n from programmes p where p.seller_id = c.id and ${published()}
        group by p.type_id) t), '[]') as types
    from companies c where c.id = ${id} and c.is_seller and ${published('c')}`.execute(db.withoutPlugins());
  return rows[0];
}
export async function findCustomer(db: Db, id: number): Promise<CustomerDetail | undefined> {
  const { rows } = await sql<CustomerDetail>`
    select ${factColumns}, ${othersBy('is_buyer', 'wanted_genres')} as others,
      coalesce((select json_agg(f.card) from (
        select ${cardJson()} as card from programmes p where p.genres && c.wanted_genres and ${published()}
        order by p.recommended desc, p.id desc limit ${sql.lit(ON_THE_SHELF)}) f), '[]') as fitting
    from companies c where c.id = ${id} and c.is_buyer and ${published('c')}`.execute(db.withoutPlugins());
  return rows[0];
}

const counted = (name: string, values: Sql, from: Sql) => sql`
  coalesce((select json_agg(f order by f.count desc, f.${sql.raw(name)}) from (
    select ${values} as ${sql.raw(name)}, count(*)::int as count from ${from} group by 1) f), '[]')`;
const sellersShown = sql`companies c where c.is_seller and ${published('c')}`;
const buyersShown = sql`companies c where c.is_buyer and ${published('c')}`;

export async function exhibitorFacets(db: Db): Promise<OutputOf<(typeof sellerInfo)['facets']>> {
  const { rows } = await sql<OutputOf<(typeof sellerInfo)['facets']>>`
    with shown as (select ${said('zh', 'city')} as zh, ${said('en', 'city')} as en, ${genresOf} as genres from ${sellersShown})
    select ${counted('genre', sql`g`, sql`shown, unnest(shown.genres) as g`)} as genres,
      coalesce((select json_agg(f order by f.count desc, f.city) from (
        select coalesce(min(en), min(zh)) as city, min(zh) as "zhCity", min(en) as "enCity", count(*)::int as count
        from shown where coalesce(en, zh) is not null group by lower(coalesce(en, zh))) f), '[]') as cities`.execute(
    db.withoutPlugins(),
  );
  return rows[0]!;
}
export async function customerFacets(db: Db): Promise<OutputOf<(typeof buyerInfo)['facets']>> {
  const { rows } = await sql<OutputOf<(typeof buyerInfo)['facets']>>`
    with shown as (select c.country, c.wanted_genres, c.wanted_media from ${buyersShown})
    select ${counted('country', sql`country`, sql`shown`)} as countries,
      ${counted('genre', sql`g`, sql`shown, unnest(shown.wanted_genres) as g`)} as genres,
      ${counted('medium', sql`m`, sql`shown, unnest(shown.wanted_media) as m`)} as media`.execute(db.withoutPlugins());
  return rows[0]!;
}
