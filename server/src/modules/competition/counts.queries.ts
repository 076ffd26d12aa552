import { type Kysely, sql } from 'kysely';
import type { DB } from '../../kit/tables.ts';
import { published } from '../programmes/cards.service.ts';

type Db = Kysely<DB>;

/**
 * Counts a view unless this visitor's last one is younger than `since`. Returns the number of views, or undefined if there is no such
 * entry. It is one statement: of two concurrent calls, which meet on the visitor's row, one counts.
 */
export async function countView(
  db: Db,
  { entryId, visitor, now, since }: { entryId: number; visitor: string; now: Date; since: Date },
): Promise<number | undefined> {
  const { rows } = await sql<{ views: number }>`
    with entry as (
      select e.id from competition_entries e where e.id = ${entryId} and ${published('e')}
    ), seen as (
      insert into competition_views as v (entry_id, visitor, seen_at) select id, ${visitor}, ${now} from entry
      on conflict (entry_id, visitor) do update set seen_at = excluded.seen_at where v.seen_at <= ${since}
      returning entry_id
    ), counted as (
      insert into competition_counts as c (entry_id, views, changed_at) select entry_id, 1, ${now} from seen
      on conflict (entry_id) do update set views = c.views + 1, changed_at = excluded.changed_at
      returning views
    )
    select coalesce((select views from counted), (select views from competition_counts where entry_id = entry.id), 0) as views
    from entry`.execute(db);
  return rows[0]?.views;
}

export const forgetViews = (db: Db, before: Date) =>
  db.deleteFrom('competitionViews').where('seenAt', '<=', before).execute();

export async function hasChanged(db: Db, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('competitionCounts')
    .select('entryId')
    .where('changedAt', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
/** Notifies every process to drop its cached answers with counts. */
export const notifyChanged = (db: Db) => sql`select pg_notify('changed', 'competition_counts')`.execute(db);

/** Sets initial counts; used by seeds. */
export const putCounts = (db: Db, entryId: number, counts: { views: number; votes: number }, now: Date) =>
  db
    .insertInto('competitionCounts')
    .values({ entryId, ...counts, changedAt: now })
    .onConflict((c) => c.column('entryId').doUpdateSet({ ...counts, changedAt: now }))
    .execute();
