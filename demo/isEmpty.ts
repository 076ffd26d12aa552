import type { DB } from '@pavilion/server/kit/tables.ts';
import type { Kysely } from 'kysely';

/** A database without users and staff; only such a one gets the demo fair. */
export async function isEmpty(db: Kysely<DB>): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return !user && !(await db.selectFrom('staff').select('id').limit(1).executeTakeFirst());
}
