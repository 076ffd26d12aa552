import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { consoleSeller, SellerRow } from '@pavilion/protocol/programmes.console.ts';
import { type Insertable, type Kysely, sql } from 'kysely';
import { containing } from '../../kit/like.ts';
import type { Companies, DB } from '../../kit/tables.ts';
import { instantOf, pictureOf } from '../programmes/cards.service.ts';

type Db = Kysely<DB>;
export type SellerQuery = ParsedOf<(typeof consoleSeller)['list']>;

/** Lists every seller for staff, published or not. */
export async function listSellers(db: Db, query: SellerQuery): Promise<{ rows: SellerRow[]; total: number }> {
  const { keyword, published, pageNum, pageSize, sort, order } = query;
  const pattern = containing(keyword);
  const conditions = sql`c.is_seller and (c.zh_name ilike ${pattern} or c.en_name ilike ${pattern})
    ${published === undefined ? sql`` : sql`and (c.published_at is not null) = ${published}`}`;
  const by = sort === 'name' ? sql`coalesce(c.zh_name, c.en_name) collate "zh-x-icu"` : sql`programmes`;
  const [{ rows }, counted] = await Promise.all([
    sql<SellerRow>`
      select c.id, c.zh_name as "zhName", c.en_name as "enName", c.country, c.zh_city as "zhCity", c.en_city as "enCity",
        ${pictureOf('c.logo_id')} as logo, ${instantOf('c.published_at')} as "publishedAt",
        (select count(*)::int from programmes p where p.seller_id = c.id) as programmes
      from companies c where ${conditions}
      order by ${by} ${order === 'asc' ? sql`asc` : sql`desc`}, c.id limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::int as total from companies c where ${conditions}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]!.total };
}

export const findCompanyRow = (db: Db, id: number) =>
  db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirst();

/** The name stored for the preview of a nameless draft; it never outlives the preview. */
const nameless = '—';
/** Inserts or updates a company; texts that are not given stay unchanged. */
export const saveCompanyRow = (
  db: Db,
  id: number,
  createdAt: Date,
  row: Omit<Insertable<Companies>, 'id' | 'createdAt'> & Record<string, unknown>,
) =>
  db
    .insertInto('companies')
    .values({ ...row, ...(!row.zhName && !row.enName && { enName: nameless }), id, createdAt })
    .onConflict((c) => c.column('id').doUpdateSet(row))
    .execute();

/** Sets the account of the one company with this registration number; a number that several companies have sets none. */
export const setCompanyUser = (
  db: Db,
  { userId, country, registrationNo }: { userId: number; country: string; registrationNo: string },
) =>
  sql`update companies set user_id = ${userId} where user_id is null and id = (
    select min(id) from companies where country = ${country} and upper(registration_no) = upper(${registrationNo})
    having count(*) = 1)`.execute(db);
