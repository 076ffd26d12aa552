import type { ContentClass } from '@pavilion/protocol/enumerations.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../kit/tables.ts';

type Db = Kysely<DB>;
export interface Item {
  class: ContentClass;
  id: number;
}
/** One item, all items of a class, or everything of a user. */
export interface Scope {
  class?: ContentClass | undefined;
  id?: number | undefined;
}
/** Both personal lists work alike; their additional columns differ. */
const lists = {
  favourites: { at: sql.ref('created_at'), more: sql`created_at as "collectedAt"` },
  visits: { at: sql.ref('visited_at'), more: sql`visited_at as "visitedAt", times` },
};
export type ListName = keyof typeof lists;
const scoped = ({ class: of, id }: Scope) =>
  sql`${of === undefined ? sql`true` : sql`class = ${of}`} and ${id === undefined ? sql`true` : sql`content_id = ${id}`}`;

/** Returns true if the item was not among the favourites before. */
export async function addFavourite(db: Db, userId: number, item: Item, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into favourites (user_id, class, content_id, created_at) values (${userId}, ${item.class}, ${item.id}, ${now})
    on conflict (user_id, class, content_id) do update set created_at = excluded.created_at, removed_at = null
      where favourites.removed_at is not null
    returning 1`.execute(db);
  return rows.length > 0;
}
export async function isFavourite(db: Db, userId: number, item: Item): Promise<boolean> {
  const row = await db
    .selectFrom('favourites')
    .select('contentId')
    .where('userId', '=', userId)
    .where('class', '=', item.class)
    .where('contentId', '=', item.id)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
export async function countFavourites(db: Db, item: Item): Promise<number> {
  const row = await db
    .selectFrom('popularity')
    .select('favourites')
    .where('class', '=', item.class)
    .where('contentId', '=', item.id)
    .executeTakeFirst();
  return row?.favourites ?? 0;
}

/** Removes rows from a list, or restores those of one removal; returns the items concerned. */
export async function setRemoved(
  db: Db,
  list: ListName,
  userId: number,
  change: { scope: Scope; removedAt: Date } | { broughtBackFrom: Date },
): Promise<Item[]> {
  const [removedAt, which] =
    'scope' in change
      ? [change.removedAt, sql`removed_at is null and ${scoped(change.scope)}`]
      : [null, sql`removed_at = ${change.broughtBackFrom}`];
  const { rows } = await sql<Item>`
    update ${sql.table(list)} set removed_at = ${removedAt} where user_id = ${userId} and ${which}
    returning class, content_id as id`.execute(db);
  return rows;
}
export const endRemoved = (db: Db, list: ListName, before: Date) =>
  db.deleteFrom(list).where('removedAt', '<', before).execute();

/** Adds to the counts of these items. All callers use one order of rows, so that two long removals do not deadlock. */
export async function addPopularity(db: Db, items: readonly Item[], by: { visits?: number; favourites?: number }) {
  if (!items.length) return;
  const [visits, favourites] = [by.visits ?? 0, by.favourites ?? 0];
  await sql`
    insert into popularity (class, content_id, visits, favourites)
    select class, id, greatest(0, ${visits}::int), greatest(0, ${favourites}::int)
    from unnest(${sql.val(items.map((i) => i.class))}::int[], ${sql.val(items.map((i) => i.id))}::int[]) as i (class, id)
    order by class, id
    on conflict (class, content_id) do update set
      visits = popularity.visits + ${visits}::int, favourites = greatest(0, popularity.favourites + ${favourites}::int)`.execute(
    db,
  );
}

export const addVisit = (db: Db, userId: number, item: Item, now: Date, isNew: boolean) =>
  sql`
    insert into visits (user_id, class, content_id, visited_at) values (${userId}, ${item.class}, ${item.id}, ${now})
    on conflict (user_id, class, content_id) do update set visited_at = excluded.visited_at, removed_at = null,
      times = case when visits.removed_at is not null then 1 else visits.times + ${isNew ? 1 : 0}::int end`.execute(db);

type Row = Item & { collectedAt: Date; visitedAt: Date; times: number };
export async function listMine(
  db: Db,
  list: ListName,
  userId: number,
  page: { class?: ContentClass | undefined; pageNum: number; pageSize: number },
) {
  const mine = sql`from ${sql.table(list)} where user_id = ${userId} and removed_at is null`;
  const [{ rows }, { rows: counts }] = await Promise.all([
    sql<Row>`select class, content_id as id, ${lists[list].more} ${mine} and ${scoped({ class: page.class })}
      order by ${lists[list].at} desc, class, content_id desc
      limit ${page.pageSize} offset ${(page.pageNum - 1) * page.pageSize}`.execute(db.withoutPlugins()),
    sql<{
      class: ContentClass;
      total: number;
    }>`select class, count(*)::int as total ${mine} group by class order by class`.execute(db),
  ]);
  return { rows, counts };
}
