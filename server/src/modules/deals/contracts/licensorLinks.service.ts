// The link with which the licensor's signatory reads and signs a contract. Only its hash is stored (decision 0035).
import { AppError } from '@pavilion/protocol/errors.ts';
import { deadlineText, defaultTimeZone } from '@pavilion/protocol/kit/businessDay.ts';
import type { Ctx } from '../../../kit/ctx.ts';
import { MailSecret } from '../../../kit/mailSecret.ts';
import { hashOfToken, newToken } from '../../accounts/accounts.service.ts';
import { findSignatory } from '../../licensors/licensors.service.ts';
import { sendMail } from '../../mail/mail.service.ts';
import type { Deal, DealCtx } from '../deals.service.ts';

/** Mails the signatory a link that works until the contract expires; an earlier link ends. */
export async function sendLicensorLink(ctx: DealCtx, deal: Deal, signBy: Date): Promise<void> {
  const { email, locale } = await findSignatory(ctx.db, deal.order.programmeId);
  const { id: contractId, contractNo, terms } = deal.contract;
  await ctx.db
    .updateTable('licensorLinks')
    .set({ replacedAt: ctx.now() })
    .where('contractId', '=', contractId)
    .where('usedAt', 'is', null)
    .where('replacedAt', 'is', null)
    .execute();
  const token = new MailSecret('token', newToken());
  await ctx.db
    .insertInto('licensorLinks')
    .values({
      contractId,
      email,
      tokenHash: hashOfToken(token.reveal()),
      createdAt: ctx.now(),
      expiresAt: signBy,
    })
    .execute();
  const { zh, en } = terms.programme.title;
  // The time zone in which the document counts its days, so that mail, page and document name the same day.
  const timeZone = terms.timeZone ?? defaultTimeZone;
  const by = { zh: deadlineText(signBy, timeZone, 'zh-CN'), en: deadlineText(signBy, timeZone, 'en-US') };
  await sendMail(ctx, {
    to: email,
    locale,
    subject: { zh: `合同 ${contractNo} 待贵司签署`, en: `Contract ${contractNo} awaits your signature` },
    paragraphs: [
      {
        zh: `《${zh || en}》的授权合同 ${contractNo} 已签发，请您作为授权方签署人阅读并签署。`,
        en: `The licence contract ${contractNo} for “${en || zh}” has been issued. Please read and sign it for the licensor.`,
      },
      {
        zh: `请于 ${by.zh} 前签署，逾期合同失效。`,
        en: `Please sign by ${by.en}; after that the contract lapses.`,
      },
      {
        zh: '此链接仅供您本人使用，请勿转发。签署时我们会向本邮箱发送验证码。',
        en: 'This link is for you alone; please do not pass it on. When you sign, we send a code to this address.',
      },
    ],
    action: {
      label: { zh: '阅读并签署', en: 'Read and sign' },
      href: `/#/licensor/sign?token=${token}`,
    },
    secrets: { values: [token], until: signBy },
  });
}

/** Finds the link of a token, also a used one until it expires; throws `licensorLinkInvalid`. */
export async function findLink(ctx: Pick<Ctx, 'db' | 'now'>, token: string) {
  const link = await ctx.db
    .selectFrom('licensorLinks')
    .selectAll()
    .where('tokenHash', '=', hashOfToken(token))
    .where('replacedAt', 'is', null)
    .where('expiresAt', '>', ctx.now())
    .executeTakeFirst();
  if (!link) throw new AppError('licensorLinkInvalid');
  return link;
}

/** Spends the link in the transaction of the signature; of two concurrent uses one succeeds. */
export async function spendLink(ctx: Pick<Ctx, 'db' | 'now'>, id: number): Promise<void> {
  const spent = await ctx.db
    .updateTable('licensorLinks')
    .set({ usedAt: ctx.now() })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('replacedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!spent) throw new AppError('licensorLinkInvalid');
}
