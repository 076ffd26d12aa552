import { plural } from '@pavilion/protocol/kit/text.ts';
export const text = {
  hero: { zh: '本周推荐', en: 'Featured this week' },
  slides: { zh: '推荐节目', en: 'Featured programmes' },
  kind: { zh: '类型', en: 'Type' },
  length: { zh: '集数', en: 'Length' },
  year: { zh: '年份', en: 'Year' },
  licence: { zh: '申请授权', en: 'License this programme' },
  more: { zh: '了解详情', en: 'Find out more' },
  trailer: { zh: '观看预告片', en: 'Watch trailer' },
  categories: { zh: '节目分类', en: 'Categories' },
  wallTitle: { zh: '环幕展厅', en: 'The ring screen' },
  wallLead: {
    zh: (n: number) => `拖动环幕，浏览最近上架的 ${n} 部节目。`,
    en: (n: number) =>
      plural(n, 'The newest programme, on the ring.', `Turn the ring to browse the ${n} newest programmes.`),
  },
  previous: { zh: '上一部', en: 'Previous' },
  next: { zh: '下一部', en: 'Next' },
  shelvesTitle: { zh: '待售节目', en: 'Programmes for sale' },
  shelvesLead: {
    zh: '每一部都已完成权属核验，可在线查询权利、下单并签署合同。',
    en: 'Chain of title is checked for every programme. See which rights are free, order and sign online.',
  },
  all: { zh: '查看全部', en: 'See all' },
  status: { zh: '状态', en: 'Status' },
  forSale: { zh: '可售', en: 'For sale' },
  shelfEmpty: { zh: '这一类暂无节目', en: 'No programmes of this kind yet' },
  sellersTitle: { zh: '卖方', en: 'Sellers' },
  sellersLead: {
    zh: '制作公司、电视台与平台方的线上展位。',
    en: 'Producers, broadcasters and platforms with their catalogues.',
  },
  // Shown next to their numbers.
  sellerProgrammes: { zh: (_n: number) => '部节目', en: (n: number) => plural(n, 'title', 'titles') },
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
  buyTitle: { zh: '四步，\u200b取得一部节目\u200b的播出权', en: 'Licensing in four steps' },
  buyLead: {
    zh: '浏览无需登录。完成个人或企业认证后，即可在线下单、签署合同并上传付款凭证。',
    en: 'No account is needed to browse. Once certified as a person or a company, you can order, sign and upload your payment voucher online.',
  },
  certify: { zh: '开始认证', en: 'Get certified' },
  browse: { zh: '浏览节目', en: 'Browse programmes' },
  step1: { zh: '注册账号', en: 'Register' },
  step1More: { zh: '邮箱验证，一分钟完成', en: 'Verify your email; it takes a minute' },
  step2: { zh: '提交认证', en: 'Get certified' },
  step2More: {
    zh: '个人上传身份证件，企业上传营业执照与企业标志',
    en: 'Individuals submit an ID; companies submit their licence and logo',
  },
  step3: { zh: '选择授权期限并下单', en: 'Choose the term and order' },
  step3More: { zh: '下单即锁定所选权利，全程可查', en: 'Your order holds the rights at once; follow every step' },
  step4: { zh: '签署合同与付款', en: 'Sign and pay' },
  step4More: {
    zh: '在线签名或上传盖章件，凭证审核通过后交付',
    en: 'Sign online or upload a stamped copy; delivery follows payment',
  },
};
