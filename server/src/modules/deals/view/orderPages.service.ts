import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { consoleOrder } from '@pavilion/protocol/orders.console.ts';
import type { orders } from '@pavilion/protocol/orders.ts';
import type { Ctx, Staff, User } from '../../../kit/ctx.ts';
import { buyersRow, listDeals, showToBuyer, showToStaff, staffRow } from './view.service.ts';

type Buyer = Ctx<User, null>;
type StaffCtx = Ctx<null, Staff>;

export async function myOrder(ctx: Buyer, input: ParsedOf<typeof orders.myOrder>) {
  const { status, keyword } = input;
  const { rows, total } = await listDeals(ctx.db, { userId: ctx.user.id, status, keyword }, input);
  return { rows: rows.map((row) => buyersRow(row, ctx.now())), total };
}

export const myOrderDetail = (ctx: Buyer, { orderNo }: ParsedOf<typeof orders.myOrderDetail>) =>
  showToBuyer(ctx, { orderNo, userId: ctx.user.id });

export async function listOrders(ctx: StaffCtx, input: ParsedOf<(typeof consoleOrder)['list']>) {
  const { rows, total } = await listDeals(ctx.db, { ...input, buyers: true }, input);
  return { rows: rows.map(staffRow), total };
}

export const staffOrder = (ctx: StaffCtx, { orderNo }: ParsedOf<(typeof consoleOrder)['detail']>) =>
  showToStaff(ctx, { orderNo }, ctx.staff);
