import { h, list, p, picture, programme, quote, type SeedArticle, steps, table, video } from './article.ts';

const desk = { source: '云上节展编辑部', author: '沈知遥' };
const deskEn = { source: 'Festival Pavilion desk', author: 'Shen Zhiyao' };

export const deals: readonly SeedArticle[] = [
  {
    category: 1,
    daysAgo: 8,
    cover: 'spring-at-the-red-gate-1',
    visits: 920,
    zh: {
      ...desk,
      title: '海湾付费频道组买下四部古装剧首轮播出权',
      summary: '合同覆盖十一个国家，阿拉伯语字幕由买方制作并回授卖方使用。',
      body: [
        p(
          '总部位于马斯喀特的付费频道组“玛萨”与三家中国卖方签约，取得四部古装剧在十一个阿拉伯语国家的付费电视首轮权，期限两年，播出次数不超过四轮。交易在线上完成，从询价到双方签署用了十九天。',
        ),
        h('“字幕回授”写进正文'),
        p(
          '此单最受同业关注的是字幕条款：阿拉伯语字幕由买方出资制作，完成后<strong>无偿回授</strong>卖方，用于合同地区之外的非独家授权。卖方由此得到一套可用的语言版本，买方则在片酬上得到相应折让。',
        ),
        list(
          '字幕文件须含时间码与术语表，逐集交付。',
          '卖方再次使用时保留译者署名。',
          '买方独家期内，卖方不得在同一地区把该字幕授予他人。',
        ),
        quote('语言版本是会增值的资产，关键是在合同里说清它归谁、谁能用。'),
        p(
          `首部播出的是${programme('spring-at-the-red-gate', '《朱门春信》')}，定档下月。频道组采购总监拉希德·哈姆丹透露，他们正在寻找集数在三十以内、单集四十五分钟的家庭剧。`,
        ),
      ],
    },
    en: {
      ...deskEn,
      title: 'Gulf pay channels take first run of four costume dramas',
      summary:
        'The contract covers eleven countries; Arabic subtitles are made by the buyer and licensed back to the seller.',
      body: [
        p(
          'Marsa, a group of pay channels in Muscat, has signed with three Chinese sellers for the first pay-TV run of four costume dramas in eleven Arabic-speaking countries: two years, no more than four runs. It was done online; from first question to both signatures took nineteen days.',
        ),
        h('Subtitles that come back'),
        p(
          'What the trade talks about is the subtitle clause. The buyer pays for the Arabic subtitles and <strong>licenses them back</strong> to the sellers free of charge, for non-exclusive use outside the contract’s territories. The sellers gain a language version, the buyer a lower fee.',
        ),
        list(
          'Files come with time codes and a glossary, episode by episode.',
          'The translator keeps the credit wherever they are used again.',
          'While the buyer is exclusive, the sellers give these subtitles to nobody else in the same territory.',
        ),
        quote(
          'A language version is an asset that grows. The contract only has to say whose it is and who may use it.',
        ),
        p(
          `${programme('spring-at-the-red-gate', '<em>Spring at the Red Gate</em>')} opens the slot next month. Rashid Hamdan, head of acquisitions, says he is looking for family drama of up to thirty episodes at forty-five minutes.`,
        ),
      ],
    },
  },
  {
    category: 1,
    daysAgo: 11,
    cover: 'twelve-lanterns-1',
    recommended: true,
    visits: 1310,
    zh: {
      ...desk,
      title: '《长安十二灯》完成 4K 母版，国际预告片上线',
      summary: '夜景重新调色，灯火保留胶片颗粒；预告片供买家内部评估使用。',
      body: [
        p(
          `${programme('twelve-lanterns', '《长安十二灯》')}的 4K HDR 母版已通过技术审查。后期团队为全剧二百余场夜戏重新调色，把灯火的亮度控制在四百尼特以内，避免在家用电视上“发白”。`,
        ),
        video('twelve-lanterns', 'hero-twelve-lanterns-wide', '国际版预告片，无字幕，供买家评估使用。'),
        h('交付规格'),
        table(
          '母版与素材',
          '素材 | 规格 | 状态',
          '正片母版 | 4K HDR，23.976 帧 | 已完成',
          '高清下变换 | 1080 25p | 已完成',
          '声音 | 5.1 声道、立体声、国际声 | 已完成',
          '字幕 | 中、英、西、阿 | 西、阿制作中',
        ),
        p('卖方表示，已签约的买方可在订单页直接查看交付链接；新买方可在授权面板中选择国家与媒体，查看空闲日期。'),
      ],
    },
    en: {
      ...deskEn,
      title: '4K master of Twelve Lanterns is finished; international trailer online',
      summary: 'Its nights were graded anew, the lamplight keeps its grain; the trailer is for buyers to judge by.',
      body: [
        p(
          `The 4K HDR master of ${programme('twelve-lanterns', '<em>Twelve Lanterns</em>')} has passed quality control. More than two hundred night scenes were graded again, with the lamps kept under four hundred nits so that they do not bleach on sets at home.`,
        ),
        video(
          'twelve-lanterns',
          'hero-twelve-lanterns-wide',
          'International trailer without subtitles, for evaluation by buyers.',
        ),
        h('What is delivered'),
        table(
          'Masters and materials',
          'Material | Specification | State',
          'Feature master | 4K HDR, 23.976 fps | Ready',
          'HD conversion | 1080 25p | Ready',
          'Sound | 5.1, stereo, music and effects | Ready',
          'Subtitles | Chinese, English, Spanish, Arabic | Spanish and Arabic in the making',
        ),
        p(
          'Buyers under contract find the link with their order. Others can choose countries and media beside the programme and see when each right is free.',
        ),
      ],
    },
  },
  {
    category: 1,
    daysAgo: 15,
    cover: 'seventh-resignation-1',
    visits: 288,
    zh: {
      ...desk,
      title: '三家译制机构在厦门成立字幕标准工作组',
      summary: '先统一术语表与时间码容差，明年春天发布试行稿。',
      body: [
        p(
          '三家长期承接影视译制的机构日前在厦门成立工作组，计划用半年时间拿出一份“字幕交付最低要求”。工作组不收会费，成果向全行业公开。',
        ),
        h('先解决四件小事'),
        steps(
          '时间码容差：入点不早于声音两帧，出点不晚于镜头切换。',
          '每行字数：中文十六字、英文四十二个字符。',
          '术语表：人名、官职、亲属称谓在开工前由卖方确认。',
          '文件命名：剧名代码、集号、语言、版本号，缺一退回。',
        ),
        p('召集人说，字幕纠纷十有八九与翻译水平无关，“大多是文件对不上，或者第二十集的人名和第一集不一样”。'),
      ],
    },
    en: null,
  },
  {
    category: 1,
    daysAgo: 19,
    cover: 'berth-seven-1',
    visits: 740,
    zh: {
      ...desk,
      title: '春季市场观察：买方变少了，单子变细了',
      summary: '洽谈场次下降一成，成交笔数反而上升；短期限、少地区的合同成为主流。',
      body: [
        p(
          '刚刚结束的春季市场给出了一组看似矛盾的数字：到场买家减少，平均洽谈时长却增加了四分之一；大额打包减少，单笔成交增加。我们走访了二十六家买卖双方，归纳出三条线索。',
        ),
        table(
          '二十六家受访机构的回答',
          '指标 | 上届 | 本届',
          '平均每家洽谈 | 21 场 | 19 场',
          '当场达成意向 | 4.1 笔 | 5.3 笔',
          '意向中的平均地区数 | 14 个 | 6 个',
          '平均年限 | 3.2 年 | 2.1 年',
        ),
        h('线索一：先买一年'),
        p(
          '采购预算按季度审批，买方宁可先签一年、附优先续约，也不愿一次锁定五年。对卖方而言，续约提醒与权利日历变得和销售一样重要。',
        ),
        h('线索二：地区切得更细'),
        p(
          '“东南亚”不再是一个买方。受访的十一家平台中，有八家只要两到三个国家。把地区组写死的报价单，第一轮就会被放到一边。',
        ),
        h('线索三：纪录片的长尾'),
        p('纪录片的询价集中在三年以上的旧片。理由很朴素：素材齐、权利清、价格稳。'),
        picture('berth-seven-2', '夜色中的港口与灯光', '散场后的会展码头。不少合同是在展馆外的茶座上谈成的。'),
      ],
    },
    en: {
      ...deskEn,
      title: 'Spring market notebook: fewer buyers, finer deals',
      summary: 'A tenth fewer meetings, yet more contracts; short terms in few territories are the rule.',
      body: [
        p(
          'The spring market left figures that seem at odds: fewer buyers came, yet meetings ran a quarter longer; packages shrank, single deals grew in number. We spoke with twenty-six companies on both sides and found three threads.',
        ),
        table(
          'What twenty-six companies told us',
          'Measure | Last edition | This edition',
          'Meetings for each company | 21 | 19',
          'Agreed on the spot | 4.1 | 5.3',
          'Territories in an agreement | 14 | 6',
          'Years | 3.2 | 2.1',
        ),
        h('One year first'),
        p(
          'Budgets are approved by the quarter. Buyers would rather sign one year with a first option than lock five. For sellers, the renewal reminder and the rights calendar matter as much as the pitch.',
        ),
        h('Territories are cut finer'),
        p(
          '“South-East Asia” is no longer one buyer. Of eleven platforms we asked, eight want two or three countries. An offer that nails a whole region together is put aside in the first round.',
        ),
        h('The long tail of documentary'),
        p(
          'Documentary requests went to titles more than three years old, for plain reasons: materials complete, rights clean, prices steady.',
        ),
        picture(
          'berth-seven-2',
          'Harbour lights at night',
          'The pier after closing. More than one contract was settled in the tea house outside.',
        ),
      ],
    },
  },
];
