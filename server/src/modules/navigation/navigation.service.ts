import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import type {
  ConsoleNavigationItem,
  consoleNavigation,
  NavigationItem,
  NavigationPlace,
} from '@pavilion/protocol/navigation.ts';
import { type BaseCtx, type Ctx, inTransaction, type Staff } from '../../kit/ctx.ts';
import { record } from '../audit/audit.service.ts';
import { deleteItem, insertItem, listItems, lockPlace, updateItem, writeOrder } from './navigation.queries.ts';

type StaffCtx = Ctx<null, Staff>;
type Endpoints = typeof consoleNavigation;

/** Lists the navigation items for visitors, in order. */
export async function listNavigation(
  { db }: Pick<BaseCtx, 'db'>,
  { place }: { place?: NavigationPlace | undefined } = {},
): Promise<NavigationItem[]> {
  return (await listItems(db, place)).filter(({ hidden }) => !hidden);
}

export const listForConsole = ({ db }: StaffCtx): Promise<ConsoleNavigationItem[]> => listItems(db);

export const saveItem = (ctx: StaffCtx, { id, ...row }: ParsedOf<Endpoints['save']>): Promise<{ id: number }> =>
  inTransaction(ctx, async (ctx) => {
    if (id !== undefined && !(await updateItem(ctx.db, id, row))) throw new AppError('notFound');
    const saved = id ?? (await insertItem(ctx.db, row));
    await record(ctx, id === undefined ? 'navigation.add' : 'navigation.change', 'navigation', saved);
    return { id: saved };
  });

/** The order must name every item of the place once; otherwise another editor has added or removed one meanwhile. */
export const orderItems = (
  ctx: StaffCtx,
  { place, ids }: ParsedOf<Endpoints['order']>,
): Promise<Record<string, never>> =>
  inTransaction(ctx, async (ctx) => {
    const known = await lockPlace(ctx.db, place);
    const isWhole = new Set(ids).size === ids.length && ids.length === known.length;
    if (!isWhole || ids.some((id) => !known.includes(id))) throw new AppError('conflict');
    await writeOrder(ctx.db, ids);
    await record(ctx, 'navigation.order', 'navigation', place);
    return {};
  });

export const removeItem = (ctx: StaffCtx, { id }: { id: number }): Promise<Record<string, never>> =>
  inTransaction(ctx, async (ctx) => {
    if (!(await deleteItem(ctx.db, id))) throw new AppError('notFound');
    await record(ctx, 'navigation.remove', 'navigation', id);
    return {};
  });
