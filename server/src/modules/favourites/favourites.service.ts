// Favourites (addCollection) and visit history (addVistor) of the six content classes, and the popularity counted from both.
import { AppError } from '@pavilion/protocol/errors.ts';
import type { favourites } from '@pavilion/protocol/favourites.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { type Ctx, inTransaction, type JobCtx, type User } from '../../kit/ctx.ts';
import { consume } from '../../kit/limit.ts';
import type { JobDefinition } from '../../platform/jobs.ts';
import { listContentCards } from '../content/classes.service.ts';
import {
  addFavourite,
  addPopularity,
  addVisit,
  countFavourites,
  endRemoved,
  type Item,
  isFavourite,
  type ListName,
  listMine,
  setRemoved,
} from './favourites.queries.ts';

export { addFavourite, addPopularity, addVisit, type Item } from './favourites.queries.ts';

/** A second view within this time is the same visit. */
const visitSeconds = 30 * 60;
/** How long a removal can be undone. */
const undoMs = 60 * 60_000;

async function refuseUnpublished(ctx: Ctx, item: Item) {
  if (!(await listContentCards(ctx.db, [item])).length) throw new AppError('notFound');
}

/**
 * Without `collected` the state toggles, as in the specification's single call; with it a repeated call changes nothing. An item that is
 * no longer published can be removed from the favourites and not added.
 */
export async function addCollection(ctx: Ctx<User, null>, input: ParsedOf<typeof favourites.addCollection>) {
  const { id: userId } = ctx.user;
  const item: Item = { class: input.class, id: input.id };
  return inTransaction(ctx, async (ctx) => {
    const collected = input.collected ?? !(await isFavourite(ctx.db, userId, item));
    if (collected) {
      await refuseUnpublished(ctx, item);
      if (await addFavourite(ctx.db, userId, item, ctx.now())) await addPopularity(ctx.db, [item], { favourites: 1 });
    } else {
      const gone = await setRemoved(ctx.db, 'favourites', userId, { scope: item, removedAt: ctx.now() });
      await addPopularity(ctx.db, gone, { favourites: -1 });
    }
    return { collected, favourites: await countFavourites(ctx.db, item) };
  });
}

export async function collectionState(ctx: Ctx<User, null>, item: ParsedOf<typeof favourites.collectionState>) {
  const [collected, favourites] = await Promise.all([
    isFavourite(ctx.db, ctx.user.id, item),
    countFavourites(ctx.db, item),
  ]);
  return { collected, favourites };
}

/** Returns rows with their cards; an item that is no longer published has no card. */
async function listWithCards(ctx: Ctx<User, null>, list: ListName, input: ParsedOf<typeof favourites.myCollection>) {
  const { rows, counts } = await listMine(ctx.db, list, ctx.user.id, input);
  const cards = new Map((await listContentCards(ctx.db, rows)).map((card) => [`${card.class}-${card.id}`, card]));
  const total = counts.filter((c) => !input.class || c.class === input.class).reduce((sum, c) => sum + c.total, 0);
  return { rows: rows.map((row) => ({ ...row, card: cards.get(`${row.class}-${row.id}`) ?? null })), counts, total };
}
export async function myCollection(ctx: Ctx<User, null>, input: ParsedOf<typeof favourites.myCollection>) {
  const { rows, ...rest } = await listWithCards(ctx, 'favourites', input);
  return { ...rest, rows: rows.map((row) => ({ ...row, collectedAt: row.collectedAt.toISOString() })) };
}
export async function myVisitRecord(ctx: Ctx<User, null>, input: ParsedOf<typeof favourites.myVisitRecord>) {
  const { rows, ...rest } = await listWithCards(ctx, 'visits', input);
  return { ...rest, rows: rows.map((row) => ({ ...row, visitedAt: row.visitedAt.toISOString() })) };
}

const remove =
  (list: ListName) =>
  (ctx: Ctx<User, null>, { class: of, id }: ParsedOf<typeof favourites.removeMyCollection>) =>
    inTransaction(ctx, async (ctx) => {
      const removedAt = ctx.now();
      const gone = await setRemoved(ctx.db, list, ctx.user.id, { scope: { class: of, id }, removedAt });
      if (list === 'favourites') await addPopularity(ctx.db, gone, { favourites: -1 });
      return { removed: gone.length, removedAt: removedAt.toISOString() };
    });
const restore =
  (list: ListName) =>
  (ctx: Ctx<User, null>, { removedAt }: ParsedOf<typeof favourites.restoreMyCollection>) =>
    inTransaction(ctx, async (ctx) => {
      const back = await setRemoved(ctx.db, list, ctx.user.id, { broughtBackFrom: new Date(removedAt) });
      if (list === 'favourites') await addPopularity(ctx.db, back, { favourites: 1 });
      return {};
    });
export const removeMyCollection = remove('favourites');
export const restoreMyCollection = restore('favourites');
export const removeMyVisit = remove('visits');
export const restoreMyVisit = restore('visits');

/** Deletes the lists of a closed account and takes them out of the counts. */
export async function forgetFavourites(ctx: Ctx<User, null>) {
  const gone = await setRemoved(ctx.db, 'favourites', ctx.user.id, { scope: {}, removedAt: ctx.now() });
  await addPopularity(ctx.db, gone, { favourites: -1 });
  for (const list of ['favourites', 'visits'] as const)
    await ctx.db.deleteFrom(list).where('userId', '=', ctx.user.id).execute();
}

/**
 * Records a visit. It is public, because popularity counts everyone (the specification calls it when signed in; only then it writes
 * history). Visitors are stored as a keyed hash for half an hour: no IP address is stored and none can be recovered.
 */
export async function addVistor(ctx: Ctx, item: ParsedOf<typeof favourites.addVistor>) {
  await refuseUnpublished(ctx, item);
  const who = ctx.user ? `u${ctx.user.id}` : ctx.ip;
  const key = `visit:${ctx.signer.sign(`visit:${who}:${item.class}:${item.id}`)}`;
  await inTransaction(ctx, async (ctx) => {
    const isNew = (await consume(ctx, key, visitSeconds)).hits === 1;
    if (ctx.user) await addVisit(ctx.db, ctx.user.id, item, ctx.now(), isNew);
    if (isNew) await addPopularity(ctx.db, [item], { visits: 1 });
  });
  return {};
}

export const favouriteJobs = (ctx: () => JobCtx): Record<string, JobDefinition> => ({
  'favourites.endRemoved': {
    cron: '20 * * * *',
    run: async () => {
      const { db, now } = ctx();
      const before = new Date(now().getTime() - undoMs);
      await endRemoved(db, 'favourites', before);
      await endRemoved(db, 'visits', before);
    },
  },
});
