import { type ContractTerms, isBuyerNamed, keptTerms } from '@pavilion/protocol/contractTerms.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { SignatureType } from '@pavilion/protocol/orders.ts';
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Contracts, DB, DealEvents, Orders } from '../../kit/tables.ts';

/** An order with its contract, both rows locked until a move is done. */
export interface Deal {
  order: Selectable<Orders>;
  contract: Omit<Selectable<Contracts>, 'terms'> & {
    terms: ContractTerms;
    /**
     * Whether the licensor is bound: by a mandate, or because its signatory has signed. Contracts older than licensor files bind it by
     * their issue.
     */
    licensorBound: boolean;
    /** Whether the terms name the buyer's address and signatory in both languages. */
    buyerNamed: boolean;
  };
  /** The buyer's submissions that wait for review. */
  inReview: SignatureType[];
}
/** Identifies a deal; with `userId` another user’s deal is not found. */
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

/** Returns the deal, locked. A second caller waits here and then sees the first one's changes. */
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
/** Returns the deal without a lock, for pages. */
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
  const terms = keptTerms(contract.terms);
  const licensorBound =
    terms.seller.signatory === null || terms.seller.mandate !== null || contract.licensorSignature !== null;
  return {
    order,
    contract: { ...contract, terms, licensorBound, buyerNamed: isBuyerNamed(terms.buyer) },
    inReview: open.map((row) => row.signatureType),
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

/** Returns the account of the company that sells, if there is one. */
export async function findSellersUser(db: Kysely<DB>, programmeId: number): Promise<number | null> {
  const row = await db
    .selectFrom('programmes')
    .innerJoin('companies', 'companies.id', 'programmes.sellerId')
    .select('companies.userId')
    .where('programmes.id', '=', programmeId)
    .executeTakeFirst();
  return row?.userId ?? null;
}
