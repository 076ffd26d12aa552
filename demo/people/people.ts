// Invented people of the demo fair. E-mail addresses use the reserved domain example.com (RFC 2606), telephone numbers are placeholders.

export interface SeedAddress {
  readonly recipient: string;
  readonly phone: string;
  readonly country: string;
  readonly province: string;
  readonly city: string;
  readonly area: string;
  readonly address: string;
  readonly zipCode: string;
}

export interface SeedCompany {
  readonly zhName: string;
  readonly enName: string;
  readonly country: string;
  readonly zhCity: string;
  readonly enCity: string;
  readonly zhProfile: string;
  readonly enProfile: string;
  /** Key of a seller that this account speaks for */
  readonly sellerKey?: string;
}

export interface SeedPerson {
  readonly username: string;
  readonly email: string;
  readonly zhName: string;
  readonly enName: string;
  /** 1 female, 2 male (spec §3) */
  readonly sex: 1 | 2;
  readonly kind: 'person' | 'enterprise';
  /** 0 not certified, 1 certified, 2 in review, 3 failed (product §3) */
  readonly certification: 0 | 1 | 2 | 3;
  readonly rejection?: { readonly zh: string; readonly en: string };
  /** Picture id of the portrait */
  readonly portrait: string;
  readonly company?: SeedCompany;
  readonly address: SeedAddress;
  /** As contracts print it; of everybody who has applied for certification */
  readonly contractAddress?: { readonly zh: string; readonly en: string };
}

export const people = [
  {
    username: 'visitor',
    email: 'visitor@example.com',
    zhName: '安小访',
    enName: 'An Xiaofang',
    sex: 1,
    kind: 'person',
    certification: 0,
    portrait: 'portrait-1',
    address: {
      recipient: '安小访',
      phone: '13800000001',
      country: '中国',
      province: '湖北省',
      city: '武汉市',
      area: '江岸区',
      address: '江汉关路示例里 8 号 302 室',
      zipCode: '430014',
    },
  },
  {
    username: 'buyer',
    email: 'buyer@example.com',
    zhName: '程见川',
    enName: 'Cheng Jianchuan',
    sex: 2,
    kind: 'person',
    certification: 1,
    portrait: 'portrait-2',
    address: {
      recipient: '程见川',
      phone: '13800000002',
      country: '中国',
      province: '上海市',
      city: '上海市',
      area: '徐汇区',
      address: '示例路 66 弄 2 号楼 1101 室',
      zipCode: '200030',
    },
    contractAddress: {
      zh: '上海市徐汇区示例路 66 弄 2 号楼 1101 室',
      en: 'Room 1101, Building 2, Lane 66 Shili Road, Xuhui District, Shanghai 200030, China',
    },
  },
  {
    username: 'meridian',
    email: 'rights@meridian.example.com',
    zhName: '叶美玲',
    enName: 'Yap Mei Ling',
    sex: 1,
    kind: 'enterprise',
    certification: 1,
    portrait: 'portrait-3',
    company: {
      zhName: '子午线屏幕有限公司',
      enName: 'Meridian Screens Pte. Ltd.',
      country: 'SG',
      zhCity: '新加坡',
      enCity: 'Singapore',
      zhProfile:
        '子午线屏幕经营覆盖东南亚六国的订阅点播平台，每年采购华语剧集与纪录片约八百小时，自建五种语言的译制团队。',
      enProfile:
        'Meridian Screens runs a subscription platform in six South-East Asian countries, acquires some eight hundred hours of Chinese drama and documentary a year and localises them in five languages in-house.',
    },
    address: {
      recipient: '叶美玲',
      phone: '13800000003',
      country: '新加坡',
      province: '',
      city: 'Singapore',
      area: '',
      address: 'Example Street 12, #08-01',
      zipCode: '018900',
    },
    contractAddress: {
      zh: '新加坡示例街 12 号 08-01 室，邮编 018900',
      en: '12 Example Street, #08-01, Singapore 018900',
    },
  },
  {
    username: 'andes',
    email: 'compras@andes.example.com',
    zhName: '露西亚·奥尔蒂斯',
    enName: 'Lucía Ortiz',
    sex: 1,
    kind: 'enterprise',
    certification: 1,
    portrait: 'portrait-4',
    company: {
      zhName: '安第斯之窗电视',
      enName: 'Ventana Andina Televisión S.A.',
      country: 'CL',
      zhCity: '圣地亚哥',
      enCity: 'Santiago',
      zhProfile:
        '安第斯之窗电视在智利、秘鲁和厄瓜多尔经营三个免费频道，周末黄金档固定播出亚洲剧集，并向邻国转售西班牙语配音版。',
      enProfile:
        'Ventana Andina operates three free channels in Chile, Peru and Ecuador, gives its weekend prime time to Asian series and resells Spanish dubs to neighbouring broadcasters.',
    },
    address: {
      recipient: 'Lucía Ortiz',
      phone: '13800000004',
      country: '智利',
      province: '',
      city: 'Santiago',
      area: '',
      address: 'Avenida Ejemplo 2450, piso 7',
      zipCode: '832000',
    },
    contractAddress: {
      zh: '智利圣地亚哥示例大道 2450 号 7 层',
      en: 'Avenida Ejemplo 2450, piso 7, Santiago, Chile',
    },
  },
  {
    username: 'kapoktide',
    email: 'sales@kapoktide.example.com',
    zhName: '麦穗安',
    enName: 'Mak Sui On',
    sex: 2,
    kind: 'enterprise',
    certification: 1,
    portrait: 'portrait-5',
    company: {
      zhName: '木棉汐传媒',
      enName: 'Kapok Tide Media',
      country: 'CN',
      zhCity: '广州',
      enCity: 'Guangzhou',
      sellerKey: 'kapok-tide',
      zhProfile: '木棉汐传媒扎根岭南，制作粤语与普通话双语剧集、美食纪实和少儿内容，并代理二十余家中小机构的海外发行。',
      enProfile:
        'Rooted in the Pearl River Delta, Kapok Tide produces drama in Cantonese and Mandarin, food programmes and children’s content, and sells abroad for twenty smaller studios.',
    },
    address: {
      recipient: '麦穗安',
      phone: '13800000005',
      country: '中国',
      province: '广东省',
      city: '广州市',
      area: '荔湾区',
      address: '示例大道中 19 号 5 楼',
      zipCode: '510140',
    },
    contractAddress: {
      zh: '广东省广州市荔湾区示例大道中 19 号 5 楼',
      en: '5/F, 19 Shili Avenue Central, Liwan District, Guangzhou 510140, China',
    },
  },
  {
    username: 'inreview',
    email: 'inreview@example.com',
    zhName: '钟离夏',
    enName: 'Zhongli Xia',
    sex: 1,
    kind: 'enterprise',
    certification: 2,
    portrait: 'portrait-6',
    company: {
      zhName: '白露洲视听',
      enName: 'Bailuzhou Audiovisual',
      country: 'CN',
      zhCity: '南京',
      enCity: 'Nanjing',
      zhProfile: '白露洲视听为长三角的地方频道采购少儿动画与生活纪实节目，正在申请首次参展。',
      enProfile:
        'Bailuzhou buys children’s animation and lifestyle programmes for local channels in the Yangtze Delta and is applying to take part for the first time.',
    },
    address: {
      recipient: '钟离夏',
      phone: '13800000006',
      country: '中国',
      province: '江苏省',
      city: '南京市',
      area: '鼓楼区',
      address: '示例巷 3 号',
      zipCode: '210008',
    },
    contractAddress: {
      zh: '江苏省南京市鼓楼区示例巷 3 号',
      en: '3 Shili Lane, Gulou District, Nanjing 210008, China',
    },
  },
  {
    username: 'failed',
    email: 'failed@example.com',
    zhName: '邢一帆',
    enName: 'Xing Yifan',
    sex: 2,
    kind: 'person',
    certification: 3,
    portrait: 'portrait-2',
    rejection: {
      zh: '身份证背面照片反光，有效期无法辨认，请在自然光下重新拍摄后提交。',
      en: 'The back of the ID card reflects light and its period of validity cannot be read. Please photograph it again in daylight.',
    },
    address: {
      recipient: '邢一帆',
      phone: '13800000007',
      country: '中国',
      province: '陕西省',
      city: '西安市',
      area: '碑林区',
      address: '示例门外大街 101 号',
      zipCode: '710001',
    },
    contractAddress: {
      zh: '陕西省西安市碑林区示例门外大街 101 号',
      en: '101 Shili Gate Street, Beilin District, Xi’an 710001, China',
    },
  },
] as const satisfies readonly SeedPerson[];
