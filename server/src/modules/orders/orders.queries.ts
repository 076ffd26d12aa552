import type { LicenceOffer, ProgrammeCard } from '@pavilion/protocol/programmes.ts';
import type { NamedWork } from '@pavilion/protocol/works.ts';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Companies, DB, Orders, Programmes } from '../../kit/tables.ts';
import { cardJson, offerJson, published } from '../programmes/cards.service.ts';
import { inReview, withinOf, workLinkJson } from '../works/names.service.ts';

/** What an order is made from: the offer on sale, the programme and who sells it. */
export interface Sale {
  card: ProgrammeCard;
  offer: LicenceOffer;
  programme: Selectable<Programmes>;
  type: { zh: string; en: string };
  seller: Selectable<Companies> | undefined;
  /** Kept from sale until staff have said whether the programme is listed twice. */
  inReview: boolean;
  /** The work as its tree names it, and what it belongs to, the outermost first. */
  work: NamedWork;
  within: NamedWork[];
}

/** Undefined where the programme is not published or the offer is not (or no longer) its own and on sale. */
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

/** Is there such a programme to be seen at all? */
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

/** Orders whose time is up: nobody took them, or they were shipped long enough ago. */
export const listUntaken = (db: Kysely<DB>, now: Date) =>
  db.selectFrom('orders').select('id').where('status', '=', 0).where('heldUntil', '<=', now).execute();
export const listArrived = (db: Kysely<DB>, before: Date) =>
  db.selectFrom('orders').select('id').where('status', '=', 2).where('shippedAt', '<=', before).execute();
