import type { ConsoleNavigationItem, NavigationPlace } from '@pavilion/protocol/navigation.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../kit/tables.ts';

type Db = Kysely<DB>;
export type NavigationRow = Omit<ConsoleNavigationItem, 'id'>;

export async function listItems(db: Db, place?: NavigationPlace): Promise<ConsoleNavigationItem[]> {
  let items = db
    .selectFrom('navigationItems')
    .select(['id', 'zhTitle', 'enTitle', 'type', 'url', 'place', 'hidden'])
    .orderBy('place')
    .orderBy('position')
    .orderBy('id');
  if (place) items = items.where('place', '=', place);
  return items.execute();
}

export async function insertItem(db: Db, row: NavigationRow): Promise<number> {
  const { id } = await db
    .insertInto('navigationItems')
    .values((e) => ({
      ...row,
      position: e
        .selectFrom('navigationItems')
        .where('place', '=', row.place)
        .select(sql<number>`coalesce(max(position), 0) + 1`.as('last')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateItem(db: Db, id: number, row: NavigationRow): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('navigationItems').set(row).where('id', '=', id).executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteItem(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('navigationItems').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Locks the place's items and returns their ids. */
export const lockPlace = async (db: Db, place: NavigationPlace): Promise<number[]> =>
  (
    await db.selectFrom('navigationItems').select('id').where('place', '=', place).orderBy('id').forUpdate().execute()
  ).map(({ id }) => id);

export const writeOrder = (db: Db, ids: readonly number[]) =>
  sql`update navigation_items n set position = o.position
    from unnest(${sql.val([...ids])}::int[]) with ordinality as o (id, position) where n.id = o.id`.execute(db);
