import type { ConsoleDictionaryItem, DictionaryItem } from '@pavilion/protocol/dictionary.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../kit/tables.ts';

type Db = Kysely<DB>;
type ItemRow = ConsoleDictionaryItem & { typeCode: string };

/** Lists items in order; `typeCode` narrows the list to one dictionary. */
export async function listItems(db: Db, typeCode?: string): Promise<ItemRow[]> {
  let items = db
    .selectFrom('dictionaryItems')
    .select(['typeCode', 'itemId', 'zhName', 'enName', 'icon', 'hidden'])
    .orderBy('typeCode')
    .orderBy('position')
    .orderBy('itemId');
  if (typeCode !== undefined) items = items.where('typeCode', '=', typeCode);
  return items.execute();
}

export const listCategories = (db: Db): Promise<DictionaryItem[]> =>
  db
    .selectFrom('programmeTypes')
    .select(['typeId as itemId', 'zhName', 'enName', 'icon'])
    .orderBy('position')
    .orderBy('typeId')
    .execute();

/** Locks a dictionary, so that two new items do not take the same number. */
export const lockDictionary = (db: Db, typeCode: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`dictionary:${typeCode}`}))`.execute(db);

type Names = Pick<ConsoleDictionaryItem, 'zhName' | 'enName' | 'icon' | 'hidden'>;
export async function insertItem(db: Db, typeCode: string, names: Names): Promise<number> {
  const { rows } = await sql<{ itemId: number }>`
    insert into dictionary_items (type_code, item_id, zh_name, en_name, icon, hidden, position)
    select ${typeCode}, coalesce(max(item_id), 0) + 1, ${names.zhName}, ${names.enName}, ${names.icon}, ${names.hidden},
      coalesce(max(position), 0) + 1
    from dictionary_items where type_code = ${typeCode}
    returning item_id`.execute(db);
  return rows[0]!.itemId;
}

export async function updateItem(db: Db, typeCode: string, itemId: number, names: Names): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('dictionaryItems')
    .set(names)
    .where('typeCode', '=', typeCode)
    .where('itemId', '=', itemId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function updateCategory(db: Db, typeId: number, names: Omit<Names, 'hidden'>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('programmeTypes')
    .set(names)
    .where('typeId', '=', typeId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const writeOrder = (db: Db, typeCode: string, itemIds: readonly number[]) =>
  sql`update dictionary_items d set position = o.position
    from unnest(${sql.val([...itemIds])}::int[]) with ordinality as o (item_id, position)
    where d.type_code = ${typeCode} and d.item_id = o.item_id`.execute(db);
export const writeCategoryOrder = (db: Db, typeIds: readonly number[]) =>
  sql`update programme_types t set position = o.position
    from unnest(${sql.val([...typeIds])}::int[]) with ordinality as o (type_id, position)
    where t.type_id = o.type_id`.execute(db);
