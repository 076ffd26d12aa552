import { h, list, p, type SeedArticle, steps, table } from './article.ts';

const team = { source: '云上节展', author: null };
const teamEn = { source: 'Festival Pavilion', author: null };

export const notices: readonly SeedArticle[] = [
  {
    category: 3,
    daysAgo: 4,
    cover: null,
    visits: 362,
    zh: {
      ...team,
      title: '权利状态表支持批量导入 1.6 至 1.9 版 Avails 工作簿',
      summary: '每一行都会得到一个结论：已导入、已更新或原因明确的退回。',
      body: [
        p(
          '即日起，卖方可将行业通用的 Avails 工作簿交由工作人员批量导入。系统支持 1.6、1.7、1.8、1.9 四个版本，先试跑、后写入，试跑不改变任何数据。',
        ),
        h('导入前请确认'),
        list(
          '每行写明国家/地区代码与媒体。',
          '开始与结束日期为日历日，不写“播出后九十天”一类表述。',
          '独家与非独家在同一张表里分行列出。',
        ),
        table(
          '结论的含义',
          '结论 | 含义',
          '已导入 | 新建了授权记录',
          '已更新 | 同一行的旧记录被替换',
          '未变化 | 内容与现有记录相同',
          '已退回 | 附原因与所在列',
        ),
        p('导入不会覆盖平台内已成交的授权。如有冲突，该行退回并注明是哪一笔。'),
      ],
    },
    en: {
      ...teamEn,
      title: 'Avails workbooks 1.6 to 1.9 can now be imported',
      summary: 'Every row gets a verdict: added, updated, or sent back with the reason.',
      body: [
        p(
          'Sellers may hand the trade’s Avails workbooks to our staff for import. Versions 1.6, 1.7, 1.8 and 1.9 are read; a dry run comes first and changes nothing.',
        ),
        h('Before you send one'),
        list(
          'Each row names country codes and a medium.',
          'Start and end are calendar days, not “ninety days after broadcast”.',
          'Exclusive and non-exclusive rights stand in rows of their own.',
        ),
        table(
          'What the verdicts mean',
          'Verdict | Meaning',
          'Added | a new grant was entered',
          'Updated | the older one of this row was replaced',
          'Unchanged | it says what we have',
          'Sent back | with the reason and its column',
        ),
        p(
          'An import never overrides a licence sold on the platform. Where the two collide, the row comes back and names the deal.',
        ),
      ],
    },
  },
  {
    category: 3,
    daysAgo: 14,
    cover: null,
    visits: 214,
    zh: {
      ...team,
      title: '合同核验页面上线：任何人都能确认一份 PDF 是否为原件',
      summary: '把文件拖进页面，浏览器在本机计算指纹，文件不会上传。',
      body: [
        p(
          '签署完成的合同带有电子印章。收到合同的银行、代理或律师可打开<a href="#/contract/check">合同核验页面</a>，把 PDF 拖入其中，页面会告诉您它是否与平台存档一致。',
        ),
        steps(
          '打开核验页面，选择或拖入 PDF。',
          '浏览器在您的设备上计算文件指纹，文件本身不离开设备。',
          '页面显示合同编号、签署双方与签署时间，或提示未找到。',
        ),
        p('核验不需要登录。页面不显示金额与联系方式。'),
      ],
    },
    en: {
      ...teamEn,
      title: 'A check page tells anyone whether a contract is the original',
      summary: 'Drop the file on the page; your browser takes its fingerprint, nothing is uploaded.',
      body: [
        p(
          'Signed contracts carry an electronic seal. A bank, agent or lawyer who receives one can open the <a href="#/contract/check">check page</a>, drop the PDF on it and learn whether it is the file on record.',
        ),
        steps(
          'Open the check page and choose the PDF, or drop it there.',
          'Your browser takes its fingerprint on your device; the file does not leave it.',
          'The page names the contract, both parties and the time of signature, or says that it knows no such file.',
        ),
        p('No sign-in is needed. Amounts and contact details are not shown.'),
      ],
    },
  },
  {
    category: 3,
    daysAgo: 21,
    cover: null,
    visits: 96,
    zh: {
      ...team,
      title: '月末系统维护与认证审核安排',
      summary: '周六零点至四点暂停下单与签署，浏览与搜索不受影响。',
      body: [
        p(
          '为扩容文件存储，平台将于本月最后一个周六零点至四点（北京时间）维护。期间可以浏览、搜索、查看订单，暂停下单、签署与上传。',
        ),
        list(
          '已到签署期限的合同自动顺延二十四小时。',
          '认证审核在下一个工作日上午恢复，先到先审。',
          '如遇紧急交付，请提前联系对应的交易专员。',
        ),
      ],
    },
    en: null,
  },
  {
    category: 3,
    daysAgo: 52,
    cover: null,
    visits: 327,
    zh: {
      ...team,
      title: '云上节展开放卖方入驻：资质、上架与授权方案说明',
      summary: '企业认证通过后三个工作日内上架首批节目，微短剧须先有许可证或备案号。',
      body: [
        p('平台面向持有完整权利链的出品与发行机构开放入驻。入驻不收取费用，成交后按合同结算。'),
        h('需要准备的材料'),
        list(
          '营业执照与企业认证申请。',
          '节目的权利来源说明：出品、联合出品或独家代理。',
          '中英文片名、剧情简介、海报与至少三张剧照。',
          '微短剧的许可证或备案号。',
        ),
        h('授权方案怎么写'),
        p(
          '一个节目可以有多个授权方案，每个方案说明媒体、国家/地区、语言版本、年限与价格。价格可以写“询价”。同一格权利在同一时间只会售出一次，由系统保证。',
        ),
      ],
    },
    en: {
      ...teamEn,
      title: 'Open for sellers: papers, listing and licence offers',
      summary:
        'First programmes are listed within three working days of certification; micro dramas need their permit first.',
      body: [
        p(
          'The platform is open to producers and distributors with a complete chain of title. Listing is free; settlement follows the contract.',
        ),
        h('What to prepare'),
        list(
          'Business licence and an enterprise certification.',
          'Where your rights come from: producer, co-producer or exclusive agent.',
          'Titles and synopses in both languages, a poster and three stills at least.',
          'For micro short dramas, the permit or filing number.',
        ),
        h('How to write a licence offer'),
        p(
          'A programme may have several offers; each names media, countries, language versions, durations and prices, and a price may be “on request”. The same cell of rights is sold once at a time, and the system sees to it.',
        ),
      ],
    },
  },
];
