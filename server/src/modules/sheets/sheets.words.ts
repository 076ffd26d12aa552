import type { Text } from '@pavilion/protocol/kit/text.ts';

export const text = {
  noHeader: (columns: Text): Text => ({
    zh: `第一行没有可识别的列名，例如 ${columns.zh}。请用导出的文件作模板。`,
    en: `The first row has no recognised column name, such as ${columns.en}. Please use an exported file as the template.`,
  }),
  tooManyRows: (most: number): Text => ({
    zh: `一次最多导入 ${most} 行，请拆分后再导入`,
    en: `Up to ${most} rows can be imported at a time; please split the workbook`,
  }),
  cellError: (shown: string): Text => ({ zh: `单元格有错误 ${shown}`, en: `The cell contains an error: ${shown}` }),
  unknown: (value: string): Text => ({ zh: `不认识“${value}”`, en: `“${value}” is not recognised` }),
  notNumber: (value: string): Text => ({ zh: `“${value}”不是整数`, en: `“${value}” is not a whole number` }),
  notYesNo: (value: string): Text => ({ zh: `“${value}”不是“是”或“否”`, en: `“${value}” is neither yes nor no` }),
  badCredit: (part: string): Text => ({
    zh: `无法读取“${part}”：请写“姓名（职务）”，多人用分号隔开，例如“沈砚 / Shen Yan（导演）”`,
    en: `“${part}” cannot be read. Write “Name (Role)” with semicolons between people, such as “沈砚 / Shen Yan (Director)”`,
  }),
  badAward: (part: string): Text => ({
    zh: `无法读取“${part}”：请写“奖项（年份）”，多项用分号隔开，例如“最佳影片 / Best Film（2024）”`,
    en: `“${part}” cannot be read. Write “Award (Year)” with semicolons between awards, such as “最佳影片 / Best Film (2024)”`,
  }),
  badIdentifier: (name: string, example: string): Text => ({
    zh: `${name} 格式不正确，应如 ${example}`,
    en: `The ${name} is not in the right format; it should look like ${example}`,
  }),
  wrongCheck: (name: string, check: string): Text => ({
    zh: `${name} 校验位不正确，应为 ${check}；页面和合同不会显示它`,
    en: `The check character of the ${name} is wrong; it should be ${check}. It will not appear on pages or in contracts`,
  }),
  idUnknown: (id: string): Text => ({ zh: `没有编号为 ${id} 的记录`, en: `There is no record with the number ${id}` }),
  ambiguous: (ids: string): Text => ({
    zh: `有多条同名记录（${ids}），请填写编号`,
    en: `Several records have this name (${ids}); please give the number`,
  }),
  twice: (row: number): Text => ({ zh: `与第 ${row} 行是同一条记录`, en: `This is the same record as row ${row}` }),
  byName: (id: number): Text => ({ zh: `按名称对应到编号 ${id}`, en: `Found by its name: number ${id}` }),
  byNumber: (id: number, what: Text): Text => ({
    zh: `按${what.zh}对应到编号 ${id}`,
    en: `Found by ${what.en}: number ${id}`,
  }),
  draftGoesLive: {
    zh: '尚未发布的修改将一并发布',
    en: 'Unpublished changes go live with it',
  },
  scheduleEnds: { zh: '原定的定时发布将取消', en: 'The scheduled publication is cancelled' },
  sellerUnknown: (value: string): Text => ({
    zh: `没有这个卖方：“${value}”`,
    en: `There is no such seller: “${value}”`,
  }),
};
