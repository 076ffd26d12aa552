import type { Medium } from '@pavilion/protocol/media.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../kit/tables.ts';

/** The wanted cells: every medium in every territory, from the first to the last day of the term. */
export interface WantedCells {
  programmeId: number;
  media: readonly string[];
  countries: readonly string[];
  /** First and last day of the term, `YYYY-MM-DD`, both included. */
  startDate: string;
  endDate: string;
  exclusive: boolean;
}
/** An active grant for the availability board and for refusals; `until` is its last day, null without an end. */
export interface ActiveGrant {
  id: number;
  /** The work it was granted for: the requested programme, or one that shares content with it. */
  programmeId: number;
  medium: Medium;
  territory: string;
  from: string;
  until: string | null;
  exclusive: boolean;
  state: 'held' | 'granted';
  source: 'order' | 'elsewhere' | 'holdback';
  orderId: number | null;
}

const text = (values: readonly string[]) => sql<string[]>`${sql.val([...values])}::text[]`;
const term = (w: Pick<WantedCells, 'startDate' | 'endDate'>) =>
  sql`daterange(${w.startDate}::date, ${w.endDate}::date, '[]')`;
/** The columns of a `LivingGrant`. */
export const grantColumns = sql`id, programme_id as "programmeId", medium, territory, lower(term)::text as "from", (upper(term) - 1)::text as until, exclusive, state, source, order_id as "orderId"`;

/**
 * Lets one transaction at a time decide about the rights of connected works, so that a refusal can name the cell. Double sales are
 * prevented by the constraint `grants_never_sold_twice`, not by this lock.
 */
export const lockRights = (db: Kysely<DB>, programmeId: number) =>
  sql`select lock_work(${programmeId}, true)`.execute(db.withoutPlugins());

/** Lists the conflicting active grants, of the work itself or of one that shares content; granted ones first. */
export async function listConflicts(db: Kysely<DB>, wanted: WantedCells, limit = 10_000): Promise<ActiveGrant[]> {
  const { rows } = await sql<ActiveGrant>`
    select ${grantColumns} from grants
    where works && covers_of(${wanted.programmeId}) and state <> 'released'
      and medium = any(${text(wanted.media)}) and territory = any(${text(wanted.countries)})
      and term && ${term(wanted)} and (exclusive or ${wanted.exclusive})
    order by state, medium, territory, lower(term) limit ${limit}`.execute(db.withoutPlugins());
  return rows;
}

/**
 * Inserts one row for each cell. The non-exclusive rows of one call share a point of `exclusivity_range` that no other call has;
 * exclusive rows take the whole range, so that the exclusion constraint refuses them next to any other row.
 */
export async function insertGrants(
  db: Kysely<DB>,
  wanted: Omit<WantedCells, 'endDate'> & { endDate: string | null },
  origin: {
    state: 'held' | 'granted';
    source: ActiveGrant['source'];
    orderId?: number;
    staffId?: number;
    note?: string;
  },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with own as materialized (select nextval('grant_nonexclusive_point') as point),
    added as (
      insert into grants (programme_id, medium, territory, term, exclusive, exclusivity_range, state, source, order_id, staff_id, note)
      select ${wanted.programmeId}, medium, territory, daterange(${wanted.startDate}::date, ${wanted.endDate}::date, '[]'), ${wanted.exclusive},
        case when ${wanted.exclusive} then int8range(null, null) else int8range(own.point, own.point, '[]') end,
        ${origin.state}, ${origin.source}, ${origin.orderId ?? null}, ${origin.staffId ?? null}, ${origin.note ?? null}
      from own, unnest(${text(wanted.media)}) as medium, unnest(${text(wanted.countries)}) as territory
      order by medium, territory
      returning 1)
    select count(*) as count from added`.execute(db.withoutPlugins());
  return rows[0]!.count;
}

export const updateGrantsOfOrder = (
  db: Kysely<DB>,
  orderId: number,
  from: 'held' | 'granted',
  to: 'granted' | 'released',
  at: Date,
) =>
  db
    .updateTable('grants')
    .set({ state: to, releasedAt: to === 'released' ? at : null })
    .where('orderId', '=', orderId)
    .where('state', '=', from)
    .executeTakeFirstOrThrow();
