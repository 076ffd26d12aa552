import { CertStatus } from '@pavilion/protocol/certification.ts';
import { AuditStatus, ContractStatus } from '@pavilion/protocol/contractStates.ts';
import type { StaffRole } from '@pavilion/protocol/kit/endpoint.ts';
import { OrderStatus, PaymentStatus } from '@pavilion/protocol/orders.ts';
import { ContactStatus } from '@pavilion/protocol/signup.ts';
import { BoardItem } from '@pavilion/protocol/staff.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx, Staff } from '../../kit/ctx.ts';

/** The open work of each role; an administrator sees all. The board reads tables of many slices and changes none. */
const board: Record<BoardItem, { role: StaffRole; waiting: RawBuilder<unknown> }> = {
  certificationsInReview: {
    role: 'reviewer',
    waiting: sql`certifications where status = ${CertStatus.inReview}`,
  },
  signupsToReview: {
    role: 'reviewer',
    waiting: sql`signups where stage = 'sent' and status = ${ContactStatus.notReviewed}`,
  },
  signupsChanged: { role: 'reviewer', waiting: sql`signups where stage = 'sent' and changed_at is not null` },
  ordersPending: { role: 'trade', waiting: sql`orders where status = ${OrderStatus.pending}` },
  contractsAwaiting: { role: 'trade', waiting: sql`contracts where status = ${ContractStatus.awaiting}` },
  stampedInReview: {
    role: 'trade',
    waiting: sql`submissions where signature_type = 1 and audit_status = ${AuditStatus.pending}`,
  },
  vouchersInReview: {
    role: 'trade',
    waiting: sql`submissions where signature_type = 2 and audit_status = ${AuditStatus.pending}`,
  },
  ordersToShip: {
    role: 'trade',
    waiting: sql`orders o join contracts c on c.order_id = o.id where o.status = ${OrderStatus.processing}
      and o.payment_status = ${PaymentStatus.paid} and c.status = ${ContractStatus.signed}`,
  },
  terminationsAsked: {
    role: 'trade',
    waiting: sql`contracts where termination_asked_at is not null
      and status in (${ContractStatus.awaiting}, ${ContractStatus.signed})`,
  },
  programmesUnpublished: {
    role: 'editor',
    waiting: sql`programmes where zh_published_at is null and en_published_at is null`,
  },
  programmesMissingEnglish: {
    role: 'editor',
    waiting: sql`programmes
      where coalesce(en_title, '') = '' or coalesce(en_logline, '') = '' or coalesce(en_synopsis, '') = ''`,
  },
  mailsFailed: { role: 'admin', waiting: sql`mails where status = 'failed'` },
};

export async function counts(ctx: Ctx<null, Staff>) {
  const items = BoardItem.names.filter((item) => ctx.staff.role === 'admin' || board[item].role === ctx.staff.role);
  if (!items.length) return [];
  const queries = items.map(
    (item) => sql`select ${item}::text as item, count(*)::int as count from ${board[item].waiting}`,
  );
  const { rows } = await sql<{ item: BoardItem; count: number }>`${sql.join(queries, sql` union all `)}`.execute(
    ctx.db,
  );
  const byItem = new Map(rows.map((row) => [row.item, row.count]));
  return items.map((item) => ({ item, count: byItem.get(item) ?? 0 }));
}
