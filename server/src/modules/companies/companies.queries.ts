import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { consoleSeller, SellerDetail, SellerRow } from '@pavilion/protocol/programmesDesk.ts';
import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import type { Companies, DB } from '../../kit/tables.ts';
import { containing, instantOf, pictureOf } from '../programmes/cards.service.ts';

type Db = Kysely<DB>;
export type SellerQuery = ParsedOf<(typeof consoleSeller)['list']>;

const rowColumns = sql`
  c.id, c.zh_name as "zhName", c.en_name as "enName", c.country, c.zh_city as "zhCity", c.en_city as "enCity",
  ${pictureOf('c.logo_id')} as logo, ${instantOf('c.published_at')} as "publishedAt",
  (select count(*)::int from programmes p where p.seller_id = c.id) as programmes`;

export async function listSellers(db: Db, query: SellerQuery): Promise<{ rows: SellerRow[]; total: number }> {
  const { keyword, published, pageNum, pageSize, sort, order } = query;
  const pattern = containing(keyword);
  const conditions = sql`c.is_seller and (c.zh_name ilike ${pattern} or c.en_name ilike ${pattern})
    ${published === undefined ? sql`` : sql`and (c.published_at is not null) = ${published}`}`;
  const by = sort === 'name' ? sql`coalesce(c.zh_name, c.en_name) collate "zh-x-icu"` : sql`programmes`;
  const [{ rows }, counted] = await Promise.all([
    sql<SellerRow>`select ${rowColumns} from companies c where ${conditions}
      order by ${by} ${order === 'asc' ? sql`asc` : sql`desc`}, c.id limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::int as total from companies c where ${conditions}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]!.total };
}

export async function findSeller(db: Db, id: number): Promise<SellerDetail | undefined> {
  const { rows } = await sql<SellerDetail>`
    select ${rowColumns}, c.registration_no as "registrationNo", c.zh_address as "zhAddress", c.en_address as "enAddress",
      c.contact_name as "contactName", c.contact_email as "contactEmail", c.zh_profile as "zhProfile",
      c.en_profile as "enProfile", ${pictureOf('c.display_id')} as display
    from companies c where c.id = ${id} and c.is_seller`.execute(db);
  return rows[0];
}

export const lockSeller = (db: Db, id: number) =>
  db
    .selectFrom('companies')
    .select(['id', 'publishedAt'])
    .where('id', '=', id)
    .where('isSeller', '=', true)
    .forUpdate()
    .executeTakeFirst();
export const insertSeller = (db: Db, row: Insertable<Companies>) =>
  db.insertInto('companies').values(row).returning('id').executeTakeFirstOrThrow();
export const updateSeller = (db: Db, id: number, row: Updateable<Companies>) =>
  db.updateTable('companies').set(row).where('id', '=', id).executeTakeFirstOrThrow();
export const findPicture = (db: Db, id: number) =>
  db.selectFrom('pictures').select('id').where('id', '=', id).executeTakeFirst();
