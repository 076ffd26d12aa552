// Who hears of a changed account: the licensor at once, the buyers of running orders when it is in force.
import { maskedAccountNo } from '@pavilion/protocol/bankAccounts.ts';
import type { Text } from '@pavilion/protocol/kit/text.ts';
import type { LicensorAccount } from '@pavilion/protocol/licensors.ts';
import type { JobCtx } from '../../kit/ctx.ts';
import { sendMail } from '../mail/mail.service.ts';
import { notify } from '../notifications/notify.service.ts';
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

/** The company’s account in the site and by mail; its contact too where that is somebody else. */
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

/** Somebody asks for another account than the one in force: the licensor can object before it counts. */
export const tellAccountEntered = (ctx: JobCtx, company: LicensorCompany, next: LicensorAccount) =>
  tellLicensor(ctx, company, {
    title: { zh: '您的收款账户将要变更', en: 'Your bank account is about to be changed' },
    body: {
      zh: `平台收到将${nameOf(company).zh}的收款账户变更为 ${shown(next)} 的录入，须经第二位工作人员复核后生效。如非贵司申请，请立即联系我们。`,
      en: `A new bank account of ${nameOf(company).en} was entered: ${shown(next)}. It counts once a second member of staff has confirmed it. If you did not ask for this, contact us at once.`,
    },
  });

export async function tellAccountInForce(
  ctx: JobCtx,
  company: LicensorCompany,
  next: LicensorAccount,
  running: readonly RunningOrder[],
) {
  const name = nameOf(company);
  await tellLicensor(ctx, company, {
    title: { zh: '您的收款账户已启用', en: 'Your bank account is in force' },
    body: {
      zh: `${name.zh}的收款账户现为 ${shown(next)}，用于今后签发的合同。已签发的合同仍使用原账户，另行通知的除外。如有疑问请立即联系我们。`,
      en: `The bank account of ${name.en} is now ${shown(next)} for contracts issued from today. Contracts issued before keep their account unless we tell you otherwise. If anything is wrong, contact us at once.`,
    },
  });
  for (const order of running)
    await notify(ctx, {
      userId: order.userId,
      kind: 'payment',
      title: {
        zh: `请核对订单 ${order.orderNo} 的收款账户`,
        en: `Check the account that order ${order.orderNo} is paid to`,
      },
      body: {
        zh: `${name.zh}更换了收款账户。您的订单不受影响，仍付至 ${maskedAccountNo(order.number)}。收款账户以订单页面为准，请勿按邮件、电话等其他渠道的通知付款。`,
        en: `${name.en} has changed its bank account. Your order is not affected and is still paid to ${maskedAccountNo(order.number)}. Only the account on the order page counts; do not act on a change announced by mail, phone or any other way.`,
      },
      link: `/personal/order/details?orderNo=${order.orderNo}`,
    });
}

/** Two people have named another account for a running order. */
export async function tellAccountMoved(
  ctx: JobCtx,
  company: LicensorCompany,
  order: RunningOrder,
  next: LicensorAccount,
) {
  const title = {
    zh: `订单 ${order.orderNo} 的收款账户已变更`,
    en: `Order ${order.orderNo} is paid to another account`,
  };
  await tellLicensor(ctx, company, {
    title,
    body: {
      zh: `订单 ${order.orderNo} 的款项改付至 ${shown(next)}。如有疑问请立即联系我们。`,
      en: `Order ${order.orderNo} is now paid to ${shown(next)}. If anything is wrong, contact us at once.`,
    },
  });
  await notify(ctx, {
    userId: order.userId,
    kind: 'payment',
    title,
    body: {
      zh: `款项改付至 ${shown(next)}，原账户 ${maskedAccountNo(order.number)} 不再使用。付款前请在订单页面核对完整账号，如有疑问请联系我们。`,
      en: `Please pay to ${shown(next)}; the earlier account ${maskedAccountNo(order.number)} is no longer used. Compare the whole number on the order page before you pay, and contact us if in doubt.`,
    },
    link: `/personal/order/details?orderNo=${order.orderNo}`,
  });
}
