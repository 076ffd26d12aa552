import { type Locale, say, type Text } from '@pavilion/protocol/kit/text.ts';
import type { Ctx, JobCtx } from '../../kit/ctx.ts';
import type { JobDefinition } from '../../platform/jobs.ts';

export interface Letter {
  to: string;
  userId?: number;
  locale: Locale;
  subject: Text;
  /** Paragraphs, plain words; they are escaped. */
  paragraphs: Text[];
  /** A button below the words; `href` starts at the site's root: `/#/personal/order`. */
  action?: { label: Text; href: string };
}

const escapeHtml = (words: string) => words.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
const signature: Text = { zh: '云上节展 Festival Pavilion', en: 'Festival Pavilion' };

function compose({ locale, paragraphs, action }: Letter, publicUrl: string) {
  const words = paragraphs.map((p) => say(p, locale));
  const link = action && { label: say(action.label, locale), href: publicUrl + action.href };
  const text = [...words, ...(link ? [`${link.label}: ${link.href}`] : []), say(signature, locale)].join('\n\n');
  const html = `<!doctype html><html lang="${locale}"><body style="margin:0;background:#160829;padding:32px 16px;font:15px/1.7 system-ui,sans-serif;color:#f6f3fa"><div style="max-width:560px;margin:auto;background:#211038;border-radius:10px;padding:32px">${words.map((w) => `<p style="margin:0 0 16px">${escapeHtml(w)}</p>`).join('')}${link ? `<p style="margin:24px 0"><a href="${escapeHtml(link.href)}" style="background:#fbbe68;color:#2f1500;text-decoration:none;font-weight:600;padding:12px 24px;border-radius:999px;display:inline-block">${escapeHtml(link.label)}</a></p>` : ''}<p style="margin:24px 0 0;color:#a399b3;font-size:13px">${escapeHtml(say(signature, locale))}</p></div></body></html>`;
  return { text, html };
}

/**
 * Puts a letter into the outbox in the caller's transaction; with an SMTP server it is sent from there by a durable job,
 * without one it stays for staff to see (product §2).
 */
export async function sendMail(
  ctx: Pick<Ctx, 'db' | 'jobs' | 'mailer' | 'config' | 'log'>,
  letter: Letter,
): Promise<void> {
  const { text, html } = compose(letter, ctx.config.publicUrl);
  const { id } = await ctx.db
    .insertInto('mails')
    .values({
      recipient: letter.to,
      userId: letter.userId ?? null,
      subject: say(letter.subject, letter.locale),
      bodyText: text,
      bodyHtml: html,
      status: ctx.mailer.configured ? 'queued' : 'outbox',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (ctx.mailer.configured) await ctx.jobs.add(ctx.db, 'mail.send', { id });
  else if (ctx.config.demo)
    ctx.log.info(
      { mail: id, link: letter.action && ctx.config.publicUrl + letter.action.href },
      'mail kept in the outbox',
    );
}

/** Sends one letter; its row is held meanwhile, so that no second job or process sends it too. */
async function deliver(ctx: JobCtx, id: number) {
  const failure = await ctx.db.transaction().execute(async (db) => {
    const waiting = db.selectFrom('mails').selectAll().where('id', '=', id).where('status', '!=', 'sent');
    const mail = await waiting.forUpdate().skipLocked().executeTakeFirst();
    if (!mail) return undefined;
    const letter = { to: mail.recipient, subject: mail.subject, text: mail.bodyText, html: mail.bodyHtml };
    const error = await ctx.mailer.deliver(letter).then(
      () => undefined,
      (error: Error) => error,
    );
    await db
      .updateTable('mails')
      .set({
        status: error ? 'failed' : 'sent',
        tries: mail.tries + 1,
        error: error?.message ?? null,
        sentAt: error ? null : ctx.now(),
      })
      .where('id', '=', id)
      .execute();
    return error;
  });
  if (failure) throw failure; // the queue tries again
}

export const mailJobs = (ctx: () => JobCtx): Record<string, JobDefinition> => ({
  'mail.send': { run: (data) => deliver(ctx(), Number(data.id)) },
});
