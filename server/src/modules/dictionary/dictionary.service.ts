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
type Endpoints = typeof consoleDictionary;

export async function queryDictionary(
  ctx: Ctx,
  { typeCode }: ParsedOf<typeof dict.query>,
): Promise<OutputOf<typeof dict.query>> {
  if (typeCode === categoryCode) return { typeCode, categoryTypeList: await listProgrammeTypes(ctx) };
  const items = await listItems(ctx.db, typeCode);
  return { typeCode, items: items.filter(({ hidden }) => !hidden) };
}

export async function listForConsole({ db }: StaffCtx): Promise<OutputOf<Endpoints['list']>> {
  const [categories, items] = await Promise.all([listCategories(db), listItems(db)]);
  return [
    { typeCode: categoryCode, items: categories.map((category) => ({ ...category, hidden: false })) },
    ...[...new Set(items.map(({ typeCode }) => typeCode))].map((typeCode) => ({
      typeCode,
      items: items.filter((item) => item.typeCode === typeCode),
    })),
  ];
}

/** Categories are fixed by the product: they are renamed here, and neither added nor retired (spec §3). */
async function saveCategory({ db }: StaffCtx, { itemId, zhName, enName, icon, hidden }: ParsedOf<Endpoints['save']>) {
  if (itemId === undefined || hidden) throw new AppError('badRequest');
  if (!(await updateCategory(db, itemId, { zhName, enName, icon }))) throw new AppError('notFound');
  return itemId;
}
async function saveOther({ db }: StaffCtx, { typeCode, itemId, ...names }: ParsedOf<Endpoints['save']>) {
  await lockDictionary(db, typeCode);
  if (itemId === undefined) {
    // A new dictionary needs a migration: no code would read one created here.
    if ((await listItems(db, typeCode)).length === 0) throw new AppError('notFound');
    return insertItem(db, typeCode, names);
  }
  if (!(await updateItem(db, typeCode, itemId, names))) throw new AppError('notFound');
  return itemId;
}
export const saveItem = (ctx: StaffCtx, input: ParsedOf<Endpoints['save']>): Promise<{ itemId: number }> =>
  inTransaction(ctx, async (ctx) => {
    const itemId = await (input.typeCode === categoryCode ? saveCategory : saveOther)(ctx, input);
    const action = input.itemId === undefined ? 'dictionary.add' : 'dictionary.change';
    await record(ctx, action, 'dictionary', input.typeCode, { itemId });
    return { itemId };
  });

/** The order must name every item once; otherwise another editor has added one meanwhile. */
export const orderItems = (
  ctx: StaffCtx,
  { typeCode, itemIds }: ParsedOf<Endpoints['order']>,
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
