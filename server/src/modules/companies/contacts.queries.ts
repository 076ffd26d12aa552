import type { ContactDetail, ContactRow, consoleContact } from '@pavilion/protocol/companies.console.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { Locale } from '@pavilion/protocol/kit/text.ts';
import { type Insertable, type Kysely, sql } from 'kysely';
import { containing } from '../../kit/like.ts';
import type { CompanyContacts, DB } from '../../kit/tables.ts';
import { instantOf, published } from '../programmes/cards.service.ts';

type Db = Kysely<DB>;
type ContactQuery = ParsedOf<(typeof consoleContact)['list']>;

/** Finds a company that visitors see, with what a letter to it needs. */
export async function findReceiver(db: Db, id: number) {
  const { rows } = await sql<{
    id: number;
    zhName: string | null;
    enName: string | null;
    country: string;
    email: string | null;
    userId: number | null;
    userEmail: string | null;
    userLocale: Locale | null;
  }>`
    select c.id, c.zh_name as "zhName", c.en_name as "enName", c.country, c.contact_email as email, u.id as "userId",
      u.email as "userEmail", u.locale as "userLocale"
    from companies c left join users u on u.id = c.user_id and u.closed_at is null
    where c.id = ${id} and (c.is_seller or c.is_buyer) and ${published('c')}`.execute(db.withoutPlugins());
  return rows[0];
}
export async function findProgrammeTitles(db: Db, id: number) {
  const { rows } = await sql<{ zhTitle: string | null; enTitle: string | null }>`
    select p.zh_title as "zhTitle", p.en_title as "enTitle" from programmes p where p.id = ${id} and ${published()}`.execute(
    db.withoutPlugins(),
  );
  return rows[0];
}
/** Returns the sender's name for the letter: the certified name, else the user name. */
export async function findSenderName(db: Db, userId: number, language: 'zh' | 'en'): Promise<string> {
  const names =
    language === 'zh'
      ? sql`nullif(t.answers->>'zhName', ''), nullif(t.answers->>'enName', '')`
      : sql`nullif(t.answers->>'enName', ''), nullif(t.answers->>'zhName', '')`;
  const { rows } = await sql<{ name: string }>`
    select coalesce((select coalesce(${names}, t.answers->>'name') from certifications t
      where t.user_id = u.id and t.status = 1 order by t.id desc limit 1), u.nickname, u.username) as name
    from users u where u.id = ${userId}`.execute(db.withoutPlugins());
  return rows[0]!.name;
}
export const insertContact = (db: Db, row: Insertable<CompanyContacts>) =>
  db.insertInto('companyContacts').values(row).returning('id').executeTakeFirstOrThrow();

const rowColumns = sql`
  t.id, t.company_id as "companyId", c.zh_name as "zhCompany", c.en_name as "enCompany", t.sender_name as "senderName",
  t.topic, p.zh_title as "zhProgramme", p.en_title as "enProgramme", t.sent, ${instantOf('t.handled_at')} as "handledAt",
  ${instantOf('t.created_at')} as "createdAt"`;
const from = sql`company_contacts t join companies c on c.id = t.company_id left join programmes p on p.id = t.programme_id`;

export async function listContactRows(db: Db, query: ContactQuery): Promise<{ rows: ContactRow[]; total: number }> {
  const { keyword, handled, sent, topic, companyId, order, pageNum, pageSize } = query;
  const where = [sql`true`];
  if (keyword) {
    const pattern = containing(keyword);
    where.push(sql`(c.zh_name ilike ${pattern} or c.en_name ilike ${pattern} or t.sender_name ilike ${pattern})`);
  }
  if (handled !== undefined) where.push(sql`(t.handled_at is not null) = ${handled}`);
  if (sent !== undefined) where.push(sql`t.sent = ${sent}`);
  if (topic) where.push(sql`t.topic = ${topic}`);
  if (companyId) where.push(sql`t.company_id = ${companyId}`);
  const all = sql.join(where, sql` and `);
  const [{ rows }, { rows: totals }] = await Promise.all([
    sql<ContactRow>`select ${rowColumns} from ${from} where ${all}
      order by t.id ${order === 'asc' ? sql`asc` : sql`desc`} limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(
      db.withoutPlugins(),
    ),
    sql<{ total: number }>`select count(*)::int as total from ${from} where ${all}`.execute(db),
  ]);
  return { rows, total: totals[0]!.total };
}

export async function findContact(db: Db, id: number): Promise<ContactDetail | undefined> {
  const { rows } = await sql<ContactDetail>`
    select ${rowColumns}, t.message, t.shows_address as "showsAddress", u.email as "senderEmail",
      coalesce(c.contact_email, o.email) as "companyEmail", t.programme_id as "programmeId", s.name as "handledBy", t.note
    from ${from} join users u on u.id = t.user_id left join users o on o.id = c.user_id left join staff s on s.id = t.handled_by
    where t.id = ${id}`.execute(db.withoutPlugins());
  return rows[0];
}

export const setHandled = (
  db: Db,
  id: number,
  row: { handledAt: Date | null; handledBy: number | null; note: string | null },
) => db.updateTable('companyContacts').set(row).where('id', '=', id).returning('id').executeTakeFirst();
