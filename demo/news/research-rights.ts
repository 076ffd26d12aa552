import { h, list, p, picture, programme, quote, type SeedArticle, steps, table } from './article.ts';

const zhBy = { source: '云上节展研究室', author: '周予安' };
const enBy = { source: 'Festival Pavilion Research', author: 'Zhou Yu’an' };

export const rightsResearch: readonly SeedArticle[] = [
  {
    category: 2,
    daysAgo: 9,
    cover: 'snow-on-vermilion-walls-1',
    recommended: true,
    visits: 1105,
    attachments: [{ file: 'holdback-checklist.pdf', name: '授权保留期核对表 Holdback checklist.pdf' }],
    zh: {
      ...zhBy,
      title: '读懂授权保留期：谁在等，等多久，为什么',
      summary: '保留期不是“没卖”，而是“谁都不许用”。四张图讲清它与独家、首轮、优先权的区别。',
      body: [
        p(
          '在权利状态表上，灰色的格子常让买方困惑：明明没有人买，为什么不能卖？答案多半是<strong>授权保留期</strong>（holdback）：在约定时间内，某项权利无论归谁，都不得行使或出售。',
        ),
        h('它与三个近邻的区别'),
        table(
          '四个常被混用的概念',
          '概念 | 限制谁 | 典型时长 | 能否出售',
          '授权保留期 | 所有人，包括权利人 | 3–12 个月 | 不能',
          '独家 | 买方以外的人 | 合同期 | 已售出',
          '首轮窗口 | 后续窗口的买方 | 播出后若干天 | 能，但须延后起始日',
          '优先续约权 | 权利人 | 期满前 30–90 天 | 须先问现有买方',
        ),
        h('为什么会有保留期'),
        p(
          '最常见的三种来源：院线方要求流媒体晚于上映；电视台要求点播晚于首播；联合出品方要求本国先播。三者都合理，但都应写成日历上的日期。',
        ),
        picture(
          'snow-on-vermilion-walls-2',
          '雪中的红墙',
          '《朱墙雪》在法国的广告点播保留期写到了具体日期，买方据此安排了次年春季上线。',
        ),
        h('写好一个保留期'),
        steps(
          '写日期，不写“播出后九十天”。播出会延期，日期不会。',
          '写到媒体与国家/地区，不写“其他平台”。',
          '写明例外：预告片、片段、节展放映通常不受限。',
          '写明提前解除的条件与通知方式。',
        ),
        p('附件是一页核对表，可直接用于谈判前的自查。'),
      ],
    },
    en: {
      ...enBy,
      title: 'Holdbacks explained: who waits, how long, and why',
      summary:
        'A holdback is not “unsold”. It means nobody may use the right. How it differs from exclusivity, windows and options.',
      body: [
        p(
          'On an availability board, some cells puzzle buyers: nobody bought this right, so why is it not for sale? The answer is mostly a <strong>holdback</strong>: time in which a right may not be used or sold, whoever owns it.',
        ),
        h('Its three neighbours'),
        table(
          'Four notions that are often mixed up',
          'Notion | Binds | Usual length | May it be sold?',
          'Holdback | everyone, the owner too | 3–12 months | no',
          'Exclusivity | all but the buyer | the contract | it is sold',
          'First window | buyers of later windows | days after broadcast | yes, starting later',
          'Option to renew | the owner | 30–90 days before the end | ask the present buyer first',
        ),
        h('Why they exist'),
        p(
          'Three sources are common: cinemas want streaming to come later; a broadcaster wants VOD to come after its first run; a co-producer wants to show it at home first. All are fair, and all should be dates on a calendar.',
        ),
        picture(
          'snow-on-vermilion-walls-2',
          'Red walls in snow',
          'Snow on Vermilion Walls: the AVOD holdback in France names a day, and a buyer planned the next spring by it.',
        ),
        h('How to write a good one'),
        steps(
          'Write a date, not “ninety days after broadcast”. Broadcasts slip, dates do not.',
          'Name the medium and the territories, not “other platforms”.',
          'Name what is exempt: trailers, clips and festival screenings usually are.',
          'Say on what condition it ends early, and how that is told.',
        ),
        p('The attached page is a checklist to go through before you negotiate.'),
      ],
    },
  },
  {
    category: 2,
    daysAgo: 13,
    cover: 'rivers-on-paper-1',
    visits: 690,
    attachments: [{ file: 'avails-fields.pdf', name: '权利状态表字段说明 Avails fields.pdf' }],
    zh: {
      ...zhBy,
      title: '权利状态表怎么写：从一张工作簿说起',
      summary: '买方的系统只认识代码与日期。七个字段写对，询价邮件可以少一半。',
      body: [
        p(
          '权利状态表（avails）是卖方告诉买方“什么、在哪里、从何时起可以买”的清单。它常以工作簿的形式在邮件里流转，版本各异，错漏百出。我们检查了二百份样本，最常见的错误只有七种。',
        ),
        table(
          '七个字段与常见错误',
          '字段 | 应写 | 常见错误',
          '国家/地区 | ISO 两位代码 | “大中华区”',
          '媒体 | 约定的代码 | “全媒体”',
          '起始日 | 年-月-日 | “签约起”',
          '结束日 | 年-月-日或空 | “永久”',
          '语言 | BCP 47 代码 | “原声”',
          '独家 | 是/否 | 空着',
          '作品编号 | EIDR 或自编号 | 只有片名',
        ),
        h('三条工作习惯'),
        list(
          '一行只写一件事：同一作品在两个地区条件不同，就写两行。',
          '改动即改版本号，旧表不再发送。',
          '每月第一天对照合同更新一次，而不是在有人询问时。',
        ),
        quote('表格不是给人看的，是给对方的系统看的；能让系统读懂，人就不必再问。'),
        p('附件为字段说明一页纸，供卖方内部培训使用。'),
      ],
    },
    en: {
      ...enBy,
      title: 'Avails in practice: what one workbook teaches',
      summary: 'A buyer’s system understands codes and dates. Seven fields done right save half of the e-mails.',
      body: [
        p(
          'An avails list says what may be bought, where, and from when. It travels by e-mail as a workbook, in many versions and with many holes. We went through two hundred of them; there are really seven mistakes.',
        ),
        table(
          'Seven fields and what goes wrong',
          'Field | Write | Often found',
          'Territory | ISO two-letter code | “Greater China”',
          'Medium | the agreed code | “all media”',
          'Start | year-month-day | “from signature”',
          'End | year-month-day or nothing | “perpetual”',
          'Language | BCP 47 code | “original”',
          'Exclusive | yes or no | left empty',
          'Work | EIDR or your number | a title alone',
        ),
        h('Three habits'),
        list(
          'One row, one thing: different terms in two territories are two rows.',
          'A change is a new version; the old list is not sent again.',
          'Update against contracts on the first of the month, not when somebody asks.',
        ),
        quote('The list is read by a system, not a person. What the system understands, nobody needs to ask.'),
        p('The attached page explains the fields, for training in your own house.'),
      ],
    },
  },
  {
    category: 2,
    daysAgo: 17,
    cover: 'hero-echoes-of-the-deep-wide',
    visits: 830,
    zh: {
      ...zhBy,
      title: '独家值多少钱：一个可以算出来的答案',
      summary: '把地图上的格子逐个估价，独家溢价就不再靠感觉。',
      body: [
        p(
          `“独家加三成”是行业里流传最广的经验数，也是最没有依据的一个。我们以${programme('echoes-of-the-deep', '《深蓝回声》')}为例，把独家拆成可以计算的三部分。`,
        ),
        h('第一部分：放弃的非独家收入'),
        p('独家期内，同一格不能再卖给别人。先估计这一格在合同期内还会来几家买方、各付多少，折现相加，就是独家的底价。'),
        table(
          '示例：三年会员点播，五个国家',
          '国家 | 非独家报价 | 预计买方 | 放弃收入',
          'A | 1.2 万 | 2.0 | 1.2 万',
          'B | 0.8 万 | 1.4 | 0.3 万',
          'C | 0.6 万 | 1.1 | 0.1 万',
          'D、E | 各 0.3 万 | 1.0 | 0',
        ),
        p(
          '可以看到，D、E 两国给独家几乎不损失什么，而 A 国的独家应当<strong>翻倍</strong>。一刀切的三成，在 A 国是贱卖，在 D、E 国是吓退。',
        ),
        h('第二部分：相邻窗口'),
        p('点播独家会压低同地区的付费电视报价。压低多少，取决于两者的观众重叠度，纪录片一般为一至两成。'),
        h('第三部分：时间'),
        p('独家期可以短于授权期。“三年授权、首年独家”常能拿到独家溢价的七成，而只付出三成代价。'),
        picture('echoes-of-the-deep-2', '深海中的光束', '《深蓝回声》最终在 A 国给出首年独家，其余四国非独家。'),
      ],
    },
    en: {
      ...enBy,
      title: 'What exclusivity is worth: an answer one can calculate',
      summary: 'Put a price on every cell of the map, and the premium is no longer a feeling.',
      body: [
        p(
          `“Add thirty per cent for exclusive” is the best-known rule of the trade, and the one with least behind it. With ${programme('echoes-of-the-deep', '<em>Echoes of the Deep</em>')} as an example, we take exclusivity apart into three things that can be counted.`,
        ),
        h('One: the sales you give up'),
        p(
          'While a cell is exclusive, nobody else can buy it. Estimate how many buyers would still come in the term and what each would pay, discount, add up: that is the floor.',
        ),
        table(
          'Example: SVOD, three years, five countries',
          'Country | Non-exclusive | Buyers expected | Given up',
          'A | 12,000 | 2.0 | 12,000',
          'B | 8,000 | 1.4 | 3,200',
          'C | 6,000 | 1.1 | 600',
          'D and E | 3,000 each | 1.0 | 0',
        ),
        p(
          'In D and E, exclusivity costs next to nothing; in A it should <strong>double the price</strong>. A flat thirty per cent sells A too cheap and frightens off D and E.',
        ),
        h('Two: neighbouring windows'),
        p(
          'Exclusive VOD lowers what pay TV bids in the same territory. By how much depends on how far the audiences overlap: for documentary, ten to twenty per cent.',
        ),
        h('Three: time'),
        p(
          'Exclusivity may be shorter than the licence. “Three years, the first exclusive” often earns seventy per cent of the premium for thirty per cent of its cost.',
        ),
        picture(
          'echoes-of-the-deep-2',
          'Beams of light in deep water',
          'In the end Echoes of the Deep went exclusive in A for a year and non-exclusive elsewhere.',
        ),
      ],
    },
  },
];
