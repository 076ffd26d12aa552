// Re-encrypts every encrypted value of the database with the current key: at the first start of a version that encrypts it, and when the
// key changes. Each row is one statement that replaces only the value that was read, so it may be interrupted, repeated and run while
// Pavilion works.
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Signer, Vault } from '../../kit/adapters.ts';
import {
  identityKeyOf,
  idNumberContext,
  isSealed,
  mailContext,
  settingContext,
  totpContext,
} from '../../kit/sealedFields.ts';
import type { DB } from '../../kit/tables.ts';

interface SealCtx {
  db: Kysely<DB>;
  vault: Vault;
  signer: Signer;
}
interface Row {
  id: number;
  /** The stored value. */
  value: string;
  /** The input of its context. */
  owner: string;
  /** For certifications only. */
  idType?: unknown;
}
interface Store {
  rows: RawBuilder<unknown>;
  context(owner: string): string;
  replace(row: Row, sealed: string, plain: string, ctx: SealCtx): RawBuilder<unknown>;
}

/** The ID numbers of attendees, in a column of jsonb. */
function attendeeStore(table: 'attendees' | 'attendee_book', column: string): Store {
  const [rows, answers] = [sql.raw(table), sql.raw(column)];
  const owner =
    table === 'attendees' ? sql`(select s.user_id from signups s where s.id = t.signup_id)` : sql`t.user_id`;
  return {
    rows: sql`select t.id, t.${answers} ->> 'idNumber' as value, ${owner}::text as owner from ${rows} t
      where coalesce(t.${answers} ->> 'idNumber', '') <> ''`,
    context: (owner) => idNumberContext(Number(owner)),
    replace: ({ id, value }, sealed) =>
      sql`update ${rows} set ${answers} = jsonb_set(${answers}, '{idNumber}', to_jsonb(${sealed}::text))
        where id = ${id} and ${answers} ->> 'idNumber' = ${value}`,
  };
}

const stores: readonly Store[] = [
  {
    rows: sql`select row_number() over (order by key)::int as id, value #>> '{}' as value, key as owner from settings
      where key in ('secret', 'seal')`,
    context: settingContext,
    replace: ({ owner, value }, sealed) =>
      sql`update settings set value = to_jsonb(${sealed}::text) where key = ${owner} and value #>> '{}' = ${value}`,
  },
  {
    rows: sql`select id, totp_secret as value, id::text as owner from staff where totp_secret is not null`,
    context: (owner) => totpContext(Number(owner)),
    replace: ({ id, value }, sealed) =>
      sql`update staff set totp_secret = ${sealed} where id = ${id} and totp_secret = ${value}`,
  },
  {
    rows: sql`select id, answers ->> 'idNumber' as value, user_id::text as owner, answers -> 'idType' as "idType"
      from certifications where kind = 'person' and answers ->> 'idNumber' is not null`,
    context: (owner) => idNumberContext(Number(owner)),
    replace: ({ id, value, idType }, sealed, plain, ctx) =>
      sql`update certifications set answers = jsonb_set(answers, '{idNumber}', to_jsonb(${sealed}::text)),
        identity_key = ${identityKeyOf(ctx, 'person', { idType, idNumber: plain })}
        where id = ${id} and answers ->> 'idNumber' = ${value}`,
  },
  {
    rows: sql`select c.id, c.terms #>> '{buyer,idNumber}' as value, o.user_id::text as owner
      from contracts c join orders o on o.id = c.order_id where c.terms #>> '{buyer,idNumber}' is not null`,
    context: (owner) => idNumberContext(Number(owner)),
    replace: ({ id, value }, sealed) =>
      sql`update contracts set terms = jsonb_set(terms, '{buyer,idNumber}', to_jsonb(${sealed}::text))
        where id = ${id} and terms #>> '{buyer,idNumber}' = ${value}`,
  },
  ...(['answers', 'reviewed_answers'] as const).map((column) => attendeeStore('attendees', column)),
  attendeeStore('attendee_book', 'answers'),
  {
    rows: sql`select id, sealed as value, recipient as owner from mails where sealed is not null`,
    context: mailContext,
    replace: ({ id, value }, sealed) => sql`update mails set sealed = ${sealed} where id = ${id} and sealed = ${value}`,
  },
];
const pageSize = 500;

async function sealStore(ctx: SealCtx, { rows, context, replace }: Store): Promise<number> {
  const current = `v1.${ctx.vault.keyId}.%`;
  let done = 0;
  for (let after = 0; ; ) {
    const page = await sql<Row>`select * from (${rows}) s where id > ${after} and value not like ${current}
      order by id limit ${pageSize}`.execute(ctx.db);
    for (const row of page.rows) {
      const plain = isSealed(row.value) ? ctx.vault.open(row.value, context(row.owner)) : row.value;
      await replace(row, ctx.vault.seal(plain, context(row.owner)), plain, ctx).execute(ctx.db);
      done++;
    }
    const last = page.rows.at(-1);
    if (!last || page.rows.length < pageSize) return done;
    after = last.id;
  }
}

/** Encrypts everything with the current key; returns the number of values it changed. */
export async function sealStored(ctx: SealCtx): Promise<number> {
  let done = 0;
  for (const store of stores) done += await sealStore(ctx, store);
  return done;
}

/** Returns how many values are not encrypted with the current key. */
export async function countSealedOtherwise({ db, vault }: Pick<SealCtx, 'db' | 'vault'>): Promise<number> {
  const counts = stores.map(
    ({ rows }) => sql`select count(*)::int as n from (${rows}) s where value not like ${`v1.${vault.keyId}.%`}`,
  );
  const { rows } = await sql<{
    n: number;
  }>`select sum(n)::int as n from (${sql.join(counts, sql` union all `)}) t`.execute(db);
  return rows[0]!.n;
}

const sealedSince = 'secretsSealed';
/** Encrypts once what earlier versions stored in clear. */
export async function sealPlainOnce(ctx: SealCtx): Promise<void> {
  const done = await ctx.db.selectFrom('settings').select('key').where('key', '=', sealedSince).executeTakeFirst();
  if (done) return;
  await sealStored(ctx);
  await ctx.db
    .insertInto('settings')
    .values({ key: sealedSince, value: JSON.stringify(true) })
    .onConflict((c) => c.doNothing())
    .execute();
}
