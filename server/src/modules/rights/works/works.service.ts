/**
 * The tree of works (decision 0033): a series contains seasons, a season volumes and episodes, a collection any works. A right that is held
 * or sold in one work is taken in every work that contains it and in every work it contains. The database enforces that (triggers of
 * 0009_works.sql); this file changes the tree and explains why a change is refused.
 *
 * For importers: set the level of each programme with `setWorkLevel`, connect them with `attachWorks` in any order, then pass every new
 * programme to `queueDuplicates` (duplicates.service.ts). All of them join the caller's transaction and do nothing if the state is already as
 * requested, so an import can be repeated.
 */
import { AppError } from '@pavilion/protocol/errors.ts';
import { errorCode } from '@pavilion/protocol/kit/unknown.ts';
import type { WorkLink } from '@pavilion/protocol/workFields.ts';
import { levelHolds, type WorkLevel } from '@pavilion/protocol/works.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../kit/tables.ts';
import { findBlockingCell, type RefusedOverlap } from './overlap.service.ts';
import {
  deletePart,
  findGrantWork,
  findLevels,
  findPart,
  findRelation,
  insertParts,
  listTree,
  listWorkLinks,
  updateLevel,
  updatePartNumber,
} from './works.queries.ts';

type Db = Kysely<DB>;
interface Connected {
  db: Db;
}
/** `number` is the child's number within the parent as the seller writes it: `3`, `12A`; at most 20 characters. */
export interface WorkPart {
  parentId: number;
  childId: number;
  number?: string | null;
}

const inOneTransaction = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);

/** Returns `worksSoldApart`, with both works named, for a change that would join two sold rights. */
async function soldApart(db: Db, { mine, theirs }: RefusedOverlap): Promise<AppError> {
  const [one, other] = [await findGrantWork(db, mine), await findGrantWork(db, theirs)];
  const links = await listWorkLinks(db, [one?.programmeId ?? mine.firstId, other?.programmeId ?? theirs.firstId]);
  const named = (id: number): WorkLink =>
    links.find((link) => link.id === id) ?? { id, level: 'standalone', number: null, zhTitle: null, enTitle: `#${id}` };
  return new AppError('worksSoldApart', {
    cell: {
      medium: theirs.medium,
      territory: theirs.territory,
      from: theirs.from,
      until: theirs.until,
      state: other?.state === 'held' ? 'held' : 'sold',
    },
    works: [named(one?.programmeId ?? mine.firstId), named(other?.programmeId ?? theirs.firstId)],
  });
}

/**
 * Runs a change of the tree. A refusal by the database becomes an `AppError` (`workContainsItself`, `workLevelRefused` or
 * `worksSoldApart`), and the caller's transaction stays usable.
 */
export async function changeWorks<T>(db: Db, levels: () => Promise<AppError>, change: () => Promise<T>): Promise<T> {
  await sql`savepoint change_works`.execute(db);
  try {
    const result = await change();
    await sql`release savepoint change_works`.execute(db);
    return result;
  } catch (error) {
    await sql`rollback to savepoint change_works`.execute(db);
    const code = errorCode(error);
    if (code === 'PV101') throw new AppError('workContainsItself');
    if (code === 'PV102') throw await levels();
    const overlap = findBlockingCell(error);
    throw overlap ? await soldApart(db, overlap) : error;
  }
}

/** Returns the error for the first pair of levels that does not fit. */
async function unfit(db: Db, parts: readonly WorkPart[]): Promise<AppError> {
  const levels = await findLevels(db, [...new Set(parts.flatMap(({ parentId, childId }) => [parentId, childId]))]);
  const levelOf = new Map(levels.map(({ id, workLevel }) => [id, workLevel]));
  for (const { parentId, childId } of parts) {
    const [parent, child] = [levelOf.get(parentId), levelOf.get(childId)];
    if (parent && child && !levelHolds(parent, child)) return new AppError('workLevelRefused', { parent, child });
  }
  return new AppError('conflict');
}

/**
 * Makes each child a part of its parent. An existing part only takes the new number, if one is given. Throws `workContainsItself`,
 * `workLevelRefused` (see `levelHolds` in protocol/works.ts) or `worksSoldApart` for all of them; the caller's transaction stays usable.
 */
export const attachWorks = ({ db }: Connected, parts: readonly WorkPart[]): Promise<void> =>
  inOneTransaction(db, async (db) => {
    const missing: { parentId: number; childId: number; number: string | null }[] = [];
    for (const { parentId, childId, number = null } of parts) {
      if (parentId === childId) throw new AppError('workContainsItself');
      const found = await findPart(db, parentId, childId);
      if (!found) missing.push({ parentId, childId, number });
      else if (number !== null && number !== found.number) await updatePartNumber(db, parentId, childId, number);
    }
    if (missing.length === 0) return;
    await changeWorks(
      db,
      () => unfit(db, missing),
      () => insertParts(db, missing),
    );
  });
export const attachWork = (ctx: Connected, part: WorkPart): Promise<void> => attachWorks(ctx, [part]);

/** Removes a part from its parent; returns false if it was none. */
export const detachWork = (
  { db }: Connected,
  { parentId, childId }: Pick<WorkPart, 'parentId' | 'childId'>,
): Promise<boolean> =>
  inOneTransaction(db, (db) =>
    changeWorks(
      db,
      async () => new AppError('conflict'),
      async () => (await deletePart(db, parentId, childId)) !== undefined,
    ),
  );

/** Sets the level of a programme; throws `workLevelRefused` if its parts or parents do not allow it. */
export const setWorkLevel = ({ db }: Connected, id: number, level: WorkLevel): Promise<void> =>
  inOneTransaction(db, async (db) => {
    const [now] = await findLevels(db, [id]);
    if (!now) throw new AppError('notFound');
    if (now.workLevel === level) return;
    const asChanged = async () => {
      const { within, parts } = await listTree(db, id);
      const parent = within.find((work) => work.direct && !levelHolds(work.level, level));
      if (parent) return new AppError('workLevelRefused', { parent: parent.level, child: level });
      const child = parts.find((work) => !levelHolds(level, work.level));
      return child ? new AppError('workLevelRefused', { parent: level, child: child.level }) : new AppError('conflict');
    };
    await changeWorks(db, asChanged, () => updateLevel(db, id, level));
  });

/** Returns the works that contain a work, from the outermost, and its parts; titles whether published or not. */
export const getTree = ({ db }: Connected, id: number) => listTree(db, id);

/** Returns another work for refusals about a programme's rights, with the titles that visitors may read. */
export const findRelatedWork = ({ db }: Connected, programmeId: number, otherId: number) =>
  findRelation(db, programmeId, otherId);
