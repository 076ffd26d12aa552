import type { LicenceOffer, ProgrammeCard } from '@pavilion/protocol/programmes.ts';
import type { NamedWork } from '@pavilion/protocol/works.ts';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Companies, DB, Orders, Programmes } from '../../../kit/tables.ts';
import { cardJson, offerJson, published } from '../../programmes/cards.service.ts';
import { inReview, withinOf, workLinkJson } from '../../rights/rights.service.ts';

/** What an order is made from: the offer on sale, the programme and its seller. */
export interface Sale {
  card: ProgrammeCard;
  offer: LicenceOffer;
  programme: Selectable<Programmes>;
  type: { zh: string; en: string };
  seller: Selectable<Companies> | undefined;
  /** Off sale until staff decide whether the programme is listed twice. */
  inReview: boolean;
  /** The work as its tree names it, and the works that contain it, the outermost first. */
  work: NamedWork;
  within: NamedWork[];
}

/** Returns undefined if the programme is not published, or the offer does not belong to it or is off sale. */
export async function findSale(db: Kysely<DB>, programmeId: number, offerId: number): Promise<Sale | undefined> {
  const { rows } = await sql<Pick<Sale, 'card' | 'offer' | 'type' | 'inReview' | 'work' | 'within'>>`
    select ${cardJson()} as card, ${offerJson()} as offer, json_build_object('zh', t.zh_name, 'en', t.en_name) as type, ${inReview('p')} as "inReview",
      ${workLinkJson('p', 'all')} as work, ${withinOf('p', 'all')} as within
    from licence_offers o join programmes p on p.id = o.programme_id join programme_types t on t.type_id = p.type_id
    where o.id = ${offerId} and p.id = ${programmeId} and o.active and ${published()}`.execute(db);
  if (!rows[0]) return undefined;
  const programme = await db
    .selectFrom('programmes')
    .selectAll()
    .where('id', '=', programmeId)
    .executeTakeFirstOrThrow();
  const seller =
    programme.sellerId === null
      ? undefined
      : await db.selectFrom('companies').selectAll().where('id', '=', programme.sellerId).executeTakeFirst();
  return { ...rows[0], programme, seller };
}

/** Returns whether the programme is published. */
export const isPublished = async (db: Kysely<DB>, programmeId: number): Promise<boolean> => {
  const { rows } = await sql`select 1 from programmes p where p.id = ${programmeId} and ${published()}`.execute(db);
  return rows.length > 0;
};

export async function nextSerial(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ serial: number }>`select nextval('order_serial') as serial`.execute(db);
  return rows[0]!.serial;
}

export const insertOrder = (db: Kysely<DB>, order: Insertable<Orders>) =>
  db.insertInto('orders').values(order).returningAll().executeTakeFirstOrThrow();

/** The next queries list orders whose time is up: not accepted in time, or shipped long enough ago. */
export const listUntaken = (db: Kysely<DB>, now: Date) =>
  db.selectFrom('orders').select('id').where('status', '=', 0).where('heldUntil', '<=', now).execute();
export const listArrived = (db: Kysely<DB>, before: Date) =>
  db.selectFrom('orders').select('id').where('status', '=', 2).where('shippedAt', '<=', before).execute();
