import { h, list, p, picture, programme, quote, type SeedArticle, table } from './article.ts';

const desk = { source: '云上节展编辑部', author: '沈知遥' };
const deskEn = { source: 'Festival Pavilion desk', author: 'Shen Zhiyao' };

export const abroad: readonly SeedArticle[] = [
  {
    category: 1,
    daysAgo: 7,
    cover: 'market-at-three-1',
    visits: 505,
    zh: null,
    en: {
      source: 'Letter from Lisbon',
      author: 'Inês Falcão',
      title: 'What a European public broadcaster asks first',
      summary:
        'Not the price. A commissioner’s notes on the five questions that decide whether a programme is read at all.',
      body: [
        p(
          'I have bought factual programmes for a public channel for eleven years. People think we begin with money. We begin with a spreadsheet of five columns, and a programme that leaves one of them empty waits until somebody fills it, which is to say for ever.',
        ),
        h('The five columns'),
        table(
          'What we look for before we watch',
          'Question | A good answer | What stops us',
          'Who owns the archive? | A list with licences and dates | “All cleared”',
          'Is there a music-and-effects track? | Yes, split, for every episode | Narration mixed into the music',
          'How long may we keep it on catch-up? | Seven days with each run, in writing | Silence',
          'Which version did the festival see? | A version number | Three different lengths',
          'What else is sold in my country? | A board with dates | “Let us know what you want”',
        ),
        h('Catch-up is not SVOD'),
        p(
          'The misunderstanding that costs most time is about catch-up. A public channel shows a programme and keeps it online for some days, free, to its own audience. That is part of the broadcast, not a subscription service. If your exclusive platform contract does not say so, you have sold us something you no longer have.',
        ),
        quote('Send me the board, not the brochure. I can fall in love later.'),
        p(
          `A documentary that got all five right was ${programme('market-at-three', '<em>Market at Three</em>')}: we had signed before the second half of the screener.`,
        ),
      ],
    },
  },
  {
    category: 1,
    daysAgo: 24,
    cover: 'forest-post-office-1',
    visits: 236,
    zh: {
      ...desk,
      title: '东非三国少儿频道开设中国动画时段',
      summary: '周末上午一小时，斯瓦希里语配音，首批六部作品。',
      body: [
        p(
          '肯尼亚、坦桑尼亚与乌干达的三家少儿频道宣布，自下季度起共用一个“竹子时间”周末时段，播出中国动画。配音在内罗毕完成，三国共用一个斯瓦希里语版本，成本由三家分摊。',
        ),
        picture('forest-post-office-2', '森林里的小邮局', '首播作品之一《森林邮局》，共二十六集。'),
        p(
          '这是一次少见的“多频道联合采购”：一份主合同，三份附件，各自写明播出次数与重播窗口。卖方只需面对一个谈判代表，但每一家都单独付款、单独交付。',
        ),
        list(
          '媒体：免费电视，含七天回看。',
          '期限：两年，每集每频道不超过四次。',
          '语言版本：斯瓦希里语配音归卖方所有，三家在合同期内使用。',
        ),
        p(
          `时段编辑玛丽安·奥蒂诺说，他们看重的是“不着急的节奏”，例如${programme('forest-post-office', '《森林邮局》')}每集只讲一封信。`,
        ),
      ],
    },
    en: {
      ...deskEn,
      title: 'Three East African children’s channels open a slot for Chinese animation',
      summary: 'An hour on weekend mornings, dubbed into Swahili, beginning with six titles.',
      body: [
        p(
          'Children’s channels in Kenya, Tanzania and Uganda will share a weekend slot for Chinese animation, “Bamboo Time”, from next quarter. It is dubbed once, in Nairobi, into a Swahili that all three can use, and they split the bill.',
        ),
        picture(
          'forest-post-office-2',
          'A small post office in the forest',
          'Forest Post Office, twenty-six episodes, is among the first.',
        ),
        p(
          'Joint buying of this kind is rare: one main contract and three schedules, each with its own runs and repeat windows. The seller talks to one negotiator, but each channel pays and takes delivery by itself.',
        ),
        list(
          'Media: free TV with seven days of catch-up.',
          'Term: two years, no more than four runs of an episode on each channel.',
          'Language version: the Swahili dub belongs to the seller; the three use it while the contract lasts.',
        ),
        p(
          `Marian Otieno, who edits the slot, likes stories that are in no hurry: an episode of ${programme('forest-post-office', '<em>Forest Post Office</em>')} is about one letter.`,
        ),
      ],
    },
  },
  {
    category: 1,
    daysAgo: 33,
    cover: 'weather-station-4700-1',
    visits: 198,
    zh: {
      ...desk,
      title: '两家航司增购短纪录片：机上娱乐要的是“刚好看完”',
      summary: '二十五分钟以内、无字幕障碍、可离线授权，是三条硬指标。',
      body: [
        p(
          '两家亚洲航司的机上娱乐采购清单显示，短纪录片的份额从一成升到了两成半。原因是航程：最繁忙的航线平均一小时五十分，一部电影看不完，两集短片刚好。',
        ),
        table(
          '机上娱乐的硬指标',
          '项目 | 要求',
          '单集时长 | 15 至 25 分钟',
          '字幕 | 烧录英文，另附中文',
          '内容 | 无空难、无烈酒特写',
          '授权 | 离线副本，12 个月',
        ),
        p(
          '报价方式也在变化：过去按架次，现在按“系统装载月”。卖方需要在授权方案里为机上娱乐单列一行，而不是含混地写进“其他媒体”。',
        ),
        p(`已上机的作品包括${programme('weather-station-4700', '《四千七百米气象站》')}的三集短版。`),
      ],
    },
    en: {
      ...deskEn,
      title: 'Two airlines buy more short documentaries: in-flight wants “just finished”',
      summary: 'Under twenty-five minutes, no barrier of language, licensed for offline copies: three firm rules.',
      body: [
        p(
          'Short documentary has grown from a tenth to a quarter of what two Asian airlines buy for their seats. The reason is the route map: the busiest flights last an hour and fifty minutes, too short for a film and right for two episodes.',
        ),
        table(
          'Firm rules of in-flight',
          'Item | Rule',
          'Length | 15 to 25 minutes',
          'Subtitles | English burned in, Chinese beside',
          'Content | no crashes, no close-ups of spirits',
          'Licence | offline copies, 12 months',
        ),
        p(
          'Prices change too: by month of loading, no longer by aircraft. Sellers do well to give in-flight a line of its own in a licence offer instead of hiding it among “other media”.',
        ),
        p(
          `Already on board: three short episodes of ${programme('weather-station-4700', '<em>Weather Station 4,700</em>')}.`,
        ),
      ],
    },
  },
];
