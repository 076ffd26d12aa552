import { AppError, type TakenCell } from '@pavilion/protocol/errors.ts';
import type { RelatedWork } from '@pavilion/protocol/workFields.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../kit/tables.ts';
import { cellInTheWay } from '../works/overlap.service.ts';
import { findRelatedWork } from '../works/works.service.ts';
import {
  insertGrants,
  type LivingGrant,
  listConflicts,
  lockRights,
  updateGrantsOfOrder,
  type WantedCells,
} from './cells.queries.ts';

export { dayAfter, lastDayOf } from './term.ts';

type Db = Kysely<DB>;

const taken = (
  cell: Pick<LivingGrant, 'medium' | 'territory' | 'from' | 'until' | 'state'>,
  work: RelatedWork | undefined,
): AppError =>
  new AppError('rightTaken', {
    medium: cell.medium as TakenCell['medium'],
    territory: cell.territory,
    from: cell.from,
    until: cell.until,
    state: cell.state === 'held' ? 'held' : 'sold',
    ...(work && { work }),
  });

/** The refusal for the first grant in the way; it names the work where that is another one. */
async function refuseTaken(db: Db, wanted: WantedCells): Promise<void> {
  const [conflict] = await listConflicts(db, wanted, 1);
  if (!conflict) return;
  const isOwn = conflict.programmeId === wanted.programmeId;
  throw taken(conflict, isOwn ? undefined : await findRelatedWork({ db }, wanted.programmeId, conflict.programmeId));
}

/** PostgreSQL's own refusal names the row in the way. The transaction is over, so the work cannot be asked for. */
function takenFrom(error: unknown): AppError | undefined {
  const overlap = cellInTheWay(error);
  return overlap && taken({ ...overlap.theirs, state: 'granted' }, undefined);
}

async function insertOrRefuse(
  db: Db,
  ...args: Parameters<typeof insertGrants> extends [unknown, ...infer Rest] ? Rest : never
) {
  try {
    return await insertGrants(db, ...args);
  } catch (error) {
    throw takenFrom(error) ?? error;
  }
}

function insist(db: Db) {
  if (!db.isTransaction) throw new Error('rights move only inside a transaction');
}

/**
 * Holds every wanted cell for an order, or refuses with `rightTaken` naming the first cell in the way; gives how many
 * cells are held. Call inside the order's transaction.
 */
export async function holdCells(db: Db, wanted: WantedCells, orderId: number): Promise<number> {
  insist(db);
  await lockRights(db, wanted.programmeId);
  await refuseTaken(db, wanted);
  return insertOrRefuse(db, wanted, { state: 'held', source: 'order', orderId });
}

/** The contract is signed: what was held is granted. */
export async function grantHeldCells(db: Db, orderId: number, at: Date): Promise<void> {
  insist(db);
  await updateGrantsOfOrder(db, orderId, 'held', 'granted', at);
}

/** Cancelled, expired or terminated: the cells are free again. */
export async function releaseCells(db: Db, orderId: number, at: Date): Promise<void> {
  insist(db);
  await updateGrantsOfOrder(db, orderId, 'held', 'released', at);
  await updateGrantsOfOrder(db, orderId, 'granted', 'released', at);
}

/**
 * Enters rights sold elsewhere or a holdback; `endDate` null has no end. Refuses with `rightTaken` where an order already
 * has the cell.
 */
export async function blockCells(
  db: Db,
  wanted: Omit<WantedCells, 'endDate'> & { endDate: string | null },
  origin: { source: 'elsewhere' | 'holdback'; staffId: number; note: string },
): Promise<number> {
  insist(db);
  await lockRights(db, wanted.programmeId);
  await refuseTaken(db, { ...wanted, endDate: wanted.endDate ?? '9999-12-30' });
  return insertOrRefuse(db, wanted, { state: 'granted', ...origin });
}
