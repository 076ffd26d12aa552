// Licensor files of the demo fair's sellers: invented people, streets and accounts. Numbers are of no real account.
export interface SeedLicensor {
  zhName: string;
  enName: string;
  registrationNo: string;
  zhAddress: string;
  enAddress: string;
  zhSignatory: string;
  enSignatory: string;
  zhTitle: string;
  enTitle: string;
  bank: string;
  /** The same account takes every currency of the fair. */
  number: string;
  swift: string;
  cnaps?: string;
}

const managing = { zhTitle: '总经理', enTitle: 'General Manager' };
const legal = { zhTitle: '法定代表人', enTitle: 'Legal Representative' };
const bankOfChina = { swift: 'BKCHCNBJ300', cnaps: '104290003582' };
const merchants = { swift: 'CMBCCNBS', cnaps: '308584000013' };

export const licensors: Readonly<Record<string, SeedLicensor>> = {
  yunzhanli: {
    zhName: '北京云栈里影业有限公司',
    enName: 'Beijing Yunzhanli Pictures Co., Ltd.',
    registrationNo: '91110105MA7XK2R31',
    zhAddress: '北京市朝阳区酒仙桥北路 9 号 3 层',
    enAddress: '3/F, 9 Jiuxianqiao North Road, Chaoyang District, Beijing 100015',
    zhSignatory: '沈若川',
    enSignatory: 'Shen Ruochuan',
    ...legal,
    bank: 'Bank of China, Beijing Chaoyang Branch',
    number: '3405600018824417',
    ...bankOfChina,
  },
  northbank: {
    zhName: '上海北渚纪实文化传媒有限公司',
    enName: 'Shanghai Northbank Factual Media Co., Ltd.',
    registrationNo: '91310104MA8QD5T47',
    zhAddress: '上海市徐汇区龙腾大道 2350 号 B 座 602 室',
    enAddress: 'Room 602, Block B, 2350 Longteng Avenue, Xuhui District, Shanghai 200232',
    zhSignatory: '顾砚清',
    enSignatory: 'Gu Yanqing',
    ...managing,
    bank: 'China Merchants Bank, Shanghai Xuhui Sub-branch',
    number: '121908841610502',
    ...merchants,
  },
  lumenfold: {
    zhName: '杭州折光动画有限公司',
    enName: 'Hangzhou Lumenfold Animation Co., Ltd.',
    registrationNo: '91330106MA9EM8W52',
    zhAddress: '杭州市西湖区转塘街道创意路 1 号',
    enAddress: '1 Chuangyi Road, Zhuantang, Xihu District, Hangzhou 310024',
    zhSignatory: '陆折枝',
    enSignatory: 'Lu Zhezhi',
    ...legal,
    bank: 'China Merchants Bank, Hangzhou Branch',
    number: '571906632710806',
    ...merchants,
  },
  'kapok-tide': {
    zhName: '广州木棉潮影视有限公司',
    enName: 'Guangzhou Kapok Tide Film & TV Co., Ltd.',
    registrationNo: '91440101MA5TQ6Y88',
    zhAddress: '广州市海珠区新港东路 1022 号',
    enAddress: '1022 Xingang East Road, Haizhu District, Guangzhou 510335',
    zhSignatory: '梁映棠',
    enSignatory: 'Liang Yingtang',
    ...managing,
    bank: 'Bank of China, Guangzhou Haizhu Branch',
    number: '7086500044193305',
    ...bankOfChina,
  },
  'nine-rooms': {
    zhName: '成都九间房文化有限公司',
    enName: 'Chengdu Nine Rooms Culture Co., Ltd.',
    registrationNo: '91510104MA6BN3U17',
    zhAddress: '成都市锦江区水井坊街 18 号',
    enAddress: '18 Shuijingfang Street, Jinjiang District, Chengdu 610061',
    zhSignatory: '何九如',
    enSignatory: 'He Jiuru',
    ...legal,
    bank: 'Bank of China, Chengdu Jinjiang Branch',
    number: '1287700093350162',
    ...bankOfChina,
  },
  starwharf: {
    zhName: '厦门星埠影业有限公司',
    enName: 'Xiamen Starwharf Pictures Co., Ltd.',
    registrationNo: '91350203MA2YC7P66',
    zhAddress: '厦门市思明区环岛南路 1699 号',
    enAddress: '1699 Huandao South Road, Siming District, Xiamen 361005',
    zhSignatory: '苏泊舟',
    enSignatory: 'Su Bozhou',
    ...managing,
    bank: 'China Merchants Bank, Xiamen Branch',
    number: '592904417310221',
    ...merchants,
  },
  'half-lamp': {
    zhName: '西安半盏灯影视制作有限公司',
    enName: 'Xi’an Half Lamp Productions Co., Ltd.',
    registrationNo: '91610113MA6TR9K05',
    zhAddress: '西安市雁塔区慈恩西路 27 号',
    enAddress: '27 Ci’en West Road, Yanta District, Xi’an 710061',
    zhSignatory: '韩灯夜',
    enSignatory: 'Han Dengye',
    ...legal,
    bank: 'Bank of China, Xi’an Yanta Branch',
    number: '1026900077581430',
    ...bankOfChina,
  },
  southreach: {
    zhName: '南极角发行有限公司',
    enName: 'Southreach Distribution Pte. Ltd.',
    registrationNo: '201834567K',
    zhAddress: '新加坡武吉巴梳路 31 号 #04-02',
    enAddress: '31 Bukit Pasoh Road, #04-02, Singapore 089845',
    zhSignatory: '陈慧仪',
    enSignatory: 'Tan Hui Yi',
    zhTitle: '董事',
    enTitle: 'Director',
    bank: 'DBS Bank Ltd., Singapore',
    number: '0039127744',
    swift: 'DBSSSGSG',
  },
  'cabo-lume': {
    zhName: '灯角制片有限公司',
    enName: 'Cabo Lume Produções, Lda.',
    registrationNo: 'PT 514 880 236',
    zhAddress: '葡萄牙里斯本鲜花街 58 号 2 层',
    enAddress: 'Rua das Flores 58, 2.º, 1200-195 Lisboa, Portugal',
    zhSignatory: '伊内斯·莫赖斯',
    enSignatory: 'Inês Morais',
    zhTitle: '总经理',
    enTitle: 'Managing Director',
    bank: 'Caixa Geral de Depósitos, Lisboa',
    number: 'PT50000201231234567890154',
    swift: 'CGDIPTPL',
  },
  wildridge: {
    zhName: '昆明野岭纪录片工作室有限公司',
    enName: 'Kunming Wildridge Documentary Studio Co., Ltd.',
    registrationNo: '91530102MA6PF4H39',
    zhAddress: '昆明市五华区翠湖南路 66 号',
    enAddress: '66 Cuihu South Road, Wuhua District, Kunming 650031',
    zhSignatory: '段岭',
    enSignatory: 'Duan Ling',
    ...managing,
    bank: 'Bank of China, Kunming Wuhua Branch',
    number: '1356200058114907',
    ...bankOfChina,
  },
};
