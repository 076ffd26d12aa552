import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { orders } from '@pavilion/protocol/orders.ts';
import type { consoleOrder } from '@pavilion/protocol/ordersDesk.ts';
import type { Ctx, Staff, User } from '../../kit/ctx.ts';
import { showFiles } from '../contracts/documents.service.ts';
import { buyersRow, desksRow, listDeals, showToBuyer, showToStaff } from '../deals/view.service.ts';

type Buyer = Ctx<User, null>;
type Desk = Ctx<null, Staff>;

export async function myOrder(ctx: Buyer, input: ParsedOf<typeof orders.myOrder>) {
  const { status, keyword } = input;
  const { rows, total } = await listDeals(ctx.db, { userId: ctx.user.id, status, keyword }, input);
  return { rows: rows.map((row) => buyersRow(row, ctx.now())), total };
}

export function myOrderDetail(ctx: Buyer, { orderNo }: ParsedOf<typeof orders.myOrderDetail>) {
  const reader = { userId: ctx.user.id };
  return showToBuyer(ctx, { orderNo, ...reader }, (contractId) => showFiles(ctx, contractId, reader));
}

export async function listOrders(ctx: Desk, input: ParsedOf<(typeof consoleOrder)['list']>) {
  const { rows, total } = await listDeals(ctx.db, { ...input, buyers: true }, input);
  return { rows: rows.map(desksRow), total };
}

export function deskOrder(ctx: Desk, { orderNo }: ParsedOf<(typeof consoleOrder)['detail']>) {
  const reader = { staffId: ctx.staff.id };
  return showToStaff(ctx, { orderNo }, (contractId) => showFiles(ctx, contractId, reader), ctx.staff);
}
