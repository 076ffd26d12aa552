import { strToU8, type Zippable, zip } from 'fflate';
import { type Kysely, sql } from 'kysely';
import type { Ctx, User } from '../../kit/ctx.ts';
import { consumeWithin } from '../../kit/limit.ts';
import { openIdNumber } from '../../kit/sealedFields.ts';
import type { DB } from '../../kit/tables.ts';
import { record } from '../audit/audit.service.ts';
import { keepDocument, signedUrl } from '../files/files.service.ts';
import { getBusinessDay } from '../settings/settings.service.ts';

/** The data that an export contains: one JSON file for each query; `$1` is the user's id. Secrets (hashes, tokens) are never selected. */
export const exportedParts: Record<string, string> = {
  account: `select id, username, email, nickname, phone, locale, cert_status, cert_kind, homepage_status,
    last_sign_in_at, created_at from users where id = $1`,
  agreement: 'select version, agreed_at from agreement_consents where user_id = $1 order by agreed_at',
  certifications: `select id, kind, answers, contract_details, contract_details_at, status, reason, submitted_at, reviewed_at
    from certifications
    where user_id = $1 order by id`,
  addresses: `select recipient, country, province, city, area, address, phone, zipcode, is_default, created_at
    from addresses where user_id = $1 order by id`,
  notifications: `select kind, zh_title, en_title, zh_body, en_body, link, read_at, created_at from notifications
    where user_id = $1 order by id`,
  // Bodies are left out: a link or code in them would give the whole account to anyone who holds a session.
  mails: 'select subject, status, created_at, sent_at from mails where user_id = $1 order by id',
  files: 'select id, purpose, name, mime, bytes, created_at from files where owner_user_id = $1 order by id',
  pictures: 'select id, width, height, sources, created_at from pictures where owner_user_id = $1 order by id',
  trailerSubmissions: `select id, programme_id, audit_status, reason, reviewed_at, created_at from trailer_submissions
    where user_id = $1 order by id`,
  companies: 'select * from companies where user_id = $1 order by id',
  companyContacts: `select id, company_id, programme_id, topic, message, shows_address, created_at from company_contacts
    where user_id = $1 order by id`,
  orders: 'select * from orders where user_id = $1 order by id',
  contracts: `select c.* from contracts c join orders o on o.id = c.order_id where o.user_id = $1 order by c.id`,
  submissions: `select s.id, s.order_id, s.signature_type, s.audit_status, s.payer, s.amount_minor, s.paid_on,
    s.pay_method, s.reason, s.created_at, s.reviewed_at from submissions s join orders o on o.id = s.order_id
    where o.user_id = $1 order by s.id`,
  dealEvents: `select e.order_id, e.subject, e.action, e.from_status, e.to_status, e.actor, e.reason, e.at
    from deal_events e join orders o on o.id = e.order_id where o.user_id = $1 order by e.id`,
  audit: 'select action, subject, subject_id, details, at from audit_log where user_id = $1 order by id',
  favourites: `select class, content_id, created_at from favourites where user_id = $1 and removed_at is null
    order by created_at`,
  signups: `select id, type, event_id, name, phone, email, company, job, remark, stage, status, reason, sent_at, reviewed_at,
    created_at from signups where user_id = $1 order by id`,
  attendees: `select a.signup_id, a.answers, a.photo_id, a.place, a.reviewed_at, a.updated_at from attendees a
    join signups s on s.id = a.signup_id where s.user_id = $1 order by a.signup_id, a.position, a.id`,
  signupHistory: `select e.signup_id, e.action, e.places, e.least, e.at from signup_events e
    join signups s on s.id = e.signup_id where s.user_id = $1 order by e.id`,
  attendeeBook: 'select id, answers, photo_id, updated_at from attendee_book where user_id = $1 order by id',
  visits: `select class, content_id, times, visited_at from visits where user_id = $1 and removed_at is null
    order by visited_at`,
};
/** Tables that refer to a user and are not exported, because they hold secrets or bookkeeping of requests. */
export const leftOutOfExport = ['sessions', 'reset_tokens', 'idempotency_keys'];

const exportsPerDay = 5;
/** The lifetime of the export's signed URL. */
const addressMinutes = 10;
/** Larger files are left out of the archive; its list of files still names them. */
const largestArchiveBytes = 200 * 1024 * 1024;

async function rowsOf(db: Kysely<DB>, query: string, userId: number): Promise<unknown[]> {
  const [before = '', after = ''] = query.split('$1');
  return (await sql`${sql.raw(before)}${userId}${sql.raw(after)}`.execute(db)).rows;
}

/** Decrypts the ID numbers of certifications and contracts, which are encrypted in the database, for their owner. */
function readable(ctx: Ctx<User, null>, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => readable(ctx, item));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, readable(ctx, field)] as const);
  return openIdNumber(ctx, ctx.user.id, Object.fromEntries(fields));
}

async function archiveOf(ctx: Ctx<User, null>): Promise<Zippable> {
  const entries: Zippable = {};
  for (const [name, query] of Object.entries(exportedParts))
    entries[`${name}.json`] = strToU8(JSON.stringify(readable(ctx, await rowsOf(ctx.db, query, ctx.user.id)), null, 2));
  const files = await ctx.db
    .selectFrom('files')
    .select(['id', 'name', 'path', 'bytes'])
    .where('ownerUserId', '=', ctx.user.id)
    .where('store', '=', 'private')
    .where('purpose', '!=', 'export')
    .where('readyAt', 'is not', null)
    .orderBy('id')
    .execute();
  let room = largestArchiveBytes;
  for (const { id, name, path, bytes } of files) {
    room -= bytes;
    if (room < 0) break;
    // Documents hardly compress, so they are stored uncompressed.
    entries[`files/${id}-${name}`] = [await ctx.files.read('private', path), { level: 0 }];
  }
  return entries;
}

const zipped = (entries: Zippable) =>
  new Promise<Uint8Array>((done, fail) => {
    zip(entries, (error, bytes) => (error ? fail(error) : done(bytes)));
  });

/** Makes a ZIP of everything the account holds and returns a URL that works for ten minutes (product §2). */
export async function exportMyData(ctx: Ctx<User, null>) {
  await consumeWithin(ctx, `export:${ctx.user.id}`, exportsPerDay, 86_400);
  const day = await getBusinessDay(ctx);
  const { id } = await keepDocument(
    ctx,
    {
      purpose: 'export',
      name: `festival-pavilion-${day}.zip`,
      mime: 'application/zip',
      ending: 'zip',
      bytes: await zipped(await archiveOf(ctx)),
    },
    { userId: ctx.user.id },
  );
  await record(ctx, 'user.exportData', 'user', ctx.user.id);
  const url = signedUrl(ctx, id, { userId: ctx.user.id });
  return { url: `${url}&download`, expiresAt: new Date(ctx.now().getTime() + addressMinutes * 60_000).toISOString() };
}
