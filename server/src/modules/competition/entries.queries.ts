// These statements name their columns as on the wire, so they run `withoutPlugins`: no column needs renaming.

import type { Competition, EntryDetail, EntryQuery } from '@pavilion/protocol/competition.ts';
import type { EntryCard } from '@pavilion/protocol/entryCards.ts';
import { type Insertable, type Kysely, sql } from 'kysely';
import { containing } from '../../kit/like.ts';
import type { CompetitionEntries, DB } from '../../kit/tables.ts';
import { instantOf, pictureOf, published } from '../programmes/cards.service.ts';

type Db = Kysely<DB>;

const cardColumns = sql`
  e.id, coalesce(e.number, 0) as number, e.zh_title as "zhTitle", e.en_title as "enTitle", e.zh_author as "zhAuthor",
  e.en_author as "enAuthor", e.zh_school as "zhSchool", e.en_school as "enSchool", e.seconds,
  ${pictureOf('e.poster_id')} as poster, s.views, s.votes, s.rank`;
/** Ranks all published entries; a filter narrows the rows shown and leaves the ranks unchanged. */
const withStanding = (competitionId: number) => sql`(
  select o.id, coalesce(c.views, 0) as views, coalesce(c.votes, 0) as votes,
    (row_number() over (order by coalesce(c.votes, 0) desc, o.number, o.id))::int as rank
  from competition_entries o left join competition_counts c on c.entry_id = o.id
  where o.competition_id = ${competitionId} and ${published('o')}) s join competition_entries e on e.id = s.id`;

const orders = {
  votes: sql`s.rank`,
  newest: sql`least(e.zh_published_at, e.en_published_at) desc, e.number desc`,
  number: sql`e.number, e.id`,
} as const;
export type EntryFilter = Pick<EntryQuery, 'competitionId' | 'keyword'>;
const matches = (keyword: string) =>
  keyword
    ? sql`(concat_ws(' ', e.zh_title, e.en_title, e.zh_author, e.en_author, e.zh_school, e.en_school)
        ilike ${containing(keyword)} or e.number::text = ${keyword})`
    : sql`true`;

export async function listCards(
  db: Db,
  { competitionId, keyword }: EntryFilter,
  sort: EntryQuery['sort'],
  { limit, offset }: { limit: number; offset: number },
): Promise<EntryCard[]> {
  const { rows } = await sql<EntryCard>`
    select ${cardColumns} from ${withStanding(competitionId)} where ${matches(keyword)} order by ${orders[sort]}
    limit ${limit} offset ${offset}`.execute(db.withoutPlugins());
  return rows;
}

export async function countEntries(db: Db, { competitionId, keyword }: EntryFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from competition_entries e
    where e.competition_id = ${competitionId} and ${published('e')} and ${matches(keyword)}`.execute(db);
  return rows[0]!.total;
}

export type BareDetail = Omit<EntryDetail, 'previous' | 'next'>;
export async function findEntry(db: Db, competitionId: number, id: number): Promise<BareDetail | undefined> {
  const { rows } = await sql<BareDetail>`
    select ${cardColumns}, e.zh_intro as "zhIntro", e.en_intro as "enIntro",
      coalesce((
        select jsonb_agg(v.film order by v.height desc nulls first) from (
          select null::int as height, jsonb_build_object(
            'url', e.playlist, 'type', 'application/vnd.apple.mpegurl', 'height', null) as film
          where e.playlist is not null
          union all
          select (w->>'height')::int, jsonb_build_object('url', '/media/' || f.path, 'type', f.mime, 'height', (w->>'height')::int)
          from jsonb_array_elements(e.videos) w join files f on f.id = (w->>'fileId')::int) v), '[]') as videos,
      coalesce((
        select jsonb_agg(jsonb_build_object('url', '/media/' || f.path, 'language', w->>'language') order by w->>'language' desc)
        from jsonb_array_elements(e.captions) w join files f on f.id = (w->>'fileId')::int), '[]') as captions
    from ${withStanding(competitionId)} where e.id = ${id}`.execute(db.withoutPlugins());
  return rows[0];
}

/** Returns the entries with the next lower and the next higher number. */
export async function findNeighbours(
  db: Db,
  competitionId: number,
  number: number,
): Promise<{ previous: EntryCard | null; next: EntryCard | null }> {
  const beside = async (isLower: boolean) => {
    const { rows } = await sql<EntryCard>`
      select ${cardColumns} from ${withStanding(competitionId)}
      where ${isLower ? sql`e.number < ${number}` : sql`e.number > ${number}`}
      order by e.number ${isLower ? sql`desc` : sql`asc`} limit 1`.execute(db.withoutPlugins());
    return rows[0] ?? null;
  };
  const [previous, next] = await Promise.all([beside(true), beside(false)]);
  return { previous, next };
}

export async function findCompetition(db: Db, id: number): Promise<Competition | undefined> {
  const { rows } = await sql<Competition>`
    select c.id, c.zh_title as "zhTitle", c.en_title as "enTitle", c.zh_lead as "zhLead", c.en_lead as "enLead",
      c.zh_rules as "zhRules", c.en_rules as "enRules", ${instantOf('c.entry_opens_at')} as "entryOpensAt",
      ${instantOf('c.entry_closes_at')} as "entryClosesAt", ${instantOf('c.voting_opens_at')} as "votingOpensAt",
      ${instantOf('c.voting_closes_at')} as "votingClosesAt", c.votes_per_day as "votesPerDay",
      ${pictureOf('c.banner_id')} as banner, count(e.id)::int as entries, coalesce(sum(n.votes), 0)::int as votes
    from competitions c left join competition_entries e on e.competition_id = c.id and ${published('e')}
      left join competition_counts n on n.entry_id = e.id
    where c.id = ${id} group by c.id`.execute(db.withoutPlugins());
  return rows[0];
}

export const upsertEntry = (db: Db, row: Insertable<CompetitionEntries> & { id: number }) => {
  const { id: _, ...rest } = row;
  return db
    .insertInto('competitionEntries')
    .values(row)
    .onConflict((oc) => oc.column('id').doUpdateSet(rest))
    .execute();
};

/** Returns which of these files are public, ready, and of this type. */
export async function listReadyFiles(db: Db, ids: readonly number[], mime: string): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('id', 'in', [...ids])
    .where('store', '=', 'public')
    .where('mime', 'like', mime)
    .where('readyAt', 'is not', null)
    .execute();
  return new Set(rows.map((row) => row.id));
}

/** Locks the numbers until this transaction ends, so that no other transaction takes one. */
export const lockNumbers = (db: Db) => sql`select pg_advisory_xact_lock(7352064)`.execute(db);
/** Returns whether another entry has this number, on the site or in a draft. */
export async function isNumberTaken(
  db: Db,
  competitionId: number,
  number: number,
  except: number | undefined,
): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select 1 from competition_entries
        where competition_id = ${competitionId} and number = ${number} and id is distinct from ${except ?? null})
      or exists (select 1 from content_records
        where kind = 'entry' and draft->>'number' = ${String(number)} and record_id is distinct from ${except ?? null})
      as taken`.execute(db);
  return rows[0]!.taken;
}
