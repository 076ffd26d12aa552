import type { RelatedWork, WorkLink } from '@pavilion/protocol/workFields.ts';
import type { WorkLevel } from '@pavilion/protocol/works.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../kit/tables.ts';
import { partOrder, relatedWorkJson, workLinkJson } from './names.service.ts';

type Db = Kysely<DB>;
const ints = (values: readonly number[]) => sql`${sql.val([...values])}::int[]`;

export const findPart = (db: Db, parentId: number, childId: number) =>
  db
    .selectFrom('workParts')
    .select(['number'])
    .where('parentId', '=', parentId)
    .where('childId', '=', childId)
    .executeTakeFirst();

/** One statement for all parts, so that the coverage is written once. */
export const insertParts = (db: Db, parts: readonly { parentId: number; childId: number; number: string | null }[]) =>
  db
    .insertInto('workParts')
    .values([...parts])
    .execute();

export const updatePartNumber = (db: Db, parentId: number, childId: number, number: string | null) =>
  db.updateTable('workParts').set({ number }).where('parentId', '=', parentId).where('childId', '=', childId).execute();

export const deletePart = (db: Db, parentId: number, childId: number) =>
  db
    .deleteFrom('workParts')
    .where('parentId', '=', parentId)
    .where('childId', '=', childId)
    .returning('parentId')
    .executeTakeFirst();

export const findLevels = (db: Db, ids: readonly number[]) =>
  db.selectFrom('programmes').select(['id', 'workLevel']).where('id', 'in', ids).execute();
export const updateLevel = (db: Db, id: number, workLevel: WorkLevel) =>
  db.updateTable('programmes').set({ workLevel }).where('id', '=', id).execute();

/** Returns the works that a conflicting grant covers exactly, to name them after the constraint refused a change. */
export async function findGrantWork(
  db: Db,
  cell: { works: string; medium: string; territory: string; from: string },
): Promise<{ programmeId: number; state: 'held' | 'granted' } | undefined> {
  const { rows } = await sql<{ programmeId: number; state: 'held' | 'granted' }>`
    select programme_id as "programmeId", state from grants
    where works = ${cell.works}::int8multirange and medium = ${cell.medium} and territory = ${cell.territory}
      and lower(term) = ${cell.from}::date and state <> 'released' limit 1`.execute(db.withoutPlugins());
  return rows[0];
}

export async function listWorkLinks(db: Db, ids: readonly number[]): Promise<WorkLink[]> {
  const { rows } = await sql<{ work: WorkLink }>`
    select ${workLinkJson('w', 'all')} as work from programmes w where w.id = any(${ints(ids)})`.execute(
    db.withoutPlugins(),
  );
  return rows.map(({ work }) => work);
}

export async function findRelation(db: Db, programmeId: number, otherId: number): Promise<RelatedWork | undefined> {
  const { rows } = await sql<{ work: RelatedWork }>`
    select ${relatedWorkJson('w', 'p')} as work from programmes w, programmes p
    where w.id = ${otherId} and p.id = ${programmeId}`.execute(db.withoutPlugins());
  return rows[0]?.work;
}

/** Returns the works that contain this one, the nearest last, and its own parts in the order of their numbers. */
export async function listTree(
  db: Db,
  id: number,
): Promise<{ within: (WorkLink & { direct: boolean })[]; parts: WorkLink[] }> {
  const { rows } = await sql<{ within: (WorkLink & { direct: boolean })[]; parts: WorkLink[] }>`
    with recursive up (id, depth) as (
      select parent_id, 1 from work_parts where child_id = ${id}
      union select p.parent_id, up.depth + 1 from up join work_parts p on p.child_id = up.id),
    above as (select id, max(depth) as depth, min(depth) = 1 as direct from up group by id)
    select
      coalesce((select json_agg((${workLinkJson('w', 'all')})::jsonb || jsonb_build_object('direct', above.direct)
        order by above.depth desc, w.id) from above join programmes w on w.id = above.id), '[]') as within,
      coalesce((select json_agg((${workLinkJson('w', 'all')})::jsonb || jsonb_build_object('number', part.number)
        order by ${sql.raw(partOrder)})
        from work_parts part join programmes w on w.id = part.child_id where part.parent_id = ${id}), '[]') as parts`.execute(
    db.withoutPlugins(),
  );
  return rows[0]!;
}
