import type { Currency } from '@pavilion/protocol/enumerations.ts';
import { type Kysely, sql } from 'kysely';
import { containing } from '../../../kit/like.ts';
import type { DB } from '../../../kit/tables.ts';
import { buyerJson, type DealRow } from '../view/view.service.ts';
import type { SubmissionRecord } from './submissions.service.ts';

type ReviewRow = SubmissionRecord & {
  orderNo: string;
  buyer: DealRow['buyer'];
  zhTitle: string | null;
  enTitle: string | null;
  currency: Currency;
  totalMinor: number;
  reviewer: string | null;
};
interface ReviewQuery {
  signatureType?: number | undefined;
  auditStatus?: number | undefined;
  keyword: string;
  sort: 'createdAt' | 'reviewedAt';
  order: 'asc' | 'desc';
  pageNum: number;
  pageSize: number;
}
const columns = sql`s.id, s.order_id as "orderId", s.signature_type as "signatureType", s.audit_status as "auditStatus", s.payer,
  s.amount_minor as "amountMinor", s.withheld_minor as "withheldMinor", s.charges_minor as "chargesMinor", s.settled_received_minor as "settledReceivedMinor",
  s.settled_withheld_minor as "settledWithheldMinor", s.settled_charges_minor as "settledChargesMinor",
  s.shortfall_reason as "shortfallReason", s.paid_on as "paidOn", s.pay_method as "payMethod", s.reason,
  s.created_at as "createdAt", s.reviewed_at as "reviewedAt", s.reviewed_by as "reviewedBy", s.first_approved_by as "firstApprovedBy", s.first_approved_at as "firstApprovedAt", st.name as reviewer,
  o.order_no as "orderNo", o.currency, o.total_minor as "totalMinor", p.zh_title as "zhTitle", p.en_title as "enTitle",
  ${buyerJson} as buyer`;

function conditions({ signatureType, auditStatus, keyword }: ReviewQuery) {
  const words = containing(keyword);
  return sql`${signatureType === undefined ? sql`true` : sql`s.signature_type = ${signatureType}`}
    and ${auditStatus === undefined ? sql`true` : sql`s.audit_status = ${auditStatus}`}
    and ${
      keyword === ''
        ? sql`true`
        : sql`(o.order_no ilike ${words} or s.payer ilike ${words} or u.username ilike ${words} or lower(u.email) = lower(${keyword})
            or p.zh_title ilike ${words} or p.en_title ilike ${words})`
    }`;
}

/** Lists submissions with their order, buyer and reviewer. */
export async function listSubmissionsForReview(db: Kysely<DB>, query: ReviewQuery) {
  const tables = sql`submissions s join orders o on o.id = s.order_id join contracts c on c.order_id = o.id
    join programmes p on p.id = o.programme_id join users u on u.id = o.user_id left join staff st on st.id = s.reviewed_by`;
  const where = conditions(query);
  const way = query.order === 'asc' ? sql`asc nulls last` : sql`desc nulls last`;
  const by = query.sort === 'reviewedAt' ? sql`s.reviewed_at` : sql`s.id`;
  const [{ rows }, count] = await Promise.all([
    sql<ReviewRow>`select ${columns} from ${tables} where ${where} order by ${by} ${way}, s.id desc
      limit ${query.pageSize} offset ${(query.pageNum - 1) * query.pageSize}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${tables} where ${where}`.execute(db),
  ]);
  return { rows, total: count.rows[0]!.total };
}
