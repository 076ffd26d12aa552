import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aFilmRow, availsSheet, buildWorkbook } from './modules/avails/avails.workbookFixtures.ts';
import { type TestApp, testApp } from './testing/testApp.ts';

let t: TestApp;
let folder: string;
beforeAll(async () => {
  t = await testApp();
  folder = mkdtempSync(join(tmpdir(), 'pavilion-导入 avails-'));
  const rows = [aFilmRow, {}, { ...aFilmRow, Territory: 'XX' }];
  writeFileSync(join(folder, '片单 1.xlsx'), buildWorkbook({ sheets: [availsSheet(rows)] }));
});
afterAll(async () => {
  await t.close();
  rmSync(folder, { recursive: true, force: true });
});

const script = join(import.meta.dirname, 'importAvails.ts');
const commandEnv = () => ({ DATABASE_URL: t.url, INIT_CWD: folder, LANG: 'en_US.UTF-8' });
/** Runs the command as npm starts it, without this process's environment. A killed process has the code NaN. */
const run = (args: string[], env: Record<string, string> = {}) =>
  new Promise<{ code: number; out: string; err: string }>((done) => {
    const options = { env: { ...commandEnv(), ...env }, maxBuffer: 1e9 };
    execFile(process.execPath, [script, ...args], options, (error, out, err) =>
      done({ code: error ? Number(error.code ?? Number.NaN) : 0, out, err }),
    );
  });
const offers = () => t.db.selectFrom('licenceOffers').select('id').execute();

test('a dry run reports each verdict, needs no database and writes nothing', async () => {
  const { code, out } = await run(['片单 1.xlsx', '--dry-run'], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect(code).toBe(0);
  expect(out).toMatch(/4 {2}ready .*The Lantern Keeper|4 {2}ready .*Lantern Keeper, The/);
  expect(out).toMatch(/6 {2}rejected/);
  expect(out).toContain('3 rows read: 1 ready, 0 with warnings, 0 off sale until reviewed, 1 rejected, 1 blank');
  expect(out).toContain('Dry run: nothing was written.');
  expect(await offers()).toEqual([]);
});

test('the real run writes once, and prints Chinese in a Chinese terminal', async () => {
  const args = ['片单 1.xlsx', '--country', 'sg', '--publish', '--type', '2', '--fees', 'CNY 1=80000,3=180000.50'];
  const first = await run(args);
  expect(first).toMatchObject({ code: 0, err: '' });
  expect(first.out).toContain('Programmes: 1 added, 0 matched. Licence offers: 1 added');
  const again = await run(args, { LANG: 'zh_CN.UTF-8' });
  expect(again.out).toContain('节目：新增 0，已有 1。授权方案：新增 0，更改 0，未变 1，结束 0。');
  const { rows } = await t.visitor.programSale.list({ pageNum: 1 });
  expect(rows).toMatchObject([{ enTitle: 'The Lantern Keeper', typeId: 2, country: 'SG' }]);
  const detail = await t.visitor.programSale.detail({ id: rows[0]!.id });
  expect(detail.offers).toMatchObject([{ currency: 'CNY', prices: { 1: 8_000_000, 2: null, 3: 18_000_050, 5: null } }]);
});

test('--strict writes nothing if a row is refused, --compare reports each row, --json prints JSON', async () => {
  const rows = [
    { ...aFilmRow, ALID: 'strict', TitleID: null, TitleInternalAlias: 'Strict', TitleDisplayUnlimited: null },
  ];
  writeFileSync(join(folder, 'good.xlsx'), buildWorkbook({ sheets: [availsSheet(rows)] }));
  writeFileSync(join(folder, 'bad.xlsx'), buildWorkbook({ sheets: [availsSheet([...rows, { Territory: 'XX' }])] }));
  const before = await offers();
  const strict = await run(['bad.xlsx', '--strict']);
  expect(strict.code).toBe(2);
  expect(strict.out).toContain('Some rows were rejected, so nothing was written (--strict).');
  expect((await run(['bad.xlsx', '--dry-run', '--strict'])).code).toBe(2);
  const compared = await run(['good.xlsx', '--compare', '--strict', '--json', 'report.json']);
  expect(compared.code).toBe(0);
  expect(compared.out).toMatch(/4 {2}ready {5}new +Strict/);
  expect(compared.out).toContain('Compared with the database: nothing was written.');
  expect(await offers()).toEqual(before);
  expect(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))).toMatchObject({
    compared: true,
    written: { offers: { added: 1 } },
    sheets: [{ counts: { ready: 1, refused: 0 }, rows: [{ row: 4, verdict: 'ready', outcome: 'added', reasons: [] }] }],
  });
});

test('a long report is written completely to a pipe', async () => {
  const rows = Array.from({ length: 20_000 }, () => ({ ...aFilmRow, Territory: 'XX' }));
  writeFileSync(join(folder, 'long.xlsx'), buildWorkbook({ sheets: [availsSheet(rows)] }));
  const { code, out, err } = await run(['long.xlsx', '--dry-run']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('20003  rejected');
  expect(out.trimEnd().endsWith('Dry run: nothing was written.')).toBe(true);
});

test('a reader that pauses gets the whole report and no warning; one that closes the pipe stops nothing', async () => {
  const rows = Array.from({ length: 20_000 }, () => ({ ...aFilmRow, Territory: 'XX' }));
  writeFileSync(join(folder, 'paused.xlsx'), buildWorkbook({ sheets: [availsSheet(rows)] }));
  const start = () => spawn(process.execPath, [script, 'paused.xlsx', '--dry-run'], { env: commandEnv() });
  const slow = start();
  const closed = once(slow, 'close');
  const err = text(slow.stderr);
  let bytes = 0;
  let last = '';
  for await (const chunk of slow.stdout) {
    bytes += (chunk as Buffer).length;
    last = String(chunk);
    await setTimeout(5);
  }
  expect(await err).toBe('');
  expect(await closed).toEqual([0, null]);
  expect(bytes).toBeGreaterThan(1_000_000);
  expect(last.trimEnd().endsWith('Dry run: nothing was written.')).toBe(true);

  const left = start();
  const leftErr = text(left.stderr);
  const leftClosed = once(left, 'close');
  await once(left.stdout, 'data');
  left.stdout.destroy();
  expect(await leftErr).toBe('');
  expect(await leftClosed).toEqual([0, null]);
});

test.each([
  [[], /^Usage:/],
  [['missing.xlsx'], /^No such file: .*missing\.xlsx\nUsage:/],
  [['片单 1.xlsx', '--publish'], /needs --country/],
  [['片单 1.xlsx', '--country', 'QQ'], /--country: QQ/],
  [['片单 1.xlsx', '--type', '9'], /--type: 9/],
  [['片单 1.xlsx', '--fees', 'CNY 4=1'], /--fees: 4=1/],
  [['片单 1.xlsx', '--fees', 'XYZ 1=1'], /--fees: XYZ/],
  [['片单 1.xlsx', '--fees', 'JPY 1=9800.50'], /--fees: 1=9800.50/],
])('a wrong call %j prints the usage and sets an exit code', async (args, err) => {
  const answer = await run(args);
  expect(answer).toMatchObject({ code: 1, out: '' });
  expect(answer.err).toMatch(err);
});

test('a file that is no workbook gets one line, in the reader’s language', async () => {
  writeFileSync(join(folder, 'notes.xlsx'), 'not a workbook');
  const { code, err } = await run(['notes.xlsx', '--locale', 'zh-CN']);
  expect({ code, err }).toEqual({
    code: 1,
    err: '无法读取：这不是 .xlsx 工作簿（文件可能已加密、已损坏，或为旧版 .xls）\n',
  });
});
