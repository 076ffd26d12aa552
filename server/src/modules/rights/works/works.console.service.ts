import { AppError } from '@pavilion/protocol/errors.ts';
import type { OutputOf, ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { consoleWorks } from '@pavilion/protocol/works.console.ts';
import { type Ctx, inTransaction, type Staff } from '../../../kit/ctx.ts';
import { record } from '../../audit/audit.service.ts';
import { decideCandidate, listPairs, lockCandidate } from './duplicates.queries.ts';
import { lockBoth, moveCandidates, moveGrants, moveOffers, moveParts, moveReaders, retire } from './merge.queries.ts';
import { findLevels, listTree } from './works.queries.ts';
import { attachWork, changeWorks, detachWork, setWorkLevel } from './works.service.ts';

type StaffCtx = Ctx<null, Staff>;
type Endpoints = typeof consoleWorks;
type Nothing = Record<string, never>;

export async function getWorkTree({ db }: StaffCtx, { id }: { id: number }): Promise<OutputOf<Endpoints['tree']>> {
  const [found] = await findLevels(db, [id]);
  if (!found) throw new AppError('notFound');
  return { level: found.workLevel, ...(await listTree(db, id)) };
}

export const saveWorkLevel = (ctx: StaffCtx, { id, level }: ParsedOf<Endpoints['setLevel']>): Promise<Nothing> =>
  inTransaction(ctx, async (ctx) => {
    await setWorkLevel(ctx, id, level);
    await record(ctx, 'programme.setLevel', 'programme', id, { level });
    return {};
  });

export const attachPart = (ctx: StaffCtx, part: ParsedOf<Endpoints['attach']>): Promise<Nothing> =>
  inTransaction(ctx, async (ctx) => {
    const { parentId, childId, number } = part;
    if ((await findLevels(ctx.db, [parentId, childId])).length < (parentId === childId ? 1 : 2))
      throw new AppError('notFound');
    await attachWork(ctx, part);
    await record(ctx, 'programme.attachPart', 'programme', parentId, { part: childId, number });
    return {};
  });

export const detachPart = (ctx: StaffCtx, part: ParsedOf<Endpoints['detach']>): Promise<Nothing> =>
  inTransaction(ctx, async (ctx) => {
    if (!(await detachWork(ctx, part))) throw new AppError('notFound');
    await record(ctx, 'programme.detachPart', 'programme', part.parentId, { part: part.childId });
    return {};
  });

export const listDuplicates = ({ db }: StaffCtx, query: ParsedOf<Endpoints['duplicates']>) => listPairs(db, query);

/** Either both stay and the newer one goes on sale, or one is merged into the other. */
export const decideDuplicate = (ctx: StaffCtx, input: ParsedOf<Endpoints['decide']>): Promise<Nothing> =>
  inTransaction(ctx, async (ctx) => {
    const { id, decision, note } = input;
    const pair = await lockCandidate(ctx.db, id);
    if (!pair) throw new AppError('notFound');
    if (pair.state !== 'open') throw new AppError('duplicateDecided');
    const keepId = input.keepId ?? pair.otherId;
    if (keepId !== pair.otherId && keepId !== pair.programmeId) throw new AppError('badRequest');
    const merge = { keepId, goneId: keepId === pair.otherId ? pair.programmeId : pair.otherId };
    const decided = { by: ctx.staff.id, at: ctx.now() };
    await decideCandidate(ctx.db, id, { decision, note: note || null, ...decided });
    if (decision === 'same') {
      await lockBoth(ctx.db, merge);
      await changeWorks(
        ctx.db,
        async () => new AppError('conflict'),
        async () => {
          await moveGrants(ctx.db, merge);
          await moveParts(ctx.db, merge);
        },
      );
      await moveOffers(ctx.db, merge, decided.at);
      await moveReaders(ctx.db, merge);
      await retire(ctx.db, merge, decided.at);
      await moveCandidates(ctx.db, merge, decided);
      await record(ctx, 'programme.merge', 'programme', keepId, { merged: merge.goneId });
    } else await record(ctx, 'programme.keepApart', 'programme', pair.programmeId, { other: pair.otherId });
    return {};
  });
