import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { consoleSeller, SellerDetail, SellerRow } from '@pavilion/protocol/programmesDesk.ts';
import { type Ctx, inTransaction, type Staff } from '../../kit/ctx.ts';
import { invalid } from '../../kit/invalid.ts';
import { record } from '../audit/audit.service.ts';
import {
  findPicture,
  findSeller,
  insertSeller,
  listSellers,
  lockSeller,
  type SellerQuery,
  updateSeller,
} from './companies.queries.ts';

type StaffCtx = Ctx<null, Staff>;

export const listSellersForDesk = (
  { db }: StaffCtx,
  query: SellerQuery,
): Promise<{ rows: SellerRow[]; total: number }> => listSellers(db, query);

export async function getSellerForDesk({ db }: StaffCtx, { id }: { id: number }): Promise<SellerDetail> {
  const seller = await findSeller(db, id);
  if (!seller) throw new AppError('notFound');
  return seller;
}

/** Makes or changes a seller; the day it was first published stays. */
export async function saveSeller(
  ctx: StaffCtx,
  input: ParsedOf<(typeof consoleSeller)['save']>,
): Promise<{ id: number }> {
  return inTransaction(ctx, async (ctx) => {
    const { id, published, registrationNo, contactName, contactEmail, ...own } = input;
    for (const field of ['logoId', 'displayId'] as const)
      if (own[field] !== null && !(await findPicture(ctx.db, own[field]))) throw invalid(field, 'pictureUnknown');
    const before = id === undefined ? undefined : await lockSeller(ctx.db, id);
    if (id !== undefined && !before) throw new AppError('notFound');
    const row = {
      ...own,
      registrationNo: registrationNo || null,
      contactName: contactName || null,
      contactEmail: contactEmail || null,
      publishedAt: published ? (before?.publishedAt ?? ctx.now()) : null,
    };
    const savedId = before?.id ?? (await insertSeller(ctx.db, { ...row, isSeller: true, createdAt: ctx.now() })).id;
    if (before) await updateSeller(ctx.db, savedId, row);
    await record(ctx, before ? 'seller.change' : 'seller.add', 'company', savedId, { published });
    return { id: savedId };
  });
}
