import type { ContentState, ContentVersion } from '@pavilion/protocol/content.console.ts';
import type { Picture } from '@pavilion/protocol/pictures.ts';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { containing } from '../../kit/like.ts';
import type { ContentRecords, DB } from '../../kit/tables.ts';
import { instantOf } from '../programmes/cards.service.ts';

type Db = Kysely<DB>;
export type Form = Record<string, unknown>;
export type ContentRecord = Selectable<ContentRecords>;
/** The fields that every kind's console list query has; the rest are fields of the form. */
export interface ConsoleQuery {
  keyword: string;
  sort: string;
  order: 'asc' | 'desc';
  pageNum: number;
  pageSize: number;
  publication?: 'both' | 'zhOnly' | 'enOnly' | 'none' | undefined;
  missingEnglish?: boolean | undefined;
  changed?: boolean | undefined;
  scheduled?: boolean | undefined;
}
/** The names of a kind's title fields in the form. */
export interface Titles {
  zh: string;
  en: string;
}

const publications: Record<NonNullable<ConsoleQuery['publication']>, RawBuilder<unknown>> = {
  both: sql`r.zh_live is not null and r.en_live is not null`,
  zhOnly: sql`r.zh_live is not null and r.en_live is null`,
  enOnly: sql`r.zh_live is null and r.en_live is not null`,
  none: sql`r.zh_live is null and r.en_live is null`,
};
const stateColumns = sql`
  r.record_id as id, r.revision, ${instantOf('r.zh_published_at')} as "zhPublishedAt",
  ${instantOf('r.en_published_at')} as "enPublishedAt", r.changed, ${instantOf('r.due_at')} as "dueAt",
  r.due_languages as "dueLanguages", r.missing_english as "missingEnglish", s.name as "editedBy",
  ${instantOf('r.edited_at')} as "editedAt"`;

function conditionsOf(kind: string, titles: Titles, query: ConsoleQuery, fixed: Form) {
  const conditions: RawBuilder<unknown>[] = [sql`r.kind = ${kind}`];
  const { keyword, publication, missingEnglish, scheduled } = query;
  if (keyword) {
    const pattern = containing(keyword);
    conditions.push(sql`(r.draft->>${titles.zh} ilike ${pattern} or r.draft->>${titles.en} ilike ${pattern}
      or r.record_id::text = ${keyword})`);
  }
  if (publication) conditions.push(publications[publication]);
  if (missingEnglish !== undefined) conditions.push(sql`r.missing_english = ${missingEnglish}`);
  if (query.changed !== undefined) conditions.push(sql`r.changed = ${query.changed}`);
  if (scheduled !== undefined) conditions.push(sql`(r.due_at is not null) = ${scheduled}`);
  for (const [field, value] of Object.entries(fixed))
    if (value !== undefined) conditions.push(sql`r.draft->>${field} = ${String(value)}`);
  return sql.join(conditions, sql` and `);
}

export async function listRecords(
  db: Db,
  kind: string,
  titles: Titles,
  query: ConsoleQuery,
  fixed: Form,
): Promise<{ rows: (ContentState & { draft: Form })[]; total: number }> {
  const where = conditionsOf(kind, titles, query, fixed);
  const by =
    query.sort === 'title'
      ? sql`coalesce(r.draft->>${titles.zh}, r.draft->>${titles.en}) collate "zh-x-icu"`
      : sql`r.edited_at`;
  const [{ rows }, { rows: totals }] = await Promise.all([
    sql<ContentState & { draft: Form }>`
      select ${stateColumns}, r.draft from content_records r left join staff s on s.id = r.edited_by
      where ${where} order by ${by} ${query.order === 'asc' ? sql`asc nulls first` : sql`desc nulls last`}, r.record_id desc
      limit ${query.pageSize} offset ${(query.pageNum - 1) * query.pageSize}`.execute(db.withoutPlugins()),
    sql<{ total: number }>`select count(*)::int as total from content_records r where ${where}`.execute(db),
  ]);
  return { rows, total: totals[0]!.total };
}

export async function findState(db: Db, kind: string, id: number) {
  const { rows } = await sql<ContentState & { draft: Form }>`
    select ${stateColumns}, r.draft from content_records r left join staff s on s.id = r.edited_by
    where r.kind = ${kind} and r.record_id = ${id}`.execute(db.withoutPlugins());
  return rows[0];
}

/** Locks the record until the transaction ends. */
export const lockRecord = (db: Db, kind: string, id: number) =>
  db
    .selectFrom('contentRecords')
    .selectAll()
    .where('kind', '=', kind)
    .where('recordId', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Reserves the next id of the slice's own table; its row is written at the first publication. */
export async function nextId(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id`.execute(
    db,
  );
  return rows[0]!.id;
}

export const insertVersion = (
  db: Db,
  row: { kind: string; recordId: number; revision: number; form: string; staffId: number | null; at: Date },
) => db.insertInto('contentVersions').values(row).execute();
export const insertContentEvent = (
  db: Db,
  row: {
    kind: string;
    recordId: number;
    revision: number;
    event: string;
    languages: string[];
    staffId: number | null;
    at: Date;
  },
) => db.insertInto('contentEvents').values(row).execute();

export async function listVersions(
  db: Db,
  kind: string,
  id: number,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
): Promise<{ rows: ContentVersion[]; total: number }> {
  const all = sql`(
    select revision, 'save' as event, '{}'::text[] as languages, staff_id, at, 0 as late, id from content_versions
      where kind = ${kind} and record_id = ${id}
    union all
    select revision, event, languages, staff_id, at, 1, id from content_events where kind = ${kind} and record_id = ${id}) v`;
  const [{ rows }, { rows: totals }] = await Promise.all([
    sql<ContentVersion>`
      select v.revision, v.event, v.languages, s.name as "by", ${instantOf('v.at')} as at
      from ${all} left join staff s on s.id = v.staff_id order by v.at desc, v.late desc, v.id desc
      limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db.withoutPlugins()),
    sql<{ total: number }>`select count(*)::int as total from ${all}`.execute(db),
  ]);
  return { rows, total: totals[0]!.total };
}

export const findVersion = (db: Db, kind: string, id: number, revision: number) =>
  db
    .selectFrom('contentVersions')
    .select(['revision', 'form'])
    .where('kind', '=', kind)
    .where('recordId', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();

export async function listPictures(db: Db, ids: readonly number[]): Promise<Picture[]> {
  if (!ids.length) return [];
  return db
    .selectFrom('pictures')
    .select(['id', 'tone', 'width', 'height', 'sources'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
}

export const listDue = (db: Db, now: Date) =>
  db.selectFrom('contentRecords').select(['kind', 'recordId']).where('dueAt', '<=', now).orderBy('dueAt').execute();

/** The name by which a published item of any kind offers this file, as `fileId` and `fileName` of its form; undefined if none does. */
export async function findPublishedFileName(db: Db, fileId: number): Promise<string | undefined> {
  const live = sql`coalesce(zh_live, en_live)`;
  const { rows } = await sql<{ name: string }>`
    select ${live}->>'fileName' as name from content_records
    where (${live}->>'fileId')::int = ${fileId} and ${live}->>'fileName' is not null limit 1`.execute(db);
  return rows[0]?.name;
}
