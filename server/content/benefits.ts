import type { Text } from '@pavilion/protocol/kit/text.ts';

export type Benefit = { title: Text; sentence: Text };

/** What a visitor gains by registering, shown on the registration page (spec §1, §2). */
export const benefits: readonly Benefit[] = [
  {
    title: { zh: '完整的在线节目交易', en: 'Full online programme trading' },
    sentence: {
      zh: '通过认证的企业或个人用户，可使用全部在线节目交易服务：下单、签约、付款凭证与交付一处办完。',
      en: 'Verified enterprise or individual users get the full online programme trading service: order, contract, voucher and delivery in one place.',
    },
  },
  {
    title: { zh: '权利状态一目了然', en: 'Rights you can see' },
    sentence: {
      zh: '按媒体、地区和期限逐一查看空闲、预留或已售；同一权利绝不重复出售。',
      en: 'See what is free, held or sold by medium, territory and term; no right is ever sold twice.',
    },
  },
  {
    title: { zh: '双语合同，在线签署', en: 'Bilingual contracts, signed online' },
    sentence: {
      zh: '中英文合同加盖电子印章，可在线签名或上传盖章扫描件，人人可凭二维码核验。',
      en: 'Contracts in Chinese and English carry an electronic seal; sign online or upload a stamped copy, and anyone can check it by QR code.',
    },
  },
  {
    title: { zh: '报名节展与活动', en: 'Join exhibitions and activities' },
    sentence: {
      zh: '在线报名节展、论坛和会议，申请展位与展务服务，凭电子参会证入场。',
      en: 'Sign up online for exhibitions, forums and meetings, apply for booths and exhibition services, and enter with an electronic badge.',
    },
  },
  {
    title: { zh: '属于你的个人中心', en: 'A personal centre of your own' },
    sentence: {
      zh: '订单、合同、收藏、访问记录和报名集中管理，每一步进展都有通知。',
      en: 'Orders, contracts, favourites, visit history and sign-ups in one place, with a notice at every step.',
    },
  },
  {
    title: { zh: '让同行找到你', en: 'Be found by the trade' },
    sentence: {
      zh: '认证后可申请个人主页，展示简介与节目，并接收不泄露邮箱的联系请求。',
      en: 'Once verified, apply for a personal homepage that shows your profile and programmes and takes contact requests without revealing your e-mail.',
    },
  },
];
