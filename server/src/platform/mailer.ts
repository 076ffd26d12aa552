import { createTransport } from 'nodemailer';
import type { Mailer } from '../kit/adapters.ts';

/** A calendar message as mail programs expect it: an alternative body with its method, and a file. */
const icalEventOf = (content: string) => ({
  method: /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'REQUEST',
  filename: 'invite.ics',
  content,
});

const patienceMs = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/**
 * Creates the mailer for an SMTP URL (`smtp://user:password@host:port`, `smtps://…`). The sender is `?from=` of the URL or `no-reply@` its
 * host. Without a URL nothing is sent and messages stay in the outbox.
 */
export function createMailer(smtpUrl: string | undefined): Mailer & { close(): void } {
  if (!smtpUrl) {
    const deliver = () => Promise.reject(new Error('no SMTP server is configured'));
    return { configured: false, deliver, close: () => undefined };
  }
  const url = new URL(smtpUrl);
  const from = url.searchParams.get('from') ?? `no-reply@${url.hostname}`;
  url.searchParams.delete('from');
  // A server that does not answer must not hold a letter, and its row, for nodemailer's ten minutes.
  for (const [name, ms] of Object.entries(patienceMs))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms));
  const transport = createTransport(url.href);
  return {
    configured: true,
    async deliver({ to, subject, text, html, calendar }) {
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        html,
        ...(calendar && { icalEvent: icalEventOf(calendar) }),
      });
    },
    close: () => transport.close(),
  };
}
