import { h, h3, list, p, picture, quote, type SeedArticle, steps, table } from './article.ts';

const zhBy = { source: '云上节展研究室', author: '周予安' };
const enBy = { source: 'Festival Pavilion Research', author: 'Zhou Yu’an' };

export const research: readonly SeedArticle[] = [
  {
    category: 2,
    daysAgo: 2,
    cover: 'neon-lovers-1',
    recommended: true,
    visits: 2205,
    zh: {
      ...zhBy,
      title: '微短剧海外发行报告：单集时长与付费转化的关系',
      summary: '在六个市场、一百四十部作品的样本里，九十秒是转折点，但结尾的位置比长度更重要。',
      body: [
        p(
          '我们与五家发行方合作，汇总了一百四十部微短剧在六个市场的匿名观看数据。问题只有一个：单集做多长，观众更愿意为下一集付费？',
        ),
        h('结论先行'),
        list(
          '单集在 75 至 100 秒之间时，付费转化率最高；超过两分钟后逐级下降。',
          '相同长度下，<strong>悬念落在最后八秒</strong>的作品转化率高出约四成。',
          '配音版本在拉美与东南亚明显优于字幕，在日韩则相反。',
        ),
        table(
          '付费转化率（观看前十集者中付费的比例）',
          '市场 | 60 秒以内 | 75–100 秒 | 100–150 秒 | 150 秒以上',
          '东南亚 | 3.1% | 5.4% | 4.2% | 2.6%',
          '拉丁美洲 | 2.8% | 5.0% | 4.6% | 3.3%',
          '北美 | 2.2% | 3.9% | 3.7% | 3.1%',
          '日本 | 1.9% | 3.0% | 3.2% | 3.0%',
          '中东 | 2.4% | 3.6% | 3.5% | 2.7%',
        ),
        picture('neon-lovers-2', '霓虹灯下的街道', '样本之一《霓虹恋人》：八十集，平均单集九十二秒。'),
        h('为什么不是越短越好'),
        p(
          '六十秒以内的单集完播率最高，付费却偏低。访谈给出的解释是“还没来得及在意”：人物关系至少需要两次往返才成立。把两集合为一集、总时长不变，付费反而上升。',
        ),
        h('给卖方的三个建议'),
        steps(
          '授权海外版时允许平台在约定范围内<strong>合并相邻两集</strong>，并在合同里写明片头片尾的处理。',
          '把“最后八秒”写进审片表，与字幕、配音同等对待。',
          '按市场准备两种语言方案，不必一次做全。',
        ),
        h3('关于样本'),
        p('数据采自今年一月至九月，剔除投放首周与节假日。转化率受题材影响较大，表中为复仇、爱情、家庭三类的平均值。'),
      ],
    },
    en: {
      ...enBy,
      title: 'Micro drama abroad: episode length and paid conversion',
      summary:
        'In 140 titles and six markets the turn comes at ninety seconds, but where an episode ends matters more than its length.',
      body: [
        p(
          'With five distributors we pooled anonymous viewing data of 140 micro short dramas in six markets, to ask one thing: how long should an episode be if the viewer is to pay for the next?',
        ),
        h('The answer first'),
        list(
          'Conversion is highest between 75 and 100 seconds and falls step by step beyond two minutes.',
          'At equal length, titles whose <strong>cliffhanger falls in the last eight seconds</strong> convert some forty per cent better.',
          'Dubbing wins clearly in Latin America and South-East Asia, subtitles in Japan and Korea.',
        ),
        table(
          'Paid conversion: share of those who watched ten episodes',
          'Market | up to 60 s | 75–100 s | 100–150 s | over 150 s',
          'South-East Asia | 3.1% | 5.4% | 4.2% | 2.6%',
          'Latin America | 2.8% | 5.0% | 4.6% | 3.3%',
          'North America | 2.2% | 3.9% | 3.7% | 3.1%',
          'Japan | 1.9% | 3.0% | 3.2% | 3.0%',
          'Middle East | 2.4% | 3.6% | 3.5% | 2.7%',
        ),
        picture(
          'neon-lovers-2',
          'A street in neon',
          'Neon Lovers, one of the sample: eighty episodes of ninety-two seconds on average.',
        ),
        h('Why shorter is not better'),
        p(
          'Episodes under a minute are finished most often, yet pay least. Viewers told us they “had not come to care”: a relationship needs two exchanges to stand. Joining two episodes into one of the same total length raised payment.',
        ),
        h('Three suggestions for sellers'),
        steps(
          'Let the platform <strong>join neighbouring episodes</strong> within agreed limits, and write down what becomes of titles and credits.',
          'Put “the last eight seconds” on the screening sheet, beside subtitles and sound.',
          'Prepare two language plans by market; there is no need for all at once.',
        ),
        h3('About the sample'),
        p(
          'January to September of this year, without launch weeks and holidays. Genre weighs heavily: the table averages revenge, romance and family.',
        ),
      ],
    },
  },
  {
    category: 2,
    daysAgo: 6,
    cover: 'the-third-witness-1',
    visits: 1520,
    zh: {
      ...zhBy,
      title: '一份授权合同里最容易被忽略的五个条款',
      summary: '价格谈了三周，出问题的却是定义、回看、下架、审查退款和转授权。',
      body: [
        p('我们请四位版权律师各选出一个“签的时候没人看、出事的时候人人看”的条款，加上编辑部自己的一条，凑成五个。'),
        h('一、媒体的定义'),
        p('“新媒体”三个字在五年里换过三种含义。请用列举代替概括：会员点播、广告点播、单次点播、短视频平台，各写各的。'),
        h('二、回看与追看'),
        p('电视播出后的在线回看属于播出权的延伸还是点播？写明天数、免费与否、是否地理屏蔽。'),
        h('三、期满下架'),
        p(
          '期满当天零点下架，听起来理所当然。但缓存、离线下载、酒店本地服务器里的副本呢？至少约定三十日内的书面清除确认。',
        ),
        h('四、审查不通过'),
        table(
          '三种常见写法',
          '写法 | 谁承担风险',
          '签约即付款，不退 | 买方',
          '通过审查后付款 | 卖方',
          '分两期，未通过退首期的一半 | 双方',
        ),
        h('五、转授权'),
        p(
          '买方把节目放进别家的频道包，算不算转授权？答案取决于品牌与播出控制权。写明“仅限以买方自有品牌向最终用户提供”。',
        ),
        quote('合同不是为了证明谁聪明，是为了让不在场的人也能照着做。'),
        p('如果只改一处，请改第一条：定义写清楚，后面四条会自己变简单。'),
      ],
    },
    en: {
      ...enBy,
      title: 'Five clauses people overlook in a licence contract',
      summary:
        'Three weeks go into the price; trouble comes from definitions, catch-up, take-down, censorship refunds and sublicensing.',
      body: [
        p(
          'We asked four rights lawyers for the one clause that nobody reads when signing and everybody reads when it goes wrong, and added one of our own.',
        ),
        h('1. What a medium is'),
        p(
          '“New media” has meant three things in five years. List instead of summing up: SVOD, AVOD, TVOD, short video, each by name.',
        ),
        h('2. Catch-up'),
        p(
          'Is a programme that stays online after its broadcast part of the broadcast or a VOD right? Write down the days, whether it is free, and whether it is geo-blocked.',
        ),
        h('3. Take-down'),
        p(
          'It ends at midnight of the last day, of course. And caches, offline downloads, the copy on a hotel’s server? Ask at least for written confirmation within thirty days.',
        ),
        h('4. When a censor says no'),
        table(
          'Three usual wordings',
          'Wording | Who bears the risk',
          'Paid on signature, no refund | Buyer',
          'Paid once approved | Seller',
          'Two instalments, half of the first returned | Both',
        ),
        h('5. Sublicensing'),
        p(
          'If a buyer puts the programme into another operator’s bundle, is that a sublicence? It depends on brand and control. Say “to end users under the buyer’s own brand only”.',
        ),
        quote(
          'A contract is not there to prove who is clever. It is there so that people who were not in the room can act on it.',
        ),
        p(
          'If you change one thing, change the first: with definitions right, the other four become simple by themselves.',
        ),
      ],
    },
  },
];
