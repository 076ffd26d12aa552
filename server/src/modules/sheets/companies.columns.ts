import { CompanyKind } from '@pavilion/protocol/companies.ts';
import { Genre } from '@pavilion/protocol/enumerations.ts';
import { Medium } from '@pavilion/protocol/media.ts';
import { countries, idColumn, publishedColumn } from './shared.columns.ts';
import { type Code, type Column, code, codes, flag, number, words } from './sheets.columns.ts';

const named = <Name extends string>(options: readonly { name: Name; zh: string; en: string }[]): Code[] =>
  options.map(({ name, zh, en }) => ({ code: name, zh, en }));

/** `territories` are countries and groups by name; staff may have made groups. */
export const companyColumns = (territories: readonly Code[]): readonly Column[] => [
  idColumn,
  words({ field: 'zhName', label: { zh: '公司名称（中文）', en: 'Company (Chinese)' }, width: 26 }),
  words({ field: 'enName', label: { zh: '公司名称（英文）', en: 'Company (English)' }, width: 30 }),
  publishedColumn,
  flag({ field: 'isSeller', label: { zh: '国内展商', en: 'Domestic exhibitor' }, width: 10 }),
  flag({ field: 'isBuyer', label: { zh: '海外客商', en: 'Overseas customer' }, width: 10 }),
  code({ field: 'kind', label: { zh: '机构类型', en: 'Kind of company' }, width: 18 }, named(CompanyKind.options)),
  code({ field: 'country', label: { zh: '国家/地区', en: 'Country or region' }, width: 16 }, countries),
  words({ field: 'zhCity', label: { zh: '城市（中文）', en: 'City (Chinese)' }, width: 14 }),
  words({ field: 'enCity', label: { zh: '城市（英文）', en: 'City (English)' }, width: 16 }),
  number({ field: 'foundedYear', label: { zh: '成立年份', en: 'Founded' }, width: 10 }, null),
  words({ field: 'registrationNo', label: { zh: '注册号', en: 'Registration number' }, width: 24 }, ''),
  words({ field: 'website', label: { zh: '网站', en: 'Website' }, width: 28 }, ''),
  words({ field: 'contactName', label: { zh: '联系人', en: 'Contact person' }, width: 16 }, ''),
  words({ field: 'contactEmail', label: { zh: '联系邮箱', en: 'Contact email' }, width: 28 }, ''),
  number({ field: 'recommended', label: { zh: '推荐值', en: 'Recommended' }, width: 10 }),
  words({ field: 'zhSells', label: { zh: '主营内容（中文）', en: 'What it sells (Chinese)' }, width: 40 }),
  words({ field: 'enSells', label: { zh: '主营内容（英文）', en: 'What it sells (English)' }, width: 40 }),
  codes({ field: 'genres', label: { zh: '擅长题材', en: 'Genres it makes' }, width: 26 }, named(Genre.options)),
  words({ field: 'zhBuys', label: { zh: '采购需求（中文）', en: 'What it looks for (Chinese)' }, width: 40 }),
  words({ field: 'enBuys', label: { zh: '采购需求（英文）', en: 'What it looks for (English)' }, width: 40 }),
  codes({ field: 'wantedGenres', label: { zh: '想要的题材', en: 'Genres it wants' }, width: 26 }, named(Genre.options)),
  codes({ field: 'wantedMedia', label: { zh: '用于媒体', en: 'Media it wants' }, width: 26 }, named(Medium.options)),
  codes({ field: 'wantedTerritories', label: { zh: '播出地区', en: 'Territories it wants' }, width: 30 }, territories),
  words({ field: 'zhProfile', label: { zh: '简介（中文）', en: 'Profile (Chinese)' }, width: 60 }),
  words({ field: 'enProfile', label: { zh: '简介（英文）', en: 'Profile (English)' }, width: 60 }),
  words({ field: 'zhAddress', label: { zh: '地址（中文）', en: 'Address (Chinese)' }, width: 36 }),
  words({ field: 'enAddress', label: { zh: '地址（英文）', en: 'Address (English)' }, width: 36 }),
];
