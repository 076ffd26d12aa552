// Invented seller companies of the demo fair. The index in this array is `seller` in programmes.

export interface SeedSeller {
  /** Picture ids: `logo-KEY` (square mark) and `display-KEY` (16:9). */
  readonly key: string;
  readonly zhName: string;
  readonly enName: string;
  readonly zhProfile: string;
  readonly enProfile: string;
  readonly zhCity: string;
  readonly enCity: string;
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
  readonly founded: number;
}

export const sellers = [
  {
    key: 'yunzhanli',
    zhName: '云栈里影业',
    enName: 'Yunzhanli Pictures',
    zhCity: '北京',
    enCity: 'Beijing',
    country: 'CN',
    founded: 2009,
    zhProfile:
      '云栈里影业主攻现实题材与悬疑剧集，每年只开四部戏，编剧从立项起驻组。公司自建海外版制作线，所有剧集交付时即带英文字幕、国际声与无字幕素材，近五年作品发往四十余个国家和地区。',
    enProfile:
      'Yunzhanli makes contemporary and suspense drama, four titles a year, with the writer on set from development to lock. Its own versioning line delivers English subtitles, music-and-effects tracks and textless masters with every series; in the past five years its programmes have gone to more than forty territories.',
  },
  {
    key: 'northbank',
    zhName: '北渚纪实',
    enName: 'Northbank Factual',
    zhCity: '上海',
    enCity: 'Shanghai',
    country: 'CN',
    founded: 2012,
    zhProfile:
      '北渚纪实由五位纪录片导演合伙创办，专做自然、科学与工艺长片和系列。坚持实拍，一个项目平均跟拍十九个月；与十二家研究机构签有长期素材共享协议，可提供四十五、五十二分钟两种国际时长。',
    enProfile:
      'Founded by five documentary directors, Northbank makes nature, science and craft films and stays with a subject for nineteen months on average. Long-term footage agreements with twelve research institutes stand behind its series, which are delivered in both 45- and 52-minute international lengths.',
  },
  {
    key: 'lumenfold',
    zhName: '折光动画',
    enName: 'Lumenfold Animation',
    zhCity: '杭州',
    enCity: 'Hangzhou',
    country: 'CN',
    founded: 2014,
    zhProfile:
      '折光动画以纸雕、水彩与三维混合技法见长，作品覆盖学前到全年龄。所有学前剧集均由儿童发展顾问审读，提供无对白版与配音分轨，并授权图书、玩具与主题展览。',
    enProfile:
      'Lumenfold mixes paper-cut, watercolour and 3D for audiences from preschool upwards. Child-development advisers read every preschool script; dialogue-free versions and separate dubbing stems are standard, and books, toys and touring exhibitions can be licensed with each title.',
  },
  {
    key: 'kapok-tide',
    zhName: '木棉汐传媒',
    enName: 'Kapok Tide Media',
    zhCity: '广州',
    enCity: 'Guangzhou',
    country: 'CN',
    founded: 2006,
    zhProfile:
      '木棉汐传媒扎根岭南，制作粤语与普通话双语剧集、美食纪实和少儿内容，并代理二十余家中小机构的海外发行。公司在东南亚设有字幕与译配协作网，覆盖马来语、泰语、越南语和印尼语。',
    enProfile:
      'Rooted in the Pearl River Delta, Kapok Tide produces drama in Cantonese and Mandarin, food programmes and children’s content, and sells abroad for twenty smaller studios. Its subtitling and dubbing partners in South-East Asia cover Malay, Thai, Vietnamese and Indonesian.',
  },
  {
    key: 'nine-rooms',
    zhName: '九间堂剧集',
    enName: 'Nine Rooms Drama',
    zhCity: '西安',
    enCity: 'Xi’an',
    country: 'CN',
    founded: 2011,
    zhProfile:
      '九间堂专注古装与年代剧，自有一座可复原唐宋街市的外景地与四千余件手工服装库。每部作品附历史顾问手记，供海外平台制作导览短片和译名对照使用。',
    enProfile:
      'Nine Rooms specialises in costume and period drama, with its own backlot of Tang and Song streets and a wardrobe of four thousand hand-made pieces. Each title travels with its historian’s notes, ready for introductions, glossaries and companion shorts on overseas platforms.',
  },
  {
    key: 'starwharf',
    zhName: '星埠互动',
    enName: 'Starwharf Studio',
    zhCity: '深圳',
    enCity: 'Shenzhen',
    country: 'CN',
    founded: 2018,
    zhProfile:
      '星埠互动为网络平台制作科幻、奇幻与实验性节目，虚拟制片棚全年运转。公司同时开放节目模式授权，交付制作手册、灯光图与一周的飞行制片支持。',
    enProfile:
      'Starwharf makes science fiction, fantasy and experimental shows for online platforms in a virtual stage that runs all year. Formats are licensed too, with a production bible, lighting plots and one week of a flying producer.',
  },
  {
    key: 'half-lamp',
    zhName: '半盏微剧',
    enName: 'Half Lamp Shorts',
    zhCity: '东阳',
    enCity: 'Dongyang',
    country: 'CN',
    founded: 2021,
    zhProfile:
      '半盏微剧每月上线六部竖屏短剧，剧本全部原创，由驻站编剧室按季开发。全部作品备案齐全，可交付竖、横两种画幅与按集拆分的译制文本，译制周期最短九天。',
    enProfile:
      'Half Lamp releases six vertical micro dramas a month from a resident writers’ room, all original and all filed. Titles are delivered in portrait and landscape with episode-level scripts for localisation, which can be completed in as little as nine days.',
  },
  {
    key: 'southreach',
    zhName: '南及发行',
    enName: 'Southreach Distribution',
    zhCity: '新加坡',
    enCity: 'Singapore',
    country: 'SG',
    founded: 2010,
    zhProfile:
      '南及发行总部位于新加坡，代理亚洲独立剧集与纪录片在东盟及大洋洲的播映权，并为卖方提供逐国分账报告与版权期满提醒。',
    enProfile:
      'Based in Singapore, Southreach represents independent Asian series and documentaries across ASEAN and Oceania. Sellers receive revenue reports country by country, and buyers a reminder before every licence runs out.',
  },
  {
    key: 'cabo-lume',
    zhName: '岬光视界',
    enName: 'Cabo Lume',
    zhCity: '里斯本',
    enCity: 'Lisbon',
    country: 'PT',
    founded: 2015,
    zhProfile:
      '岬光视界由一群动画师与音乐人创办，连接葡语国家的八个制作社群，擅长定格动画与音乐节目，作品可提供葡语欧洲与巴西两种配音。',
    enProfile:
      'Started by animators and musicians, Cabo Lume links eight production communities in the Portuguese-speaking world. It is at home in stop motion and music programmes, which come with both European and Brazilian Portuguese soundtracks.',
  },
  {
    key: 'wildridge',
    zhName: '野岭影像',
    enName: 'Wildridge Films',
    zhCity: '成都',
    enCity: 'Chengdu',
    country: 'CN',
    founded: 2013,
    zhProfile:
      '野岭影像长期驻扎横断山与青藏高原，拥有三百台红外相机组成的素材网络，拍摄野生动物、高原社会与西南家庭故事，素材库可按分钟授权。',
    enProfile:
      'Wildridge is stationed in the Hengduan mountains and on the Tibetan plateau, where its network of three hundred camera traps records wildlife all year. It also films highland communities and south-western family stories, and licenses footage by the minute.',
  },
] as const satisfies readonly SeedSeller[];
