import { type Kysely, sql } from 'kysely';
import type { DB } from '../../kit/tables.ts';

export const findSettings = (db: Kysely<DB>) =>
  db
    .selectFrom('siteSettings as s')
    .leftJoin('staff', 'staff.id', 's.editedBy')
    .select(['s.settings', 's.revision', 's.editedAt', 'staff.name as editedBy'])
    .executeTakeFirstOrThrow();

/** Returns false if the row has changed meanwhile. */
export async function updateSettings(
  db: Kysely<DB>,
  revision: number,
  change: { settings: string; editedBy: number | null; editedAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('siteSettings')
    .set({ ...change, revision: revision + 1 })
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function findTimeZone(db: Kysely<DB>): Promise<string | undefined> {
  const { rows } = await sql<{ zone: string | null }>`select settings->>'timeZone' as zone from site_settings`.execute(
    db,
  );
  return rows[0]?.zone ?? undefined;
}
