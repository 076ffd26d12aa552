// Texts of the import, about a whole workbook and about a cell of a row.
import { plural, type Text } from '@pavilion/protocol/kit/text.ts';

/** The workbook as a whole cannot be read. */
export class WorkbookError extends Error {
  readonly text: Text;
  constructor(text: Text, cause?: unknown) {
    super(text.en, { cause });
    this.name = 'WorkbookError';
    this.text = text;
  }
}

export const workbookWords = {
  notZip: {
    zh: '无法读取：这不是 .xlsx 工作簿（文件可能已加密、已损坏，或为旧版 .xls）',
    en: 'The file cannot be read: it is not an .xlsx workbook (it may be encrypted, damaged, or an old .xls)',
  },
  damaged: (detail: string) => ({
    zh: `无法读取：工作簿已损坏或已加密（${detail}）`,
    en: `The file cannot be read: the workbook is damaged or encrypted (${detail})`,
  }),
  tooLarge: (what: string) => ({
    zh: `无法读取：工作簿过大（${what}）`,
    en: `The file cannot be read: the workbook is too large (${what})`,
  }),
  noSheets: { zh: '工作簿中没有工作表', en: 'The workbook has no worksheets' },
  noAvails: (sheets: string) => ({
    zh: `未找到 Avails 工作表：任何工作表的前 50 行都没有 Territory、LicenseType 和 Start 列（已查看：${sheets}）`,
    en: `No avails worksheet found: none has the columns Territory, LicenseType and Start in its first 50 rows (worksheets: ${sheets})`,
  }),
};

export const rowWords = {
  missing: { zh: '必填项为空', en: 'is required but empty' },
  cellError: (shown: string) => ({ zh: `单元格有错误 ${shown}`, en: `contains an error: ${shown}` }),
  notUnderstood: (value: string) => ({
    zh: `“${value}”是一项限制，本导入无法执行；授权方案写入后停用，待人工核对`,
    en: `“${value}” is a restriction that cannot be applied; the offer stays off sale until staff have checked it`,
  }),
  tooLong: (longest: number) => ({ zh: `超过 ${longest} 个字符`, en: `is longer than ${longest} characters` }),
  leftOut: (longest: number) => ({
    zh: `超过 ${longest} 个字符，已忽略`,
    en: `is longer than ${longest} characters; left out`,
  }),
  titleForeign: (language: string) => ({
    zh: `只有 ${language} 片名；请在 TitleInternalAlias 中给出英文或中文片名`,
    en: `the only title is in ${language}; enter an English or Chinese one as TitleInternalAlias`,
  }),
  episodeUnknown: {
    zh: '没有集号，也没有分集标题，无法区分各集',
    en: 'is empty and no episode title is given, so the episode cannot be identified',
  },
  titleMissing: { zh: '没有片名', en: 'no title is given' },
  idMissing: {
    zh: '为空，且没有 ContentID、EditID 可代替',
    en: 'is empty and neither ContentID nor EditID stands in for it',
  },
  idStandIn: (column: string) => ({
    zh: `为空，以 ${column} 代替`,
    en: `is empty; ${column} stands in for it`,
  }),
  entryAssumed: { zh: '为空，按 Full Extract 处理', en: 'is empty; read as Full Extract' },
  unknownValue: (value: string) => ({ zh: `不认识的值“${value}”`, en: `“${value}” is not a known value` }),
  collection: {
    zh: '合集不能作为一部节目销售，否则其中的单片可能被重复授权；请按单片提供',
    en: 'a collection cannot be sold as one programme, because its titles could then be sold twice; list the titles instead',
  },
  notAProgramme: (value: string) => ({
    zh: `“${value}”不是可授权的节目`,
    en: `“${value}” is not a programme that can be licensed`,
  }),
  titleList: (value: string) => ({
    zh: `“${value}”是片单用语，按 SVOD 处理`,
    en: `“${value}” is a term of title lists; read as SVOD`,
  }),
  territoryUnknown: (value: string) => ({
    zh: `“${value}”不是 ISO 3166-1 国家/地区代码`,
    en: `“${value}” is not an ISO 3166-1 code`,
  }),
  territoryPart: (value: string) => ({
    zh: `“${value}”只是一个国家/地区的一部分，无法单独授权`,
    en: `“${value}” is only a part of a country or region and cannot be licensed alone`,
  }),
  exclusionPart: (value: string, country: string) => ({
    zh: `“${value}”只是一部分，整个 ${country} 均予排除`,
    en: `“${value}” is only a part; all of ${country} is excluded`,
  }),
  territoryRead: (value: string, as: string) => ({ zh: `“${value}”按 ${as} 处理`, en: `“${value}” is read as ${as}` }),
  nothingLeft: { zh: '排除后没有剩余的国家/地区', en: 'nothing is left after the exclusions' },
  exclusionOutside: (value: string) => ({
    zh: `“${value}”本不在授权地区内`,
    en: `“${value}” was not among the territories anyway`,
  }),
  badDate: (value: string) => ({
    zh: `“${value}”不是日期，须为 YYYY-MM-DD 或 YYYY-MM-DDThh:mm:ss`,
    en: `“${value}” is not a date; write YYYY-MM-DD or YYYY-MM-DDThh:mm:ss`,
  }),
  partDay: (value: string, day: string) => ({
    zh: `“${value}”不足整日，按 ${day} 计`,
    en: `“${value}” is a part of a day; counted as ${day}`,
  }),
  openStart: { zh: '须为日期', en: 'must be a date' },
  endBeforeStart: (start: string, end: string) => ({
    zh: `结束日 ${end} 早于起始日 ${start}`,
    en: `the end ${end} is before the start ${start}`,
  }),
  noEstStart: {
    zh: '为 ESTStart，但没有同一 ALID 和地区的 EST 行，无法得知预售何时结束',
    en: 'is ESTStart, but no EST row of this ALID and territory says when that is',
  },
  immediate: { zh: '为 Immediate：授权方案写入后即停用', en: 'is Immediate: the offer is written but switched off' },
  ended: (end: string) => ({
    zh: `窗口已于 ${end} 结束，写入后停用`,
    en: `the window ended on ${end}; the offer is written but switched off`,
  }),
  shortWindow: {
    zh: '剩余窗口不足一年，标准授权期限均不适用，写入后停用',
    en: 'less than a year of the window is left, so that no standard term fits; the offer is written but switched off',
  },
  badDuration: (value: string) => ({
    zh: `“${value}”不是时长（须如 P180D）；授权方案写入后停用，待人工核对`,
    en: `“${value}” is not a duration (write P180D); the offer stays off sale until staff have checked it`,
  }),
  eidrShape: (value: string) => ({
    zh: `“${value}”不是 EIDR 格式，已忽略`,
    en: `“${value}” is not in the form of an EIDR; left out`,
  }),
  eidrCheck: (value: string, right: string) => ({
    zh: `EIDR“${value}”校验位有误（应为 ${right}），已忽略`,
    en: `EIDR “${value}” has a wrong check character (it should be ${right}); left out`,
  }),
  isanShape: (value: string) => ({ zh: `“${value}”不是 ISAN`, en: `“${value}” is not an ISAN` }),
  isanCheck: (value: string) => ({
    zh: `ISAN“${value}”校验位有误，已忽略`,
    en: `ISAN “${value}” has a wrong check character; left out`,
  }),
  badLanguage: (value: string) => ({
    zh: `“${value}”不是语言代码，已忽略`,
    en: `“${value}” is not a language tag; left out`,
  }),
  bothHoldbacks: {
    zh: '与 AllowedLanguages 不应同时出现，两者均予遵守',
    en: 'should not be combined with AllowedLanguages; both are applied',
  },
  badNumber: (value: string) => ({ zh: `“${value}”不是数字，已忽略`, en: `“${value}” is not a number; left out` }),
  badYear: (value: string) => ({ zh: `“${value}”不是年份，已忽略`, en: `“${value}” is not a year; left out` }),
  badYesNo: (value: string) => ({
    zh: `“${value}”无法判断是否，写入后停用，待人工核对`,
    en: `“${value}” is neither yes nor no; the offer stays off sale until staff have checked it`,
  }),
  badCurrency: (value: string) => ({
    zh: `“${value}”不是 ISO 4217 货币代码，按询价处理`,
    en: `“${value}” is not an ISO 4217 code; priced on request`,
  }),
  currencyNotOurs: (value: string) => ({
    zh: `平台不以 ${value} 计价，按询价处理`,
    en: `is ${value}, a currency the pavilion does not use; priced on request`,
  }),
  badAmount: (value: string) => ({
    zh: `“${value}”不是可用的金额，须大于 0`,
    en: `“${value}” is not a valid amount; it must be above 0`,
  }),
  currencyMissing: { zh: '为空，按询价处理', en: 'is empty, so the licence fee is on request' },
  feeNoTerm: {
    zh: '授权费对应的窗口不是 1、2、3 或 5 年，按询价处理',
    en: 'is a fee for a window that is not 1, 2, 3 or 5 years long; priced on request',
  },
  review: {
    zh: '要求人工复核：写入后停用，待人工核对',
    en: 'asks for a manual review; the offer stays off sale until then',
  },
  licensee: (value: string) => ({
    zh: `指定的被授权方为“${value}”，不对其他买方公开销售`,
    en: `names a licensee, “${value}”; the offer is not on public sale`,
  }),
  titleStatus: (value: string) => ({
    zh: `“${value}”：该片未确认在售，写入后停用`,
    en: `is “${value}”: the title is not confirmed for sale, so the offer is off sale`,
  }),
  notBefore: (day: string) => ({
    zh: `${day} 之前不得公开，届时由工作人员启用`,
    en: `must not be public before ${day}; staff put the offer on sale after that`,
  }),
  partOnly: (value: string) => ({
    zh: `“${value}”：该集不单独授权，只能随整季授权`,
    en: `is “${value}”: the episode is not licensed on its own, only with its season`,
  }),
  only: (value: string) => ({
    zh: `“${value}”限定了授权范围，待人工核对`,
    en: `“${value}” limits the licence; the offer stays off sale until staff have checked it`,
  }),
  feeUncertain: (value: string) => ({
    zh: `金额“${value}”含义不确定；请填写数字单元格，或写成 1500.50`,
    en: `the amount “${value}” is ambiguous; use a number cell or write 1500.50`,
  }),
  feeDigits: (value: string, currency: string) => ({
    zh: `金额 ${value} 的小数位多于 ${currency} 的最小单位`,
    en: `the amount ${value} has more decimals than ${currency} has`,
  }),
  yearAsDate: (value: string) => ({
    zh: `${value} 看起来是年份或数字，不是日期`,
    en: `${value} looks like a year or a number, not a date`,
  }),
  lagApplied: (value: string, day: string) => ({
    zh: `已计入 ${value}：按 ${day} 计`,
    en: `${value} is taken into account: ${day}`,
  }),
  twoFees: (row: string) => ({
    zh: `与 ${row} 行是同一权利，授权费却不同；请只保留一个`,
    en: `is another fee for the same right as row ${row}; keep one of them`,
  }),
  deleteAndExtract: (row: string) => ({
    zh: `与 ${row} 行矛盾：同一 ALID 和地区同时要求撤回和提供`,
    en: `contradicts row ${row}: the same ALID and territory is both deleted and offered in this workbook`,
  }),
  duplicate: (row: string) => ({ zh: `与 ${row} 行相同`, en: `repeats row ${row}` }),
};

export const outcomeWords = {
  takenCells: (cells: number) => ({
    zh: `其中 ${cells} 个权利单元已被预留或售出`,
    en: `${cells} of its rights ${plural(cells, 'is', 'are')} already held or sold`,
  }),
  openOrders: (orders: number) => ({
    zh: `仍有 ${orders} 个进行中的订单，其条款不变`,
    en: plural(
      orders,
      '1 open order refers to it and keeps its terms',
      `${orders} open orders refer to it and keep their terms`,
    ),
  }),
};
