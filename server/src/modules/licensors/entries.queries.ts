import type { Currency } from '@pavilion/protocol/enumerations.ts';
import type { LicensorAccount, LicensorMandate, LicensorParty } from '@pavilion/protocol/licensors.ts';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { containing } from '../../kit/like.ts';
import type { DB, LicensorEntries } from '../../kit/tables.ts';

type Db = Kysely<DB>;
export interface DataOf {
  party: LicensorParty;
  account: LicensorAccount;
  mandate: LicensorMandate;
}
export type Entry = Selectable<LicensorEntries>;

/** Locks the company, so that of two people who edit its file the second sees the first one's changes. */
export const lockCompany = (db: Db, id: number) =>
  db
    .selectFrom('companies')
    .select(['id', 'zhName', 'enName', 'country', 'userId', 'contactEmail'])
    .where('id', '=', id)
    .where('isSeller', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst();
export type LicensorCompany = NonNullable<Awaited<ReturnType<typeof lockCompany>>>;

export const findSeller = (db: Db, id: number) =>
  db.selectFrom('companies').selectAll().where('id', '=', id).where('isSeller', '=', true).executeTakeFirst();

export const findEntry = (db: Db, id: number): Promise<Entry | undefined> =>
  db.selectFrom('licensorEntries').selectAll().where('id', '=', id).executeTakeFirst();

export const insertEntry = (db: Db, entry: Insertable<LicensorEntries>) =>
  db.insertInto('licensorEntries').values(entry).returning('id').executeTakeFirstOrThrow();

const ofKind = (db: Db, entry: Pick<Entry, 'companyId' | 'part' | 'currency'>) =>
  db
    .selectFrom('licensorEntries')
    .selectAll()
    .where('companyId', '=', entry.companyId)
    .where('part', '=', entry.part)
    .where('currency', 'is not distinct from', entry.currency)
    .where('endedAt', 'is', null);
export const findInForce = (db: Db, entry: Pick<Entry, 'companyId' | 'part' | 'currency'>) =>
  ofKind(db, entry).where('confirmedAt', 'is not', null).executeTakeFirst();
export const findWaiting = (db: Db, entry: Pick<Entry, 'companyId' | 'part' | 'currency'>) =>
  ofKind(db, entry).where('confirmedAt', 'is', null).executeTakeFirst();

export const confirmEntry = (db: Db, id: number, by: number, at: Date) =>
  db.updateTable('licensorEntries').set({ confirmedBy: by, confirmedAt: at }).where('id', '=', id).execute();
export const endEntry = (db: Db, id: number, by: number, at: Date, reason: string | null) =>
  db.updateTable('licensorEntries').set({ endedBy: by, endedAt: at, endReason: reason }).where('id', '=', id).execute();

/** Lists every entry of a file, the newest first, with the names of who made, confirmed and ended it. */
export const listEntries = (db: Db, companyId: number) =>
  db
    .selectFrom('licensorEntries as e')
    .innerJoin('staff as entered', 'entered.id', 'e.enteredBy')
    .leftJoin('staff as confirmed', 'confirmed.id', 'e.confirmedBy')
    .leftJoin('staff as ended', 'ended.id', 'e.endedBy')
    .leftJoin('files as f', 'f.id', 'e.fileId')
    .selectAll('e')
    .select([
      'entered.name as enteredName',
      'confirmed.name as confirmedName',
      'ended.name as endedName',
      'f.name as fileName',
    ])
    .where('e.companyId', '=', companyId)
    .orderBy('e.id', 'desc')
    .execute();

interface FileRow {
  companyId: number;
  zhName: string | null;
  enName: string | null;
  country: string;
  hasParty: boolean;
  accounts: { currency: Currency; number: string }[];
  mandateUntil: string | null;
  waiting: number;
}
interface FileQuery {
  keyword: string;
  sort: 'waiting' | 'name';
  order: 'asc' | 'desc';
  pageNum: number;
  pageSize: number;
  complete?: boolean | undefined;
}
/** Returns a page of sellers with their files. Account numbers are complete here; the use-case masks them. */
export async function listFiles(db: Db, query: FileQuery): Promise<{ rows: FileRow[]; total: number }> {
  const pattern = containing(query.keyword);
  const inForce = sql`e.company_id = c.id and e.confirmed_at is not null and e.ended_at is null`;
  const source = sql`
    select c.id as "companyId", c.zh_name as "zhName", c.en_name as "enName", trim(c.country) as country,
      exists (select 1 from licensor_entries e where ${inForce} and e.part = 'party') as "hasParty",
      coalesce((select json_agg(json_build_object('currency', trim(e.currency), 'number', e.data->>'number') order by e.currency)
        from licensor_entries e where ${inForce} and e.part = 'account'), '[]') as accounts,
      (select e.data->>'validUntil' from licensor_entries e where ${inForce} and e.part = 'mandate') as "mandateUntil",
      (select count(*)::int from licensor_entries e where e.company_id = c.id and e.confirmed_at is null and e.ended_at is null)
        + (select count(*)::int from account_moves m join orders o on o.id = m.order_id
            join programmes p on p.id = o.programme_id
            where p.seller_id = c.id and m.confirmed_at is null and m.withdrawn_at is null) as waiting
    from companies c where c.is_seller and (c.zh_name ilike ${pattern} or c.en_name ilike ${pattern})`;
  const isComplete = sql`("hasParty" and json_array_length(accounts) > 0)`;
  const where = query.complete === undefined ? sql`true` : sql`${isComplete} = ${query.complete}`;
  const way = query.order === 'asc' ? sql`asc` : sql`desc`;
  const by = query.sort === 'name' ? sql`coalesce("zhName", "enName") collate "zh-x-icu"` : sql`waiting`;
  const [{ rows }, counted] = await Promise.all([
    sql<FileRow>`select * from (${source}) f where ${where} order by ${by} ${way}, "companyId"
      limit ${query.pageSize} offset ${(query.pageNum - 1) * query.pageSize}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from (${source}) f where ${where}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]!.total };
}
