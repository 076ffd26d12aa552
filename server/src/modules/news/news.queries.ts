// These statements name their columns as on the wire, so they run `withoutPlugins`: no column needs renaming.

import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import type { Attachment, NewsCard, NewsCategory, NewsDetail, NewsQuery } from '@pavilion/protocol/news.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { containing } from '../../kit/like.ts';
import type { DB } from '../../kit/tables.ts';
import { pictureOf, published } from '../programmes/cards.service.ts';

type Db = Kysely<DB>;

const cardColumns = sql`
  n.id, n.category_id as "categoryId", coalesce(d.zh_name, '') as "zhCategory", coalesce(d.en_name, '') as "enCategory",
  n.zh_title as "zhTitle", n.en_title as "enTitle", n.zh_summary as "zhSummary", n.en_summary as "enSummary",
  n.zh_source as "zhSource", n.en_source as "enSource", n.dated::text as date, ${pictureOf('n.cover_id')} as cover`;
const withCategory = sql`news n left join dictionary_items d on d.type_code = 'newsCategory' and d.item_id = n.category_id`;
const newest = sql`n.dated desc, n.id desc`;

export async function listCategories(db: Db): Promise<NewsCategory[]> {
  const { rows } = await sql<NewsCategory>`
    select d.item_id::int as id, d.zh_name as name, d.en_name as "englishName",
      (select count(*)::int from news n where n.category_id = d.item_id and ${published('n')}) as count
    from dictionary_items d where d.type_code = 'newsCategory' and not d.hidden order by d.position, d.item_id`.execute(
    db.withoutPlugins(),
  );
  return rows;
}
export const findCategory = (db: Db, id: number) =>
  db
    .selectFrom('dictionaryItems')
    .select('itemId')
    .where('typeCode', '=', 'newsCategory')
    .where('itemId', '=', id)
    .executeTakeFirst();

function conditionsOf({ categoryId, keyword }: Pick<NewsQuery, 'categoryId' | 'keyword'>) {
  const conditions: RawBuilder<unknown>[] = [published('n')];
  if (categoryId !== undefined) conditions.push(sql`n.category_id = ${categoryId}`);
  if (keyword)
    conditions.push(
      sql`concat_ws(chr(10), n.zh_title, n.en_title, n.zh_summary, n.en_summary) ilike ${containing(keyword)}`,
    );
  return sql.join(conditions, sql` and `);
}
export async function listCards(db: Db, query: NewsQuery): Promise<{ rows: NewsCard[]; total: number }> {
  const where = conditionsOf(query);
  const bare = db.withoutPlugins();
  const [{ rows }, { rows: sums }] = await Promise.all([
    sql<NewsCard>`
      select ${cardColumns} from ${withCategory} where ${where} order by ${newest}
      limit ${query.pageSize} offset ${(query.pageNum - 1) * query.pageSize}`.execute(bare),
    sql<{ total: number }>`select count(*)::int as total from news n where ${where}`.execute(bare),
  ]);
  return { rows, total: sums[0]!.total };
}
/** Lists what editors recommend first, then the newest. */
export async function listRecommended(db: Db, limit: number): Promise<NewsCard[]> {
  const { rows } = await sql<NewsCard>`
    select ${cardColumns} from ${withCategory} where ${published('n')}
    order by n.recommended desc, ${newest} limit ${limit}`.execute(db.withoutPlugins());
  return rows;
}

export type BareDetail = Omit<NewsDetail, 'newer' | 'older' | 'attachments'>;
/** Returns everything a visitor reads of an article; undefined if it is absent or not published. */
export async function findNews(db: Db, id: number): Promise<BareDetail | undefined> {
  const { rows } = await sql<BareDetail>`
    select ${cardColumns}, n.zh_author as "zhAuthor", n.en_author as "enAuthor", n.zh_body as "zhBody", n.en_body as "enBody"
    from ${withCategory} where n.id = ${id} and ${published('n')}`.execute(db.withoutPlugins());
  return rows[0];
}
export async function listAttachments(db: Db, id: number): Promise<Attachment[]> {
  const { rows } = await sql<Attachment>`
    select f.id, a.name, '/media/' || f.path as url, f.bytes::int as bytes, f.mime
    from news_attachments a join files f on f.id = a.file_id
    where a.news_id = ${id} and f.store = 'public' and f.ready_at is not null order by a.position`.execute(
    db.withoutPlugins(),
  );
  return rows;
}
/** Returns the previous and the next article in the order of the list. */
export async function findNeighbours(db: Db, id: number): Promise<Pick<NewsDetail, 'newer' | 'older'>> {
  const neighbour = (where: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`
    (select json_build_object('id', n.id, 'zhTitle', n.zh_title, 'enTitle', n.en_title) from news n, self
      where ${published('n')} and ${where} order by ${order} limit 1)`;
  const { rows } = await sql<Pick<NewsDetail, 'newer' | 'older'>>`
    with self as (select dated, id from news where id = ${id})
    select ${neighbour(sql`(n.dated, n.id) > (self.dated, self.id)`, sql`n.dated, n.id`)} as newer,
      ${neighbour(sql`(n.dated, n.id) < (self.dated, self.id)`, newest)} as older`.execute(db.withoutPlugins());
  return rows[0]!;
}

/** Lists the most visited since `since`; without visits, the newest. */
export async function listPopular(db: Db, since: string, except: number | undefined, limit: number) {
  const { rows } = await sql<NewsCard>`
    select ${cardColumns} from ${withCategory}
    left join popularity p on p.class = ${ContentClass.news} and p.content_id = n.id
    where ${published('n')} and n.dated >= ${since}::date and n.id is distinct from ${except ?? null}::int
    order by coalesce(p.visits, 0) desc, coalesce(p.favourites, 0) desc, ${newest} limit ${limit}`.execute(
    db.withoutPlugins(),
  );
  return rows;
}
/** How many of the newest articles are compared with an article. */
const COMPARED = 400;
/** Lists articles with similar words in headline and summary; the same category counts a little. */
export async function listRelated(db: Db, id: number, limit: number): Promise<NewsCard[]> {
  const alike = (language: 'zh' | 'en') => {
    const words = (n: string) =>
      sql.raw(`coalesce(${n}.${language}_title, '') || ' ' || coalesce(${n}.${language}_summary, '')`);
    return sql`similarity(${words('n')}, ${words('self')})`;
  };
  const { rows } = await sql<NewsCard>`
    with self as (select * from news where id = ${id}),
    near as (select n.* from news n where ${published('n')} and n.id <> ${id} order by ${newest} limit ${COMPARED}),
    ranked as (
      select n.id, ${alike('zh')} + ${alike('en')} + case when n.category_id = self.category_id then 0.1 else 0 end as rank
      from near n, self)
    select ${cardColumns} from ranked r join ${withCategory} on n.id = r.id order by r.rank desc, ${newest} limit ${limit}`.execute(
    db.withoutPlugins(),
  );
  return rows;
}

/** Returns those of these files that are public attachments and ready. */
export async function listAttachable(db: Db, ids: readonly number[]): Promise<number[]> {
  if (!ids.length) return [];
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('id', 'in', [...ids])
    .where('store', '=', 'public')
    .where('purpose', '=', 'attachment')
    .where('readyAt', 'is not', null)
    .execute();
  return rows.map((row) => row.id);
}
