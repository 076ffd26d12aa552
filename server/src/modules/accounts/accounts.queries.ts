import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '../../kit/tables.ts';

/** Finds an open account by user name or e-mail, ignoring case. */
export const findUserByName = (db: Kysely<DB>, name: string) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'locale', 'passwordHash', 'lastSignInAt', 'createdAt', 'dormantAt'])
    .where((e) =>
      e.or([e(sql`lower(username)`, '=', sql`lower(${name})`), e(sql`lower(email)`, '=', sql`lower(${name})`)]),
    )
    .where('closedAt', 'is', null)
    .executeTakeFirst();

export const findUserByEmail = (db: Kysely<DB>, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'locale'])
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('closedAt', 'is', null)
    .executeTakeFirst();

export const isUsernameTaken = async (db: Kysely<DB>, username: string) =>
  Boolean(
    await db
      .selectFrom('users')
      .select('id')
      .where(sql`lower(username)`, '=', sql`lower(${username})`)
      .executeTakeFirst(),
  );

export const getUser = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('users')
    .leftJoin('pictures', 'pictures.id', 'users.portraitId')
    .selectAll('users')
    .select('pictures.sources as portraitSources')
    .where('users.id', '=', id)
    .executeTakeFirstOrThrow();

/** Records a sign-in and clears the account's dormancy warning and mark. */
export const setSignedIn = (db: Kysely<DB>, id: number, at: Date) =>
  db
    .updateTable('users')
    .set({ lastSignInAt: at, warnedInactiveAt: null, dormantAt: null })
    .where('id', '=', id)
    .execute();

export const setPassword = (db: Kysely<DB>, id: number, passwordHash: string) =>
  db.updateTable('users').set({ passwordHash }).where('id', '=', id).execute();
