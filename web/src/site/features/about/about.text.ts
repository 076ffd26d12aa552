import { plural } from '@pavilion/protocol/kit/text.ts';
import { titles } from './about.titles.ts';

export const text = {
  title: titles.about,
  missionTitle: {
    zh: '节展会闭幕，\u200b片单不会。',
    en: 'Markets close. The\u00a0catalogue stays\u00a0open.',
  },
  numbers: { zh: '今天的展馆', en: 'The pavilion today' },
  // Shown next to their numbers.
  programmes: {
    zh: (_n: number) => '部节目待售',
    en: (n: number) => plural(n, 'programme for sale', 'programmes for sale'),
  },
  offers: { zh: (_n: number) => '项授权方案', en: (n: number) => plural(n, 'licence offer', 'licence offers') },
  sellers: { zh: (_n: number) => '家卖方', en: (n: number) => plural(n, 'seller', 'sellers') },
  countries: {
    zh: (_n: number) => '个国家和地区',
    en: (n: number) => plural(n, 'country or region', 'countries and regions'),
  },
  howTitle: { zh: '一笔授权如何完成', en: 'How licensing works' },
  how1: { zh: '看清权利', en: 'Check the rights' },
  how1More: {
    zh: '权利状态表列出每个地区、每种媒体、每段期限的空闲、预留与已售情况及原因。',
    en: 'The availability board shows what is free, held or sold for each territory, medium and term, and why.',
  },
  how2: { zh: '下单锁定', en: 'Hold them' },
  how2More: {
    zh: '认证后提交订单，所选权利立即为您预留，别人无法同时买走。',
    en: 'Once certified, you place an order and the rights you chose are held for you at once.',
  },
  how3: { zh: '签署合同', en: 'Sign' },
  how3More: {
    zh: '双语合同由平台签发，可在线签名或上传盖章件，任何人都能核验真伪。',
    en: 'A bilingual contract is issued; sign it online or upload a stamped copy. Anyone can check it is genuine.',
  },
  how4: { zh: '付款与交付', en: 'Pay and receive' },
  how4More: {
    zh: '上传付款凭证，审核通过后即可收到母版与权利文件，每一步都记录在时间线上。',
    en: 'Upload your payment voucher; once it is verified, masters and documents are delivered. A timeline records every step.',
  },
  contactTitle: { zh: '联系我们', en: 'Contact us' },
  contactLead: {
    zh: '参展、采购、合作与媒体事宜，请发邮件或在办公时间致电。',
    en: 'Write to us about exhibiting, buying, partnership or press, or call during office hours.',
  },
  mailbox: { zh: '联系邮箱', en: 'Email' },
  telephone: { zh: '联系电话', en: 'Telephone' },
  hours: { zh: '办公时间', en: 'Office hours' },
  address: { zh: '地址', en: 'Address' },
  filingTitle: { zh: '备案信息', en: 'Filing' },
  icp: { zh: 'ICP 备案', en: 'ICP filing' },
  police: { zh: '公安备案', en: 'Public-security filing' },
  licence: { zh: '网络视听许可证', en: 'Network audiovisual licence' },
  terms: { zh: '用户协议', en: 'User agreement' },
  privacy: { zh: '隐私政策', en: 'Privacy policy' },
};
