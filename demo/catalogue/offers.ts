// Licence offers of the demo fair. Every programme names its packages and a price level; the terms of a package are
// written once, so that prices stay in proportion: level 100 is a 40-episode prime-time drama.

import type { PriceBasis, PriceWeights } from '@pavilion/protocol/priceFields.ts';

export type Medium =
  | 'theatrical'
  | 'non_theatrical'
  | 'free_tv'
  | 'pay_tv'
  | 'iptv'
  | 'svod'
  | 'avod'
  | 'tvod'
  | 'short_video'
  | 'inflight'
  | 'home_video'
  | 'clip'
  | 'format';

export interface SeedOffer {
  /** Key of the programme */
  readonly programme: string;
  readonly zhName: string;
  readonly enName: string;
  readonly media: readonly Medium[];
  /** ISO 3166-1 alpha-2 codes or group codes such as `south_eastern_asia` */
  readonly territories: { readonly include: readonly string[]; readonly exclude: readonly string[] };
  readonly exclusive: boolean;
  /** BCP 47 language versions that the licence covers */
  readonly languages: readonly string[];
  readonly currency: 'CNY' | 'USD';
  /** Minor units for each number of years; null is a price on request. */
  readonly prices: Readonly<Record<1 | 2 | 3 | 5, number | null>>;
  readonly priceBasis: PriceBasis;
  readonly weights: PriceWeights;
  readonly runs: number | null;
  readonly zhSpecialTerms: string | null;
  readonly enSpecialTerms: string | null;
  readonly zhHoldback: string | null;
  readonly enHoldback: string | null;
  readonly zhLocalisation: string | null;
  readonly enLocalisation: string | null;
  /** ISO dates between which a licence may start */
  readonly windowStart: string;
  readonly windowEnd: string;
}

interface OfferText {
  readonly zh: string;
  readonly en: string;
}
interface Package {
  readonly zhName: string;
  readonly enName: string;
  readonly media: readonly Medium[];
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
  readonly exclusive?: boolean;
  /** Languages added to the programme's own */
  readonly versions?: readonly string[];
  readonly currency?: 'USD';
  /** Three-year price at level 100, in whole currency units; null is on request. */
  readonly threeYears: number | null;
  readonly runs?: number;
  /** The package where nothing is said. */
  readonly priceBasis?: PriceBasis;
  /** Of media and territories; what is not named weighs 1. */
  readonly weigh?: { readonly [Name in Medium]?: number } & { readonly [country: string]: number };
  readonly specialTerms?: OfferText;
  readonly holdback?: OfferText;
  readonly localisation?: OfferText;
}

const packages = {
  seaSvod: {
    zhName: '东南亚点播独家',
    enName: 'South-East Asia SVOD, exclusive',
    media: ['svod'],
    include: ['south_eastern_asia'],
    exclusive: true,
    versions: ['en', 'th', 'vi', 'id', 'ms'],
    threeYears: 180_000,
    holdback: {
      zh: '上线前九十天内，授权方不向同地区的广告点播平台授权。',
      en: 'For ninety days before launch the licensor licenses no AVOD service in the territory.',
    },
    localisation: {
      zh: '英、泰、越、印尼、马来五种语言字幕由授权方随片提供。',
      en: 'The licensor supplies subtitles in English, Thai, Vietnamese, Indonesian and Malay.',
    },
  },
  seaTv: {
    zhName: '东南亚电视播映',
    enName: 'South-East Asia television',
    media: ['free_tv', 'pay_tv'],
    include: ['south_eastern_asia'],
    runs: 4,
    threeYears: 96_000,
    specialTerms: {
      zh: '每频道四次播出；一次播出含二十四小时内重播。',
      en: 'Four runs a channel; a repeat within twenty-four hours counts as the same run.',
    },
  },
  eastAsia: {
    zhName: '日韩全媒体独家',
    enName: 'Japan and Korea, all television and VOD, exclusive',
    media: ['free_tv', 'pay_tv', 'svod', 'tvod'],
    include: ['JP', 'KR'],
    exclusive: true,
    versions: ['ja', 'ko'],
    threeYears: 320_000,
    priceBasis: 'weights',
    weigh: { svod: 5, free_tv: 3, pay_tv: 2, JP: 3, KR: 2 },
    localisation: {
      zh: '译制由被授权方承担，字幕文本归双方共有。',
      en: 'The licensee dubs and subtitles at its own cost; subtitle files are held jointly.',
    },
  },
  hkmotw: {
    zhName: '港澳台点播与电视',
    enName: 'Hong Kong, Macao and Taiwan, VOD and television',
    media: ['svod', 'pay_tv', 'iptv'],
    include: ['HK', 'MO', 'TW'],
    versions: ['zh-Hant'],
    threeYears: 88_000,
    localisation: {
      zh: '繁体中文字幕由授权方提供。',
      en: 'The licensor supplies Traditional Chinese subtitles.',
    },
    specialTerms: {
      zh: '授权方随片提供宣传素材。',
      en: 'Marketing assets are supplied with the master.',
    },
  },
  europeTv: {
    zhName: '欧洲电视播映',
    enName: 'Europe, television',
    media: ['free_tv', 'pay_tv'],
    include: ['europe'],
    exclude: ['RU', 'BY'],
    currency: 'USD',
    versions: ['en'],
    runs: 6,
    threeYears: 24_000,
    specialTerms: {
      zh: '六次播出可由同一频道集团的德语、法语频道共用。',
      en: 'The six runs may be shared among the German- and French-language channels of one group.',
    },
  },
  europeSvod: {
    zhName: '欧洲点播',
    enName: 'Europe, SVOD',
    media: ['svod', 'avod'],
    include: ['europe'],
    currency: 'USD',
    versions: ['en', 'fr', 'de'],
    threeYears: 19_500,
    localisation: {
      zh: '英、法、德三种字幕由授权方随片交付。',
      en: 'English, French and German subtitles are delivered with the master.',
    },
  },
  latin: {
    zhName: '拉美电视与点播独家',
    enName: 'Latin America, television and VOD, exclusive',
    media: ['free_tv', 'pay_tv', 'svod', 'avod'],
    include: ['latin_america'],
    exclusive: true,
    currency: 'USD',
    versions: ['es', 'pt'],
    threeYears: 26_000,
    localisation: {
      zh: '含西班牙语与葡萄牙语配音权；配音由被授权方制作，每种配音母带交回一份。',
      en: 'Spanish and Portuguese dubbing rights included; the licensee dubs and returns one copy of each dubbed master.',
    },
  },
  africa: {
    zhName: '非洲电视播映',
    enName: 'Africa, television',
    media: ['free_tv', 'pay_tv', 'iptv'],
    include: ['africa'],
    versions: ['en', 'fr', 'sw'],
    runs: 8,
    threeYears: 42_000,
    localisation: {
      zh: '配音由被授权方制作；斯瓦希里语、豪萨语配音可享本土化补贴。',
      en: 'The licensee dubs; Swahili and Hausa dubs qualify for localisation support.',
    },
  },
  middleEast: {
    zhName: '中东全媒体',
    enName: 'Middle East, television and VOD',
    media: ['free_tv', 'pay_tv', 'svod'],
    include: ['middle_east'],
    versions: ['ar', 'en'],
    threeYears: 105_000,
    specialTerms: {
      zh: '斋月档期首播须由双方另行书面约定。',
      en: 'A Ramadan premiere needs a separate agreement in writing.',
    },
  },
  northAmerica: {
    zhName: '北美点播',
    enName: 'North America, SVOD and TVOD',
    media: ['svod', 'tvod'],
    include: ['northern_america'],
    currency: 'USD',
    versions: ['en'],
    threeYears: 32_000,
    holdback: {
      zh: '授权方保留华人社区院线放映权。',
      en: 'Community theatrical screenings are reserved by the licensor.',
    },
  },
  oceania: {
    zhName: '大洋洲电视与点播',
    enName: 'Oceania, television and VOD',
    media: ['free_tv', 'svod'],
    include: ['oceania'],
    currency: 'USD',
    versions: ['en'],
    threeYears: 9_800,
    specialTerms: {
      zh: '授权方提供澳大利亚、新西兰分级送审文本。',
      en: 'The licensor supplies the papers for classification in Australia and New Zealand.',
    },
  },
  worldSvod: {
    zhName: '海外点播（中国大陆除外）',
    enName: 'Worldwide SVOD, excluding Mainland China',
    media: ['svod'],
    include: ['worldwide_excl_cn'],
    versions: ['en'],
    threeYears: 520_000,
    priceBasis: 'weights',
    weigh: { US: 120, GB: 50, JP: 50, DE: 40, FR: 40, KR: 30, CA: 30, IT: 25, ES: 25, AU: 25, BR: 25, MX: 20, IN: 20 },
    specialTerms: {
      zh: '授权仅含所列国家和地区；已独家售出的地区不在其内。',
      en: 'The licence covers the countries listed only; those already sold exclusively are left out.',
    },
  },
  inflight: {
    zhName: '全球航机',
    enName: 'Worldwide in-flight',
    media: ['inflight'],
    include: ['worldwide'],
    versions: ['en'],
    threeYears: 36_000,
    specialTerms: {
      zh: '限一家航空公司及其全资子公司的航班使用。',
      en: 'For the aircraft of one airline and its wholly owned subsidiaries.',
    },
  },
  micro: {
    zhName: '海外短剧平台独家',
    enName: 'Overseas micro-drama apps, exclusive',
    media: ['short_video', 'avod', 'tvod'],
    include: ['worldwide_excl_cn'],
    exclude: ['JP', 'KR'],
    exclusive: true,
    versions: ['en', 'es', 'id', 'th'],
    threeYears: 260_000,
    specialTerms: {
      zh: '竖屏版；按集付费解锁与广告分发均含在内。',
      en: 'Portrait version. Pay-per-episode and ad-funded distribution are both included.',
    },
    localisation: {
      zh: '译制文本由授权方随片交付，译制由被授权方承担。',
      en: 'The licensor supplies localisation scripts; the licensee localises at its own cost.',
    },
  },
  microAsia: {
    zhName: '亚洲短剧平台',
    enName: 'Asia, micro-drama apps',
    media: ['short_video'],
    include: ['south_eastern_asia', 'JP', 'KR'],
    threeYears: 98_000,
    versions: ['en', 'ja', 'ko'],
    specialTerms: {
      zh: '被授权方可自行剪辑十五秒以内的推广素材。',
      en: 'The licensee may cut promotional clips of up to fifteen seconds.',
    },
  },
  format: {
    zhName: '模式与翻拍权',
    enName: 'Format and remake',
    media: ['format'],
    include: ['worldwide_excl_cn'],
    exclusive: true,
    threeYears: null,
    specialTerms: {
      zh: '按语种独家授权，含制作手册与剧本译稿。',
      en: 'Exclusive by language, with production bible and translated scripts.',
    },
  },
  education: {
    zhName: '教育与公共放映',
    enName: 'Education and public screening',
    media: ['non_theatrical'],
    include: ['worldwide'],
    versions: ['en'],
    threeYears: 15_000,
    specialTerms: {
      zh: '供学校、图书馆、博物馆与文化中心非商业放映。',
      en: 'For non-commercial screenings in schools, libraries, museums and cultural centres.',
    },
  },
  theatrical: {
    zhName: '海外院线与家庭录像',
    enName: 'Theatrical and home video',
    media: ['theatrical', 'home_video', 'tvod'],
    include: ['worldwide_excl_cn'],
    threeYears: null,
    versions: ['en'],
    specialTerms: {
      zh: '授权费为最低保证金，另计分账；可提供 DCP。',
      en: 'The fee is a minimum guarantee, with a split on top. DCP available.',
    },
  },
  clips: {
    zhName: '素材片段',
    enName: 'Clip licensing',
    media: ['clip'],
    include: ['worldwide'],
    threeYears: 18_000,
    specialTerms: {
      zh: '以三十分钟打包授权，可用于新闻、纪录片与展陈。',
      en: 'A bundle of thirty minutes for use in news, documentaries and exhibitions.',
    },
  },
  cis: {
    zhName: '中亚与俄语区',
    enName: 'Central Asia and Russian-speaking territories',
    media: ['free_tv', 'pay_tv', 'svod'],
    include: ['KZ', 'KG', 'UZ', 'TJ', 'TM', 'RU', 'BY'],
    versions: ['ru'],
    threeYears: 9_600,
    priceBasis: 'territory',
    localisation: {
      zh: '俄语配音可由授权方代制。',
      en: 'A Russian dub can be produced by the licensor.',
    },
  },
} as const satisfies Record<string, Package>;

type PackageName = keyof typeof packages;

interface Row {
  readonly languages: readonly string[];
  readonly level: number;
  readonly from: string;
  readonly packages: readonly PackageName[];
}

const row = (languages: string, level: number, from: string, names: string): Row => ({
  languages: languages.split(' '),
  level,
  from,
  packages: names.split(' ') as PackageName[],
});

const rows: Readonly<Record<string, Row>> = {
  'twelve-lanterns': row('zh en', 130, '2026-01-01', 'seaSvod seaTv eastAsia europeSvod'),
  'where-the-river-ends': row('zh', 80, '2025-06-01', 'seaTv africa cis'),
  monologue: row('zh en', 75, '2025-09-01', 'europeTv northAmerica format'),
  'conductor-on-the-snow-line': row('zh', 85, '2025-07-01', 'seaSvod cis inflight'),
  'spring-at-the-red-gate': row('zh th', 115, '2026-03-01', 'seaSvod hkmotw middleEast'),
  'snow-on-vermilion-walls': row('zh', 90, '2025-01-01', 'seaTv hkmotw latin worldSvod'),
  'berth-seven': row('zh yue', 110, '2026-02-01', 'seaSvod hkmotw europeTv format'),
  'platform-three': row('zh', 45, '2025-01-01', 'seaTv africa inflight'),
  'three-at-the-stove': row('zh es', 70, '2025-03-01', 'latin seaTv format'),
  'keeper-of-gull-rock': row('zh en', 95, '2025-10-01', 'europeTv northAmerica eastAsia inflight'),
  'the-third-witness': row('zh', 105, '2026-06-01', 'seaSvod format'),
  'water-sleeves': row('zh fr', 100, '2025-04-01', 'europeSvod latin africa'),
  'class-of-ninety-two': row('zh', 40, '2025-01-01', 'seaTv hkmotw'),
  'kiln-change': row('zh', 60, '2025-01-01', 'seaTv cis middleEast'),
  'echoes-of-the-deep': row('zh en', 70, '2026-01-01', 'europeTv northAmerica education clips'),
  'the-road-west': row('zh en ru', 75, '2025-08-01', 'cis europeTv inflight education'),
  'above-the-terraces': row('zh', 35, '2025-01-01', 'europeSvod education'),
  'rivers-on-paper': row('zh en ja', 45, '2025-01-01', 'eastAsia europeSvod education inflight'),
  'the-year-the-bamboo-flowered': row('zh en', 55, '2025-06-01', 'worldSvod europeTv clips'),
  'children-of-the-steppe': row('mn zh', 38, '2025-01-01', 'europeTv education theatrical'),
  'the-last-ferry': row('en ms zh', 34, '2026-01-01', 'oceania europeTv education'),
  'weather-station-4700': row('zh bo', 32, '2025-01-01', 'europeSvod education'),
  'seeds-in-the-cold-room': row('zh en', 42, '2026-01-01', 'europeTv northAmerica education'),
  'market-at-three': row('zh yue', 50, '2025-01-01', 'seaTv hkmotw inflight'),
  'second-half': row('zh', 48, '2025-05-01', 'africa latin inflight format'),
  'nine-hundred-kilometres': row('zh', 30, '2025-01-01', 'cis africa'),
  'dark-sky-village': row('zh', 46, '2026-09-01', 'theatrical education'),
  'the-other-end-of-the-string': row('zh de', 26, '2025-01-01', 'europeSvod education clips'),
  'fawn-and-the-moon': row('zh en ar', 65, '2025-02-01', 'middleEast seaTv worldSvod'),
  'ring-of-stars': row('zh en ja', 90, '2026-01-01', 'eastAsia seaSvod northAmerica format'),
  'forest-post-office': row('zh en fr es', 55, '2025-01-01', 'africa latin europeTv'),
  whalefall: row('zh yue en', 85, '2025-06-01', 'theatrical europeSvod eastAsia'),
  'bolt-the-gardener': row('zh en', 58, '2026-01-01', 'seaTv oceania northAmerica'),
  'rooftop-cat-troupe': row('zh en pt', 62, '2025-01-01', 'latin europeTv africa'),
  'granny-and-the-comet': row('zh', 68, '2025-09-01', 'theatrical seaSvod'),
  'lulu-the-little-light': row('pt en', 52, '2025-01-01', 'seaTv africa'),
  'shadow-school': row('zh en', 44, '2025-01-01', 'europeSvod education middleEast'),
  'balloon-island': row('zh en ko', 78, '2026-10-01', 'eastAsia seaSvod latin'),
  'carp-class': row('zh', 36, '2025-01-01', 'seaTv africa'),
  'aurora-ranch': row('zh en ru', 60, '2025-12-01', 'cis europeTv northAmerica'),
  'letters-in-the-rain': row('zh en', 48, '2025-11-01', 'micro eastAsia format'),
  'neon-lovers': row('zh yue', 40, '2025-03-01', 'microAsia hkmotw'),
  'rooftop-summer': row('zh', 34, '2025-01-01', 'microAsia africa'),
  'seventh-resignation': row('zh en', 46, '2025-10-01', 'micro format'),
  'stuck-at-twenty-seven': row('zh en', 55, '2026-05-01', 'micro eastAsia format'),
  'noodles-after-midnight': row('zh', 42, '2025-04-01', 'microAsia format inflight'),
  'the-door-opposite': row('zh', 28, '2025-01-01', 'microAsia format'),
  'courier-at-the-wedding': row('zh id', 38, '2025-02-01', 'micro seaTv'),
  'the-pawnbrokers-daughter': row('zh en vi', 58, '2025-12-01', 'micro seaSvod hkmotw'),
  'the-broken-seal': row('zh', 44, '2025-05-01', 'microAsia middleEast'),
  'mum-in-goal': row('zh pt', 50, '2026-06-01', 'micro latin format'),
  'stranger-on-the-last-train': row('zh', 26, '2025-01-01', 'microAsia inflight'),
  'solstice-bakery': row('zh ko', 47, '2025-12-01', 'microAsia eastAsia'),
  'a-thousand-faces': row('zh en', 52, '2025-08-01', 'worldSvod format'),
  'harbour-of-stars': row('zh en ja', 98, '2026-04-01', 'eastAsia northAmerica europeSvod seaSvod'),
  'arc-light': row('zh', 46, '2025-01-01', 'europeTv format inflight'),
  'forty-eight-hours-silent': row('zh', 56, '2025-03-01', 'seaSvod format'),
  'corner-atlas': row('zh en', 44, '2025-01-01', 'seaTv inflight clips'),
  'the-glass-floor': row('en zh', 72, '2025-09-01', 'oceania europeSvod northAmerica format'),
  'the-library-after-closing': row('zh en', 54, '2025-01-01', 'worldSvod eastAsia'),
  'oasis-zero': row('zh', 76, '2026-01-01', 'seaSvod middleEast format'),
  'class-of-one': row('zh', 24, '2025-01-01', 'education europeSvod'),
  'listening-bamboo': row('zh en th', 92, '2025-07-01', 'seaSvod northAmerica latin europeSvod'),
  'off-beat': row('pt en', 48, '2025-01-01', 'africa europeTv format'),
};

/** Shorter terms cost more a year than longer ones; rounded to hundreds of the currency unit. */
const termFactors = { 1: 0.45, 2: 0.75, 3: 1, 5: 1.5 } as const;

function pricesOf(threeYears: number | null, level: number): SeedOffer['prices'] {
  const price = (factor: number) =>
    threeYears === null ? null : Math.max(1, Math.round((threeYears * level * factor) / 100 / 100)) * 100 * 100;
  return { 1: price(termFactors[1]), 2: price(termFactors[2]), 3: price(termFactors[3]), 5: price(termFactors[5]) };
}

/** Territories are written in capitals, media in small letters. */
function weightsOf(weigh: Package['weigh'] = {}): PriceWeights {
  const named = Object.entries(weigh);
  return {
    media: named.flatMap(([name, weight]) => (name === name.toLowerCase() ? [{ medium: name as Medium, weight }] : [])),
    territories: named.flatMap(([name, weight]) =>
      name === name.toUpperCase()
        ? [{ territory: name as PriceWeights['territories'][number]['territory'], weight }]
        : [],
    ),
  };
}

function offersOf(programme: string, { languages, level, from, packages: names }: Row): SeedOffer[] {
  return names.map((name) => {
    const it: Package = packages[name];
    return {
      programme,
      zhName: it.zhName,
      enName: it.enName,
      media: it.media,
      territories: { include: it.include, exclude: it.exclude ?? [] },
      exclusive: it.exclusive ?? false,
      languages: [...new Set([...languages, ...(it.versions ?? [])])],
      currency: it.currency ?? 'CNY',
      prices: pricesOf(it.threeYears, level),
      priceBasis: it.priceBasis ?? 'package',
      weights: weightsOf(it.weigh),
      runs: it.runs ?? null,
      zhSpecialTerms: it.specialTerms?.zh ?? null,
      enSpecialTerms: it.specialTerms?.en ?? null,
      zhHoldback: it.holdback?.zh ?? null,
      enHoldback: it.holdback?.en ?? null,
      zhLocalisation: it.localisation?.zh ?? null,
      enLocalisation: it.localisation?.en ?? null,
      windowStart: from,
      windowEnd: '2031-12-31',
    };
  });
}

/** Two to four offers for each programme. */
export const offers: readonly SeedOffer[] = Object.entries(rows).flatMap(([programme, it]) => offersOf(programme, it));
