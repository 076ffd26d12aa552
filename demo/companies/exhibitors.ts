// What the fair's sellers say of themselves beside their profile, and exhibitors that show no programme yet.
import type { Genre } from '@pavilion/protocol/enumerations.ts';
import type { SeedExhibitor } from './company.ts';

export interface SellerLine {
  readonly kind: SeedExhibitor['kind'];
  readonly zhSells: string;
  readonly enSells: string;
  readonly genres: readonly Genre[];
}
/** By the key of `catalogue/sellers.ts`. */
export const sellerLines: Readonly<Record<string, SellerLine>> = {
  yunzhanli: {
    kind: 'producer',
    zhSells: '现实题材与悬疑剧集，英文字幕与国际声齐备',
    enSells: 'Contemporary and suspense drama with English subtitles and M&E tracks',
    genres: ['suspense', 'mystery', 'drama', 'urban'],
  },
  northbank: {
    kind: 'producer',
    zhSells: '自然、科学与工艺纪录片，四十五与五十二分钟两种国际时长',
    enSells: 'Nature, science and craft documentary in 45 and 52 minutes',
    genres: ['nature', 'science', 'craft', 'wildlife'],
  },
  lumenfold: {
    kind: 'producer',
    zhSells: '纸雕与水彩动画，无对白版与配音分轨',
    enSells: 'Paper-cut and watercolour animation, dialogue-free versions and dubbing stems',
    genres: ['preschool', 'children', 'family', 'fantasy'],
  },
  'kapok-tide': {
    kind: 'distributor',
    zhSells: '粤语与普通话剧集、美食纪实，代理中小机构海外发行',
    enSells: 'Cantonese and Mandarin drama, food programmes, sales for smaller studios',
    genres: ['drama', 'food', 'family', 'comedy'],
  },
  'nine-rooms': {
    kind: 'producer',
    zhSells: '古装与年代剧，附历史顾问手记',
    enSells: 'Costume and period drama with its historian’s notes',
    genres: ['costume', 'historical', 'romance', 'wuxia'],
  },
  starwharf: {
    kind: 'producer',
    zhSells: '科幻、奇幻与网络综艺，开放节目模式授权',
    enSells: 'Science fiction, fantasy and online variety; formats for licence',
    genres: ['science_fiction', 'fantasy', 'variety', 'experimental'],
  },
  'half-lamp': {
    kind: 'producer',
    zhSells: '原创竖屏短剧，竖横两种画幅，九天译制',
    enSells: 'Original vertical drama in two aspect ratios, localised in nine days',
    genres: ['revenge', 'romance', 'urban', 'comedy'],
  },
  southreach: {
    kind: 'distributor',
    zhSells: '亚洲独立剧集与纪录片的东盟、大洋洲版权',
    enSells: 'Independent Asian series and documentary for ASEAN and Oceania',
    genres: ['drama', 'society', 'travel', 'crime'],
  },
  'cabo-lume': {
    kind: 'producer',
    zhSells: '定格动画与音乐节目，欧洲与巴西葡语双配音',
    enSells: 'Stop motion and music programmes in European and Brazilian Portuguese',
    genres: ['music', 'children', 'arts', 'fantasy'],
  },
  wildridge: {
    kind: 'producer',
    zhSells: '野生动物与高原社会纪录片，素材按分钟授权',
    enSells: 'Wildlife and highland documentary, footage by the minute',
    genres: ['wildlife', 'nature', 'society', 'family'],
  },
};

export const exhibitors: readonly SeedExhibitor[] = [
  {
    key: 'before-rain',
    zhName: '雨前纪录',
    enName: 'Before Rain Films',
    kind: 'producer',
    country: 'CN',
    zhCity: '杭州',
    enCity: 'Hangzhou',
    founded: 2016,
    zhSells: '茶、丝与江南手艺题材的短纪录片系列',
    enSells: 'Short documentary series on tea, silk and the crafts of Jiangnan',
    genres: ['craft', 'culture', 'rural', 'food'],
    zhProfile:
      '雨前纪录是一支九人的纪录片小组，跟拍江南手艺人，作品以十二分钟为单元。首个系列正在后期，本届节展接受预购与联合制作洽谈。',
    enProfile:
      'Before Rain is a team of nine that films the craftspeople of Jiangnan in units of twelve minutes. Its first series is in post-production and open for pre-sales and co-production at this fair.',
  },
  {
    key: 'shiguang-voice',
    zhName: '拾声译制',
    enName: 'Shisheng Versioning',
    kind: 'institution',
    country: 'CN',
    zhCity: '昆明',
    enCity: 'Kunming',
    founded: 2008,
    zhSells: '面向南亚、东南亚的字幕与配音，十一种语言',
    enSells: 'Subtitles and dubbing for South and South-East Asia in eleven languages',
    genres: ['drama', 'children', 'romance'],
    zhProfile:
      '拾声译制在昆明和清迈设有录音棚，母语配音演员一百二十人，承接剧集、动画与短剧译制，可在节展期间现场试配。',
    enProfile:
      'Shisheng has stages in Kunming and Chiang Mai and 120 native voice actors for series, animation and short drama. Bring a scene to the fair and hear it dubbed on the spot.',
  },
  {
    key: 'jade-gate',
    zhName: '玉门影像',
    enName: 'Jade Gate Pictures',
    kind: 'producer',
    country: 'CN',
    zhCity: '兰州',
    enCity: 'Lanzhou',
    founded: 2012,
    zhSells: '丝路考古与石窟艺术纪录片，提供外景协拍',
    enSells: 'Documentaries on Silk Road archaeology and cave art, with location services',
    genres: ['history', 'arts', 'culture', 'adventure'],
    zhProfile: '玉门影像常年在河西走廊拍摄，与五家石窟研究机构合作，拥有高精度洞窟影像的独家使用许可。',
    enProfile:
      'Jade Gate films along the Hexi Corridor all year. Five institutes of cave art work with it, and it holds the only licence to their high-resolution images.',
  },
  {
    key: 'gan-river-playhouse',
    zhName: '赣水剧坊',
    enName: 'Gan River Playhouse',
    kind: 'producer',
    country: 'CN',
    zhCity: '南昌',
    enCity: 'Nanchang',
    founded: 2019,
    zhSells: '乡村题材轻喜剧与竖屏短剧，开机前可定制品牌与译名',
    enSells: 'Light rural comedy and vertical drama, tailored before the shoot',
    genres: ['comedy', 'rural', 'family'],
    zhProfile: '赣水剧坊在赣江边的老粮仓里办公，编剧都来自县城。首批三部喜剧备案完成，欢迎海外平台参与前期选角与译名。',
    enProfile:
      'Gan River Playhouse works in an old granary, and its writers come from county towns. Three comedies are filed and ready to shoot; platforms abroad may take part in casting and naming.',
  },
  {
    key: 'icefield',
    zhName: '冰原文化',
    enName: 'Icefield Culture',
    kind: 'producer',
    country: 'CN',
    zhCity: '哈尔滨',
    enCity: 'Harbin',
    founded: 2015,
    zhSells: '冰雪运动节目与真人秀模式，冬季外景基地',
    enSells: 'Winter-sport programmes and reality formats, with a winter location base',
    genres: ['sport', 'reality', 'adventure', 'youth'],
    zhProfile:
      '冰原文化经营两座冬季外景基地，为体育与真人秀节目提供场地、器材和零下三十度摄制经验，自有三个原创模式待授权。',
    enProfile:
      'Icefield runs two winter locations and lends sport and reality shows its grounds, gear and experience of shooting at thirty below. Three formats of its own are ready to license.',
  },
  {
    key: 'eight-min',
    zhName: '八闽戏影',
    enName: 'Bamin Opera Screen',
    kind: 'distributor',
    country: 'CN',
    zhCity: '福州',
    enCity: 'Fuzhou',
    founded: 2010,
    zhSells: '闽剧、梨园戏与木偶戏的舞台影像，4K 多机位',
    enSells: 'Min opera, Liyuan theatre and puppetry filmed in multi-camera 4K',
    genres: ['arts', 'music', 'culture'],
    zhProfile:
      '八闽戏影与福建十四家剧团签有独家影像代理，每出戏附剧情提要、唱词对照与后台短片，适合艺术频道与剧院放映。',
    enProfile:
      'Bamin Opera Screen represents fourteen Fujian companies. Each performance comes with a synopsis, the sung words in two languages and a film from backstage, made for arts channels and theatre screens.',
  },
];
