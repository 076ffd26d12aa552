import type { Kysely } from 'kysely';
import type { Vault } from '../kit/adapters.ts';
import { isSealed, settingContext } from '../kit/sealedFields.ts';
import type { DB } from '../kit/tables.ts';

/** Returns a value that all processes of a database share. The first process creates it; it never changes. */
export async function sharedSetting(
  db: Kysely<DB>,
  key: string,
  make: () => string | Promise<string>,
): Promise<string> {
  const read = () => db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  const kept = await read();
  if (kept) return String(kept.value);
  const value = JSON.stringify(await make());
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((c) => c.doNothing())
    .execute();
  return String((await read())!.value);
}

/** Like `sharedSetting`, for a secret: the database holds it encrypted. An older, plain value is read as it is; the start encrypts it. */
export async function sealedSetting(
  db: Kysely<DB>,
  vault: Vault,
  key: string,
  make: () => string | Promise<string>,
): Promise<string> {
  const context = settingContext(key);
  const kept = await sharedSetting(db, key, async () => vault.seal(await make(), context));
  return isSealed(kept) ? vault.open(kept, context) : kept;
}
