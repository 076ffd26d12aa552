import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { archiveLimits } from './avails.archive.ts';
import { WorkbookError } from './avails.words.ts';
import { readAvailsWorkbook } from './avails.workbook.ts';
import { aFilmRow, availsSheet, buildWorkbook, type FixtureSheet, letters, rowXml } from './avails.workbookFixtures.ts';

const columns = ['ALID', 'Territory', 'LicenseType', 'Start', 'End', 'Exclusive', 'TitleInternalAlias'];
const head = (rows: FixtureSheet['rows'] = []): FixtureSheet['rows'] => [
  columns.map(() => 'Avail'),
  columns,
  columns.map(() => '//REQ'),
  ...rows,
];
const cellsOf = (sheet: FixtureSheet, strings?: string[]) =>
  readAvailsWorkbook(buildWorkbook({ sheets: [sheet], ...(strings && { strings }) })).sheets[0]!.rows.map(
    (row) => row.cells,
  );

describe('A workbook is read by the names of its columns', () => {
  test('whatever their order, with rows kept at their numbers', () => {
    const book = readAvailsWorkbook(buildWorkbook({ sheets: [availsSheet([aFilmRow, {}, aFilmRow])] }));
    const [sheet] = book.sheets;
    expect(sheet).toMatchObject({ name: 'Movies', version: '1.9', headerRow: 2, firstRow: 4, lastRow: 6, unread: [] });
    expect(sheet!.rows.map((row) => row.row)).toEqual([4, 6]);
    expect(sheet!.rows[0]!.cells).toMatchObject({ Territory: 'SG', TitleInternalAlias: 'Lantern Keeper, The' });
  });

  test('under the names of 1.6 to 1.9, misspelt ones too; StoreLanguage is not AssetLanguage', () => {
    const old = {
      Territory: 'US',
      LicenseType: 'EST',
      Start: '2026-01-01',
      HoldbackExclusionLanguage: 'en',
      ProductID: 'p',
      EpisodeProductID: 'e',
      ExceptionsFlag: 'Yes',
      BundleALIDs: 'a;b',
      VolumeDistributinoNumber: 3,
      'asset language': 'FR',
      StoreLanguage: 'DE',
    };
    const [row] = readAvailsWorkbook(buildWorkbook({ sheets: [availsSheet([old])] })).sheets[0]!.rows;
    expect(row!.cells).toEqual({
      Territory: 'US',
      LicenseType: 'EST',
      Start: '2026-01-01',
      AllowedLanguages: 'en',
      EditID: 'p',
      EpisodeID: 'e',
      ExceptionFlag: 'Yes',
      BundledALIDs: 'a;b',
      VolumeDistributionNumber: 3,
      AssetLanguage: 'FR',
      StoreLanguage: 'DE',
    });
    const encoded = readAvailsWorkbook(buildWorkbook({ sheets: [availsSheet([{ ...aFilmRow, EncodeID: 'x' }])] }));
    expect(encoded.sheets[0]!.rows[0]!.cells.EditID).toBe('x');
  });

  test('unknown and repeated headers are named, and their cells counted', () => {
    const { sheets } = readAvailsWorkbook(
      buildWorkbook({
        sheets: [{ name: 'M', rows: [[], [...columns, 'Mood', 'ALID'], [], [...columns, 'blue', 'again']] }],
      }),
    );
    expect(sheets[0]).toMatchObject({ unread: ['Mood', 'ALID'] });
    expect(sheets[0]!.rows[0]).toMatchObject({ strangers: 2, cells: { ALID: 'ALID' } });
  });

  test('every worksheet of avails is read and every other one is named', () => {
    const tv = availsSheet([aFilmRow], 'TV');
    const book = readAvailsWorkbook(
      buildWorkbook({
        sheets: [availsSheet([aFilmRow]), { name: 'Data Dictionary', rows: [['Territory', 'ISO']] }, tv],
      }),
    );
    expect(book.sheets.map((sheet) => sheet.name)).toEqual(['Movies', 'TV']);
    expect(book.passedOver).toEqual(['Data Dictionary']);
  });

  test('a third row that holds data instead of requirements is read as data', () => {
    const sheet = { name: 'M', rows: [columns.map(() => 'Avail'), columns, ['a1', 'US', 'EST', '2026-01-01', 'Open']] };
    expect(cellsOf(sheet)).toMatchObject([{ ALID: 'a1' }]);
  });

  test('as written by a spreadsheet library, with shared strings and dates', async () => {
    const file = await writeExcelFile([
      {
        data: [
          columns.map(() => 'Avail'),
          columns,
          columns.map(() => '//REQ'),
          ['a1', 'SG', 'SVOD', new Date('2026-01-01'), 'Open', true, '潮汐表'],
        ],
        sheet: 'Movies',
        dateFormat: 'yyyy-mm-dd',
      },
    ]).toBuffer();
    expect(readAvailsWorkbook(file).sheets[0]!.rows[0]!.cells).toMatchObject({
      ALID: 'a1',
      Start: 46023,
      Exclusive: true,
      TitleInternalAlias: '潮汐表',
    });
  });
});

describe('Cells of every kind', () => {
  const one = (raw: string, strings?: string[]) =>
    cellsOf({ name: 'M', rows: head([['a1', 'US', 'EST', 1, 'Open', { raw }]]) }, strings)[0]!.Exclusive;

  test.each([
    ['a formula with its computed value', '<c><f>TRUE()</f><v>1</v></c>', 1],
    ['a formula nobody computed', '<c><f>TRUE()</f></c>', true],
    ['the other one', '<c t="b"><f>FALSE()</f><v></v></c>', false],
    ['a text formula', '<c t="str"><f>A1&amp;"x"</f><v>ax</v></c>', 'ax'],
    [
      'a formula that only a spreadsheet can compute',
      '<c><f>VLOOKUP(A1,B:C,2)</f></c>',
      { error: '=VLOOKUP(A1,B:C,2)' },
    ],
    ['an error', '<c t="e"><v>#N/A</v></c>', { error: '#N/A' }],
    ['a boolean', '<c t="b"><v>0</v></c>', false],
    ['an ISO date', '<c t="d"><v>2026-01-01T00:00:00</v></c>', '2026-01-01T00:00:00'],
    ['an inline rich text', '<c t="inlineStr"><is><r><t>La </t></r><r><t>vie</t></r></is></c>', 'La vie'],
    ['a character that XML cannot hold', '<c t="str"><v>a_x000D_b</v></c>', 'a\rb'],
    ['an empty string', '<c t="str"><v></v></c>', undefined],
    ['white space', '<c t="inlineStr"><is><t>  </t></is></c>', undefined],
  ])('%s', (_, raw, value) => {
    expect(one(raw)).toEqual(value);
  });

  test('shared strings, rich, without their phonetic guides', () => {
    const strings = [
      '<t>plain</t>',
      '<r><t>潮汐</t></r><r><t xml:space="preserve"> 表</t></r><rPh sb="0" eb="2"><t>しお</t></rPh>',
    ];
    expect(one('<c t="s"><v>1</v></c>', strings)).toBe('潮汐 表');
    expect(one('<c t="s"><v>7</v></c>', strings)).toEqual({ error: '#7' });
  });

  test('cells and rows without addresses follow one another', () => {
    const bare = '<row><c><v>5</v></c><c t="inlineStr"><is><t>US</t></is></c></row>';
    expect(cellsOf({ name: 'M', rows: head(), rawRows: bare })).toEqual([{ ALID: 5, Territory: 'US' }]);
  });
});

describe('A worksheet may declare a million rows', () => {
  const good = ['a1', 'US', 'EST', 46023, 'Open'];

  test('by its dimension, or by one cell in the last corner', () => {
    const corner = '<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>oops</t></is></c></row>';
    const book = buildWorkbook({
      sheets: [{ name: 'M', rows: head([good]), rawRows: corner, dimension: 'A1:XFD1048576' }],
    });
    const [sheet] = readAvailsWorkbook(book).sheets;
    expect(sheet).toMatchObject({ lastRow: 1_048_576 });
    expect(sheet!.rows.map(({ row, strangers }) => [row, strangers])).toEqual([
      [4, 0],
      [1_048_576, 1],
    ]);
  });

  test('by a million empty styled rows, in little memory', () => {
    const rows: string[] = [];
    for (let row = 5; row <= 1_048_576; row += 1) rows.push(`<row r="${row}"><c r="A${row}" s="1"/></row>`);
    const book = buildWorkbook({ sheets: [{ name: 'M', rows: head([good]), rawRows: rows.join('') }] });
    rows.length = 0;
    const before = process.memoryUsage.rss();
    const [sheet] = readAvailsWorkbook(book).sheets;
    expect(sheet).toMatchObject({ lastRow: 1_048_576, rows: [{ row: 4 }] });
    expect(process.memoryUsage.rss() - before).toBeLessThan(300 * 1024 * 1024);
  });
});

describe('A file that is no workbook of avails gets one clear message in both languages', () => {
  const refusal = (file: Uint8Array) => {
    try {
      readAvailsWorkbook(file);
    } catch (error) {
      if (error instanceof WorkbookError) return error.text;
      throw error;
    }
    throw new Error('the file was read');
  };
  const part = (name: string, text: string) => zipSync({ [name]: strToU8(text) });

  test.each([
    ['nothing', new Uint8Array(), /not an \.xlsx/],
    ['a text file', strToU8('Territory,LicenseType,Start'), /not an \.xlsx/],
    ['an encrypted workbook, which is no ZIP', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1), /may be encrypted/],
    ['a ZIP of something else', part('readme.txt', 'hello'), /no worksheets/],
    ['broken XML', part('xl/workbook.xml', '<workbook><sheets>'), /damaged/],
    ['own entities', part('xl/workbook.xml', '<!DOCTYPE w [<!ENTITY a "b">]><w>&a;</w>'), /damaged/],
  ])('%s', (_, file, en) => {
    const text = refusal(file);
    expect(text.en).toMatch(en);
    expect(text.zh).toMatch(/\p{Script=Han}/u);
  });

  test('the error for a workbook without avails lists its worksheets', () => {
    expect(refusal(buildWorkbook({ sheets: [{ name: 'Notes', rows: [['hello']] }] })).en).toContain(
      'worksheets: Notes',
    );
  });

  test('a sheet that is listed but not in the file', () => {
    const whole = buildWorkbook({ sheets: [availsSheet([aFilmRow])] });
    expect(refusal(whole.subarray(0, 900)).en).toMatch(/damaged/);
  });

  test('a ZIP bomb is stopped early', () => {
    const bomb = new Uint8Array(64 * 1024 * 1024).fill(0x20);
    bomb.set(strToU8('<sst>'));
    const extraParts = { 'xl/sharedStrings.xml': bomb };
    const file = buildWorkbook({ sheets: [availsSheet([aFilmRow])], extraParts });
    expect(file.length).toBeLessThan(200_000);
    expect(refusal(file).en).toMatch(/too large \(> 2000000 characters/);
  });

  test('too many bytes, inflated bytes or parts', () => {
    const file = buildWorkbook({ sheets: [availsSheet([aFilmRow])] });
    expect(() => readAvailsWorkbook(file, { ...archiveLimits, fileBytes: 100 })).toThrow(/too large/);
    expect(() => readAvailsWorkbook(file, { ...archiveLimits, inflatedBytes: 1_000 })).toThrow(/too large/);
    expect(() => readAvailsWorkbook(file, { ...archiveLimits, entries: 3 })).toThrow(/too large/);
  });

  test('cell references outside a worksheet', () => {
    const at = (address: string) => `<row r="5"><c r="${address}5"><v>1</v></c></row>`;
    for (const rawRows of [at('XFE'), at('AAAA'), '<row r="1048577"/>', '<row r="-1"/>', '<row r="x"/>']) {
      expect(refusal(buildWorkbook({ sheets: [{ name: 'M', rows: head(), rawRows }] })).en).toMatch(/damaged/);
    }
  });
});

test('Column letters of generated workbooks', () => {
  expect([1, 26, 27, 78, 16_384].map(letters)).toEqual(['A', 'Z', 'AA', 'BZ', 'XFD']);
  expect(rowXml(4, [1, null, 'x&y'])).toContain('<c r="C4" t="inlineStr"><is><t xml:space="preserve">x&amp;y');
});
