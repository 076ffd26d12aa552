// Writes src/parts/areaNames.json: the Latin names of China's provinces, cities and districts, in the order of
// @vant/area-data, whose names are Chinese only. Run after an update of that package: node web/build/romaniseAreas.ts
import { writeFileSync } from 'node:fs';
import { areaList } from '@vant/area-data';
import { pinyin } from 'pinyin-pro';

const pairs = (words: string) =>
  new Map(words.split(/\s*,\s*/).map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)]));

/** Names that English spells in its own way, or whose characters have an unusual reading. */
const known = pairs(
  '内蒙古自治区 Inner Mongolia,广西壮族自治区 Guangxi,西藏自治区 Xizang,宁夏回族自治区 Ningxia,新疆维吾尔自治区 Xinjiang,香港特别行政区 Hong Kong,' +
    '澳门特别行政区 Macao,陕西省 Shaanxi,台北市 Taipei,新北市 New Taipei,桃园市 Taoyuan,台中市 Taichung,台南市 Tainan,高雄市 Kaohsiung,基隆市 Keelung,' +
    '新竹市 Hsinchu,嘉义市 Chiayi,新竹县 Hsinchu County,苗栗县 Miaoli County,彰化县 Changhua County,南投县 Nantou County,云林县 Yunlin County,' +
    '嘉义县 Chiayi County,屏东县 Pingtung County,宜兰县 Yilan County,花莲县 Hualien County,台东县 Taitung County,澎湖县 Penghu County,' +
    '金门县 Kinmen County,连江县 Lienchiang County,省直辖县 Directly administered,自治区直辖县级行政区划 Directly administered,县 Counties,' +
    '神农架林区 Shennongjia,钓鱼台 Diaoyutai,浦东新区 Pudong New Area,滨海新区 Binhai New Area,雄安新区 Xiong’an New Area',
);
/** Hong Kong and Macao, whose districts share characters with other places. */
const southern = pairs(
  '香港岛 Hong Kong Island,九龙 Kowloon,新界 New Territories,澳门半岛 Macao Peninsula,离岛 Islands,中西区 Central and Western District,' +
    '湾仔区 Wan Chai District,东区 Eastern District,南区 Southern District,九龙城区 Kowloon City District,油尖旺区 Yau Tsim Mong District,' +
    '深水埗区 Sham Shui Po District,黄大仙区 Wong Tai Sin District,观塘区 Kwun Tong District,北区 North District,大埔区 Tai Po District,' +
    '沙田区 Sha Tin District,西贡区 Sai Kung District,元朗区 Yuen Long District,屯门区 Tuen Mun District,荃湾区 Tsuen Wan District,' +
    '葵青区 Kwai Tsing District,离岛区 Islands District',
);
/** Stems whose romanisation follows another language or an unusual reading. */
const stems = pairs(
  '哈尔滨 Harbin,格尔木 Golmud,齐齐哈尔 Qiqihar,呼和浩特 Hohhot,鄂尔多斯 Ordos,呼伦贝尔 Hulunbuir,巴彦淖尔 Bayannur,乌兰察布 Ulanqab,兴安 Hinggan,锡林郭勒 Xilingol,' +
    '阿拉善 Alxa,拉萨 Lhasa,日喀则 Xigaze,昌都 Qamdo,林芝 Nyingchi,那曲 Nagqu,阿里 Ngari,乌鲁木齐 Urumqi,克拉玛依 Karamay,吐鲁番 Turpan,阿克苏 Aksu,' +
    '喀什 Kashgar,和田 Hotan,伊犁 Ili,阿勒泰 Altay,博尔塔拉 Bortala,巴音郭楞 Bayingolin,克孜勒苏 Kizilsu,重庆 Chongqing,六安 Lu’an,亳州 Bozhou,' +
    '蚌埠 Bengbu,厦门 Xiamen,莘 Shen,单 Shan,浚 Xun,东阿 Dong’e,铅山 Yanshan,番禺 Panyu,黄陂 Huangpi,乐亭 Laoting,乐清 Yueqing,台州 Taizhou,天台 Tiantai,' +
    '丽水 Lishui,瓯海 Ouhai,洪洞 Hongtong,蔚 Yu,井陉 Jingxing,尉犁 Yuli,尉氏 Weishi,任 Ren,任丘 Renqiu,任城 Rencheng,荥阳 Xingyang,荥经 Yingjing,栎阳 Yueyang,' +
    '大荔 Dali,吴堡 Wubu,行唐 Xingtang,勐海 Menghai,万年 Wannian,盱眙 Xuyi,邗江 Hanjiang,中牟 Zhongmu,歙 She,黟 Yi,枞阳 Zongyang,颍上 Yingshang,林甸 Lindian',
);
/** The peoples in the names of autonomous counties and prefectures. */
const peoples = pairs(
  '朝鲜族 Korean,蒙古族 Mongol,蒙古 Mongol,藏族 Tibetan,回族 Hui,哈萨克族 Kazakh,哈萨克 Kazakh,柯尔克孜 Kyrgyz,塔吉克 Tajik,锡伯 Sibe,满族 Manchu,' +
    '布依族 Buyei,佤族 Wa,保安族 Bonan,鄂温克族 Evenki,达斡尔族 Daur,各族 Multinational,土家族 Tujia,苗族 Miao,彝族 Yi,壮族 Zhuang,傣族 Dai,白族 Bai,' +
    '哈尼族 Hani,侗族 Dong,羌族 Qiang,景颇族 Jingpo,傈僳族 Lisu,瑶族 Yao,畲族 She,黎族 Li,仡佬族 Gelao,水族 Sui,仫佬族 Mulao,毛南族 Maonan,拉祜族 Lahu,' +
    '布朗族 Blang,独龙族 Derung,怒族 Nu,普米族 Pumi,纳西族 Naxi,东乡族 Dongxiang,撒拉族 Salar,土族 Tu,裕固族 Yugur',
);
/** The kind of a place; a province and a city need no word for it. */
const endings = pairs(
  '自治州 Autonomous Prefecture,自治县 Autonomous County,自治旗 Autonomous Banner,地区 Prefecture,新区 New Area,经济技术开发区 Economic Development Zone,高新技术开发区 High-tech Zone,开发区 Development Zone,' +
    '街道 Subdistrict,省 -,市 -,区 District,县 County,旗 Banner,盟 League,镇 Town,乡 Township',
);

/** 杭州 → Hangzhou, 西安 → Xi’an. */
function spelled(name: string): string {
  const own = stems.get(name);
  if (own) return own;
  const syllables = pinyin(name, { toneType: 'none', type: 'array', v: true }).map((s) => s.replaceAll('v', 'u'));
  const word = syllables.reduce((sum, s) => sum + (sum && /^[aeo]/.test(s) ? `’${s}` : s), '');
  return word.charAt(0).toUpperCase() + word.slice(1);
}
/** Removes the peoples from the end of a stem: 湘西土家族苗族 → [湘西, Tujia and Miao]. */
function withoutPeoples(stem: string): [stem: string, peoples: string] {
  const found: string[] = [];
  let rest = stem;
  for (;;) {
    const people = [...peoples.keys()]
      .sort((a, b) => b.length - a.length)
      .find((p) => rest.endsWith(p) && rest.length > p.length);
    if (!people) break;
    found.unshift(peoples.get(people)!);
    rest = rest.slice(0, -people.length);
  }
  return [rest, found.length > 1 ? `${found.slice(0, -1).join(', ')} and ${found.at(-1)}` : (found[0] ?? '')];
}
function romanised(code: string, name: string): string {
  const own = (/^8[12]/.test(code) && southern.get(name)) || known.get(name);
  if (own) return own;
  const ending = [...endings.keys()].find((e) => name.endsWith(e) && name.length > e.length);
  if (!ending) return spelled(name);
  const whole = name.slice(0, -ending.length);
  const [stem, people] = ending.startsWith('自治') ? withoutPeoples(whole) : [whole, ''];
  const kind = endings.get(ending) === '-' ? '' : endings.get(ending);
  return [spelled(stem), people, kind].filter(Boolean).join(' ');
}

const lists = [areaList.province_list, areaList.city_list, areaList.county_list];
const names = lists.map((list) =>
  Object.entries(list)
    .map(([code, name]) => romanised(code, name))
    .join('|'),
);
const target = new URL('../src/parts/areaNames.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(names, null, 2)}\n`);
process.stdout.write(`${names.join('|').split('|').length} names\n`);
