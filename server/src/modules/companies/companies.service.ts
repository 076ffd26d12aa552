import type {
  buyerInfo,
  CustomerDetail,
  CustomerRow,
  ExhibitorDetail,
  ExhibitorRow,
  sellerInfo,
} from '@pavilion/protocol/companies.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { OutputOf, ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { SellerRow } from '@pavilion/protocol/programmes.console.ts';
import type { Ctx, Staff } from '../../kit/ctx.ts';
import { withPreview } from '../content/preview.service.ts';
import { listSellers, type SellerQuery, setCompanyUser } from './companies.queries.ts';
import { companyKind } from './companyKind.service.ts';
import {
  customerFacets,
  exhibitorFacets,
  findCustomer,
  findExhibitor,
  listCustomers,
  listExhibitors,
} from './public.queries.ts';

export { companyKind, recordExistingCompany } from './companyKind.service.ts';
export { type CompanyRecord, listFilteredCompanies, listMeantCompanies } from './sheetForms.service.ts';
export { customerSource, exhibitorSource } from './source.service.ts';

export const listSellersForConsole = (
  { db }: Ctx<null, Staff>,
  query: SellerQuery,
): Promise<{ rows: SellerRow[]; total: number }> => listSellers(db, query);

const isChinese = ({ locale }: Ctx) => locale === 'zh-CN';
export const listDomesticExhibitors = (
  ctx: Ctx,
  query: ParsedOf<(typeof sellerInfo)['list']>,
): Promise<{ rows: ExhibitorRow[]; total: number }> => listExhibitors(ctx.db, query, isChinese(ctx));
export const listOverseasCustomers = (
  ctx: Ctx,
  query: ParsedOf<(typeof buyerInfo)['list']>,
): Promise<{ rows: CustomerRow[]; total: number }> => listCustomers(ctx.db, query, isChinese(ctx));

type DetailInput = ParsedOf<(typeof sellerInfo)['detail']>;
const there = <T>(found: T | undefined): T => {
  if (!found) throw new AppError('notFound');
  return found;
};
export const getExhibitor = (ctx: Ctx, input: DetailInput): Promise<ExhibitorDetail> =>
  withPreview(ctx, companyKind, input, async ({ db }) => there(await findExhibitor(db, input.id)));
export const getCustomer = (ctx: Ctx, input: DetailInput): Promise<CustomerDetail> =>
  withPreview(ctx, companyKind, input, async ({ db }) => there(await findCustomer(db, input.id)));

export const getExhibitorFacets = ({ db }: Ctx): Promise<OutputOf<(typeof sellerInfo)['facets']>> =>
  exhibitorFacets(db);
export const getCustomerFacets = ({ db }: Ctx): Promise<OutputOf<(typeof buyerInfo)['facets']>> => customerFacets(db);

/** Links a listed company without an account to the account of the enterprise that was certified under its registration number. */
export const linkCompanyAccount = (
  ctx: Pick<Ctx, 'db'>,
  account: { userId: number; country: string; registrationNo: string },
) => setCompanyUser(ctx.db, account);
