import { type Insertable, type Kysely, sql } from 'kysely';
import type { DB, Staff } from '../../kit/tables.ts';

export const findStaffByName = (db: Kysely<DB>, name: string) =>
  db
    .selectFrom('staff')
    .select(['id', 'email', 'locale', 'passwordHash', 'totpSecret', 'totpEnabledAt'])
    .where((e) =>
      e.or([e(sql`lower(username)`, '=', sql`lower(${name})`), e(sql`lower(email)`, '=', sql`lower(${name})`)]),
    )
    .where('disabledAt', 'is', null)
    .executeTakeFirst();

export const getStaff = (db: Kysely<DB>, id: number) =>
  db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Records the most recent code used. A code that is not newer is refused, so that none works twice. */
export const useTotpStep = async (db: Kysely<DB>, id: number, step: number) =>
  Boolean(
    await db
      .updateTable('staff')
      .set({ totpLastStep: step })
      .where('id', '=', id)
      .where((e) => e.or([e('totpLastStep', 'is', null), e('totpLastStep', '<', step)]))
      .returning('id')
      .executeTakeFirst(),
  );

export const insertStaff = (db: Kysely<DB>, row: Insertable<Staff>) =>
  db
    .insertInto('staff')
    .values(row)
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst();

export const isStaffNameTaken = async (db: Kysely<DB>, username: string, exceptId: number) =>
  Boolean(
    await db
      .selectFrom('staff')
      .select('id')
      .where(sql`lower(username)`, '=', sql`lower(${username})`)
      .where('id', '!=', exceptId)
      .executeTakeFirst(),
  );

export const setConsoleSetting = (db: Kysely<DB>, key: string, setting: boolean | number | object, at: Date) => {
  const value = JSON.stringify(setting);
  return db
    .insertInto('settings')
    .values({ key, value, updatedAt: at })
    .onConflict((c) => c.column('key').doUpdateSet({ value, updatedAt: at }))
    .execute();
};
