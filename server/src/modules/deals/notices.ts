// Notices to the buyer at each step, in both languages.
import { spacedAccountNo } from '@pavilion/protocol/bankAccounts.ts';
import type { ContractTerms } from '@pavilion/protocol/contractTerms.ts';
import { deadlineText, defaultTimeZone } from '@pavilion/protocol/kit/businessDay.ts';
import type { Text } from '@pavilion/protocol/kit/text.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import type { Deal } from './deals.queries.ts';

/** The part of a deal that its notices name; a new order has it too. */
export interface NotifiedDeal {
  order: Pick<Deal['order'], 'orderNo' | 'userId' | 'programmeId'>;
  contract: Pick<Deal['contract'], 'contractNo' | 'terms'>;
}
export interface NoticeFacts {
  reason?: string;
  /** A deadline; the text names its time zone. */
  until?: Date;
  timeZone?: string;
}
interface Words {
  kind: 'order' | 'contract' | 'payment';
  title: Text<[Facts]>;
  body: Text<[Facts]>;
}
interface Facts {
  orderNo: string;
  contractNo: string;
  /** The programme’s title in the reader's language. */
  zhTitle: string;
  enTitle: string;
  reason: string;
  until: Text;
  /** The account that the contract is paid to; empty while it names none. */
  account: Text;
}
const because = (zh: string, en: string) => ({
  zh: (d: Facts) => (d.reason ? `${zh}：${d.reason}` : ''),
  en: (d: Facts) => (d.reason ? ` ${en}: ${d.reason}` : ''),
});
const reason = because('原因', 'Reason');

const notices = {
  placed: {
    kind: 'order',
    title: { zh: (d) => `订单 ${d.orderNo} 已提交`, en: (d) => `Order ${d.orderNo} has been placed` },
    body: {
      zh: (d) => `《${d.zhTitle}》的授权已为您预留至 ${d.until.zh}，工作人员将在此之前受理。`,
      en: (d) =>
        `The licence for “${d.enTitle}” is held for you until ${d.until.en}. Our staff will accept your order by then.`,
    },
  },
  accepted: {
    kind: 'contract',
    title: { zh: (d) => `合同 ${d.contractNo} 待您签署`, en: (d) => `Contract ${d.contractNo} awaits your signature` },
    body: {
      zh: (d) =>
        `《${d.zhTitle}》的订单 ${d.orderNo} 已受理，请于 ${d.until.zh} 前签署合同，并按以下账户付款后上传付款凭证。${d.account.zh}`,
      en: (d) =>
        `Your order ${d.orderNo} for “${d.enTitle}” has been accepted. Please sign the contract by ${d.until.en}, pay to the account below and upload the payment voucher.${d.account.en}`,
    },
  },
  holdShortened: {
    kind: 'order',
    title: {
      zh: (d) => `订单 ${d.orderNo} 的预留期已缩短`,
      en: (d) => `The hold on order ${d.orderNo} has been shortened`,
    },
    body: {
      zh: (d) => `《${d.zhTitle}》的预留授权将于 ${d.until.zh} 到期。${reason.zh(d)}`,
      en: (d) => `The licence for “${d.enTitle}” is now held for you until ${d.until.en}.${reason.en(d)}`,
    },
  },
  cancelled: {
    kind: 'order',
    title: { zh: (d) => `订单 ${d.orderNo} 已取消`, en: (d) => `Order ${d.orderNo} has been cancelled` },
    body: {
      zh: (d) => `《${d.zhTitle}》的预留授权已释放。${reason.zh(d)}`,
      en: (d) => `The rights held for “${d.enTitle}” have been released.${reason.en(d)}`,
    },
  },
  timedOut: {
    kind: 'order',
    title: { zh: (d) => `订单 ${d.orderNo} 已逾期关闭`, en: (d) => `Order ${d.orderNo} was closed after its deadline` },
    body: {
      zh: (d) => `《${d.zhTitle}》的预留授权已释放。如仍需要，请重新下单。`,
      en: (d) => `The rights held for “${d.enTitle}” have been released. Please order again if you still need them.`,
    },
  },
  signed: {
    kind: 'contract',
    title: { zh: (d) => `合同 ${d.contractNo} 已签署`, en: (d) => `Contract ${d.contractNo} is signed` },
    body: {
      zh: (d) => `《${d.zhTitle}》的授权合同已生效，签署版文件可在合同页面下载。`,
      en: (d) =>
        `The licence contract for “${d.enTitle}” is in force. The signed document can be downloaded from the contract page.`,
    },
  },
  awaitsLicensor: {
    kind: 'contract',
    title: {
      zh: (d) => `合同 ${d.contractNo} 待授权方签署`,
      en: (d) => `Contract ${d.contractNo} awaits the licensor’s signature`,
    },
    body: {
      zh: (d) => `您已签署《${d.zhTitle}》的授权合同，授权方签署后生效，届时将通知您。`,
      en: (d) =>
        `You have signed the licence contract for “${d.enTitle}”. It takes effect once the licensor has signed; we will notify you.`,
    },
  },
  licensorSigned: {
    kind: 'contract',
    title: {
      zh: (d) => `授权方已签署合同 ${d.contractNo}`,
      en: (d) => `The licensor has signed contract ${d.contractNo}`,
    },
    body: {
      zh: (d) => `《${d.zhTitle}》的授权合同已由授权方签署，请于 ${d.until.zh} 前签署。`,
      en: (d) => `The licensor has signed the licence contract for “${d.enTitle}”. Please sign it by ${d.until.en}.`,
    },
  },
  stampedRejected: {
    kind: 'contract',
    title: {
      zh: (d) => `合同 ${d.contractNo} 的盖章件被驳回`,
      en: (d) => `The stamped copy of contract ${d.contractNo} was rejected`,
    },
    body: {
      zh: (d) => `请按要求重新上传盖章合同。${reason.zh(d)}`,
      en: (d) => `Please upload the stamped contract again.${reason.en(d)}`,
    },
  },
  paid: {
    kind: 'payment',
    title: { zh: (d) => `订单 ${d.orderNo} 付款已确认`, en: (d) => `Payment for order ${d.orderNo} is confirmed` },
    body: {
      zh: (d) => `《${d.zhTitle}》的款项已核对无误，合同签署后即安排发货。`,
      en: (d) =>
        `Your payment for “${d.enTitle}” has been confirmed. The masters will be delivered as soon as the contract is signed.`,
    },
  },
  voucherRejected: {
    kind: 'payment',
    title: {
      zh: (d) => `订单 ${d.orderNo} 的付款凭证被驳回`,
      en: (d) => `Your payment voucher for order ${d.orderNo} was rejected`,
    },
    body: {
      zh: (d) => `请重新上传付款凭证。${reason.zh(d)}`,
      en: (d) => `Please upload the payment voucher again.${reason.en(d)}`,
    },
  },
  shipped: {
    kind: 'order',
    title: { zh: (d) => `订单 ${d.orderNo} 已发货`, en: (d) => `Order ${d.orderNo} has been shipped` },
    body: {
      zh: (d) => `《${d.zhTitle}》的母版已发出。收到后请确认收货，${limits.autoCompleteDays} 天后系统将自动确认。`,
      en: (d) =>
        `The masters of “${d.enTitle}” are on their way. Please confirm receipt once they arrive; otherwise the order is completed automatically after ${limits.autoCompleteDays} days.`,
    },
  },
  completed: {
    kind: 'order',
    title: { zh: (d) => `订单 ${d.orderNo} 已完成`, en: (d) => `Order ${d.orderNo} is completed` },
    body: {
      zh: (d) => `《${d.zhTitle}》已发货满 ${limits.autoCompleteDays} 天，订单自动完成。`,
      en: (d) =>
        `“${d.enTitle}” was shipped ${limits.autoCompleteDays} days ago, so the order has been completed automatically.`,
    },
  },
  terminated: {
    kind: 'contract',
    title: { zh: (d) => `合同 ${d.contractNo} 已终止`, en: (d) => `Contract ${d.contractNo} has been terminated` },
    body: {
      zh: (d) => `《${d.zhTitle}》的授权自即日起终止。${reason.zh(d)}`,
      en: (d) => `The licence for “${d.enTitle}” ends today.${reason.en(d)}`,
    },
  },
  termEnded: {
    kind: 'contract',
    title: { zh: (d) => `合同 ${d.contractNo} 已到期`, en: (d) => `Contract ${d.contractNo} has expired` },
    body: {
      zh: (d) => `《${d.zhTitle}》的授权期限已届满，请停止使用。`,
      en: (d) => `The licence term for “${d.enTitle}” has ended. Please stop using the programme.`,
    },
  },
  invoiced: {
    kind: 'order',
    title: { zh: (d) => `订单 ${d.orderNo} 的发票已开具`, en: (d) => `The invoice for order ${d.orderNo} is ready` },
    body: {
      zh: () => '发票可在订单详情页下载。',
      en: () => 'You can download the invoice from the order page.',
    },
  },
} satisfies Record<string, Words>;
export type DealNotice = keyof typeof notices;

/** Notices to the seller of the programme. */
const sellerNotices = {
  licensed: {
    kind: 'contract',
    title: { zh: (d) => `《${d.zhTitle}》已售出授权`, en: (d) => `“${d.enTitle}” has been licensed` },
    body: {
      zh: (d) => `合同 ${d.contractNo} 已签署。款项确认后将通知您交付母版。`,
      en: (d) => `Contract ${d.contractNo} is signed. We will ask you for the masters once the payment is confirmed.`,
    },
  },
  toDeliver: {
    kind: 'payment',
    title: { zh: (d) => `请交付《${d.zhTitle}》的母版`, en: (d) => `Please deliver the masters of “${d.enTitle}”` },
    body: {
      zh: (d) => `合同 ${d.contractNo} 的款项已确认，请按合同约定的期限交付素材。`,
      en: (d) =>
        `Payment for contract ${d.contractNo} is confirmed. Please deliver within the period set by the contract.`,
    },
  },
  licenceEnded: {
    kind: 'contract',
    title: { zh: (d) => `《${d.zhTitle}》的一份授权已终止`, en: (d) => `A licence for “${d.enTitle}” has ended` },
    body: {
      zh: (d) => `合同 ${d.contractNo} 已终止，相关权利重新开放。${reason.zh(d)}`,
      en: (d) => `Contract ${d.contractNo} has been terminated and its rights are free again.${reason.en(d)}`,
    },
  },
} satisfies Record<string, Words>;
export type SellerNotice = keyof typeof sellerNotices;

function accountOf({ payment: { account }, orderNo }: ContractTerms): Text {
  if (!account) return { zh: '', en: '' };
  const codes = [account.swift && `SWIFT ${account.swift}`, account.cnaps && `CNAPS ${account.cnaps}`].filter(Boolean);
  const parts = (number: string, reference: string) => [account.holder, account.bank, number, ...codes, reference];
  const number = spacedAccountNo(account.number);
  return {
    zh: `收款账户：${parts(`账号 ${number}`, `附言 ${orderNo}`).join('；')}。`,
    en: ` Account: ${parts(`number ${number}`, `reference ${orderNo}`).join('; ')}.`,
  };
}

function spoken(words: Words, { order, contract }: NotifiedDeal, facts: NoticeFacts) {
  const { zh, en } = contract.terms.programme.title;
  const d: Facts = {
    orderNo: order.orderNo,
    contractNo: contract.contractNo,
    zhTitle: zh || en,
    enTitle: en || zh,
    reason: facts.reason ?? '',
    account: accountOf(contract.terms),
    until: facts.until
      ? {
          zh: deadlineText(facts.until, facts.timeZone ?? defaultTimeZone, 'zh-CN'),
          en: deadlineText(facts.until, facts.timeZone ?? defaultTimeZone, 'en-US'),
        }
      : { zh: '', en: '' },
  };
  const say = (text: Text<[Facts]>): Text => ({ zh: text.zh(d), en: text.en(d) });
  return { kind: words.kind, title: say(words.title), body: say(words.body) };
}

/** Returns the buyer’s notice in both languages, with a link to its page. */
export const noticeOf = (name: DealNotice, deal: NotifiedDeal, facts: NoticeFacts) => ({
  ...spoken(notices[name], deal, facts),
  link: `/personal/order/details?orderNo=${deal.order.orderNo}`,
});
/** Returns the seller's notice. The seller has no page of the deal, so it links to the programme. */
export const sellerNoticeOf = (name: SellerNotice, deal: NotifiedDeal, facts: NoticeFacts) => ({
  ...spoken(sellerNotices[name], deal, facts),
  link: `/details?id=${deal.order.programmeId}`,
});
