// Read-only console pages: mails, the audit log, users.

import { AppError } from '@pavilion/protocol/errors.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { consoleAudit, consoleMail } from '@pavilion/protocol/staff.ts';
import type { consoleUser } from '@pavilion/protocol/users.console.ts';
import { sql } from 'kysely';
import { type Ctx, inTransaction, type Staff } from '../../kit/ctx.ts';
import { containing } from '../../kit/like.ts';
import { maskedEmail, withMaskedContact } from '../../kit/masks.ts';
import { record } from '../audit/audit.service.ts';
import { pageOfQuery } from './staff.console.queries.ts';

type StaffCtx = Ctx<null, Staff>;

const mailColumns = ['id', 'recipient', 'subject', 'status', 'tries', 'error', 'createdAt', 'sentAt'] as const;
const mailOnWire = <R extends { createdAt: Date; sentAt: Date | null }>(row: R) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
});

export async function listMails(ctx: StaffCtx, input: ParsedOf<typeof consoleMail.list>) {
  const like = containing(input.keyword);
  const narrowed = ctx.db
    .selectFrom('mails')
    .$if(input.status !== undefined, (q) => q.where('status', '=', input.status!))
    .$if(input.keyword !== '', (q) =>
      q.where((e) => e.or([e(sql`lower(recipient)`, '=', input.keyword.toLowerCase()), e('subject', 'ilike', like)])),
    );
  const { rows, total } = await pageOfQuery(narrowed, input, (q) =>
    q.select(mailColumns).orderBy(input.sort, input.order).orderBy('id', input.order),
  );
  return { rows: rows.map((row) => mailOnWire({ ...row, recipient: maskedEmail(row.recipient) })), total };
}

export async function mailDetail(ctx: StaffCtx, { id }: ParsedOf<typeof consoleMail.detail>) {
  const row = await ctx.db
    .selectFrom('mails')
    .select([...mailColumns, 'bodyText as text', 'bodyHtml as html'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('notFound');
  return mailOnWire(row);
}

/** Queues a failed mail again, or one that was stored while no server was set up. Of two concurrent clicks one sends it. */
export async function resendMail(ctx: StaffCtx, { id }: ParsedOf<typeof consoleMail.resend>) {
  if (!ctx.mailer.configured) throw new AppError('unavailable');
  await inTransaction(ctx, async (ctx) => {
    const mail = await ctx.db
      .selectFrom('mails')
      .select(['sealed', 'secretUntil'])
      .where('id', '=', id)
      .where('status', 'in', ['failed', 'outbox'])
      .forUpdate()
      .executeTakeFirst();
    // Its code or link is erased, so another letter would not help.
    if (mail?.secretUntil && (!mail.sealed || mail.secretUntil <= ctx.now())) throw new AppError('mailSecretGone');
    const queued = await ctx.db
      .updateTable('mails')
      .set({ status: 'queued', error: null })
      .where('id', '=', id)
      .where('status', 'in', ['failed', 'outbox'])
      .returning('id')
      .executeTakeFirst();
    if (!queued) throw new AppError('conflict');
    await ctx.jobs.add(ctx.db, 'mail.send', { id });
    await record(ctx, 'mail.resend', 'mail', id);
  });
  return {};
}

export async function listAudit(ctx: StaffCtx, input: ParsedOf<typeof consoleAudit.list>) {
  const like = containing(input.keyword);
  const narrowed = ctx.db
    .selectFrom('auditLog')
    .leftJoin('staff', 'staff.id', 'auditLog.staffId')
    .leftJoin('users', 'users.id', 'auditLog.userId')
    .$if(Boolean(input.action), (q) => q.where('action', '=', input.action!))
    .$if(Boolean(input.subject), (q) => q.where('subject', '=', input.subject!))
    .$if(Boolean(input.subjectId), (q) => q.where('subjectId', '=', input.subjectId!))
    .$if(input.staffId !== undefined, (q) => q.where('staffId', '=', input.staffId!))
    .$if(input.keyword !== '', (q) =>
      q.where((e) => e.or([e('action', 'ilike', like), e('subject', 'ilike', like), e('staff.name', 'ilike', like)])),
    );
  const [rows, { total }] = await Promise.all([
    narrowed
      .select([
        'auditLog.id',
        'staff.name as staffName',
        'users.username as userName',
        'action',
        'subject',
        'subjectId',
        'details',
        'at',
      ])
      .orderBy('auditLog.id', input.order)
      .limit(input.pageSize)
      .offset((input.pageNum - 1) * input.pageSize)
      .execute(),
    narrowed.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return {
    rows: rows.map((row) => ({
      ...row,
      at: row.at.toISOString(),
    })),
    total,
  };
}

/** The certified name; null without certification. */
const certifiedName = sql<string | null>`(
  select coalesce(nullif(c.answers->>'name', ''), nullif(c.answers->>'zhName', ''), c.answers->>'enName')
  from certifications c where c.user_id = users.id and c.status = 1 order by c.id desc limit 1)`;

export async function listUsers(ctx: StaffCtx, input: ParsedOf<typeof consoleUser.list>) {
  const like = containing(input.keyword);
  const narrowed = ctx.db
    .selectFrom('users')
    .$if(input.certStatus !== undefined, (q) => q.where('certStatus', '=', input.certStatus!))
    .$if(input.certKind !== undefined, (q) => q.where('certKind', '=', input.certKind!))
    .$if(input.keyword !== '', (q) =>
      q.where((e) =>
        e.or([
          e('username', 'ilike', like),
          // A contact is found by its full value only: partial matches would reveal it piece by piece.
          e(sql`lower(email)`, '=', input.keyword.toLowerCase()),
          e('phone', '=', input.keyword),
          e(certifiedName, 'ilike', like),
        ]),
      ),
    );
  const { rows, total } = await pageOfQuery(narrowed, input, (q) =>
    q
      .select(['id', 'username', 'email', 'phone', 'certStatus', 'certKind', 'lastSignInAt', 'createdAt', 'closedAt'])
      .select(certifiedName.as('certName'))
      .orderBy(input.sort, (o) => (input.order === 'asc' ? o.asc().nullsLast() : o.desc().nullsLast()))
      .orderBy('id', 'desc'),
  );
  return {
    rows: rows.map((row) => ({
      ...withMaskedContact({ ...row, phone: row.phone ?? '' }),
      certStatus: row.certStatus,
      certKind: row.certKind,
      lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      closedAt: row.closedAt?.toISOString() ?? null,
    })),
    total,
  };
}

export async function userContact(ctx: StaffCtx, { id }: ParsedOf<typeof consoleUser.contact>) {
  const row = await ctx.db.selectFrom('users').select(['email', 'phone']).where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('notFound');
  return { email: row.email, phone: row.phone ?? '' };
}
