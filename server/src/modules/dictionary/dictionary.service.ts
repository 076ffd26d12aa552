import { categoryCode, type consoleDictionary, type dict } from '@pavilion/protocol/dictionary.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { OutputOf, ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { type Ctx, inTransaction, type Staff } from '../../kit/ctx.ts';
import { record } from '../audit/audit.service.ts';
import { listProgrammeTypes } from '../programmes/programmes.service.ts';
import {
  insertItem,
  listCategories,
  listItems,
  lockDictionary,
  updateCategory,
  updateItem,
  writeCategoryOrder,
  writeOrder,
} from './dictionary.queries.ts';

type StaffCtx = Ctx<null, Staff>;
type Desk = typeof consoleDictionary;

export async function queryDictionary(
  ctx: Ctx,
  { typeCode }: ParsedOf<typeof dict.query>,
): Promise<OutputOf<typeof dict.query>> {
  if (typeCode === categoryCode) return { typeCode, categoryTypeList: await listProgrammeTypes(ctx) };
  const items = await listItems(ctx.db, typeCode);
  return { typeCode, items: items.filter(({ hidden }) => !hidden) };
}

export async function listForDesk({ db }: StaffCtx): Promise<OutputOf<Desk['list']>> {
  const [categories, items] = await Promise.all([listCategories(db), listItems(db)]);
  return [
    { typeCode: categoryCode, items: categories.map((category) => ({ ...category, hidden: false })) },
    ...[...new Set(items.map(({ typeCode }) => typeCode))].map((typeCode) => ({
      typeCode,
      items: items.filter((item) => item.typeCode === typeCode),
    })),
  ];
}

/** Categories belong to the product: they are named here, and neither added nor put out of use (spec §3). */
async function saveCategory({ db }: StaffCtx, { itemId, zhName, enName, icon, hidden }: ParsedOf<Desk['save']>) {
  if (itemId === undefined || hidden) throw new AppError('badRequest');
  if (!(await updateCategory(db, itemId, { zhName, enName, icon }))) throw new AppError('notFound');
  return itemId;
}
async function saveOther({ db }: StaffCtx, { typeCode, itemId, ...names }: ParsedOf<Desk['save']>) {
  await lockDictionary(db, typeCode);
  if (itemId === undefined) {
    // A dictionary begins with a migration: nothing would read one that was made up here.
    if ((await listItems(db, typeCode)).length === 0) throw new AppError('notFound');
    return insertItem(db, typeCode, names);
  }
  if (!(await updateItem(db, typeCode, itemId, names))) throw new AppError('notFound');
  return itemId;
}
export const saveItem = (ctx: StaffCtx, input: ParsedOf<Desk['save']>): Promise<{ itemId: number }> =>
  inTransaction(ctx, async (ctx) => {
    const itemId = await (input.typeCode === categoryCode ? saveCategory : saveOther)(ctx, input);
    const deed = input.itemId === undefined ? 'dictionary.add' : 'dictionary.change';
    await record(ctx, deed, 'dictionary', input.typeCode, { itemId });
    return { itemId };
  });

/** The order names every item once; else somebody has added one meanwhile. */
export const orderItems = (
  ctx: StaffCtx,
  { typeCode, itemIds }: ParsedOf<Desk['order']>,
): Promise<Record<string, never>> =>
  inTransaction(ctx, async (ctx) => {
    await lockDictionary(ctx.db, typeCode);
    const isCategory = typeCode === categoryCode;
    const items = isCategory ? await listCategories(ctx.db) : await listItems(ctx.db, typeCode);
    const known = items.map(({ itemId }) => itemId);
    const isWhole = new Set(itemIds).size === itemIds.length && itemIds.length === known.length;
    if (!isWhole || itemIds.some((id) => !known.includes(id))) throw new AppError('conflict');
    await (isCategory ? writeCategoryOrder(ctx.db, itemIds) : writeOrder(ctx.db, typeCode, itemIds));
    await record(ctx, 'dictionary.order', 'dictionary', typeCode);
    return {};
  });
