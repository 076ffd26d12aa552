import type { Address, addresses } from '@pavilion/protocol/addresses.ts';
import { YesNo } from '@pavilion/protocol/enumerations.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { type Ctx, inTransaction, type User } from '../../kit/ctx.ts';
import {
  clearDefault,
  deleteAddress,
  findAddress,
  insertAddress,
  listAddresses,
  lockAddresses,
  updateAddress,
} from './addresses.queries.ts';

type Row = Awaited<ReturnType<typeof listAddresses>>[number];
const onWire = ({ zipcode, isDefault, ...row }: Row): Address => ({
  ...row,
  zipCode: zipcode,
  isDefault: isDefault ? YesNo.yes : YesNo.no,
});
const asRow = ({ zipCode, isDefault, ...form }: ParsedOf<typeof addresses.addMyAddress>) => ({
  ...form,
  zipcode: zipCode,
  isDefault: isDefault === YesNo.yes,
});

export async function myAddress(ctx: Ctx<User, null>) {
  const rows = (await listAddresses(ctx.db, ctx.user.id)).map(onWire);
  return { rows, total: rows.length };
}

/** Returns one of the user's own addresses; throws `notFound` for another user's. */
export async function getMyAddress(ctx: Ctx<User, null>, id: number): Promise<Address> {
  const row = await findAddress(ctx.db, ctx.user.id, id);
  if (!row) throw new AppError('notFound');
  return onWire(row);
}

/** Adds an address. The first one becomes the default, whatever the form chose. */
export const addMyAddress = (ctx: Ctx<User, null>, input: ParsedOf<typeof addresses.addMyAddress>) =>
  inTransaction(ctx, async (ctx) => {
    const { id: userId } = ctx.user;
    await lockAddresses(ctx.db, userId);
    const count = (await listAddresses(ctx.db, userId)).length;
    if (count >= limits.addressesPerUser) throw new AppError('tooManyAddresses');
    const row = asRow(input);
    const isDefault = row.isDefault || count === 0;
    if (isDefault) await clearDefault(ctx.db, userId);
    return insertAddress(ctx.db, { ...row, isDefault, userId, createdAt: ctx.now() });
  });

export const editMyAddress = (ctx: Ctx<User, null>, input: ParsedOf<typeof addresses.editMyAddress>) =>
  inTransaction(ctx, async (ctx) => {
    await lockAddresses(ctx.db, ctx.user.id);
    const { id, ...form } = input;
    const row = asRow(form);
    if (row.isDefault) await clearDefault(ctx.db, ctx.user.id);
    if (!(await updateAddress(ctx.db, ctx.user.id, id, row))) throw new AppError('notFound');
    return {};
  });

export async function removeMyAddress(ctx: Ctx<User, null>, { id }: ParsedOf<typeof addresses.removeMyAddress>) {
  if (!(await deleteAddress(ctx.db, ctx.user.id, id))) throw new AppError('notFound');
  return {};
}
