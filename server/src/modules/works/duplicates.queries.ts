import { type Kysely, sql } from 'kysely';
import type { DB } from '../../kit/tables.ts';

type Db = Kysely<DB>;
export interface Identifier {
  scheme: 'eidr' | 'isan' | 'alid';
  value: string;
}

export const insertIdentifiers = (db: Db, programmeId: number, identifiers: readonly Identifier[]) =>
  db
    .insertInto('workIdentifiers')
    .values(identifiers.map((identifier) => ({ programmeId, ...identifier })))
    .onConflict((c) => c.doNothing())
    .execute();

export interface Likeness {
  id: number;
  sameEidr: boolean;
  sameIsan: boolean;
  sameAlid: boolean;
  /** Equal but for case, accents, punctuation and article. */
  sameTitle: boolean;
  /** The folded English titles, where they are near. */
  nearTitle: [own: string, other: string] | null;
  sameSeller: boolean;
}

/**
 * Programmes outside the programme's own tree that share an identifier or have an equal or near title. Episodes are
 * compared by identifiers only: “Pilot” is a title of many. A title counts only within two years, one if it is just near.
 */
export async function listAlike(db: Db, programmeId: number): Promise<Likeness[]> {
  const { rows } = await sql<Likeness>`
    with own as (
      select p.*, title_key(p.zh_title) as zh_key, title_key(p.en_title) as en_key from programmes p where p.id = ${programmeId}),
    given as (
      select scheme, value from work_identifiers where programme_id = ${programmeId}
      union select 'eidr', eidr from own where eidr is not null
      union select 'isan', isan from own where isan is not null),
    by_identifier as (
      select w.programme_id as id, w.scheme from work_identifiers w join given using (scheme, value)
      union select p.id, 'eidr' from programmes p join given g on g.scheme = 'eidr' and g.value = p.eidr
      union select p.id, 'isan' from programmes p join given g on g.scheme = 'isan' and g.value = p.isan),
    by_title as (
      select p.id from own join programmes p on title_key(p.zh_title) = own.zh_key
      union select p.id from own join programmes p on title_key(p.en_title) = own.en_key
      union select p.id from own join programmes p on title_key(p.en_title) % own.en_key where length(own.en_key) > 4),
    judged as (
      select p.id,
        exists (select from by_identifier b where b.id = p.id and b.scheme = 'eidr') as "sameEidr",
        exists (select from by_identifier b where b.id = p.id and b.scheme = 'isan') as "sameIsan",
        exists (select from by_identifier b where b.id = p.id and b.scheme = 'alid') as "sameAlid",
        t.titled and coalesce(title_key(p.zh_title) = own.zh_key or title_key(p.en_title) = own.en_key, false) as "sameTitle",
        case when t.titled and coalesce(abs(p.year - own.year), 0) <= 1 and title_key(p.en_title) % own.en_key
          then array[own.en_key, title_key(p.en_title)] end as "nearTitle",
        p.seller_id is not distinct from own.seller_id as "sameSeller"
      from own join programmes p on p.id in (select id from by_identifier union select id from by_title),
        lateral (select own.work_level <> 'episode' and p.work_level <> 'episode'
          and coalesce(abs(p.year - own.year), 0) <= 2 as titled) t
      where p.id <> own.id and lock_group_of(p.id) <> lock_group_of(own.id))
    select * from judged order by id`.execute(db.withoutPlugins());
  return rows;
}

/** Adds open pairs; a pair that staff have decided, in whatever order, stays decided. Gives how many are new. */
export async function insertCandidates(
  db: Db,
  programmeId: number,
  found: readonly { otherId: number; reasons: string[] }[],
  at: Date,
): Promise<number> {
  const rows = await db
    .insertInto('duplicateCandidates')
    .values(found.map((candidate) => ({ programmeId, ...candidate, createdAt: at })))
    .onConflict((c) => c.doNothing())
    .returning('id')
    .execute();
  return rows.length;
}
