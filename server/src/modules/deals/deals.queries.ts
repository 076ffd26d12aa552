import type { ContractStatus } from '@pavilion/protocol/contractStates.ts';
import { type ContractTerms, isBuyerNamed, keptTerms } from '@pavilion/protocol/contractTerms.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { OrderStatus, PaymentStatus, SignatureType } from '@pavilion/protocol/orders.ts';
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Contracts, DB, DealEvents, Orders } from '../../kit/tables.ts';

/** An order with its contract: what every move looks at, both rows locked until the move is done. */
export interface Deal {
  order: Omit<Selectable<Orders>, 'status' | 'paymentStatus'> & { status: OrderStatus; paymentStatus: PaymentStatus };
  contract: Omit<Selectable<Contracts>, 'status' | 'terms'> & {
    status: ContractStatus;
    terms: ContractTerms;
    /** A mandate binds the licensor, or its signatory has signed; a contract of before licensor files binds it by its issue. */
    licensorBound: boolean;
    /** The terms name the buyer's address and signatory in both languages. */
    buyerNamed: boolean;
  };
  /** What the buyer handed in and nobody has judged yet. */
  inReview: SignatureType[];
}
/** How somebody names a deal; with `userId` a stranger’s deal is not found. */
export type DealKey = ({ orderNo: string } | { orderContractId: number } | { orderId: number }) & { userId?: number };

const orderIdOf = (db: Kysely<DB>, key: DealKey) => {
  let query = db
    .selectFrom('orders')
    .innerJoin('contracts', 'contracts.orderId', 'orders.id')
    .select('orders.id')
    .$if(key.userId !== undefined, (q) => q.where('orders.userId', '=', key.userId!));
  if ('orderNo' in key) query = query.where('orders.orderNo', '=', key.orderNo);
  else if ('orderContractId' in key) query = query.where('contracts.id', '=', key.orderContractId);
  else query = query.where('orders.id', '=', key.orderId);
  return query.executeTakeFirst();
};

/** The deal, locked: whoever comes second waits here and then sees what the first has done. */
export async function lockDeal(db: Kysely<DB>, key: DealKey): Promise<Deal> {
  const found = await orderIdOf(db, key);
  if (!found) throw new AppError('notFound');
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', found.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return dealOf(db, order, true);
}
/** The deal as it stands, for pages. */
export async function getDeal(db: Kysely<DB>, key: DealKey): Promise<Deal> {
  const found = await orderIdOf(db, key);
  if (!found) throw new AppError('notFound');
  const order = await db.selectFrom('orders').selectAll().where('id', '=', found.id).executeTakeFirstOrThrow();
  return dealOf(db, order, false);
}
async function dealOf(db: Kysely<DB>, order: Selectable<Orders>, lock: boolean): Promise<Deal> {
  const contract = await db
    .selectFrom('contracts')
    .selectAll()
    .where('orderId', '=', order.id)
    .$if(lock, (q) => q.forUpdate())
    .executeTakeFirstOrThrow();
  const open = await db
    .selectFrom('submissions')
    .select('signatureType')
    .where('orderId', '=', order.id)
    .where('auditStatus', '=', 0)
    .execute();
  const terms = keptTerms(contract.terms as unknown as Parameters<typeof keptTerms>[0]);
  const licensorBound =
    terms.seller.signatory === null || terms.seller.mandate !== null || contract.licensorSignature !== null;
  return {
    order: order as Deal['order'],
    contract: { ...contract, terms, licensorBound, buyerNamed: isBuyerNamed(terms.buyer) } as Deal['contract'],
    inReview: open.map((row) => row.signatureType as SignatureType),
  };
}

export const updateOrder = (db: Kysely<DB>, id: number, set: Updateable<Orders>) =>
  db.updateTable('orders').set(set).where('id', '=', id).execute();
export const updateContract = (db: Kysely<DB>, id: number, set: Updateable<Contracts>) =>
  db.updateTable('contracts').set(set).where('id', '=', id).execute();
export const insertEvent = (db: Kysely<DB>, event: Insertable<DealEvents>) =>
  db.insertInto('dealEvents').values(event).execute();
export const listEvents = (db: Kysely<DB>, orderId: number) =>
  db
    .selectFrom('dealEvents')
    .leftJoin('staff', 'staff.id', 'dealEvents.staffId')
    .leftJoin('users', 'users.id', 'dealEvents.userId')
    .select([
      'dealEvents.at',
      'dealEvents.subject',
      'dealEvents.action',
      'dealEvents.fromStatus',
      'dealEvents.toStatus',
      'dealEvents.actor',
      'dealEvents.reason',
      'staff.name as staffName',
      'users.username',
    ])
    .where('dealEvents.orderId', '=', orderId)
    .orderBy('dealEvents.id')
    .execute();

/** The account that speaks for the company that sells, if there is one. */
export async function findSellersUser(db: Kysely<DB>, programmeId: number): Promise<number | null> {
  const row = await db
    .selectFrom('programmes')
    .innerJoin('companies', 'companies.id', 'programmes.sellerId')
    .select('companies.userId')
    .where('programmes.id', '=', programmeId)
    .executeTakeFirst();
  return row?.userId ?? null;
}
