// Moves the data of a duplicate to the programme that is kept. Orders and contracts stay unchanged.
import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../kit/tables.ts';

type Db = Kysely<DB>;
interface Merge {
  keepId: number;
  goneId: number;
}

export const lockBoth = (db: Db, { keepId, goneId }: Merge) => sql`select lock_works(${keepId}, ${goneId})`.execute(db);

/** Moves active and past grants; `grants_never_sold_twice` refuses if both have sold the same right. */
export const moveGrants = (db: Db, { keepId, goneId }: Merge) =>
  db.updateTable('grants').set({ programmeId: keepId }).where('programmeId', '=', goneId).execute();

export const moveOffers = (db: Db, { keepId, goneId }: Merge, at: Date) =>
  db
    .updateTable('licenceOffers')
    .set({ programmeId: keepId, updatedAt: at })
    .where('programmeId', '=', goneId)
    .execute();

export async function moveParts(db: Db, { keepId, goneId }: Merge) {
  await sql`
    insert into work_parts (parent_id, child_id, number)
    select ${keepId}, child_id, number from work_parts where parent_id = ${goneId} and child_id <> ${keepId}
    union select parent_id, ${keepId}, number from work_parts where child_id = ${goneId} and parent_id <> ${keepId}
    on conflict do nothing`.execute(db);
  await sql`delete from work_parts where parent_id = ${goneId} or child_id = ${goneId}`.execute(db);
}

export async function moveReaders(db: Db, { keepId, goneId }: Merge) {
  const kind = ContentClass.programme;
  await sql`insert into favourites (user_id, class, content_id, created_at)
    select user_id, class, ${keepId}, created_at from favourites where class = ${kind} and content_id = ${goneId}
    on conflict do nothing`.execute(db);
  await sql`insert into visits as kept (user_id, class, content_id, times, visited_at)
    select user_id, class, ${keepId}, times, visited_at from visits where class = ${kind} and content_id = ${goneId}
    on conflict (user_id, class, content_id) do update set times = kept.times + excluded.times,
      visited_at = greatest(kept.visited_at, excluded.visited_at)`.execute(db);
  await sql`insert into popularity as kept (class, content_id, visits, favourites)
    select class, ${keepId}, visits, 0 from popularity where class = ${kind} and content_id = ${goneId}
    on conflict (class, content_id) do update set visits = kept.visits + excluded.visits`.execute(db);
  for (const table of ['favourites', 'visits', 'popularity'] as const)
    await db.deleteFrom(table).where('class', '=', kind).where('contentId', '=', goneId).execute();
  await sql`update popularity set favourites = (
      select count(*) from favourites where class = ${kind} and content_id = ${keepId})
    where class = ${kind} and content_id = ${keepId}`.execute(db);
}

/** Withdraws the duplicate from the catalogue; identifiers that the kept one lacks move to it. */
export async function retire(db: Db, { keepId, goneId }: Merge, at: Date) {
  await sql`insert into work_identifiers (programme_id, scheme, value)
    select ${keepId}, scheme, value from work_identifiers where programme_id = ${goneId} on conflict do nothing`.execute(
    db,
  );
  await sql`delete from work_identifiers where programme_id = ${goneId}`.execute(db);
  const gone = await db
    .selectFrom('programmes')
    .select(['eidr', 'isan'])
    .where('id', '=', goneId)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('programmes')
    .set({ eidr: null, zhPublishedAt: null, enPublishedAt: null, updatedAt: at })
    .where('id', '=', goneId)
    .execute();
  await sql`update programmes set eidr = coalesce(eidr, ${gone.eidr}), isan = coalesce(isan, ${gone.isan}), updated_at = ${at}
    where id = ${keepId}`.execute(db);
}

/** Moves other open pairs of the duplicate to the kept one; those that it has already are settled by the merge. */
export async function moveCandidates(db: Db, { keepId, goneId }: Merge, decided: { by: number; at: Date }) {
  const other = sql`case when d.programme_id = ${goneId} then d.other_id else d.programme_id end`;
  await sql`
    update duplicate_candidates d set
      programme_id = case when d.programme_id = ${goneId} then ${keepId} else d.programme_id end,
      other_id = case when d.other_id = ${goneId} then ${keepId} else d.other_id end
    where d.state = 'open' and ${goneId} in (d.programme_id, d.other_id) and ${other} <> ${keepId}
      and lock_group_of(${other}) <> lock_group_of(${keepId})
      and not exists (select from duplicate_candidates k
        where least(k.programme_id, k.other_id) = least(${keepId}, ${other})
          and greatest(k.programme_id, k.other_id) = greatest(${keepId}, ${other}))`.execute(db);
  await sql`update duplicate_candidates set state = 'same', decided_by = ${decided.by}, decided_at = ${decided.at}
    where state = 'open' and ${goneId} in (programme_id, other_id)`.execute(db);
}
