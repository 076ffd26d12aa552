// Notices about a changed account: to the licensor at once, to buyers of running orders when it is in force.
import { maskedAccountNo } from '@pavilion/protocol/bankAccounts.ts';
import type { Text } from '@pavilion/protocol/kit/text.ts';
import type { LicensorAccount } from '@pavilion/protocol/licensors.ts';
import type { JobCtx } from '../../kit/ctx.ts';
import { sendMail } from '../mail/mail.service.ts';
import { notify } from '../notifications/notifications.service.ts';
import type { LicensorCompany } from './entries.queries.ts';
import { localeOfCountry } from './licensors.service.ts';
import type { RunningOrder } from './moves.queries.ts';

const nameOf = ({ zhName, enName }: LicensorCompany): Text => ({
  zh: zhName ?? enName ?? '',
  en: enName ?? zhName ?? '',
});
const shown = ({ currency, bank, number }: LicensorAccount) => `${currency} · ${bank} · ${maskedAccountNo(number)}`;

interface Words {
  title: Text;
  body: Text;
}

/** Notifies the company’s account on the site and by mail, and its contact if that is another e-mail address. */
async function tellLicensor(ctx: JobCtx, company: LicensorCompany, { title, body }: Words) {
  const user =
    company.userId === null
      ? undefined
      : await ctx.db.selectFrom('users').select('email').where('id', '=', company.userId).executeTakeFirst();
  if (company.userId !== null) await notify(ctx, { userId: company.userId, kind: 'payment', title, body });
  const contact = company.contactEmail;
  if (!contact || contact.toLowerCase() === user?.email.toLowerCase()) return;
  await sendMail(ctx, { to: contact, locale: localeOfCountry(company.country), subject: title, paragraphs: [body] });
}

/** Notifies the licensor that another account was entered, so that they can object before it is in force. */
export const notifyAccountEntered = (ctx: JobCtx, company: LicensorCompany, next: LicensorAccount) =>
  tellLicensor(ctx, company, {
    title: { zh: '您的收款账户将要变更', en: 'Your bank account is about to be changed' },
    body: {
      zh: `平台已录入${nameOf(company).zh}的收款账户变更，拟变更为 ${shown(next)}，经另一位工作人员复核后生效。如非贵司申请，请立即联系我们。`,
      en: `We have been asked to change the bank account of ${nameOf(company).en} to ${shown(next)}. The change takes effect once a second member of staff has confirmed it. If you did not request it, please contact us immediately.`,
    },
  });

export async function notifyAccountInForce(
  ctx: JobCtx,
  company: LicensorCompany,
  next: LicensorAccount,
  running: readonly RunningOrder[],
) {
  const name = nameOf(company);
  await tellLicensor(ctx, company, {
    title: { zh: '您的新收款账户已启用', en: 'Your new bank account is in use' },
    body: {
      zh: `${name.zh}的收款账户现为 ${shown(next)}，用于今后签发的合同。已签发的合同仍使用原账户，另行通知的除外。如有疑问请立即联系我们。`,
      en: `The bank account of ${name.en} is now ${shown(next)} and is used in contracts issued from today. Contracts already issued keep their account unless we notify you otherwise. If anything is wrong, please contact us immediately.`,
    },
  });
  for (const order of running)
    await notify(ctx, {
      userId: order.userId,
      kind: 'payment',
      title: {
        zh: `请核对订单 ${order.orderNo} 的收款账户`,
        en: `Please check the bank account for order ${order.orderNo}`,
      },
      body: {
        zh: `${name.zh}更换了收款账户。您的订单不受影响，仍付至 ${maskedAccountNo(order.number)}。收款账户以订单页面为准，请勿按照邮件、电话等其他渠道的通知付款。`,
        en: `${name.en} has changed its bank account. Your order is not affected: please pay to ${maskedAccountNo(order.number)} as before. Only the account on the order page is valid; do not act on changes announced by email, by phone or in any other way.`,
      },
      link: `/personal/order/details?orderNo=${order.orderNo}`,
    });
}

/** Notifies both sides that two people have named another account for a running order. */
export async function notifyAccountMoved(
  ctx: JobCtx,
  company: LicensorCompany,
  order: RunningOrder,
  next: LicensorAccount,
) {
  const title = {
    zh: `订单 ${order.orderNo} 的收款账户已变更`,
    en: `The bank account for order ${order.orderNo} has changed`,
  };
  await tellLicensor(ctx, company, {
    title,
    body: {
      zh: `订单 ${order.orderNo} 的款项改付至 ${shown(next)}。如有疑问请立即联系我们。`,
      en: `Order ${order.orderNo} will now be paid to ${shown(next)}. If anything is wrong, please contact us immediately.`,
    },
  });
  await notify(ctx, {
    userId: order.userId,
    kind: 'payment',
    title,
    body: {
      zh: `款项改付至 ${shown(next)}，原账户 ${maskedAccountNo(order.number)} 不再使用。付款前请在订单页面核对完整账号，如有疑问请联系我们。`,
      en: `Please pay to ${shown(next)}; the earlier account ${maskedAccountNo(order.number)} is no longer used. Before you pay, check the full account number on the order page, and contact us if in doubt.`,
    },
    link: `/personal/order/details?orderNo=${order.orderNo}`,
  });
}
