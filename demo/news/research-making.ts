import { h, h3, list, p, picture, programme, quote, type SeedArticle, steps, table } from './article.ts';

const zhBy = { source: '云上节展研究室', author: '周予安' };
const enBy = { source: 'Festival Pavilion Research', author: 'Zhou Yu’an' };

export const makingResearch: readonly SeedArticle[] = [
  {
    category: 2,
    daysAgo: 22,
    cover: 'water-sleeves-1',
    visits: 960,
    zh: {
      ...zhBy,
      title: '配音还是字幕：七个市场的选择与成本',
      summary: '习惯、年龄与屏幕大小共同决定答案；同一部剧，往往两样都要。',
      body: [
        p('观众为什么选择配音或字幕？我们汇总了七个市场的播出要求与成本区间，供卖方在制作国际版时参考。'),
        table(
          '七个市场的主流做法（电视剧，每集 45 分钟）',
          '市场 | 电视 | 流媒体 | 配音成本 | 字幕成本',
          '德国 | 配音 | 配音为主 | 高 | 中',
          '法国 | 配音 | 两者 | 高 | 中',
          '西班牙语拉美 | 配音 | 配音 | 中 | 低',
          '巴西 | 配音 | 两者 | 中 | 低',
          '北欧 | 字幕 | 字幕 | — | 中',
          '泰国 | 配音 | 两者 | 低 | 低',
          '阿拉伯国家 | 字幕 | 字幕为主 | 中 | 低',
        ),
        h('同一种语言，为什么要录两版'),
        p(
          '欧洲西班牙语与拉美西班牙语、欧洲葡语与巴西葡语，观众一听便知。为省一版成本而混用，常见结果是两边都嫌“外地口音”。折中办法是录一版“中性”，但只适合旁白，不适合对白。',
        ),
        picture('water-sleeves-2', '舞台上的水袖', '《水袖》的唱段保留原声，仅念白配音，字幕随唱词滚动。'),
        h('给制片的清单'),
        list(
          '拍摄时即保留国际声轨（音乐与效果），事后补做的成本是三到五倍。',
          '唱段、方言、书写文字提前标注处理方式。',
          '人名按市场确定一次，写入术语表，终身不改。',
        ),
        quote('最贵的配音，是第二次配音。'),
      ],
    },
    en: {
      ...enBy,
      title: 'Dub or subtitle: what seven markets choose, and what it costs',
      summary: 'Habit, age and the size of the screen decide together. Often the same series needs both.',
      body: [
        p(
          'Why do viewers prefer one or the other? We put together what broadcasters ask for in seven markets, and what it costs, for sellers who plan an international version.',
        ),
        table(
          'Usual practice in seven markets (drama, 45 minutes)',
          'Market | Television | Streaming | Dubbing | Subtitles',
          'Germany | dubbed | mostly dubbed | high | medium',
          'France | dubbed | both | high | medium',
          'Spanish Latin America | dubbed | dubbed | medium | low',
          'Brazil | dubbed | both | medium | low',
          'Nordic countries | subtitled | subtitled | — | medium',
          'Thailand | dubbed | both | low | low',
          'Arab countries | subtitled | mostly subtitled | medium | low',
        ),
        h('One language, two recordings'),
        p(
          'European and Latin American Spanish, European and Brazilian Portuguese: an audience hears it at once. Using one for both saves money and pleases neither. A “neutral” recording works for narration, not for dialogue.',
        ),
        picture(
          'water-sleeves-2',
          'Water sleeves on a stage',
          'In Water Sleeves the arias stay as sung; speech is dubbed and the lyrics run below.',
        ),
        h('A list for producers'),
        list(
          'Keep a music-and-effects track while you shoot; making one later costs three to five times as much.',
          'Mark songs, dialect and writing on screen with what shall become of them.',
          'Settle each name once for each market, put it in the glossary, and never change it.',
        ),
        quote('The most expensive dub is the second one.'),
      ],
    },
  },
  {
    category: 2,
    daysAgo: 28,
    cover: 'children-of-the-steppe-1',
    visits: 574,
    zh: {
      ...zhBy,
      title: '合拍协议里的权利切分：先分地图，再分钱',
      summary: '三种常见结构、一张对照表，以及为什么“其余地区平分”最容易起争议。',
      body: [
        p('合拍最先谈的往往是出资比例，最后才谈权利。顺序反了：同样的比例，在不同的权利切分之下，收益可以相差数倍。'),
        table(
          '三种结构',
          '结构 | 做法 | 适合',
          '属地制 | 各自保留本国，其余按出资分成 | 两国公共频道',
          '媒体制 | 一方取电视，一方取点播 | 频道与平台合作',
          '代理制 | 权利集中由一方代理，净收入分成 | 三方以上',
        ),
        h('“其余地区”是个陷阱'),
        p('“其余地区由双方共同开发”意味着每一单都要两方签字。建议逐洲指定代理方，另一方享有三十日的知情与反对权。'),
        picture(
          'children-of-the-steppe-2',
          '草原上奔跑的孩子',
          '《草原的孩子》采用属地制，蒙古国与中国各自保留本国，欧洲由法方代理。',
        ),
        h('容易漏掉的四项'),
        steps(
          '素材权：未采用素材归谁，能否用于新片。',
          '节展：谁报名，谁承担差旅，奖金怎么分。',
          '翻拍与模式：是否随地区分开。',
          '退出：一方停业时，其权利如何处理。',
        ),
        p(`参考案例：${programme('children-of-the-steppe', '《草原的孩子》')}。`),
      ],
    },
    en: {
      ...enBy,
      title: 'Dividing rights in a co-production: the map before the money',
      summary: 'Three structures, one table, and why “the rest of the world, shared” breeds disputes.',
      body: [
        p(
          'Partners begin with shares of the budget and end with rights. That is the wrong way round: with the same shares, returns may differ several times over, depending on who holds what.',
        ),
        table(
          'Three structures',
          'Structure | How | Suits',
          'By territory | each keeps home, the rest is shared by investment | two public channels',
          'By medium | one takes television, one takes VOD | a channel and a platform',
          'By agency | one party sells for all, net income is shared | three or more',
        ),
        h('“The rest of the world” is a trap'),
        p(
          '“Exploited jointly” means that every sale needs two signatures. Name an agent for each continent instead, and give the other party thirty days to know and object.',
        ),
        picture(
          'children-of-the-steppe-2',
          'Children running on the steppe',
          'Children of the Steppe is divided by territory: Mongolia and China keep home, France sells in Europe.',
        ),
        h('Four things that get forgotten'),
        steps(
          'Unused footage: whose is it, and may it go into another film?',
          'Festivals: who enters, who pays the journey, who gets the prize.',
          'Remake and format: do they go with the territory?',
          'Leaving: what becomes of the rights when a partner closes.',
        ),
        p(`For reference: ${programme('children-of-the-steppe', '<em>Children of the Steppe</em>')}.`),
      ],
    },
  },
  {
    category: 2,
    daysAgo: 36,
    cover: 'class-of-ninety-two-1',
    visits: 467,
    zh: {
      ...zhBy,
      title: '老剧新卖：五年以上片库的第二次生命',
      summary: '修复一集的成本约等于一次非独家授权，关键在挑哪几部、修到什么程度。',
      body: [
        p(
          '片库里超过五年的作品占卖方总时长的七成，却只贡献两成收入。我们跟踪了八家机构的旧片再发行，发现真正有效的动作并不多。',
        ),
        h('先筛选，再修复'),
        list('权利链完整，尤其音乐。', '题材不靠时效：家庭、学校、手艺、自然。', '有可用的国际声，或对白量低。'),
        table(
          '修复层级与投入',
          '层级 | 内容 | 每集投入',
          '清洁 | 去噪、去划痕、音量归一 | 低',
          '重制 | 高清上变换、调色 | 中',
          '重扫 | 底片 4K 扫描 | 高',
        ),
        p('多数广告点播平台满足于“清洁”层级。只有计划进入付费电视或节展展映时，才值得重扫。'),
        picture('class-of-ninety-two-2', '教室里的旧课桌', '《九二届》重制后在三家广告点播平台同步上线。'),
        h3('一个常被忽略的渠道'),
        p('片段素材。怀旧短片、纪录片与广告对九十年代街景的需求稳定，按秒计价，且不影响整剧授权。'),
      ],
    },
    en: {
      ...enBy,
      title: 'Old series, new sales: the second life of a library',
      summary: 'Restoring an episode costs about one non-exclusive licence. What matters is which ones, and how far.',
      body: [
        p(
          'Titles older than five years make up seventy per cent of a seller’s hours and twenty per cent of income. We followed eight companies that sold theirs again; few measures really worked.',
        ),
        h('Choose first, restore after'),
        list(
          'A complete chain of title, music above all.',
          'Subjects that do not age: family, school, crafts, nature.',
          'A music-and-effects track, or little dialogue.',
        ),
        table(
          'How far to go',
          'Level | What is done | Cost of an episode',
          'Cleaning | noise, scratches, loudness | low',
          'Remastering | up-conversion, grading | medium',
          'Rescan | 4K from the negative | high',
        ),
        p('For most AVOD platforms cleaning will do. A rescan pays only on the way to pay TV or a festival.'),
        picture(
          'class-of-ninety-two-2',
          'Old desks in a classroom',
          'Class of Ninety-Two, remastered, went live on three AVOD platforms at once.',
        ),
        h3('A channel often overlooked'),
        p(
          'Clips. Nostalgic shorts, documentaries and advertising ask steadily for streets of the nineties, pay by the second, and leave the series free to sell.',
        ),
      ],
    },
  },
];
