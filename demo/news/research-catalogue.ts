import { h, list, p, picture, programme, quote, type SeedArticle, steps, table } from './article.ts';

const zhBy = { source: '云上节展研究室', author: '周予安' };
const enBy = { source: 'Festival Pavilion Research', author: 'Zhou Yu’an' };

export const catalogueResearch: readonly SeedArticle[] = [
  {
    category: 2,
    daysAgo: 44,
    cover: 'arc-light-1',
    visits: 305,
    zh: {
      ...zhBy,
      title: '一部作品一个号码：元数据与 EIDR 的实际用处',
      summary: '同名剧、改名剧、多版本剧：编号解决的是“我们说的是不是同一部”。',
      body: [
        p('片名会变，译名更会变。买方系统里同一部剧出现三次，对账时就会错付三次。作品编号的意义正在于此。'),
        h('编号应当写在哪里'),
        steps('授权合同的作品描述栏。', '交付清单与文件名。', '权利状态表的每一行。', '发票与付款凭证。'),
        table(
          '三层编号',
          '层级 | 例子 | 何时需要',
          '作品 | 剧集整体 | 询价与合同',
          '版本 | 国际版、剪辑版 | 交付与播出',
          '单集 | 第 07 集 | 排播与对账',
        ),
        quote('元数据写得好，片子才走得远。'),
        p(`${programme('arc-light', '《弧光》')}曾以两个英文名在两地播出，补登编号后，三个月内对清了全部收入。`),
      ],
    },
    en: {
      ...enBy,
      title: 'One work, one number: what metadata and EIDR are good for',
      summary: 'Same title, new title, many versions: an identifier settles whether we speak of the same thing.',
      body: [
        p(
          'Titles change, translated titles more so. A series that stands three times in a buyer’s system is paid wrongly three times. That is what an identifier is for.',
        ),
        h('Where the number belongs'),
        steps(
          'In the contract, where the work is described.',
          'On the delivery list and in file names.',
          'In every row of an avails list.',
          'On invoices and payment vouchers.',
        ),
        table(
          'Three levels',
          'Level | For instance | Needed for',
          'Work | the series as a whole | quotes and contracts',
          'Version | international cut | delivery and broadcast',
          'Episode | number 07 | schedules and settlement',
        ),
        quote('A film travels as far as its metadata.'),
        p(
          `${programme('arc-light', '<em>Arc Light</em>')} ran under two English titles in two places. With a number registered, all its income was reconciled in three months.`,
        ),
      ],
    },
  },
  {
    category: 2,
    daysAgo: 61,
    cover: 'kiln-change-1',
    visits: 389,
    zh: {
      ...zhBy,
      title: '交付清单：从签约到播出的最后一公里',
      summary: '延期的交易里，六成卡在素材。把清单分成三批，付款也分三期。',
      body: [
        p(
          '我们统计了一百二十笔已完成交易的时间线：从双方签署到交付确认，中位数二十三天；超过六十天的，六成卡在素材不齐。',
        ),
        table(
          '三批交付',
          '批次 | 内容 | 时限',
          '第一批 | 预告片、海报、剧照、简介 | 签署后 3 日',
          '第二批 | 母版、声轨、字幕 | 首期款到账后 10 日',
          '第三批 | 音乐使用表、权利文件、修改通知 | 播出前 15 日',
        ),
        h('三种最常见的退回'),
        list('声轨相位错误或响度超标。', '字幕与母版帧率不一致。', '片尾字幕与合同署名不符。'),
        picture('kiln-change-2', '窑火', '《窑变》以硬盘与下载链接两种方式同时交付，避免了一次航班延误。'),
        p('下载链接请设有效期，并附校验值。平台的交付页会记录送达与查看时间，争议时可作依据。'),
      ],
    },
    en: {
      ...enBy,
      title: 'The delivery list: the last mile from signature to screen',
      summary: 'Of deals that slip, sixty per cent wait for materials. Split the list in three, and the payment too.',
      body: [
        p(
          'We timed 120 finished deals. From both signatures to confirmed delivery the median is twenty-three days; of those over sixty, six in ten waited for materials.',
        ),
        table(
          'Three batches',
          'Batch | Contents | By when',
          'First | trailer, poster, stills, synopses | 3 days after signature',
          'Second | master, sound, subtitles | 10 days after the first payment',
          'Third | cue sheets, legal papers, change notes | 15 days before broadcast',
        ),
        h('What comes back most often'),
        list(
          'Sound out of phase or too loud.',
          'Subtitles at another frame rate than the master.',
          'End credits that differ from the contract.',
        ),
        picture(
          'kiln-change-2',
          'Fire in a kiln',
          'Kiln Change was delivered on disk and by link at once, and missed no slot when a flight was late.',
        ),
        p(
          'Give links an end date and a checksum. The platform records when a delivery arrived and was seen, which settles disputes.',
        ),
      ],
    },
  },
];
