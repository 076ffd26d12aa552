// The rights engine: which cells of a programme are free, held or sold, and the tree of works that decides which programmes share content.
// This is its one public file (README.md).
import { AppError } from '@pavilion/protocol/errors.ts';
import type { RelatedWork } from '@pavilion/protocol/workFields.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../kit/tables.ts';
import {
  type ActiveGrant,
  insertGrants,
  listConflicts,
  lockRights,
  updateGrantsOfOrder,
  type WantedCells,
} from './cells.queries.ts';
import { findBlockingCell } from './works/overlap.service.ts';
import { findRelatedWork } from './works/works.service.ts';

export { getAvailability, takenCell } from './availability.service.ts';
export { countriesOf, expandTerritoryNames, listGroups } from './groups.service.ts';
export { lastDayOf } from './term.ts';
export { queueDuplicates } from './works/duplicates.service.ts';
export { inReview, partNumber, partsOf, withinOf, workLinkJson } from './works/names.service.ts';
export { attachWork, attachWorks, setWorkLevel } from './works/works.service.ts';

type Db = Kysely<DB>;

const taken = (
  cell: Pick<ActiveGrant, 'medium' | 'territory' | 'from' | 'until' | 'state'>,
  work: RelatedWork | undefined,
): AppError =>
  new AppError('rightTaken', {
    medium: cell.medium,
    territory: cell.territory,
    from: cell.from,
    until: cell.until,
    state: cell.state === 'held' ? 'held' : 'sold',
    ...(work && { work }),
  });

/** Throws the error for the first conflicting grant; it names the work if that is another one. */
async function refuseTaken(db: Db, wanted: WantedCells): Promise<void> {
  const [conflict] = await listConflicts(db, wanted, 1);
  if (!conflict) return;
  const isOwn = conflict.programmeId === wanted.programmeId;
  throw taken(conflict, isOwn ? undefined : await findRelatedWork({ db }, wanted.programmeId, conflict.programmeId));
}

/** PostgreSQL's error names the conflicting row. The transaction has ended, so the work cannot be looked up. */
function takenFrom(error: unknown): AppError | undefined {
  const overlap = findBlockingCell(error);
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

function assertTransaction(db: Db) {
  if (!db.isTransaction) throw new Error('rights move only inside a transaction');
}

/**
 * Holds every wanted cell for an order and returns their number; throws `rightTaken` with the first taken cell. Call it inside the
 * order's transaction.
 */
export async function holdCells(db: Db, wanted: WantedCells, orderId: number): Promise<number> {
  assertTransaction(db);
  await lockRights(db, wanted.programmeId);
  await refuseTaken(db, wanted);
  return insertOrRefuse(db, wanted, { state: 'held', source: 'order', orderId });
}

/** Grants held cells when the contract is signed. */
export async function grantHeldCells(db: Db, orderId: number, at: Date): Promise<void> {
  assertTransaction(db);
  await updateGrantsOfOrder(db, orderId, 'held', 'granted', at);
}

/** Releases the cells of a cancelled, expired or terminated order. */
export async function releaseCells(db: Db, orderId: number, at: Date): Promise<void> {
  assertTransaction(db);
  await updateGrantsOfOrder(db, orderId, 'held', 'released', at);
  await updateGrantsOfOrder(db, orderId, 'granted', 'released', at);
}

/** Enters rights sold elsewhere or a holdback; `endDate` null has no end. Throws `rightTaken` if an order already has the cell. */
export async function blockCells(
  db: Db,
  wanted: Omit<WantedCells, 'endDate'> & { endDate: string | null },
  origin: { source: 'elsewhere' | 'holdback'; staffId: number; note: string },
): Promise<number> {
  assertTransaction(db);
  await lockRights(db, wanted.programmeId);
  await refuseTaken(db, { ...wanted, endDate: wanted.endDate ?? '9999-12-30' });
  return insertOrRefuse(db, wanted, { state: 'granted', ...origin });
}
