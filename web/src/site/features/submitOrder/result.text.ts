import { plural } from '@pavilion/protocol/kit/text.ts';
import { titles } from './submitOrder.titles.ts';

export const text = {
  pageTitle: titles.resultTitle,
  doneTitle: { zh: '订单已提交', en: 'Your order is placed' },
  doneLead: { zh: '所选权利已为您预留。', en: 'The rights you chose are held for you.' },
  orderNo: { zh: '订单号', en: 'Order number' },
  total: { zh: '合计', en: 'Total' },
  programme: { zh: '节目', en: 'Programme' },
  term: { zh: '授权期限', en: 'Term' },
  termValue: {
    zh: (from: string, until: string) => `${from} 至 ${until}`,
    en: (from: string, until: string) => `${from} to ${until}`,
  },
  nextTitle: { zh: '后续步骤', en: 'What comes next' },
  placed: { zh: '提交订单', en: 'Order placed' },
  accept: { zh: '工作人员受理', en: 'Accepted by our staff' },
  sign: { zh: '签署合同', en: 'Sign the contract' },
  pay: { zh: '上传付款凭证', en: 'Upload the payment voucher' },
  ship: { zh: '交付节目', en: 'Delivery' },
  acceptHint: {
    zh: (days: number) => `${days} 天内受理，结果会通过邮件和站内消息通知您。`,
    en: (days: number) => `Within ${plural(days, '1 day', `${days} days`)}; we notify you by email and on the site.`,
  },
  signHint: {
    zh: (days: number) => `受理后 ${days} 天内在线签署，或上传盖章件。`,
    en: (days: number) => `Online or as a stamped copy, within ${plural(days, '1 day', `${days} days`)} of acceptance.`,
  },
  payHint: {
    zh: '受理后即可付款并上传凭证，由工作人员核对。',
    en: 'Once the order is accepted, pay and upload the payment voucher; our staff check it against the total.',
  },
  shipHint: { zh: '合同签署、付款确认后交付。', en: 'After the contract is signed and the payment confirmed.' },
  view: { zh: '查看订单', en: 'View the order' },
  browse: { zh: '继续浏览节目', en: 'Browse more programmes' },
  unknownTitle: { zh: '没有可显示的订单', en: 'There is no order to show' },
  unknownLead: {
    zh: '链接不完整，或该订单不属于您的账号。',
    en: 'The link is incomplete, or the order belongs to another account.',
  },
  signedOutTitle: { zh: '登录后查看订单', en: 'Log in to see this order' },
  signedOutLead: { zh: '订单内容只向下单人显示。', en: 'An order is shown only to the account that placed it.' },
  logIn: { zh: '去登录', en: 'Log in' },
};
