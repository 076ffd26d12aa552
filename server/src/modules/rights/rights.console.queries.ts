import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { consoleRights, Grant } from '@pavilion/protocol/rights.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { containing } from '../../kit/like.ts';
import type { DB } from '../../kit/tables.ts';
import { instantOf } from '../programmes/cards.service.ts';
import { relatedWorkJson } from './works/names.service.ts';

type Db = Kysely<DB>;
export type CalendarQuery = ParsedOf<(typeof consoleRights)['calendar']>;

const sorts: Record<CalendarQuery['sort'], RawBuilder<unknown>> = {
  from: sql`lower(g.term)`,
  medium: sql`g.medium`,
  territory: sql`g.territory`,
  createdAt: sql`g.created_at`,
};

/** `countries` are the requested territories, expanded; null for all. */
function conditionsOf(query: CalendarQuery, countries: readonly string[] | null) {
  const { programmeId, media, state, source, from, until, keyword } = query;
  // Grants of connected works that share content conflict like the programme's own.
  const conditions: RawBuilder<unknown>[] = [
    sql`g.programme_id in (select ${programmeId}::int union select kin.programme_id from work_coverage own
      join work_coverage kin on kin.lock_group = own.lock_group and kin.covers && own.covers
      where own.programme_id = ${programmeId})`,
  ];
  if (media?.length) conditions.push(sql`g.medium = any(${sql.val([...media])}::text[])`);
  if (countries) conditions.push(sql`g.territory = any(${sql.val([...countries])}::text[])`);
  if (state) conditions.push(sql`g.state = ${state}`);
  if (source) conditions.push(sql`g.source = ${source}`);
  if (from || until) conditions.push(sql`g.term && daterange(${from ?? null}::date, ${until ?? null}::date, '[]')`);
  if (keyword) conditions.push(sql`(g.note ilike ${containing(keyword)} or o.order_no ilike ${containing(keyword)})`);
  return sql.join(conditions, sql` and `);
}

export async function listCalendar(
  db: Db,
  query: CalendarQuery,
  countries: readonly string[] | null,
): Promise<{ rows: Grant[]; total: number }> {
  const { sort, order, pageNum, pageSize } = query;
  const conditions = conditionsOf(query, countries);
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const [{ rows }, counted] = await Promise.all([
    sql<Grant>`
      select g.id, g.medium, g.territory, lower(g.term)::text as "from", (upper(g.term) - 1)::text as until, g.exclusive,
        g.state, g.source, o.order_no as "orderNo", g.note, s.name as "staffName",
        ${instantOf('g.created_at')} as "createdAt", ${instantOf('g.released_at')} as "releasedAt",
        case when g.programme_id <> ${query.programmeId} then (
          select ${relatedWorkJson('w', 'p', 'all')} from programmes w, programmes p
          where w.id = g.programme_id and p.id = ${query.programmeId}) end as work
      from grants g left join orders o on o.id = g.order_id left join staff s on s.id = g.staff_id
      where ${conditions} order by ${sorts[sort]} ${direction}, g.medium, g.territory, g.id
      limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from grants g left join orders o on o.id = g.order_id where ${conditions}`.execute(
      db,
    ),
  ]);
  return { rows, total: counted.rows[0]!.total };
}

export const findProgramme = (db: Db, id: number) =>
  db.selectFrom('programmes').select('id').where('id', '=', id).executeTakeFirst();

export const lockGrants = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('grants')
    .select(['id', 'source', 'state', 'programmeId'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
export const releaseGrants = (db: Db, ids: readonly number[], at: Date) =>
  db
    .updateTable('grants')
    .set({ state: 'released', releasedAt: at })
    .where('id', 'in', ids)
    .where('state', '<>', 'released')
    .executeTakeFirstOrThrow();

export const upsertGroup = (db: Db, group: { code: string; zhName: string; enName: string; countries: string[] }) =>
  db
    .insertInto('territoryGroups')
    .values({ ...group, staffMade: true })
    .onConflict((c) =>
      c.column('code').doUpdateSet({ zhName: group.zhName, enName: group.enName, countries: group.countries }),
    )
    .execute();
