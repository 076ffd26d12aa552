import { type CodeOf, codes, labelledEnum } from './kit/codes.ts';

export { ContentClass } from './contentClasses.ts';
export { ProgrammeType } from './programmeType.ts';

// The enumerations of spec §3, to the letter.

export const Sex = codes({
  female: { code: 1, zh: '女', en: 'Female' },
  male: { code: 2, zh: '男', en: 'Male' },
});
export type Sex = CodeOf<typeof Sex>;

/** Yes and no as the old calls send them: 1 / 0 (official car, translation, default address). */
export const YesNo = codes({
  yes: { code: 1, zh: '是', en: 'Yes' },
  no: { code: 0, zh: '否', en: 'No' },
});
export type YesNo = CodeOf<typeof YesNo>;

export const InvoiceType = codes({
  person: { code: 1, zh: '个人', en: 'Person' },
  unit: { code: 2, zh: '单位', en: 'Unit' },
});
export type InvoiceType = CodeOf<typeof InvoiceType>;

export const PayMethod = codes({
  cheque: { code: 1, zh: '支票', en: 'Cheque' },
  bankTransfer: { code: 2, zh: '银行转账', en: 'Bank transfer' },
  other: { code: 3, zh: '其他', en: 'Other' },
});
export type PayMethod = CodeOf<typeof PayMethod>;

export const HotelPreference = codes({
  reservation: { code: 1, zh: '预订', en: 'Reservation' },
  singleRoom: { code: 2, zh: '单人间', en: 'Single room' },
  other: { code: 3, zh: '其他', en: 'Other' },
});
export type HotelPreference = CodeOf<typeof HotelPreference>;

/** Traffic preference and transfer type share one list. */
export const TrafficType = codes({
  freightCar: { code: 1, zh: '货车', en: 'Freight car' },
  highSpeedRail: { code: 2, zh: '高铁', en: 'High-speed rail' },
  aircraft: { code: 3, zh: '飞机', en: 'Aircraft' },
  other: { code: 4, zh: '其他', en: 'Other' },
});
export type TrafficType = CodeOf<typeof TrafficType>;

export const FoodPreference = codes({
  vegetarian: { code: 1, zh: '素食', en: 'Vegetarian' },
  other: { code: 2, zh: '其他', en: 'Other' },
});
export type FoodPreference = CodeOf<typeof FoodPreference>;

export const AircraftClass = codes({
  business: { code: 1, zh: '商务舱', en: 'Business' },
  civilServant: { code: 2, zh: '公务员机票', en: 'Civil-servant ticket' },
  economy: { code: 3, zh: '经济舱', en: 'Economy' },
  other: { code: 4, zh: '其他', en: 'Other' },
});
export type AircraftClass = CodeOf<typeof AircraftClass>;

export const IdType = codes({
  residentId: { code: 1, zh: '居民身份证', en: 'Resident ID card' },
  passport: { code: 2, zh: '护照', en: 'Passport' },
  hkMacauPass: {
    code: 3,
    zh: '港澳居民来往内地通行证',
    en: 'Mainland travel permit for Hong Kong and Macao residents',
  },
  taiwanPass: { code: 4, zh: '台湾居民来往大陆通行证', en: 'Mainland travel permit for Taiwan residents' },
  foreignerResidence: { code: 5, zh: '外国人永久居留身份证', en: 'Foreigner’s permanent residence card' },
  hkMacauResidence: { code: 6, zh: '港澳居民居住证', en: 'Residence permit for Hong Kong and Macao residents' },
  taiwanResidence: { code: 7, zh: '台湾居民居住证', en: 'Residence permit for Taiwan residents' },
  other: { code: 0, zh: '其他', en: 'Other' },
});
export type IdType = CodeOf<typeof IdType>;

export const ExhibitionService = codes({
  boothDesign: { code: 1, zh: '展位设计', en: 'Booth design' },
  boothConstruction: { code: 2, zh: '展位搭建', en: 'Booth construction' },
  translation: { code: 3, zh: '节目译制', en: 'Programme translation' },
  industryReport: { code: 4, zh: '行业报告', en: 'Industry report' },
  culturalCreative: { code: 5, zh: '文创制作', en: 'Cultural creative production' },
});
export type ExhibitionService = CodeOf<typeof ExhibitionService>;

export const Handled = codes({
  processed: { code: 1, zh: '已处理', en: 'Processed' },
  unprocessed: { code: 2, zh: '未处理', en: 'Unprocessed' },
});
export type Handled = CodeOf<typeof Handled>;

export const Genre = labelledEnum({
  action: { zh: '动作', en: 'Action' },
  adventure: { zh: '冒险', en: 'Adventure' },
  arts: { zh: '艺术', en: 'Arts' },
  biography: { zh: '传记', en: 'Biography' },
  children: { zh: '少儿', en: 'Children' },
  comedy: { zh: '喜剧', en: 'Comedy' },
  costume: { zh: '古装', en: 'Costume' },
  craft: { zh: '手艺', en: 'Craft' },
  crime: { zh: '罪案', en: 'Crime' },
  culture: { zh: '文化', en: 'Culture' },
  drama: { zh: '剧情', en: 'Drama' },
  education: { zh: '教育', en: 'Education' },
  experimental: { zh: '实验', en: 'Experimental' },
  family: { zh: '家庭', en: 'Family' },
  fantasy: { zh: '奇幻', en: 'Fantasy' },
  food: { zh: '美食', en: 'Food' },
  friendship: { zh: '友情', en: 'Friendship' },
  historical: { zh: '年代', en: 'Historical' },
  history: { zh: '历史', en: 'History' },
  horror: { zh: '惊悚', en: 'Thriller' },
  legal: { zh: '法律', en: 'Legal' },
  medical: { zh: '医疗', en: 'Medical' },
  music: { zh: '音乐', en: 'Music' },
  mystery: { zh: '悬疑推理', en: 'Mystery' },
  nature: { zh: '自然', en: 'Nature' },
  preschool: { zh: '学前', en: 'Preschool' },
  reality: { zh: '真人秀', en: 'Reality' },
  revenge: { zh: '复仇', en: 'Revenge' },
  romance: { zh: '爱情', en: 'Romance' },
  rural: { zh: '乡村', en: 'Rural' },
  school: { zh: '校园', en: 'School' },
  science: { zh: '科学', en: 'Science' },
  science_fiction: { zh: '科幻', en: 'Science fiction' },
  society: { zh: '社会', en: 'Society' },
  sport: { zh: '体育', en: 'Sport' },
  suspense: { zh: '悬念', en: 'Suspense' },
  talk: { zh: '访谈', en: 'Talk' },
  travel: { zh: '旅行', en: 'Travel' },
  urban: { zh: '都市', en: 'Urban life' },
  variety: { zh: '综艺', en: 'Variety' },
  war: { zh: '战争', en: 'War' },
  wildlife: { zh: '野生动物', en: 'Wildlife' },
  workplace: { zh: '职场', en: 'Workplace' },
  wuxia: { zh: '武侠', en: 'Wuxia' },
  youth: { zh: '青春', en: 'Youth' },
});
export type Genre = CodeOf<typeof Genre>;

/** Spoken and subtitle languages, BCP 47. */
export const Language = labelledEnum({
  zh: { zh: '普通话', en: 'Mandarin' },
  yue: { zh: '粤语', en: 'Cantonese' },
  nan: { zh: '闽南语', en: 'Min Nan' },
  bo: { zh: '藏语', en: 'Tibetan' },
  ug: { zh: '维吾尔语', en: 'Uyghur' },
  mn: { zh: '蒙古语', en: 'Mongolian' },
  en: { zh: '英语', en: 'English' },
  fr: { zh: '法语', en: 'French' },
  de: { zh: '德语', en: 'German' },
  es: { zh: '西班牙语', en: 'Spanish' },
  pt: { zh: '葡萄牙语', en: 'Portuguese' },
  it: { zh: '意大利语', en: 'Italian' },
  ru: { zh: '俄语', en: 'Russian' },
  uk: { zh: '乌克兰语', en: 'Ukrainian' },
  pl: { zh: '波兰语', en: 'Polish' },
  cs: { zh: '捷克语', en: 'Czech' },
  nl: { zh: '荷兰语', en: 'Dutch' },
  sv: { zh: '瑞典语', en: 'Swedish' },
  da: { zh: '丹麦语', en: 'Danish' },
  no: { zh: '挪威语', en: 'Norwegian' },
  fi: { zh: '芬兰语', en: 'Finnish' },
  el: { zh: '希腊语', en: 'Greek' },
  hu: { zh: '匈牙利语', en: 'Hungarian' },
  ro: { zh: '罗马尼亚语', en: 'Romanian' },
  tr: { zh: '土耳其语', en: 'Turkish' },
  ar: { zh: '阿拉伯语', en: 'Arabic' },
  fa: { zh: '波斯语', en: 'Persian' },
  he: { zh: '希伯来语', en: 'Hebrew' },
  hi: { zh: '印地语', en: 'Hindi' },
  ur: { zh: '乌尔都语', en: 'Urdu' },
  bn: { zh: '孟加拉语', en: 'Bengali' },
  ta: { zh: '泰米尔语', en: 'Tamil' },
  ja: { zh: '日语', en: 'Japanese' },
  ko: { zh: '韩语', en: 'Korean' },
  th: { zh: '泰语', en: 'Thai' },
  vi: { zh: '越南语', en: 'Vietnamese' },
  id: { zh: '印尼语', en: 'Indonesian' },
  ms: { zh: '马来语', en: 'Malay' },
  tl: { zh: '菲律宾语', en: 'Filipino' },
  my: { zh: '缅甸语', en: 'Burmese' },
  km: { zh: '高棉语', en: 'Khmer' },
  lo: { zh: '老挝语', en: 'Lao' },
  kk: { zh: '哈萨克语', en: 'Kazakh' },
  uz: { zh: '乌兹别克语', en: 'Uzbek' },
  sw: { zh: '斯瓦希里语', en: 'Swahili' },
  ha: { zh: '豪萨语', en: 'Hausa' },
  am: { zh: '阿姆哈拉语', en: 'Amharic' },
  und: { zh: '其他语言', en: 'Other language' },
  zxx: { zh: '无对白', en: 'No dialogue' },
});
export type Language = CodeOf<typeof Language>;

/** ISO 4217 codes that prices are kept in; money is an integer in the currency's minor unit. */
export const Currency = labelledEnum({
  CNY: { zh: '人民币', en: 'Chinese yuan' },
  USD: { zh: '美元', en: 'US dollar' },
  EUR: { zh: '欧元', en: 'Euro' },
  GBP: { zh: '英镑', en: 'Pound sterling' },
  HKD: { zh: '港元', en: 'Hong Kong dollar' },
  JPY: { zh: '日元', en: 'Japanese yen' },
});
export type Currency = CodeOf<typeof Currency>;

export const Resolution = labelledEnum({
  SD: { zh: '标清', en: 'SD' },
  HD: { zh: '高清', en: 'HD' },
  '4K': { zh: '4K 超高清', en: '4K' },
  '4K HDR': { zh: '4K 超高清 HDR', en: '4K HDR' },
  '8K': { zh: '8K 超高清', en: '8K' },
});
export type Resolution = CodeOf<typeof Resolution>;
