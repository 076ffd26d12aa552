// `npm run import:avails -- FILE.xlsx [--dry-run]`: imports a seller's Avails workbook into the catalogue.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { Currency, ProgrammeType } from '@pavilion/protocol/enumerations.ts';
import { businessDayOf, defaultTimeZone } from '@pavilion/protocol/kit/businessDay.ts';
import { type Locale, localeOf, say } from '@pavilion/protocol/kit/text.ts';
import { toError } from '@pavilion/protocol/kit/unknown.ts';
import { type Duration, durations } from '@pavilion/protocol/limits.ts';
import { minorDigits } from '@pavilion/protocol/money.ts';
import { isCountryCode } from '@pavilion/protocol/territories.ts';
import { openDatabase } from './installation.ts';
import { type ImportOptions, type ImportResult, importAvails, unknownCountry } from './modules/avails/avails.import.ts';
import type { JudgedSheet } from './modules/avails/avails.judged.ts';
import type { Fees } from './modules/avails/avails.plan.ts';
import { jsonReport, reportLines, resultLine } from './modules/avails/avails.report.ts';
import { judgeWorkbook } from './modules/avails/avails.rows.ts';
import { WorkbookError } from './modules/avails/avails.words.ts';
import { readAvailsWorkbook } from './modules/avails/avails.workbook.ts';
import { StartError } from './platform/startError.ts';

const words = {
  usage: {
    zh: `用法：npm run import:avails -- 文件.xlsx [选项]
  --dry-run                     只逐行报告，不写入，也不需要数据库
  --compare                     与数据库比对：逐行报告新增、更改、撤回和冲突，不写入
  --strict                      有被拒绝的行时什么也不写入，退出码为 2
  --json FILE                   另将报告写成 JSON
  --publish                     立即发布新节目（须同时给出 --country）
  --country XX                  新节目的出品国家/地区（ISO 3166-1）
  --type 1-5                    新节目的类型
  --fees "CNY 1=80000,3=180000" 未写授权费的方案按年限定价，否则按询价处理
  --locale zh-CN|en-US          报告语言`,
    en: `Usage: npm run import:avails -- FILE.xlsx [options]
  --dry-run                     tell the verdict of each row and write nothing; needs no database
  --compare                     compare with the database: new, changed, withdrawn and conflicts by row; writes nothing
  --strict                      write nothing where a row is refused, and exit with 2
  --json FILE                   write the report as JSON, too
  --publish                     publish new programmes at once (needs --country)
  --country XX                  country or region of origin of new programmes (ISO 3166-1)
  --type 1-5                    category type of new programmes
  --fees "CNY 1=80000,3=180000" licence fee by years where the avail names none; otherwise on request
  --locale zh-CN|en-US          language of the report`,
  },
  noFile: { zh: (file: string) => `找不到文件：${file}`, en: (file: string) => `No such file: ${file}` },
  dry: { zh: '试运行：没有写入任何内容。', en: 'Dry run: nothing was written.' },
  compared: { zh: '已与数据库比对：没有写入任何内容。', en: 'Compared with the database: nothing was written.' },
  strict: {
    zh: '有被拒绝的行，按 --strict 没有写入任何内容。',
    en: 'Some rows were rejected, so nothing was written (--strict).',
  },
  noCountry: {
    zh: '新节目没有出品国家/地区，未发布；请在控制台补全后发布，或导入时给出 --country。',
    en: 'New programmes have no country of origin yet and are not published: complete them in the console, or give --country.',
  },
  unpublished: {
    zh: '新节目尚未发布，请在控制台发布。',
    en: 'New programmes are not published yet: publish them in the console.',
  },
};

class UsageError extends Error {}

const env = process.env;
// `… | head` closes the pipe; the import continues.
const ignoreClosedPipe = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
};
process.stdout.on('error', ignoreClosedPipe);
/** Writes lines to stdout no faster than they are read. */
async function print(...lines: string[]): Promise<void> {
  if (!process.stdout.writable) return;
  const chunks = Readable.from(lines.map((line) => `${line}\n`));
  await pipeline(chunks, process.stdout, { end: false }).catch(ignoreClosedPipe);
}

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        compare: { type: 'boolean' },
        strict: { type: 'boolean' },
        json: { type: 'string' },
        publish: { type: 'boolean' },
        country: { type: 'string' },
        type: { type: 'string' },
        fees: { type: 'string' },
        locale: { type: 'string' },
      },
    });
    return { values, positionals };
  } catch (error) {
    throw new UsageError(toError(error).message);
  }
}

function readFees(written: string): Fees {
  const [code = '', list = ''] = written.trim().split(/\s+/, 2);
  const currency = Currency.names.find((name) => name === code.toUpperCase());
  if (!currency) throw new UsageError(`--fees: ${code}`);
  const amountsMinor: Partial<Record<Duration, number>> = {};
  for (const item of list.split(',')) {
    const match = /^(\d)=(\d{1,10}(?:\.\d{1,2})?)$/.exec(item);
    const years = durations.find((duration) => duration === Number(match?.[1]));
    const [whole = '', part = ''] = (match?.[2] ?? '').split('.');
    const amount = Number(whole + part.padEnd(minorDigits(currency), '0'));
    if (!match || years === undefined || part.length > minorDigits(currency) || !(amount > 0))
      throw new UsageError(`--fees: ${item}`);
    amountsMinor[years] = amount;
  }
  return { currency, amountsMinor };
}

function readType(written: string): ProgrammeType {
  const type = ProgrammeType.options.find(({ code }) => String(code) === written);
  if (!type) throw new UsageError(`--type: ${written}`);
  return type.code;
}

async function run(locale: Locale, { values, positionals }: ReturnType<typeof readOptions>): Promise<void> {
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new UsageError('');
  const country = values.country?.toUpperCase();
  if (country !== undefined && !isCountryCode(country)) throw new UsageError(`--country: ${country}`);
  if (values.publish && country === undefined) throw new UsageError('--publish: --country');
  const fees = values.fees === undefined ? undefined : readFees(values.fees);
  const typeId = values.type === undefined ? undefined : readType(values.type);
  // npm runs scripts in the folder of package.json; paths are relative to the folder in which npm was called.
  const typed = (name: string) => resolve(env.INIT_CWD ?? '.', name);
  const file = typed(path);
  if (!existsSync(file)) throw new UsageError(say(words.noFile, locale, file));

  const bytes = readFileSync(file);
  const workbook = readAvailsWorkbook(bytes);
  const now = new Date();
  // A dry run needs no database, so it uses the default time zone.
  const sheets = judgeWorkbook(workbook, { today: businessDayOf(now, defaultTimeZone) });
  const source = { name: basename(file), sha256: createHash('sha256').update(bytes).digest('hex') };
  const refused = sheets.some(({ counts }) => counts.refused > 0);
  const stopped = values.strict === true && refused;
  const touches = values.compare === true || (values['dry-run'] !== true && !stopped);
  const options = { now, file: source, country, typeId, fees, publish: values.publish, compare: values.compare };
  const result = touches ? await write(sheets, options) : undefined;

  await print(...reportLines(sheets, workbook.passedOver, locale, result?.rows));
  if (values.json !== undefined) {
    const report = jsonReport(source, sheets, workbook.passedOver, result);
    writeFileSync(typed(values.json), `${JSON.stringify({ ...report, compared: values.compare === true }, null, 1)}\n`);
  }
  await print(...closingLines(locale, values, { stopped, country, result }));
  if (stopped) process.exitCode = 2;
}

async function write(sheets: JudgedSheet[], options: ImportOptions): Promise<ImportResult> {
  const database = await openDatabase(env);
  try {
    return await importAvails(database.db, sheets, options);
  } finally {
    await database.close();
  }
}

function closingLines(
  locale: Locale,
  values: ReturnType<typeof readOptions>['values'],
  run: { stopped: boolean; country: string | undefined; result: ImportResult | undefined },
): string[] {
  const { stopped, country, result } = run;
  const sums = result ? [resultLine(result, locale)] : [];
  const added = (result?.programmes.added ?? 0) > 0;
  if (values.compare) return [...sums, say(words.compared, locale)];
  if (values['dry-run']) return [say(words.dry, locale)];
  if (stopped) return [say(words.strict, locale)];
  if (added && country === undefined) return [...sums, `${say(words.noCountry, locale)} (${unknownCountry})`];
  return added && !values.publish ? [...sums, say(words.unpublished, locale)] : sums;
}

let locale = localeOf((env.LC_ALL || env.LANG)?.replace('_', '-'));
try {
  const options = readOptions();
  if (options.values.locale !== undefined) locale = localeOf(options.values.locale);
  await run(locale, options);
} catch (error) {
  if (error instanceof WorkbookError) process.stderr.write(`${say(error.text, locale)}\n`);
  else if (error instanceof UsageError)
    process.stderr.write(`${[error.message, say(words.usage, locale)].filter(Boolean).join('\n')}\n`);
  else process.stderr.write(`${error instanceof StartError ? error.message : toError(error).stack}\n`);
  process.exitCode = 1;
}
