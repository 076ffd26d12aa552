import { countryNames } from './countries.ts';
import { keysOf } from './kit/objects.ts';
import type { Text } from './kit/text.ts';

export type CountryCode = keyof typeof countryNames;
/** All ISO 3166-1 alpha-2 codes, sorted. */
export const countryCodes = keysOf(countryNames).sort();
export const isCountryCode = (code: string): code is CountryCode => Object.hasOwn(countryNames, code);

/** A country or region by its name as an address or a production country reads: 中国 / China. */
export function countryLabel(code: string): Text {
  const names = isCountryCode(code) ? countryNames[code] : [code, code];
  return { zh: names[0]!, en: names[1]! };
}

const list = (codes: string) => codes.split(' ');
/** UN M49 sub-regions with their members (Taiwan, China is counted in Eastern Asia; Antarctica is in none). */
const subregions = {
  northern_africa: ['北非', 'Northern Africa', 'DZ EG LY MA SD TN EH'],
  eastern_africa: ['东非', 'Eastern Africa', 'IO BI KM DJ ER ET TF KE MG MW MU YT MZ RE RW SC SO SS UG TZ ZM ZW'],
  middle_africa: ['中非', 'Middle Africa', 'AO CM CF TD CG CD GQ GA ST'],
  southern_africa: ['南部非洲', 'Southern Africa', 'BW SZ LS NA ZA'],
  western_africa: ['西非', 'Western Africa', 'BJ BF CV CI GM GH GN GW LR ML MR NE NG SH SN SL TG'],
  caribbean: [
    '加勒比地区',
    'Caribbean',
    'AI AG AW BS BB BQ VG KY CU CW DM DO GD GP HT JM MQ MS PR BL KN LC MF VC SX TT TC VI',
  ],
  central_america: ['中美洲', 'Central America', 'BZ CR SV GT HN MX NI PA'],
  south_america: ['南美洲', 'South America', 'AR BO BV BR CL CO EC FK GF GY PY PE GS SR UY VE'],
  northern_america: ['北美', 'Northern America', 'BM CA GL PM US'],
  central_asia: ['中亚', 'Central Asia', 'KZ KG TJ TM UZ'],
  eastern_asia: ['东亚', 'Eastern Asia', 'CN HK MO TW JP KP KR MN'],
  south_eastern_asia: ['东南亚', 'South-eastern Asia', 'BN KH ID LA MY MM PH SG TH TL VN'],
  southern_asia: ['南亚', 'Southern Asia', 'AF BD BT IN IR MV NP PK LK'],
  western_asia: ['西亚', 'Western Asia', 'AM AZ BH CY GE IQ IL JO KW LB OM QA SA PS SY TR AE YE'],
  eastern_europe: ['东欧', 'Eastern Europe', 'BY BG CZ HU PL MD RO RU SK UA'],
  northern_europe: ['北欧', 'Northern Europe', 'AX DK EE FO FI GG IS IE IM JE LV LT NO SJ SE GB'],
  southern_europe: ['南欧', 'Southern Europe', 'AL AD BA HR GI GR VA IT MT ME MK PT SM RS SI ES'],
  western_europe: ['西欧', 'Western Europe', 'AT BE FR DE LI LU MC NL CH'],
  australia_new_zealand: ['澳大利亚和新西兰', 'Australia and New Zealand', 'AU CX CC HM NZ NF'],
  melanesia: ['美拉尼西亚', 'Melanesia', 'FJ NC PG SB VU'],
  micronesia: ['密克罗尼西亚地区', 'Micronesia (region)', 'GU KI MH FM NR MP PW UM'],
  polynesia: ['波利尼西亚', 'Polynesia', 'AS CK PF NU PN WS TK TO TV WF'],
} as const;
const members = (...keys: (keyof typeof subregions)[]) => keys.flatMap((key) => list(subregions[key][2])).sort();

interface Group extends Text {
  codes: readonly string[];
}
const group = (zh: string, en: string, codes: readonly string[]): Group => ({ zh, en, codes });
const subSaharan = members('eastern_africa', 'middle_africa', 'southern_africa', 'western_africa');
const latin = members('caribbean', 'central_america', 'south_america');

/** Groups that offers are written in; orders freeze them into countries (product §4). */
export const territoryGroups: Readonly<Record<string, Group>> = {
  worldwide: group('全球', 'Worldwide', countryCodes),
  worldwide_excl_cn: group(
    '全球（中国大陆除外）',
    'Worldwide excl. Mainland China',
    countryCodes.filter((code) => code !== 'CN'),
  ),
  hk_mo_tw: group('港澳台地区', 'Hong Kong, Macao and Taiwan, China', ['HK', 'MO', 'TW']),
  middle_east: group('中东', 'Middle East', list('AE BH EG IL IQ IR JO KW LB OM PS QA SA SY TR YE')),
  africa: group('非洲', 'Africa', [...members('northern_africa'), ...subSaharan].sort()),
  sub_saharan_africa: group('撒哈拉以南非洲', 'Sub-Saharan Africa', subSaharan),
  americas: group('美洲', 'Americas', [...members('northern_america'), ...latin].sort()),
  latin_america: group('拉丁美洲和加勒比', 'Latin America and the Caribbean', latin),
  asia: group(
    '亚洲',
    'Asia',
    members('central_asia', 'eastern_asia', 'south_eastern_asia', 'southern_asia', 'western_asia'),
  ),
  europe: group('欧洲', 'Europe', members('eastern_europe', 'northern_europe', 'southern_europe', 'western_europe')),
  oceania: group('大洋洲', 'Oceania', members('australia_new_zealand', 'melanesia', 'micronesia', 'polynesia')),
  ...Object.fromEntries(
    Object.entries(subregions).map(([key, [zh, en, codes]]) => [key, group(zh, en, list(codes).sort())]),
  ),
};

const groupOf = (ref: string) => (Object.hasOwn(territoryGroups, ref) ? territoryGroups[ref] : undefined);

/** A territory by its name in rights trading: CN is 中国大陆 / Mainland China; a group by its own name. */
export function territoryLabel(ref: string): Text {
  if (ref === 'CN') return { zh: '中国大陆', en: 'Mainland China' };
  return groupOf(ref) ?? countryLabel(ref);
}

/** A country code or the key of a group, also of one that staff made (known to the server only). */
export const isTerritoryRef = (ref: string): boolean => isCountryCode(ref) || /^[a-z][a-z0-9_]{2,39}$/.test(ref);

/**
 * The countries that written territories mean: sorted, each once. Staff-made groups come in `groups`, by key.
 * Throws RangeError for a reference nobody knows, so that no territory is lost in silence.
 */
export function expandTerritories(
  written: { include: readonly string[]; exclude?: readonly string[] },
  groups: Readonly<Record<string, readonly string[]>> = {},
): CountryCode[] {
  const countriesOf = (ref: string): readonly CountryCode[] => {
    if (isCountryCode(ref)) return [ref];
    const codes = groupOf(ref)?.codes ?? (Object.hasOwn(groups, ref) ? groups[ref] : undefined);
    const countries = codes?.filter(isCountryCode);
    if (!countries || countries.length !== codes?.length) throw new RangeError(`unknown territory: ${ref}`);
    return countries;
  };
  const out = new Set((written.exclude ?? []).flatMap(countriesOf));
  return [...new Set(written.include.flatMap(countriesOf))].filter((code) => !out.has(code)).sort();
}

/** Countries for a picker, in the order of `countryCodes`. */
export const countryOptions = countryCodes.map((code) => ({ code, ...countryLabel(code) }));
