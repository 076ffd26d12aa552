// Activities in progress at the first start.
import type { SeedActivity } from './activity.ts';

export const currentActivities: readonly SeedActivity[] = [
  {
    key: 'rights-marathon',
    kind: 7,
    zhTitle: '版权 24 小时：全球时区接力答疑',
    enTitle: 'Rights around the clock: a 24-hour help desk',
    zhSummary: '从上海到多伦多，六个城市的版权专员依次值守，随时进线上会场提问，无需预约。',
    enSummary:
      'Six cities take turns from Shanghai to Toronto. Walk into the online room at any hour and ask; nothing to book.',
    online: true,
    time: { startsMinutesAgo: 300, minutes: 1440 },
    zhBody:
      '<p>授权范围怎么写、独家能不能只给一个国家、保留期从哪天算起、合同里的“地区”含不含港澳台——这些问题常常卡在临门一脚。我们请六个城市的版权专员接力值守，<strong>每四小时一班</strong>，把问题当场说清楚。</p><h2>可以问什么</h2><ul><li>授权方案的媒体、地区与年限如何拆分；</li><li>节目页上“预留”“已售”的含义，以及下一个空闲日期如何推算；</li><li>电子签名与盖章合同的效力、付款凭证的格式；</li><li>微短剧的许可证或备案号在海外交易中的使用。</li></ul><p>值守专员不代替律师出具法律意见；涉及具体合同条款的，请在提问前隐去对方名称。</p>',
    enBody:
      '<p>How wide should the grant be? Can exclusivity cover a single country? When does a holdback begin, and does “China” in a contract include Hong Kong, Macau and Taiwan? Deals stall on questions like these. Rights officers in six cities keep the desk in turn, <strong>four hours each</strong>, and answer on the spot.</p><h2>Good questions</h2><ul><li>how to split media, territories and duration in a licence offer;</li><li>what “held” and “sold” mean on the board, and how the next free day is found;</li><li>what an electronic signature or a stamped contract is worth, and what a payment voucher should show;</li><li>how permit and filing numbers of micro short dramas are used abroad.</li></ul><p>The desk gives no legal opinions. If you ask about a clause, please leave out the other party’s name.</p>',
    agenda: [
      [0, 240, '上海值守：合同与签署', 'Shanghai desk: contracts and signing', '林知夏', 'Lin Zhixia'],
      [
        240,
        240,
        '新加坡值守：东南亚各国地区划分',
        'Singapore desk: territories of South-East Asia',
        '黄慧敏',
        'Ng Hui Min',
      ],
      [
        480,
        240,
        '迪拜值守：中东非洲与分账',
        'Dubai desk: Middle East, Africa and revenue share',
        '拉希德·哈桑',
        'Rashid Hassan',
      ],
      [
        720,
        240,
        '巴黎值守：联合制片与公共资金',
        'Paris desk: co-production and public funding',
        '克莱尔·莫雷尔',
        'Claire Morel',
      ],
      [
        960,
        240,
        '圣保罗值守：拉美平台采购',
        'São Paulo desk: what Latin American platforms buy',
        '卢卡斯·阿泽维多',
        'Lucas Azevedo',
      ],
      [
        1200,
        240,
        '多伦多值守：北美发行窗口',
        'Toronto desk: release windows in North America',
        '艾米莉·陈',
        'Emily Chan',
      ],
    ],
    guests: [
      ['林知夏', 'Lin Zhixia', '云上节展版权部主任', 'Head of rights, Festival Pavilion'],
      ['黄慧敏', 'Ng Hui Min', '南及发行法务经理', 'Legal manager, Southreach Distribution'],
      ['卢卡斯·阿泽维多', 'Lucas Azevedo', '岬光视界节目采购', 'Acquisitions, Cabo Lume'],
    ],
  },
  {
    key: 'subtitle-lab',
    kind: 5,
    zhTitle: '译制与字幕工作坊：让一句台词活在另一种语言里',
    enTitle: 'Subtitle lab: keeping a line alive in another language',
    zhSummary: '四天、十二个小时，从听译、压缩到审校，每位学员完成一集可交付的双语字幕。',
    enSummary:
      'Four days and twelve hours, from transcription to review. Everyone leaves with one deliverable bilingual episode.',
    zhPlace: '大学路 28 号 · 译制楼 2 层',
    enPlace: '28 Daxue Road, dubbing house, second floor',
    zhCity: '成都',
    enCity: 'Chengdu',
    online: true,
    time: { day: -1, from: '10:00', to: '17:00', days: 4 },
    signup: { opens: [21, '09:00'], closes: [3, '18:00'] },
    capacity: 24,
    zhBody:
      '<p>好的字幕让人忘记自己在读字。工作坊以三部在售剧集的片段为材料，由一线译制导演带着逐句推敲：<em>什么必须译，什么可以省，什么应当换一种说法。</em></p><h2>您将带走</h2><ol><li>一集经过两轮审校的中英双语字幕文件（SRT 与 TTML）；</li><li>一份可直接用于合同附件的译制交付清单；</li><li>与三家海外平台译制主管交流的机会。</li></ol><table><thead><tr><th>时段</th><th>内容</th></tr></thead><tbody><tr><td>上午</td><td>讲解与示范</td></tr><tr><td>下午</td><td>分组练习与点评</td></tr></tbody></table>',
    enBody:
      '<p>Good subtitles make you forget that you are reading. We work on scenes from three dramas on sale here, line by line, with a dubbing director: <em>what must be said, what may go, and what wants saying another way.</em></p><h2>What you take home</h2><ol><li>one episode of bilingual subtitles, reviewed twice (SRT and TTML);</li><li>a delivery list for localisation, ready to annex to a contract;</li><li>an hour with the localisation heads of three platforms.</li></ol><table><thead><tr><th>When</th><th>What</th></tr></thead><tbody><tr><td>Mornings</td><td>Lecture and demonstration</td></tr><tr><td>Afternoons</td><td>Group work and review</td></tr></tbody></table>',
    agenda: [
      [0, 120, '听译与断句', 'Transcribing and breaking lines', '许闻笙', 'Xu Wensheng'],
      [240, 180, '练习：一场争吵，四十行', 'Exercise: a quarrel in forty lines'],
      [
        1440,
        120,
        '压缩：每秒十二个字之内',
        'Compression: under seventeen characters a second',
        '玛丽娜·科斯塔',
        'Marina Costa',
      ],
      [1680, 180, '练习：方言与双关', 'Exercise: dialect and wordplay'],
      [2880, 120, '术语表与审校流程', 'Term bases and the review chain', '许闻笙', 'Xu Wensheng'],
      [3120, 180, '练习：互审', 'Exercise: reviewing each other'],
      [4320, 120, '交付格式与平台规范', 'Delivery formats and platform specifications', '小野直子', 'Naoko Ono'],
      [4560, 180, '结业放映与点评', 'Closing screening and notes'],
    ],
    guests: [
      ['许闻笙', 'Xu Wensheng', '译制导演', 'Dubbing director'],
      ['玛丽娜·科斯塔', 'Marina Costa', '岬光视界译制主管', 'Head of localisation, Cabo Lume'],
      ['小野直子', 'Naoko Ono', '字幕质量顾问', 'Subtitle quality consultant'],
    ],
  },
];
