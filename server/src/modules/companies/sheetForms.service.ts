// Companies as drafts of the console, from which a workbook is written and with which it is compared.

import type { CompanyForm } from '@pavilion/protocol/companies.console.ts';
import type { Publication } from '@pavilion/protocol/content.console.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { containing } from '../../kit/like.ts';
import type { DB } from '../../kit/tables.ts';

type Db = Kysely<DB>;
export interface CompanyRecord {
  id: number;
  revision: number;
  form: CompanyForm;
  zhPublished: boolean;
  enPublished: boolean;
  /** The draft differs from what visitors read. */
  changed: boolean;
  scheduled: boolean;
}
export interface CompanyFilter {
  keyword: string;
  publication?: Publication | undefined;
  missingEnglish?: boolean | undefined;
  isSeller?: boolean | undefined;
  isBuyer?: boolean | undefined;
  kind?: string | undefined;
}

const rowsOf = async (db: Db, where: RawBuilder<unknown>, rest = sql``) =>
  (
    await sql<CompanyRecord>`
      select r.record_id as id, r.revision, r.draft as form, r.zh_live is not null as "zhPublished",
        r.en_live is not null as "enPublished", r.changed, r.due_at is not null as scheduled
      from content_records r where r.kind = 'company' and (${where}) ${rest}`.execute(db.withoutPlugins())
  ).rows;
const publications: Record<Publication, RawBuilder<unknown>> = {
  both: sql`r.zh_live is not null and r.en_live is not null`,
  zhOnly: sql`r.zh_live is not null and r.en_live is null`,
  enOnly: sql`r.zh_live is null and r.en_live is not null`,
  none: sql`r.zh_live is null and r.en_live is null`,
};

/** Lists the companies that match the console's filters, by number. */
export function listFilteredCompanies(db: Db, filter: CompanyFilter, limit: number): Promise<CompanyRecord[]> {
  const { keyword, publication, missingEnglish, ...fixed } = filter;
  const where: RawBuilder<unknown>[] = [sql`true`];
  if (keyword) {
    const pattern = containing(keyword);
    where.push(sql`(r.draft->>'zhName' ilike ${pattern} or r.draft->>'enName' ilike ${pattern})`);
  }
  if (publication) where.push(publications[publication]);
  if (missingEnglish !== undefined) where.push(sql`r.missing_english = ${missingEnglish}`);
  for (const [field, value] of Object.entries(fixed))
    if (value !== undefined) where.push(sql`r.draft->>${field} = ${String(value)}`);
  return rowsOf(db, sql.join(where, sql` and `), sql`order by r.record_id limit ${limit}`);
}

const words = (values: readonly string[]) => sql`${sql.val([...values])}::text[]`;
/** Lists every company that one of these keys could mean; `lock` locks them until the transaction ends. */
export const listMeantCompanies = (
  db: Db,
  by: { ids: readonly number[]; numbers: readonly string[]; zhNames: readonly string[]; enNames: readonly string[] },
  lock: boolean,
): Promise<CompanyRecord[]> =>
  rowsOf(
    db,
    sql`r.record_id = any(${sql.val([...by.ids])}::int[]) or r.draft->>'registrationNo' = any(${words(by.numbers)})
      or r.draft->>'zhName' = any(${words(by.zhNames)})
      or lower(r.draft->>'enName') = any(${words(by.enNames.map((name) => name.toLowerCase()))})`,
    lock ? sql`for update` : sql``,
  );
