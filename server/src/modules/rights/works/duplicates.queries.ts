import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { consoleWorks, DuplicatePair } from '@pavilion/protocol/works.console.ts';
import { type Kysely, sql } from 'kysely';
import { containing } from '../../../kit/like.ts';
import type { DB } from '../../../kit/tables.ts';
import { instantOf, pictureOf, published } from '../../programmes/cards.service.ts';
import { workLinkJson } from './names.service.ts';

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
  /** Equal except for case, accents, punctuation and article. */
  sameTitle: boolean;
  /** The folded English titles, if they are similar. */
  nearTitle: [own: string, other: string] | null;
  sameSeller: boolean;
}

/**
 * Lists programmes outside the programme's own tree that share an identifier or have an equal or similar title. Episodes are compared by
 * identifiers only, because many have titles like “Pilot”. A title counts within two years, a similar one within one.
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

/** Adds open pairs; a pair that staff have decided, in either order, stays decided. Returns the number of new ones. */
export async function insertCandidates(
  db: Db,
  programmeId: number,
  found: readonly { otherId: number; reasons: readonly string[] }[],
  at: Date,
): Promise<number> {
  const rows = await db
    .insertInto('duplicateCandidates')
    .values(
      found.map((candidate) => ({
        programmeId,
        otherId: candidate.otherId,
        reasons: [...candidate.reasons],
        createdAt: at,
      })),
    )
    .onConflict((c) => c.doNothing())
    .returning('id')
    .execute();
  return rows.length;
}

export const lockCandidate = (db: Db, id: number) =>
  db.selectFrom('duplicateCandidates').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const decideCandidate = (
  db: Db,
  id: number,
  { decision, note, by, at }: { decision: 'different' | 'same'; note: string | null; by: number; at: Date },
) =>
  db
    .updateTable('duplicateCandidates')
    .set({ state: decision, note, decidedBy: by, decidedAt: at })
    .where('id', '=', id)
    .execute();

const compared = (w: 'a' | 'b') => sql`(${workLinkJson(w, 'all')})::jsonb || jsonb_build_object(
  'year', ${sql.ref(`${w}.year`)}, 'country', ${sql.ref(`${w}.country`)}, 'episodes', ${sql.ref(`${w}.episodes`)},
  'minutes', ${sql.ref(`${w}.minutes`)}, 'cover', ${pictureOf(`${w}.cover_id`)},
  'zhSellerName', (select c.zh_name from companies c where c.id = ${sql.ref(`${w}.seller_id`)}),
  'enSellerName', (select c.en_name from companies c where c.id = ${sql.ref(`${w}.seller_id`)}),
  'eidr', ${sql.ref(`${w}.eidr`)}, 'isan', ${sql.ref(`${w}.isan`)}, 'permitNo', ${sql.ref(`${w}.permit_no`)},
  'source', ${sql.ref(`${w}.source`)}, 'createdAt', ${instantOf(`${w}.created_at`)}, 'isPublished', ${published(w)},
  'offers', (select count(*) from licence_offers o where o.programme_id = ${sql.ref(`${w}.id`)} and o.active),
  'grants', (select count(*) from grants g where g.programme_id = ${sql.ref(`${w}.id`)} and g.state <> 'released'))`;

export async function listPairs(
  db: Db,
  { keyword, state, order, pageNum, pageSize }: ParsedOf<(typeof consoleWorks)['duplicates']>,
): Promise<{ rows: DuplicatePair[]; total: number }> {
  const conditions = [sql`true`];
  if (state) conditions.push(sql`d.state = ${state}`);
  if (keyword) {
    const pattern = containing(keyword);
    conditions.push(sql`(a.zh_title ilike ${pattern} or a.en_title ilike ${pattern}
      or b.zh_title ilike ${pattern} or b.en_title ilike ${pattern})`);
  }
  const from = sql`from duplicate_candidates d join programmes a on a.id = d.programme_id join programmes b on b.id = d.other_id
    left join staff s on s.id = d.decided_by where ${sql.join(conditions, sql` and `)}`;
  const plain = db.withoutPlugins();
  const [{ rows }, counted] = await Promise.all([
    sql<DuplicatePair>`
      select d.id, d.state, d.reasons, ${compared('a')} as programme, ${compared('b')} as other,
        ${instantOf('d.created_at')} as "createdAt", ${instantOf('d.decided_at')} as "decidedAt", s.name as "decidedBy", d.note
      ${from} order by d.state = 'open' desc, d.created_at ${order === 'asc' ? sql`asc` : sql`desc`}, d.id
      limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(plain),
    sql<{ total: number }>`select count(*)::int as total ${from}`.execute(plain),
  ]);
  return { rows, total: counted.rows[0]!.total };
}
