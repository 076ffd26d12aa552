/**
 * The tree of works (decision 0033): a series contains seasons, a season volumes and episodes, a collection any works.
 * A right that is held or sold in one work is taken in every work that contains it and in every work it contains. The
 * database holds that (migration 0101); this file changes the tree and says why a change is refused.
 *
 * For importers: set the level of each programme with `setWorkLevel`, connect them with `attachWorks` (parents first is
 * not needed), then hand every programme that was made to `queueDuplicates` (duplicates.service.ts). All of them join the
 * caller's transaction and do nothing where what is asked already stands, so an import can be repeated.
 */
import { AppError, type TakenCell } from '@pavilion/protocol/errors.ts';
import type { WorkLink } from '@pavilion/protocol/workFields.ts';
import { levelHolds, type WorkLevel } from '@pavilion/protocol/works.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../kit/tables.ts';
import { cellInTheWay, type RefusedOverlap } from './overlap.service.ts';
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

/** `worksSoldApart` for a change that would join two sold rights; both works are named. */
async function soldApart(db: Db, { mine, theirs }: RefusedOverlap): Promise<AppError> {
  const [one, other] = [await findGrantWork(db, mine), await findGrantWork(db, theirs)];
  const links = await listWorkLinks(db, [one?.programmeId ?? mine.firstId, other?.programmeId ?? theirs.firstId]);
  const named = (id: number): WorkLink =>
    links.find((link) => link.id === id) ?? { id, level: 'standalone', number: null, zhTitle: null, enTitle: `#${id}` };
  return new AppError('worksSoldApart', {
    cell: {
      ...{ medium: theirs.medium as TakenCell['medium'], territory: theirs.territory },
      ...{ from: theirs.from, until: theirs.until, state: other?.state === 'held' ? 'held' : 'sold' },
    },
    works: [named(one?.programmeId ?? mine.firstId), named(other?.programmeId ?? theirs.firstId)],
  });
}

/**
 * Runs a change of the tree so that the database's refusal becomes an `AppError` and the caller's transaction stays
 * usable after it: `workContainsItself`, `workLevelRefused` or `worksSoldApart`.
 */
export async function changeWorks<T>(db: Db, levels: () => Promise<AppError>, change: () => Promise<T>): Promise<T> {
  await sql`savepoint change_works`.execute(db);
  try {
    const result = await change();
    await sql`release savepoint change_works`.execute(db);
    return result;
  } catch (error) {
    await sql`rollback to savepoint change_works`.execute(db);
    const { code } = error as { code?: string };
    if (code === 'PV101') throw new AppError('workContainsItself');
    if (code === 'PV102') throw await levels();
    const overlap = cellInTheWay(error);
    throw overlap ? await soldApart(db, overlap) : error;
  }
}

/** The first pair of levels that does not fit. */
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
 * Says that each child is a part of its parent. A part that already stands only takes the new number, where one is given.
 * Refuses all of them with `workContainsItself`, `workLevelRefused` (see `levelHolds` in protocol/works.ts) or
 * `worksSoldApart`; the caller's transaction can go on after a refusal.
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

/** Takes a part out of its parent; `false` where it was none. */
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

/** Sets the level of a programme; refused with `workLevelRefused` where its parts or parents do not allow it. */
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

/** What a work belongs to, from the outermost, and its parts; titles whether published or not. */
export const getTree = ({ db }: Connected, id: number) => listTree(db, id);

/** Another work as the refusals of a programme's rights name it; titles as visitors may read them. */
export const findRelatedWork = ({ db }: Connected, programmeId: number, otherId: number) =>
  findRelation(db, programmeId, otherId);
