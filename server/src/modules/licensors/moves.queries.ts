import type { Currency } from '@pavilion/protocol/enumerations.ts';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { AccountMoves, DB } from '../../kit/tables.ts';

type Db = Kysely<DB>;
/** An accepted order that is not paid, with the account it is to be paid to. */
export interface RunningOrder {
  orderId: number;
  orderNo: string;
  userId: number;
  companyId: number;
  currency: Currency;
  /** Number of the account that the order is paid to now. */
  number: string;
}

/** Lists accepted, unpaid orders of a company (and currency), or one by its number. */
export async function listRunningOrders(
  db: Db,
  by: { companyId: number; currency?: string } | { orderId: number },
): Promise<RunningOrder[]> {
  const where =
    'orderId' in by
      ? sql`o.id = ${by.orderId}`
      : sql`p.seller_id = ${by.companyId} ${by.currency === undefined ? sql`` : sql`and o.currency = ${by.currency}`}`;
  const { rows } = await sql<RunningOrder>`
    select o.id as "orderId", o.order_no as "orderNo", o.user_id as "userId", p.seller_id as "companyId",
      trim(o.currency) as currency,
      coalesce((select e.data->>'number' from account_moves m join licensor_entries e on e.id = m.entry_id
        where m.order_id = o.id and m.confirmed_at is not null order by m.id desc limit 1),
        c.terms->'payment'->'account'->>'number', '') as number
    from orders o join contracts c on c.order_id = o.id join programmes p on p.id = o.programme_id
    where o.status in (1, 2) and o.payment_status <> 2 and c.status in (1, 2) and p.seller_id is not null and ${where}
    order by o.id`.execute(db);
  return rows;
}

export const insertMove = (db: Db, move: Insertable<AccountMoves>) =>
  db.insertInto('accountMoves').values(move).execute();
export const findMove = (db: Db, id: number) =>
  db.selectFrom('accountMoves').selectAll().where('id', '=', id).executeTakeFirst();
export const findWaitingMove = (db: Db, orderId: number) =>
  db
    .selectFrom('accountMoves')
    .select('id')
    .where('orderId', '=', orderId)
    .where('confirmedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst();
export const confirmMove = (db: Db, id: number, by: number, at: Date) =>
  db.updateTable('accountMoves').set({ confirmedBy: by, confirmedAt: at }).where('id', '=', id).execute();
export const withdrawMove = (db: Db, id: number, by: number, at: Date) =>
  db.updateTable('accountMoves').set({ withdrawnBy: by, withdrawnAt: at }).where('id', '=', id).execute();

/** Lists the moves of these orders that wait for a second person. */
export const listWaitingMoves = (db: Db, orderIds: readonly number[]) =>
  db
    .selectFrom('accountMoves as m')
    .innerJoin('licensorEntries as e', 'e.id', 'm.entryId')
    .innerJoin('staff as s', 's.id', 'm.askedBy')
    .select([
      'm.id',
      'm.orderId',
      'm.reason',
      'm.askedBy',
      'm.askedAt',
      's.name',
      sql<string>`e.data->>'number'`.as('number'),
    ])
    .where('m.orderId', 'in', orderIds.length ? [...orderIds] : [0])
    .where('m.confirmedAt', 'is', null)
    .where('m.withdrawnAt', 'is', null)
    .execute();
