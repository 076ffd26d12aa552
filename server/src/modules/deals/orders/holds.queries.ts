import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../kit/tables.ts';

/** The licence that a buyer is about to order. */
export interface WantedLicence {
  userId: number;
  programmeId: number;
  offerId: number;
  media: readonly string[];
  countries: readonly string[];
  startDate: string;
  endDate: string;
}
const words = (values: readonly string[]) => sql<string[]>`${sql.val([...values])}::text[]`;

/** Counts a user's unpaid exclusive orders that hold or have rights. */
export async function countUnpaidExclusive(db: Kysely<DB>, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders
    where user_id = ${userId} and exclusive and status in (0, 1) and payment_status <> 2`.execute(db);
  return rows[0]!.count;
}

/** Returns when the user last gave up a hold on any of these cells, by cancelling or by letting it time out. */
export async function findGivenUp(db: Kysely<DB>, wanted: WantedLicence, since: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`
    select o.cancelled_at as at from orders o
    where o.user_id = ${wanted.userId} and o.programme_id = ${wanted.programmeId} and o.exclusive and o.status = 9
      and o.cancelled_at > ${since} and o.media && ${words(wanted.media)} and o.countries && ${words(wanted.countries)}
      and o.start_date <= ${wanted.endDate}::date and o.end_date >= ${wanted.startDate}::date
      and exists (select 1 from deal_events e where e.order_id = o.id and e.subject = 'order'
        and (e.action = 'timeOut' or (e.action = 'cancel' and e.actor = 'buyer')))
    order by o.cancelled_at desc limit 1`.execute(db);
  return rows[0]?.at;
}

/** Finds an order of the same user for exactly the same licence whose contract is pending or in force. */
export async function findSameOrder(db: Kysely<DB>, wanted: WantedLicence): Promise<string | undefined> {
  const { rows } = await sql<{ orderNo: string }>`
    select o.order_no as "orderNo" from orders o join contracts c on c.order_id = o.id
    where o.user_id = ${wanted.userId} and o.offer_id = ${wanted.offerId} and o.status <> 9 and c.status in (0, 1, 2)
      and o.start_date = ${wanted.startDate}::date and o.end_date = ${wanted.endDate}::date
      and o.media @> ${words(wanted.media)} and o.media <@ ${words(wanted.media)}
      and o.countries @> ${words(wanted.countries)} and o.countries <@ ${words(wanted.countries)}
    order by o.id desc limit 1`.execute(db);
  return rows[0]?.orderNo;
}
