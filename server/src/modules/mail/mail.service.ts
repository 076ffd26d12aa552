import type { DemoMail } from '@pavilion/protocol/demoMail.ts';
import { type Locale, say, type Text } from '@pavilion/protocol/kit/text.ts';
import { toError } from '@pavilion/protocol/kit/unknown.ts';
import type { Selectable } from 'kysely';
import type { Ctx, JobCtx } from '../../kit/ctx.ts';
import { fillSecrets, hideSecrets, type MailSecret } from '../../kit/mailSecret.ts';
import { mailContext } from '../../kit/sealedFields.ts';
import type { Mails } from '../../kit/tables.ts';
import type { JobDefinition } from '../../platform/jobs.ts';

export interface OutgoingMail {
  to: string;
  userId?: number;
  locale: Locale;
  subject: Text;
  /** Paragraphs of plain text; they are escaped. */
  paragraphs: Text[];
  /** A button below the text; `href` starts at the site's root: `/#/personal/order`. */
  action?: { label: Text; href: string };
  /**
   * The codes and tokens in the paragraphs or `href`. The stored letter contains their placeholders; the values are encrypted until the
   * letter is sent or `until` has passed.
   */
  secrets?: { values: MailSecret[]; until: Date };
  /** A calendar message (RFC 5545) that goes with the letter. */
  calendar?: string;
}

const escapeHtml = (words: string) => words.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
const signature: Text = { zh: '云上节展 Festival Pavilion', en: 'Festival Pavilion' };

function compose({ locale, paragraphs, action }: OutgoingMail, publicUrl: string) {
  const words = paragraphs.map((p) => say(p, locale));
  const link = action && { label: say(action.label, locale), href: publicUrl + action.href };
  const text = [...words, ...(link ? [`${link.label}: ${link.href}`] : []), say(signature, locale)].join('\n\n');
  const html = `<!doctype html><html lang="${locale}"><body style="margin:0;background:#160829;padding:32px 16px;font:15px/1.7 system-ui,sans-serif;color:#f6f3fa"><div style="max-width:560px;margin:auto;background:#211038;border-radius:10px;padding:32px">${words.map((w) => `<p style="margin:0 0 16px">${escapeHtml(w)}</p>`).join('')}${link ? `<p style="margin:24px 0"><a href="${escapeHtml(link.href)}" style="background:#fbbe68;color:#2f1500;text-decoration:none;font-weight:600;padding:12px 24px;border-radius:999px;display:inline-block">${escapeHtml(link.label)}</a></p>` : ''}<p style="margin:24px 0 0;color:#a399b3;font-size:13px">${escapeHtml(say(signature, locale))}</p></div></body></html>`;
  return { text, html };
}

export type MailCtx = Pick<Ctx, 'db' | 'jobs' | 'mailer' | 'config' | 'log' | 'vault' | 'now'>;

/** Returns whether this is demo mode without a mail server, in which codes and links are shown to the person who requests them. */
export const showsSecrets = ({ config, mailer }: Pick<Ctx, 'config' | 'mailer'>): boolean =>
  config.demo && !mailer.configured;

/** Returns what a page of the demo shows in place of the letter; undefined wherever mail is really sent. */
export function demoMailOf(
  ctx: Pick<Ctx, 'config' | 'mailer'>,
  secret: MailSecret,
  href?: string,
): DemoMail | undefined {
  if (!showsSecrets(ctx)) return undefined;
  return href ? { link: fillSecrets(href, { [secret.name]: secret.reveal() }) } : { code: secret.reveal() };
}

const valuesOf = (secrets: readonly MailSecret[]) => Object.fromEntries(secrets.map((s) => [s.name, s.reveal()]));

/**
 * Puts a letter into the outbox in the caller's transaction. With an SMTP server a durable job sends it; without one it stays there for
 * staff to read (product §2). What is stored never contains a secret in clear.
 */
export async function sendMail(ctx: MailCtx, letter: OutgoingMail): Promise<void> {
  const { text, html } = compose(letter, ctx.config.publicUrl);
  const { values = [], until = null } = letter.secrets ?? {};
  for (const secret of values)
    if (!text.includes(String(secret))) throw new Error(`the letter does not name its secret ${secret.name}`);
  const sealed =
    values.length && ctx.mailer.configured
      ? ctx.vault.seal(JSON.stringify(valuesOf(values)), mailContext(letter.to))
      : null;
  const { id } = await ctx.db
    .insertInto('mails')
    .values({
      recipient: letter.to,
      userId: letter.userId ?? null,
      subject: say(letter.subject, letter.locale),
      bodyText: text,
      bodyHtml: html,
      sealed,
      secretUntil: until,
      calendar: letter.calendar ?? null,
      status: ctx.mailer.configured ? 'queued' : 'outbox',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (ctx.mailer.configured) await ctx.jobs.add(ctx.db, 'mail.send', { id });
}

/** Returns the values of a letter's secrets; undefined when they are erased or have expired. */
function secretsOf(ctx: JobCtx, mail: Selectable<Mails>): Record<string, string> | undefined {
  if (mail.secretUntil === null) return {};
  if (mail.sealed === null || mail.secretUntil <= ctx.now()) return undefined;
  return JSON.parse(ctx.vault.open(mail.sealed, mailContext(mail.recipient)));
}

async function attempt(ctx: JobCtx, mail: Selectable<Mails>, values: Record<string, string>) {
  const text = fillSecrets(mail.bodyText, values);
  const html = fillSecrets(mail.bodyHtml, values, escapeHtml);
  try {
    const { recipient: to, subject, calendar } = mail;
    await ctx.mailer.deliver({ to, subject, text, html, ...(calendar && { calendar }) });
    return undefined;
  } catch (error) {
    // The queue stores message and stack, and a mail server may repeat the letter in its response.
    return new Error(hideSecrets(toError(error).message, values));
  }
}

/** Sends one letter. Its row is locked meanwhile, so that no second job or process sends it too. */
async function deliver(ctx: JobCtx, id: number) {
  const failure = await ctx.db.transaction().execute(async (db) => {
    const waiting = db.selectFrom('mails').selectAll().where('id', '=', id).where('status', '!=', 'sent');
    const mail = await waiting.forUpdate().skipLocked().executeTakeFirst();
    if (!mail) return undefined;
    const change = db.updateTable('mails').where('id', '=', id);
    const values = secretsOf(ctx, mail);
    if (!values) {
      // The code or link in the letter has expired.
      await change.set({ status: 'failed', sealed: null, error: 'its code or link has expired' }).execute();
      return undefined;
    }
    const error = await attempt(ctx, mail, values);
    await change
      .set({
        status: error ? 'failed' : 'sent',
        tries: mail.tries + 1,
        error: error?.message ?? null,
        sentAt: error ? null : ctx.now(),
        ...(!error && { sealed: null }),
      })
      .execute();
    return error;
  });
  if (failure) throw failure; // the queue tries again
}

/** Erases the secrets of letters that were not sent in time. */
const eraseExpired = (ctx: JobCtx) =>
  ctx.db
    .updateTable('mails')
    .set({ sealed: null })
    .where('sealed', 'is not', null)
    .where('secretUntil', '<=', ctx.now())
    .execute();

export const mailJobs = (ctx: () => JobCtx): Record<string, JobDefinition> => ({
  'mail.send': { run: (data) => deliver(ctx(), Number(data.id)) },
  'mail.eraseExpired': { run: async () => void (await eraseExpired(ctx())), cron: '*/5 * * * *' },
});
