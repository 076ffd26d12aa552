// These statements name their columns as on the wire, so they run `withoutPlugins`: no column needs renaming.

import type { ActivityDetail, ActivityKindItem, ActivityQuery } from '@pavilion/protocol/activities.ts';
import type { ActivityCard } from '@pavilion/protocol/activityCards.ts';
import { onlineOpensMinutes } from '@pavilion/protocol/activityStatus.ts';
import { type Insertable, type Kysely, type RawBuilder, sql } from 'kysely';
import { containing } from '../../kit/like.ts';
import type { Activities, DB } from '../../kit/tables.ts';
import { instantOf, pictureOf, published } from '../programmes/cards.service.ts';

type Db = Kysely<DB>;

/** SQL version of the protocol's `activityStatus`; a test compares both at every boundary. */
export const statusAt = (now: Date) => sql<string>`case
  when a.ends_at <= ${now} then 'ended'
  when a.starts_at <= ${now} then 'inProgress'
  when a.signup_closes_at <= ${now} then 'registrationEnded'
  when a.signup_opens_at <= ${now} then 'registrationOpen'
  else 'startingSoon' end`;

const cardColumns = sql`
  a.id, a.kind::int as kind, coalesce(k.zh_name, '') as "zhKind", coalesce(k.en_name, '') as "enKind",
  a.zh_title as "zhTitle", a.en_title as "enTitle", a.zh_summary as "zhSummary", a.en_summary as "enSummary",
  a.zh_place as "zhPlace", a.en_place as "enPlace", a.zh_city as "zhCity", a.en_city as "enCity",
  a.online_url is not null as "isOnline", ${instantOf('a.starts_at')} as "startsAt", ${instantOf('a.ends_at')} as "endsAt",
  a.time_zone as "timeZone", ${instantOf('a.signup_opens_at')} as "signupOpensAt",
  ${instantOf('a.signup_closes_at')} as "signupClosesAt", a.capacity,
  (a.replay_id is not null or a.replay_url is not null) as "hasReplay", ${pictureOf('a.cover_id')} as cover`;
const withKind = sql`activities a left join dictionary_items k on k.type_code = 'activityKind' and k.item_id = a.kind`;

/**
 * Activities in progress first, the one that ends next before the others; then upcoming ones, the next first; then past ones, the latest
 * first.
 */
const byClock = (now: Date) => sql`
  a.ends_at <= ${now}, a.starts_at > ${now}, case when a.starts_at > ${now} then a.starts_at when a.ends_at > ${now} then a.ends_at end, a.ends_at desc, a.id`;

const periods: Record<NonNullable<ActivityQuery['period']>, (now: Date) => RawBuilder<unknown>> = {
  upcoming: (now) => sql`a.ends_at > ${now}`,
  week: (now) => sql`a.ends_at > ${now} and a.starts_at < ${now}::timestamptz + interval '7 days'`,
  month: (now) => sql`a.ends_at > ${now} and a.starts_at < ${now}::timestamptz + interval '30 days'`,
  past: (now) => sql`a.ends_at <= ${now}`,
};
export type ActivityFilter = Pick<ActivityQuery, 'kind' | 'status' | 'period' | 'exhibitionId' | 'keyword'>;
function conditionsOf({ kind, status, period, exhibitionId, keyword }: ActivityFilter, now: Date) {
  const conditions: RawBuilder<unknown>[] = [published('a')];
  if (kind !== undefined) conditions.push(sql`a.kind = ${kind}`);
  if (status) conditions.push(sql`${statusAt(now)} = ${status}`);
  if (period) conditions.push(periods[period](now));
  if (exhibitionId !== undefined) conditions.push(sql`a.exhibition_id = ${exhibitionId}`);
  if (keyword) {
    const pattern = containing(keyword);
    conditions.push(sql`concat_ws(' ', a.zh_title, a.en_title, a.zh_summary, a.en_summary, a.zh_place, a.en_place,
      a.zh_city, a.en_city) ilike ${pattern}`);
  }
  return sql.join(conditions, sql` and `);
}

export async function listCards(
  db: Db,
  filter: ActivityFilter,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<ActivityCard[]> {
  const { rows } = await sql<ActivityCard>`
    select ${cardColumns} from ${withKind} where ${conditionsOf(filter, now)} order by ${byClock(now)}
    limit ${limit} offset ${offset}`.execute(db.withoutPlugins());
  return rows;
}

export async function countActivities(db: Db, filter: ActivityFilter, now: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from activities a where ${conditionsOf(filter, now)}`.execute(db);
  return rows[0]!.total;
}

export type BareDetail = Omit<ActivityDetail, 'exhibition'> & { exhibitionId: number | null };
export async function findDetail(db: Db, id: number): Promise<BareDetail | undefined> {
  const { rows } = await sql<BareDetail>`
    select ${cardColumns}, a.zh_body as "zhBody", a.en_body as "enBody", a.agenda, a.guests,
      (select json_build_object('url', '/media/' || f.path, 'type', f.mime) from files f where f.id = a.replay_id) as replay,
      a.replay_url as "replayUrl", a.exhibition_id as "exhibitionId"
    from ${withKind} where a.id = ${id} and ${published('a')}`.execute(db.withoutPlugins());
  return rows[0];
}

/** Returns the URL of the online room while it may be entered; undefined if there is no such activity. */
export async function findOnline(db: Db, id: number, now: Date): Promise<{ url: string | null } | undefined> {
  const { rows } = await sql<{ url: string | null }>`
    select case when a.starts_at <= ${now}::timestamptz + make_interval(mins => ${onlineOpensMinutes}) and a.ends_at > ${now}
      then a.online_url end as url
    from activities a where a.id = ${id} and ${published('a')}`.execute(db.withoutPlugins());
  return rows[0];
}

export async function listKinds(db: Db): Promise<ActivityKindItem[]> {
  const { rows } = await sql<ActivityKindItem>`
    select k.item_id::int as kind, k.zh_name as name, k.en_name as "englishName",
      (select count(*)::int from activities a where a.kind = k.item_id and ${published('a')}) as count
    from dictionary_items k where k.type_code = 'activityKind' and not k.hidden order by k.position, k.item_id`.execute(
    db.withoutPlugins(),
  );
  return rows;
}

/** Returns whether any activity began, ended, opened or closed in this span of time. */
export async function hasEdge(db: Db, since: Date, until: Date): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select 1 from activities a, unnest(array[a.starts_at, a.ends_at, a.signup_opens_at, a.signup_closes_at]) as edge
      where ${published('a')} and edge > ${since} and edge <= ${until}) as found`.execute(db);
  return rows[0]!.found;
}
/** Notifies every process to drop its cached answers about activities. */
export const notifyChanged = (db: Db) => sql`select pg_notify('changed', 'activities')`.execute(db);

export const upsertActivity = (db: Db, row: Insertable<Activities> & { id: number }) => {
  const { id: _, ...rest } = row;
  return db
    .insertInto('activities')
    .values(row)
    .onConflict((oc) => oc.column('id').doUpdateSet(rest))
    .execute();
};

/** The next queries look up what a form refers to: a ready video, a kind, an exhibition. */
export const findVideo = (db: Db, id: number) =>
  db
    .selectFrom('files')
    .select(['id', 'readyAt'])
    .where('id', '=', id)
    .where('store', '=', 'public')
    .where('mime', 'like', 'video/%')
    .executeTakeFirst();
export const findKind = (db: Db, kind: number) =>
  db
    .selectFrom('dictionaryItems')
    .select('itemId')
    .where('typeCode', '=', 'activityKind')
    .where('itemId', '=', kind)
    .executeTakeFirst();
export const findExhibition = (db: Db, id: number) =>
  db
    .selectFrom('contentRecords')
    .select('recordId')
    .where('kind', '=', 'exhibition')
    .where('recordId', '=', id)
    .executeTakeFirst();
