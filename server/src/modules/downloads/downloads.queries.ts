// These statements name their columns as the answers do, so they run `withoutPlugins`: nothing is left to rename.
import type { ContentCard } from '@pavilion/protocol/contentCards.ts';
import type { DownloadCard, DownloadCategory, DownloadFilters, DownloadQuery } from '@pavilion/protocol/downloads.ts';
import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { containing } from '../../kit/like.ts';
import type { DB } from '../../kit/tables.ts';
import type { SearchText } from '../content/source.service.ts';
import { pictureOf, published } from '../programmes/cards.service.ts';

type Db = Kysely<DB>;
/** A published download with its file; its exhibition is there only while it is published too. */
const from = sql`downloads d join files f on f.id = d.file_id
  left join exhibitions e on e.id = d.exhibition_id and ${published('e')}`;
const exhibitionName = sql`json_build_object('id', e.id, 'zhTitle', e.zh_title, 'enTitle', e.en_title)`;

function conditionsOf({ id, category, exhibitionId, keyword }: DownloadQuery) {
  const conditions: RawBuilder<unknown>[] = [published('d')];
  if (id !== undefined) conditions.push(sql`d.id = ${id}`);
  if (category !== undefined) conditions.push(sql`d.category = ${category}`);
  if (exhibitionId !== undefined) conditions.push(sql`e.id = ${exhibitionId}`);
  if (keyword)
    conditions.push(
      sql`concat_ws(chr(10), d.zh_title, d.en_title, d.zh_summary, d.en_summary, d.file_name) ilike ${containing(keyword)}`,
    );
  return sql.join(conditions, sql` and `);
}

type Row = Omit<DownloadCard, 'file'> & { fileId: number; fileName: string; bytes: number };
export async function listDownloads(db: Db, query: DownloadQuery): Promise<{ rows: Row[]; total: number }> {
  const where = conditionsOf(query);
  const bare = db.withoutPlugins();
  const [{ rows }, { rows: sums }] = await Promise.all([
    sql<Row>`
      select d.id, d.zh_title as "zhTitle", d.en_title as "enTitle", d.zh_summary as "zhSummary", d.en_summary as "enSummary",
        d.category, d.language, case when e.id is not null then ${exhibitionName} end as exhibition,
        ${pictureOf('d.cover_id')} as cover, f.id as "fileId", d.file_name as "fileName", f.bytes::int as bytes
      from ${from} where ${where} order by d.position, d.id desc
      limit ${query.pageSize} offset ${(query.pageNum - 1) * query.pageSize}`.execute(bare),
    sql<{ total: number }>`select count(*)::int as total from ${from} where ${where}`.execute(bare),
  ]);
  return { rows, total: sums[0]!.total };
}

export async function listFilters(db: Db): Promise<DownloadFilters> {
  const bare = db.withoutPlugins();
  const [{ rows: categories }, { rows: exhibitions }] = await Promise.all([
    sql<DownloadFilters['categories'][number]>`
      select d.category, count(*)::int as count from ${from} where ${published('d')} group by d.category`.execute(bare),
    sql<DownloadFilters['exhibitions'][number]>`
      select e.id, e.zh_title as "zhTitle", e.en_title as "enTitle", count(*)::int as count from ${from}
      where ${published('d')} and e.id is not null group by e.id order by e.starts_on desc nulls last, e.id`.execute(
      bare,
    ),
  ]);
  return { categories, exhibitions };
}

/** An uploaded file that a download may name; undefined for files of other purposes. */
export const findUpload = (db: Db, id: number): Promise<{ path: string } | undefined> =>
  db
    .selectFrom('files')
    .select('path')
    .where('id', '=', id)
    .where('store', '=', 'private')
    .where('purpose', '=', 'download')
    .where('readyAt', 'is not', null)
    .executeTakeFirst();
/** Whether there is an exhibition of this id, published or not. */
export const findExhibition = (db: Db, id: number) =>
  db
    .selectFrom('contentRecords')
    .select('recordId')
    .where('kind', '=', 'exhibition')
    .where('recordId', '=', id)
    .executeTakeFirst();

export async function listContentCards(db: Db, ids: readonly number[]): Promise<ContentCard[]> {
  const { rows } = await sql<ContentCard>`
    select ${ContentClass.download}::int as class, d.id, d.zh_title as "zhTitle", d.en_title as "enTitle",
      d.zh_summary as "zhLine", d.en_summary as "enLine", ${pictureOf('d.cover_id')} as picture,
      coalesce(d.zh_published_at, d.en_published_at)::date::text as date
    from downloads d where d.id = any(${sql.val([...ids])}::int[]) and ${published('d')}`.execute(db.withoutPlugins());
  return rows;
}
type Text = Omit<SearchText, 'year' | 'recommended'> & { category: DownloadCategory };
export async function listTexts(db: Db, page: { after: number; limit: number } | { ids: readonly number[] }) {
  const which = 'ids' in page ? sql`d.id = any(${sql.val([...page.ids])}::int[])` : sql`d.id > ${page.after}`;
  const limit = 'ids' in page ? page.ids.length : page.limit;
  const { rows } = await sql<Text>`
    select d.id, d.category, coalesce(d.zh_title, '') as "zhTitle", coalesce(d.en_title, '') as "enTitle",
      coalesce(e.zh_title, '') as "zhNames", coalesce(e.en_title, '') as "enNames",
      coalesce(d.zh_summary, '') as "zhBody", coalesce(d.en_summary, '') as "enBody",
      coalesce(d.zh_published_at, d.en_published_at) as at
    from ${from} where ${which} and ${published('d')} order by d.id limit ${limit}`.execute(db.withoutPlugins());
  return rows;
}
