import { Genre, Language, ProgrammeType, Resolution } from '@pavilion/protocol/enumerations.ts';
import { inLanguage, type Locale, say } from '@pavilion/protocol/kit/text.ts';
import { type Award, type Credit, CreditRole } from '@pavilion/protocol/programmes.ts';
import { namedList, readPair, splitBrackets, writePair } from './named.columns.ts';
import { countries, idColumn, publishedColumn } from './shared.columns.ts';
import { type Code, type Column, code, codes, number, words } from './sheets.columns.ts';
import { text } from './sheets.words.ts';

const named = <Name extends string>(options: readonly { name: Name; zh: string; en: string }[]): Code[] =>
  options.map(({ name, zh, en }) => ({ code: name, zh, en }));
const roles = new Map(
  CreditRole.options.flatMap((role) => [role.name, role.zh, role.en].map((word) => [word.toLowerCase(), role.name])),
);
const orNull = (word: string | undefined) => word || null;

interface SellerName {
  id: number;
  zhName: string | null;
  enName: string | null;
}
/** `#12 云栈里影业`: the number decides; a name alone is enough if one seller has it. */
function sellerColumn(sellers: readonly SellerName[]): Column {
  const byId = new Map(sellers.map((seller) => [seller.id, seller]));
  const nameOf = (id: number, locale: Locale) => {
    const { words: name } = inLanguage(byId.get(id)?.zhName, byId.get(id)?.enName, locale);
    return name ? `#${id} ${name}` : `#${id}`;
  };
  const find = (value: string) => {
    const id = /^#(\d{1,9})\b/.exec(value)?.[1];
    if (id) return byId.get(Number(id));
    const name = value.toLowerCase();
    const same = sellers.filter((s) => s.zhName?.toLowerCase() === name || s.enName?.toLowerCase() === name);
    return same.length === 1 ? same[0] : undefined;
  };
  const plain = words({ field: 'sellerId', label: { zh: '卖方', en: 'Seller' }, width: 24 });
  return {
    ...plain,
    write: ({ sellerId }, locale) => (typeof sellerId === 'number' ? nameOf(sellerId, locale) : null),
    read(cell) {
      const read = plain.read(cell);
      if (read === 'keep' || 'problem' in read || read.value === null) return read;
      const seller = find(String(read.value));
      return seller ? { value: seller.id } : { problem: text.sellerUnknown(String(read.value)) };
    },
  };
}

export const programmeColumns = (sellers: readonly SellerName[]): readonly Column[] => [
  idColumn,
  code({ field: 'typeId', label: { zh: '类型', en: 'Type' }, width: 14 }, ProgrammeType.options),
  words({ field: 'zhTitle', label: { zh: '中文片名', en: 'Title (Chinese)' }, width: 26 }),
  words({ field: 'enTitle', label: { zh: '英文片名', en: 'Title (English)' }, width: 30 }),
  publishedColumn,
  sellerColumn(sellers),
  number({ field: 'year', label: { zh: '年份', en: 'Year' }, width: 8 }, null),
  code({ field: 'country', label: { zh: '出品国家/地区', en: 'Country of origin' }, width: 16 }, countries),
  codes({ field: 'genres', label: { zh: '题材', en: 'Genres' }, width: 26 }, named(Genre.options)),
  codes({ field: 'languages', label: { zh: '语言', en: 'Languages' }, width: 22 }, named(Language.options)),
  number({ field: 'episodes', label: { zh: '集数', en: 'Episodes' }, width: 8 }),
  number({ field: 'minutes', label: { zh: '每集分钟数', en: 'Minutes an episode' }, width: 10 }, null),
  code({ field: 'resolution', label: { zh: '分辨率', en: 'Resolution' }, width: 14 }, named(Resolution.options), ''),
  words({ field: 'permitNo', label: { zh: '许可证或备案号', en: 'Permit or filing number' }, width: 24 }, ''),
  words({ field: 'eidr', label: { zh: 'EIDR', en: 'EIDR' }, width: 36 }, ''),
  words({ field: 'isan', label: { zh: 'ISAN', en: 'ISAN' }, width: 28 }, ''),
  number({ field: 'recommended', label: { zh: '推荐值', en: 'Recommended' }, width: 10 }),
  words({ field: 'zhLogline', label: { zh: '一句话介绍（中文）', en: 'Logline (Chinese)' }, width: 40 }),
  words({ field: 'enLogline', label: { zh: '一句话介绍（英文）', en: 'Logline (English)' }, width: 40 }),
  words({ field: 'zhSynopsis', label: { zh: '剧情简介（中文）', en: 'Synopsis (Chinese)' }, width: 60 }),
  words({ field: 'enSynopsis', label: { zh: '剧情简介（英文）', en: 'Synopsis (English)' }, width: 60 }),
  namedList<Credit>(
    { field: 'credits', label: { zh: '演职人员', en: 'Cast and crew' }, width: 40 },
    {
      write: ({ role, zhName, enName }, locale) => {
        const [open, close] = locale === 'zh-CN' ? '（）' : [' (', ')'];
        return `${writePair({ zh: zhName, en: enName })}${open}${say(CreditRole.label(role), locale)}${close}`;
      },
      read(part) {
        const { before, inside } = splitBrackets(part);
        const role = inside === undefined ? undefined : roles.get(inside.toLowerCase());
        const { zh, en } = readPair(before);
        return role && (zh || en) ? { role, zhName: zh, enName: en } : undefined;
      },
      writeLine: ({ role, zhName, enName }, locale) => [
        say(CreditRole.label(role), locale),
        zhName ?? '',
        enName ?? '',
      ],
      readLine: ([role = '', zhName, enName, ...more]) => {
        const known = roles.get(role.toLowerCase());
        return known && more.length === 0 ? { role: known, zhName: orNull(zhName), enName: orNull(enName) } : undefined;
      },
      unread: text.badCredit,
    },
  ),
  namedList<Award>(
    { field: 'awards', label: { zh: '获奖', en: 'Awards' }, width: 40 },
    {
      write: ({ zh, en, year }, locale) => {
        const [open, close] = locale === 'zh-CN' ? '（）' : [' (', ')'];
        return writePair({ zh, en }) + (year === null ? '' : `${open}${year}${close}`);
      },
      read(part) {
        const { before, inside } = splitBrackets(part);
        const year = inside !== undefined && /^\d{4}$/.test(inside) ? Number(inside) : null;
        const { zh, en } = readPair(year === null ? part : before);
        return zh || en ? { zh, en, year } : undefined;
      },
      writeLine: ({ zh, en, year }) => [year === null ? '' : String(year), zh ?? '', en ?? ''],
      readLine: ([year = '', zh, en, ...more]) =>
        /^(\d{4})?$/.test(year) && more.length === 0
          ? { zh: orNull(zh), en: orNull(en), year: year ? Number(year) : null }
          : undefined,
      unread: text.badAward,
    },
  ),
];
