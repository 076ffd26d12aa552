import type { ContractStatus } from '@pavilion/protocol/contractStates.ts';
import type { OrderRow, OrderStatus, PaymentStatus, SignatureType } from '@pavilion/protocol/orders.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { containing } from '../../../kit/like.ts';
import { maskedEmail } from '../../../kit/masks.ts';
import type { DB } from '../../../kit/tables.ts';
import { pictureOf } from '../../programmes/cards.service.ts';

type Db = Kysely<DB>;
/** One row of a list of deals, as stored; rows for buyers and staff are made from it. */
export interface DealRow {
  orderId: number;
  orderNo: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  contractStatus: ContractStatus;
  orderContractId: number;
  contractNo: string;
  programmeId: number;
  typeId: OrderRow['typeId'];
  zhTitle: string | null;
  enTitle: string | null;
  cover: OrderRow['cover'];
  zhOfferName: string | null;
  enOfferName: string | null;
  exclusive: boolean;
  media: OrderRow['media'];
  countryCount: number;
  years: OrderRow['years'];
  startDate: string;
  endDate: string;
  currency: OrderRow['currency'];
  totalMinor: number;
  shipAskedBy: number | null;
  createdAt: Date;
  heldUntil: Date;
  issuedAt: Date | null;
  signBy: Date | null;
  signedAt: Date | null;
  buyerSigned: boolean;
  licensorBound: boolean;
  buyerNamed: boolean;
  inReview: SignatureType[];
  terminationAskedBy: number | null;
  buyer: {
    userId: number;
    username: string;
    email: string;
    phone: string;
    certKind: 'person' | 'enterprise' | null;
    name: string;
  };
}
interface DealFilter {
  orderId?: number | undefined;
  userId?: number | undefined;
  status?: number | undefined;
  paymentStatus?: number | undefined;
  contractStatus?: number | undefined;
  inReview?: number | undefined;
  programmeId?: number | undefined;
  keyword?: string | undefined;
  /** Whether the keyword also matches buyers. */
  buyers?: boolean;
}

/** The buyer as certified when the order was placed, and with today's contact details. */
export const buyerJson = sql`json_build_object('userId', u.id, 'username', u.username, 'email', u.email,
  'phone', coalesce(nullif(c.terms->'buyer'->>'phone', ''), u.phone, ''), 'certKind', c.terms->'buyer'->>'kind',
  'name', coalesce(nullif(c.terms->'buyer'->'name'->>'zh', ''), c.terms->'buyer'->'name'->>'en'))`;
const columns = sql`o.id as "orderId", o.order_no as "orderNo", o.status, o.payment_status as "paymentStatus",
  c.status as "contractStatus", c.id as "orderContractId", c.contract_no as "contractNo", o.programme_id as "programmeId",
  p.type_id as "typeId", p.zh_title as "zhTitle", p.en_title as "enTitle", ${pictureOf('p.cover_id')} as cover,
  f.zh_name as "zhOfferName", f.en_name as "enOfferName", o.exclusive, o.media,
  cardinality(o.countries) as "countryCount", o.years, o.start_date as "startDate", o.end_date as "endDate", o.currency,
  o.total_minor as "totalMinor", o.created_at as "createdAt", o.held_until as "heldUntil",
  o.ship_asked_by as "shipAskedBy",
  c.issued_at as "issuedAt", c.sign_by as "signBy",
  c.signed_at as "signedAt", c.signature is not null as "buyerSigned",
  (c.licensor_signature is not null or c.terms->'seller'->'mandate' <> 'null'
    or coalesce(c.terms->'seller'->'signatory', 'null') = 'null') as "licensorBound", (c.terms->'buyer'->'address'->>'zh' <> '' and c.terms->'buyer'->'address'->>'en' <> ''
    and c.terms->'buyer'->'signatory'->'name'->>'zh' <> '' and c.terms->'buyer'->'signatory'->'name'->>'en' <> '') is true
    as "buyerNamed", c.termination_asked_by as "terminationAskedBy",
  array(select s.signature_type from submissions s where s.order_id = o.id and s.audit_status = 0 order by 1)::int[] as "inReview",
  ${buyerJson} as buyer`;
const tables = sql`orders o join contracts c on c.order_id = o.id join programmes p on p.id = o.programme_id
  join licence_offers f on f.id = o.offer_id join users u on u.id = o.user_id`;

function found(keyword: string, buyers: boolean) {
  const words = containing(keyword);
  return sql`(o.order_no ilike ${words} or c.contract_no ilike ${words} or p.zh_title ilike ${words} or p.en_title ilike ${words}
    ${buyers ? sql`or u.username ilike ${words} or lower(u.email) = lower(${keyword}) or c.terms->'buyer'->>'name' ilike ${words}` : sql``})`;
}
function conditions(filter: DealFilter): RawBuilder<unknown> {
  const { orderId, userId, status, paymentStatus, contractStatus, inReview, programmeId, keyword } = filter;
  const all = [
    orderId !== undefined && sql`o.id = ${orderId}`,
    userId !== undefined && sql`o.user_id = ${userId}`,
    status !== undefined && sql`o.status = ${status}`,
    paymentStatus !== undefined && sql`o.payment_status = ${paymentStatus}`,
    contractStatus !== undefined && sql`c.status = ${contractStatus}`,
    programmeId !== undefined && sql`o.programme_id = ${programmeId}`,
    inReview !== undefined &&
      sql`exists (select 1 from submissions s where s.order_id = o.id and s.audit_status = 0 and s.signature_type = ${inReview})`,
    keyword && found(keyword, filter.buyers ?? false),
  ].filter((one) => one !== false && one !== undefined && one !== '');
  return all.length ? sql.join(all, sql` and `) : sql`true`;
}

const sortings = {
  createdAt: sql`o.id`,
  orderNo: sql`o.order_no`,
  totalMinor: sql`o.total_minor`,
  contractNo: sql`c.contract_no`,
  signBy: sql`c.sign_by`,
  signedAt: sql`c.signed_at`,
  endDate: sql`o.end_date`,
} satisfies Record<string, RawBuilder<unknown>>;
type DealSort = keyof typeof sortings;
interface DealPage {
  pageNum: number;
  pageSize: number;
  sort?: DealSort;
  order?: 'asc' | 'desc';
}

/** Returns a page of deals with their number, the newest first by default. */
export async function listDeals(
  db: Db,
  filter: DealFilter,
  page: DealPage,
): Promise<{ rows: DealRow[]; total: number }> {
  const where = conditions(filter);
  const way = page.order === 'asc' ? sql`asc nulls last` : sql`desc nulls last`;
  const [{ rows }, count] = await Promise.all([
    sql<DealRow>`select ${columns} from ${tables} where ${where}
      order by ${sortings[page.sort ?? 'createdAt']} ${way}, o.id desc
      limit ${page.pageSize} offset ${(page.pageNum - 1) * page.pageSize}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${tables} where ${where}`.execute(db),
  ]);
  return { rows, total: count.rows[0]!.total };
}

export async function getDealRow(db: Db, orderId: number): Promise<DealRow> {
  const { rows } = await sql<DealRow>`select ${columns} from ${tables} where o.id = ${orderId}`.execute(db);
  return rows[0]!;
}

export const findFile = (db: Db, id: number) =>
  db.selectFrom('files').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
export const findStaffName = (db: Db, id: number) =>
  db.selectFrom('staff').select('name').where('id', '=', id).executeTakeFirst();

/** Returns the account that two people named for a running order to replace the contract's, and when. */
export const findMovedAccount = (db: Db, orderId: number) =>
  db
    .selectFrom('accountMoves as m')
    .innerJoin('licensorEntries as e', 'e.id', 'm.entryId')
    .select(['e.data', 'm.confirmedAt'])
    .where('m.orderId', '=', orderId)
    .where('m.confirmedAt', 'is not', null)
    .orderBy('m.id', 'desc')
    .executeTakeFirst();

/** Returns the last link that was mailed to the licensor's signatory. */
export async function findLicensorLink(db: Db, contractId: number) {
  const link = await db
    .selectFrom('licensorLinks')
    .select(['email', 'createdAt', 'usedAt'])
    .where('contractId', '=', contractId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return link
    ? {
        email: maskedEmail(link.email),
        sentAt: link.createdAt.toISOString(),
        signedAt: link.usedAt?.toISOString() ?? null,
      }
    : null;
}
