import type { Insertable, Kysely } from 'kysely';
import type { Addresses, DB } from '../../kit/tables.ts';

const shown = [
  'id',
  'recipient',
  'country',
  'province',
  'city',
  'area',
  'address',
  'phone',
  'zipcode',
  'isDefault',
] as const;

/** Serialises concurrent forms, so that neither the limit nor the single default is broken. */
export const lockAddresses = (db: Kysely<DB>, userId: number) =>
  db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();

export const listAddresses = (db: Kysely<DB>, userId: number) =>
  db
    .selectFrom('addresses')
    .select(shown)
    .where('userId', '=', userId)
    .orderBy('isDefault', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const findAddress = (db: Kysely<DB>, userId: number, id: number) =>
  db.selectFrom('addresses').select(shown).where('userId', '=', userId).where('id', '=', id).executeTakeFirst();

export const clearDefault = (db: Kysely<DB>, userId: number) =>
  db
    .updateTable('addresses')
    .set({ isDefault: false })
    .where('userId', '=', userId)
    .where('isDefault', '=', true)
    .execute();

export const insertAddress = (db: Kysely<DB>, row: Insertable<Addresses>) =>
  db.insertInto('addresses').values(row).returning('id').executeTakeFirstOrThrow();

export const updateAddress = (
  db: Kysely<DB>,
  userId: number,
  id: number,
  row: Omit<Insertable<Addresses>, 'id' | 'userId' | 'createdAt'>,
) =>
  db
    .updateTable('addresses')
    .set(row)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();

export const deleteAddress = (db: Kysely<DB>, userId: number, id: number) =>
  db.deleteFrom('addresses').where('userId', '=', userId).where('id', '=', id).returning('id').executeTakeFirst();
