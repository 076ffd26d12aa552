import type { Text } from '@pavilion/protocol/kit/text.ts';
import { type MailCtx, sendMail } from '../mail/mail.service.ts';

export interface Notice {
  userId: number;
  /** The subject, for icons and filters: 'order', 'contract', 'payment', 'certification', 'account'. */
  kind: string;
  title: Text;
  body: Text;
  /** A hash route of the site: `/personal/order/details?orderNo=…`. */
  link?: string;
  /** A calendar message that goes with the mail. */
  calendar?: string;
}

/** Returns the link of a mail. A signed-out reader signs in first and then reaches the page. */
const throughLogin = (link: string) => `/#/login?${new URLSearchParams({ next: link })}`;

/** Notifies a user on the site and by mail, in the caller's transaction; the mail is in the recipient's language. */
export async function notify(ctx: MailCtx, notice: Notice): Promise<void> {
  const user = await ctx.db
    .selectFrom('users')
    .select(['email', 'locale', 'closedAt'])
    .where('id', '=', notice.userId)
    .executeTakeFirstOrThrow();
  if (user.closedAt) return;
  const { title, body } = notice;
  await ctx.db
    .insertInto('notifications')
    .values({
      userId: notice.userId,
      kind: notice.kind,
      zhTitle: title.zh,
      enTitle: title.en,
      zhBody: body.zh,
      enBody: body.en,
      link: notice.link ?? null,
    })
    .execute();
  await sendMail(ctx, {
    to: user.email,
    userId: notice.userId,
    locale: user.locale,
    subject: title,
    paragraphs: [body],
    ...(notice.calendar && { calendar: notice.calendar }),
    ...(notice.link && { action: { label: { zh: '查看详情', en: 'See details' }, href: throughLogin(notice.link) } }),
  });
}
