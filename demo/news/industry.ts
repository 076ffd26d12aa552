import { h, list, p, picture, programme, quote, type SeedArticle, steps, table } from './article.ts';

const desk = { source: '云上节展编辑部', author: '沈知遥' };
const deskEn = { source: 'Festival Pavilion desk', author: 'Shen Zhiyao' };

export const industry: readonly SeedArticle[] = [
  {
    category: 1,
    daysAgo: 1,
    cover: 'above-the-terraces-1',
    recommended: true,
    visits: 1840,
    zh: {
      ...desk,
      title: '梯田上的镜头：一支地方摄制组如何把纪录片卖到十七个国家',
      summary: '从两人小组到十七国播出，他们用三年时间摸清了国际版权交易的每一道门槛。',
      body: [
        p(
          `${programme('above-the-terraces', '《梯田之上》')}开机时，摄制组只有导演和一名录音师。四年之后，这部五集纪录片的授权记录已经写到第十七个国家。我们请制片人黎嘉穗逐笔回忆：每一张合同是怎么来的，哪些钱本来可以不丢。`,
        ),
        h('第一笔：价格最低，却最重要'),
        p(
          '第一家买方是北欧的一个公共教育频道，只要非独家的非院线权利，两年，两千欧元。团队一度想拒绝。“后来我们明白，第一笔授权卖的不是片子，是<strong>完整的交付记录</strong>。”有了音乐使用表、人物授权书和分轨声音，之后的每一家买方都省去了三周核查。',
        ),
        picture('above-the-terraces-2', '雾气中的梯田与田埂上的人', '第二集《开秧门》。分轨声音让德语版旁白得以重录。'),
        h('十七份合同的样子'),
        table(
          '《梯田之上》授权进程（按签约时间）',
          '阶段 | 国家/地区 | 权利 | 年限 | 独家',
          '第 1 年 | 3 个 | 非院线、教育 | 2 年 | 否',
          '第 2 年 | 6 个 | 免费电视、付费电视 | 3 年 | 部分',
          '第 3 年 | 5 个 | 会员点播 | 3 年 | 是',
          '第 4 年 | 3 个 | 机上娱乐、片段素材 | 1 年 | 否',
        ),
        p(
          '真正的转折在第二年：他们把五集拆成“一部九十分钟版加五集版”两个版本，分别报价。公共频道买九十分钟版填周末档，流媒体买五集版，互不冲突。',
        ),
        quote('我们丢掉的钱，几乎都丢在一句“全球独家”上。说出口之前，请先把地图摊开。'),
        h('三条可以照抄的经验'),
        steps(
          '交付清单先于预告片准备好，尤其是音乐与档案素材的权利链。',
          '独家只给到“媒体 × 地区 × 期限”都说得清的范围，其余一律非独家。',
          '每次续约前重看一遍权利状态表，空闲的格子就是下一次报价的起点。',
        ),
        p('黎嘉穗说，第十八份合同已经在谈，对方要的是片段素材：三十秒，梯田的清晨。'),
      ],
    },
    en: {
      ...deskEn,
      title: 'A lens on the terraces: how a local crew sold one documentary to seventeen countries',
      summary:
        'From a team of two to seventeen broadcasters, it took them three years to learn every gate in the trade.',
      body: [
        p(
          `When ${programme('above-the-terraces', '<em>Above the Terraces</em>')} began shooting, the crew was a director and a sound recordist. Four years on, the five-part documentary is licensed in seventeen countries. We asked its producer, Li Jiasui, to go through the deals one by one: where each came from, and which money need not have been lost.`,
        ),
        h('The first deal was the cheapest, and the one that mattered'),
        p(
          'The first buyer, a Nordic public education channel, wanted non-exclusive non-theatrical rights for two years at two thousand euros. The team nearly said no. “Later we understood that a first licence does not sell the film. It sells <strong>a complete delivery record</strong>.” With cue sheets, releases and split tracks in place, every buyer after that saved three weeks of checking.',
        ),
        picture(
          'above-the-terraces-2',
          'Terraces in the mist, a figure on a dyke',
          'Episode two. Split tracks made a German narration possible.',
        ),
        h('What seventeen contracts look like'),
        table(
          'Licences of Above the Terraces, by date of signature',
          'Stage | Countries | Rights | Years | Exclusive',
          'Year 1 | 3 | Non-theatrical, education | 2 | No',
          'Year 2 | 6 | Free TV, pay TV | 3 | In part',
          'Year 3 | 5 | SVOD | 3 | Yes',
          'Year 4 | 3 | In-flight, clips | 1 | No',
        ),
        p(
          'The turn came in year two, when they offered two versions: one of ninety minutes and one of five parts, each at its own price. Public channels took the long film for weekend slots, platforms the series, and neither stood in the other’s way.',
        ),
        quote(
          'Nearly all the money we lost, we lost on the words “worldwide exclusive”. Unfold the map before you say them.',
        ),
        h('Three habits worth copying'),
        steps(
          'Prepare the delivery list before the trailer, above all the chain of title for music and archive.',
          'Give exclusivity only where medium, territory and term are all spelled out; the rest stays non-exclusive.',
          'Read the availability board again before each renewal: a free cell is where the next quote begins.',
        ),
        p('The eighteenth contract is on the table. The buyer wants a clip: thirty seconds, the terraces at dawn.'),
      ],
    },
  },
  {
    category: 1,
    daysAgo: 3,
    cover: 'the-road-west-1',
    visits: 655,
    zh: {
      ...desk,
      title: '丝路纪录片论坛公布提案单元入选名单',
      summary: '十二个项目从三十一个国家和地区的申报中选出，合拍比例首次过半。',
      body: [
        p(
          '论坛组委会公布了本届提案单元的入选名单。十二个项目中有七个为两国及以上合拍，题材以河流、手艺与迁徙为主。每个项目将获得七分钟陈述与十分钟问答，评议人由频道采购与发行方各半组成。',
        ),
        table(
          '入选项目构成',
          '类别 | 项目数 | 平均预算 | 已落实资金',
          '自然与环境 | 4 | 48 万美元 | 35%',
          '手艺与文化 | 5 | 31 万美元 | 52%',
          '社会观察 | 3 | 27 万美元 | 41%',
        ),
        p(
          '与往届不同，组委会要求每个项目在陈述前提交一页“权利说明”：已经授出哪些媒体与地区、保留哪些给联合出品方、最早的空闲日期。组委会秘书长祁松年表示，此举是为了让评议人“在第七分钟之前就知道自己能买什么”。',
        ),
        h('值得留意的三个提案'),
        list(
          '<strong>《九百公里》</strong>：公路与无人区补给线，已有一家付费频道意向。',
          '<strong>《种子的低温》续篇</strong>：冷库科学家十年后重访，寻求北欧合拍方。',
          '<strong>《末班渡》国际版</strong>：重新剪为五十二分钟，开放英语旁白。',
        ),
        p('提案单元不设奖金，设“继续洽谈”席位：每个项目可在会后两周内预约三场线上会议，由平台提供双语记录。'),
      ],
    },
    en: {
      ...deskEn,
      title: 'Silk Road documentary forum announces its pitch line-up',
      summary:
        'Twelve projects from thirty-one countries and regions; for the first time more than half are co-productions.',
      body: [
        p(
          'The forum has named the twelve projects of this year’s pitch. Seven are co-productions of two or more countries, and rivers, crafts and migration lead the subjects. Each team has seven minutes to present and ten for questions, before a panel made up half of commissioners and half of distributors.',
        ),
        table(
          'The line-up at a glance',
          'Strand | Projects | Average budget | Already financed',
          'Nature and environment | 4 | USD 480,000 | 35%',
          'Crafts and culture | 5 | USD 310,000 | 52%',
          'Society | 3 | USD 270,000 | 41%',
        ),
        p(
          'New this year is a page on rights, due before the pitch: which media and territories are gone, which are kept for co-producers, and the first free date of the rest. It is there, says the forum’s secretary Qi Songnian, “so that a buyer knows by the seventh minute what there is to buy”.',
        ),
        h('Three to watch'),
        list(
          '<strong>Nine Hundred Kilometres</strong>: a supply road through no man’s land, with interest from one pay channel.',
          '<strong>Seeds in the Cold Room, ten years on</strong>: back to the vault, looking for a Nordic partner.',
          '<strong>The Last Ferry, international cut</strong>: fifty-two minutes, open for an English narration.',
        ),
        p(
          'There is no prize money. Each project may instead book three online meetings in the two weeks after, with minutes in both languages.',
        ),
      ],
    },
  },
  {
    category: 1,
    daysAgo: 5,
    cover: 'ring-of-stars-1',
    visits: 410,
    zh: {
      ...desk,
      title: '星河动画周开放买家预约洽谈',
      summary: '四十二部作品参展，学前与合家欢各占三成；买家可按语言版本筛选洽谈对象。',
      body: [
        p(
          '星河动画周自今日起开放买家预约。参展作品四十二部，其中十一部为首次面向海外授权。每位认证买家可预约六场、每场二十分钟的洽谈，系统会避开双方时区的深夜。',
        ),
        picture('fawn-and-the-moon-2', '月光下的小鹿与森林', '学前单元的《小鹿与月亮》提供七种语言配音。'),
        h('今年的三个变化'),
        list(
          '参展表新增“语言版本”一栏，已完成的配音与字幕一目了然。',
          '学前作品须注明单集时长与可剪辑版本，便于频道排播。',
          '洽谈结束当天，双方各自收到一份双语备忘，列出谈及的媒体、地区与期限。',
        ),
        p(
          `组委会提醒，音乐动画需提前备妥词曲授权。去年有三笔交易因片尾曲权利不清而延期。已备妥者可参考${programme('fawn-and-the-moon', '《小鹿与月亮》')}的交付清单。`,
        ),
      ],
    },
    en: {
      ...deskEn,
      title: 'Galaxy Animation Week opens buyer meetings',
      summary: 'Forty-two titles, a third of them preschool and a third family; buyers can filter by language version.',
      body: [
        p(
          'Galaxy Animation Week takes bookings from today. Forty-two titles are on show, eleven of them offered abroad for the first time. A certified buyer may book six meetings of twenty minutes; the calendar keeps clear of the middle of either side’s night.',
        ),
        picture(
          'fawn-and-the-moon-2',
          'A fawn in a moonlit forest',
          'Fawn and the Moon comes dubbed into seven languages.',
        ),
        h('Three things are new'),
        list(
          'The listing names finished language versions, dubbed and subtitled, at a glance.',
          'Preschool titles state episode length and what may be cut, so that channels can schedule them.',
          'On the day of a meeting both sides receive a note in both languages with the media, territories and terms discussed.',
        ),
        p(
          `The organisers remind sellers of musical animation to clear words and music first: three deals slipped last year over end-title songs. The delivery list of ${programme('fawn-and-the-moon', '<em>Fawn and the Moon</em>')} shows how it is done.`,
        ),
      ],
    },
  },
];
