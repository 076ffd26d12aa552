import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { aProgramme, aStaff, aUser, nextNumber } from '../../testing/builders.ts';
import { testApp } from '../../testing/testApp.ts';
import { readWorkbook } from '../avails/avails.service.ts';
import { buildWorkbook } from '../avails/avails.workbookFixtures.ts';

const t = await testApp();
afterAll(() => t.close());
const { client: editor, token } = await aStaff(t, 'editor');

type Cells = (string | number | boolean | null)[][];
const asFile = (bytes: Uint8Array) => ({
  name: 'book.xlsx',
  type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  bytes: new Uint8Array(bytes),
});
const book = async (rows: Cells) => asFile(await writeExcelFile(rows as never, { sheet: 'x' }).toBuffer());
async function download(of: 'programmes' | 'companies', filter: object = {}, locale: 'zh-CN' | 'en-US' = 'en-US') {
  const { url, rows } = await t.as(token, locale).consoleSheet.export({ of, ...filter });
  const response = await t.app.inject({ url });
  expect(response.statusCode).toBe(200);
  return { file: asFile(response.rawPayload), rows };
}
const cellsOf = (file: { bytes: Uint8Array }) =>
  readWorkbook(file.bytes).sheets[0]!.rows.map(({ cells }) => Object.fromEntries(cells));
async function apply(of: 'programmes' | 'companies', file: Awaited<ReturnType<typeof book>>) {
  const { plan } = await editor.consoleSheet.check({ of, file });
  return editor.consoleSheet.apply({ of, file, plan });
}

const seller = await editor.consoleCompany.save({
  form: { zhName: '云栈里影业', enName: 'Yunzhanli', isSeller: true, registrationNo: '91110000X' },
});
await editor.consoleCompany.publish({ ...seller, languages: ['zh', 'en'] });
const odd = '=HYPERLINK("http://x","y")\r\n第二行 _x0041_ \u{1F3AC}';

describe('programmes', () => {
  it('are read back unchanged, in either language', async () => {
    await aProgramme(t, {
      sellerId: seller.id,
      zhSynopsis: odd,
      eidr: '10.5240/AAAA-BBBB-CCCC-DDDD-EEEE-F',
      genres: ['science_fiction', 'drama'],
      languages: ['zh', 'en'],
      resolution: '4K HDR',
      credits: JSON.stringify([
        { role: 'director', zhName: '沈砚', enName: 'Shen Yan' },
        { role: 'company', zhName: null, enName: 'A | B: C' },
      ]),
      awards: JSON.stringify([{ zh: '白玉兰', en: null, year: 2024 }]),
    });
    await aProgramme(t, { typeId: 2, enPublishedAt: null, enTitle: null, year: null, country: 'ZZ' });
    await aProgramme(t, { zhPublishedAt: null, enPublishedAt: null });
    for (const locale of ['zh-CN', 'en-US'] as const) {
      const { file, rows } = await download('programmes', {}, locale);
      expect(rows).toBe(3);
      const told = await t.as(token, locale).consoleSheet.check({ of: 'programmes', file });
      expect(told.rows.filter((row) => row.verdict !== 'unchanged')).toEqual([]);
      expect(told).toMatchObject({ counts: { unchanged: 3 }, unread: [] });
    }
    const { file } = await download('programmes', { typeId: 2 }, 'zh-CN');
    expect(cellsOf(file)).toHaveLength(2);
    expect(cellsOf(file)[0]![2]).toBe('类型');
    // Text stays text: no cell is a formula.
    const xml = Object.values(unzipSync((await download('programmes')).file.bytes)).map((part) => Buffer.from(part));
    expect(Buffer.concat(xml).toString()).not.toMatch(/<f>/);
  });

  it('write cast and awards in readable form, in either language, and read them back', async () => {
    const kept = {
      credits: [
        { role: 'director', zhName: '沈砚', enName: 'Shen Yan' },
        { role: 'cast', zhName: '罗婉', enName: null },
        { role: 'writer', zhName: null, enName: 'Ada (Lovelace) King' },
      ],
      awards: [
        { zh: '白玉兰', en: 'Magnolia', year: 2024 },
        { zh: null, en: 'Best Drama', year: null },
      ],
    };
    const { id } = await aProgramme(t, {
      enTitle: 'Credited',
      credits: JSON.stringify(kept.credits),
      awards: JSON.stringify(kept.awards),
    });
    const shown = async (locale: 'zh-CN' | 'en-US') =>
      Object.values(cellsOf((await download('programmes', { keyword: 'Credited' }, locale)).file)[1]!).map(String);
    const inEnglish = await shown('en-US');
    expect(inEnglish).toContain('沈砚 / Shen Yan (Director); 罗婉 (Cast); Ada (Lovelace) King (Writer)');
    expect(inEnglish).toContain('白玉兰 / Magnolia (2024); Best Drama');
    expect(await shown('zh-CN')).toContain('白玉兰 / Magnolia（2024）；Best Drama');
    const typed = '沈砚 / Shen Yan（导演）；Somebody New (Director)';
    const file = await book([
      ['Number', 'Cast and crew', 'Awards'],
      [id, typed, 'Magnolia (2025)'],
    ]);
    expect(await apply('programmes', file)).toMatchObject({ changed: 1 });
    const { credits, awards } = await t.db
      .selectFrom('programmes')
      .select(['credits', 'awards'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(credits).toEqual([kept.credits[0], { role: 'director', zhName: null, enName: 'Somebody New' }]);
    expect(awards).toEqual([{ zh: null, en: 'Magnolia', year: 2025 }]);
    const wrong = await book([
      ['Number', 'Cast and crew'],
      [id, 'Somebody without a role'],
    ]);
    const [row] = (await editor.consoleSheet.check({ of: 'programmes', file: wrong })).rows;
    expect(row!.problems[0]!.words).toMatch(/^“Somebody without a role” cannot be read\. Write “Name \(Role\)”/);
  });

  it('accept an EIDR or ISAN by its form, report a wrong check character and keep existing values', async () => {
    const { id } = await aProgramme(t, { enTitle: 'Numbered', eidr: '10.5240/XXXX' });
    const check = async (eidr: string, isan = '') => {
      const file = await book([
        ['Number', 'Country of origin', 'EIDR', 'ISAN'],
        [id, 'France', eidr, isan],
      ]);
      return (await editor.consoleSheet.check({ of: 'programmes', file })).rows[0]!;
    };
    expect(await check('10.5240/YYYY')).toMatchObject({ verdict: 'refused', problems: [{ column: 'EIDR' }] });
    expect(await check('10.5240/XXXX', '12-34')).toMatchObject({ verdict: 'refused', problems: [{ column: 'ISAN' }] });
    expect((await check('10.5240/AAAA-BBBB-CCCC-DDDD-EEEE-0')).notes.join()).toContain('it should be I');
    expect(await check('10.5240/7791-8534-2C23-9030-8610-5')).toMatchObject({ verdict: 'changed', notes: [] });
    // An existing wrong value does not prevent a change of another field.
    expect(await check('10.5240/XXXX')).toMatchObject({ verdict: 'changed', changes: ['Country of origin'] });
  });

  it('are evaluated row by row, without writing, and then written once', async () => {
    const { id } = await aProgramme(t, { zhTitle: '旧片名', enTitle: 'Old name', episodes: 12 });
    const gone = await aProgramme(t, { zhTitle: '将下线', enTitle: 'Going away', year: 2019 });
    const file = await book([
      [
        '编号',
        'Type',
        'zhTitle',
        'Title (English)',
        'Year',
        'Country of origin',
        'Published in',
        'Seller',
        'Episodes',
        '备注',
      ],
      [id, 'Documentary', '新片名', 'New name', 2024, 'China', '中文; English', 'Yunzhanli', null, 'mine'],
      [null, '电视剧', '灯匠', 'The Lantern Keeper', 2025, 'CN', 'zh', `#${seller.id}`, 24, null],
      [null, 'Teleplay', '将下线', null, null, 'CN', null, null, null, null],
      [id, null, '又来一次', null, null, null, null, null, null, null],
      [999_999, null, '不存在', null, null, null, null, null, null, null],
      [null, 'Opera', '坏类型', null, 'soon', 'Atlantis', null, 'Nobody', 0, null],
      [null, '微短剧', '没有备案号', null, 2025, 'CN', 'English', null, null, null],
    ]);
    const before = await t.db.selectFrom('programmes').selectAll().orderBy('id').execute();
    const told = await editor.consoleSheet.check({ of: 'programmes', file });
    expect(await t.db.selectFrom('programmes').selectAll().orderBy('id').execute()).toEqual(before);
    expect(told.counts).toEqual({ new: 1, changed: 2, unchanged: 0, refused: 4 });
    expect(told.unread).toEqual(['备注']);
    expect(told.rows.map(({ row, verdict }) => [row, verdict])).toEqual([
      [2, 'changed'],
      [3, 'new'],
      [4, 'changed'],
      [5, 'refused'],
      [6, 'refused'],
      [7, 'refused'],
      [8, 'refused'],
    ]);
    expect(told.rows[0]!.changes).toEqual(
      ['Type', 'Title (Chinese)', 'Title (English)', 'Seller', 'Year'].sort(byColumn),
    );
    expect(told.rows[2]).toMatchObject({ id: gone.id, notes: [expect.stringContaining(String(gone.id))] });
    expect(told.rows[3]!.problems[0]!.words).toContain('row 2');
    expect(told.rows[5]!.problems.map((p) => p.column)).toEqual(
      expect.arrayContaining(['Type', 'Year', 'Country of origin', 'Seller']),
    );
    expect(told.rows[6]!.problems).toMatchObject([{ column: 'Permit or filing number' }]);
    const inChinese = await t.as(token, 'zh-CN').consoleSheet.check({ of: 'programmes', file });
    expect(inChinese.rows[5]!.problems[0]).toMatchObject({ column: '类型', words: '不认识“Opera”' });

    expect(await editor.consoleSheet.apply({ of: 'programmes', file, plan: told.plan })).toEqual(told.counts);
    const shown = await t.visitor.programSale.detail({ id });
    expect(shown).toMatchObject({ zhTitle: '新片名', typeId: 2, episodes: 12, seller: { id: seller.id } });
    await expect(t.visitor.programSale.detail({ id: gone.id })).rejects.toMatchObject({ code: 404 });
    const lantern = (await editor.consoleProgramme.list({ keyword: '灯匠' })).rows;
    expect(lantern).toMatchObject([{ zhPublishedAt: expect.any(String), enPublishedAt: null }]);
    // A second run with the old plan has nothing to write.
    expect(await editor.consoleSheet.apply({ of: 'programmes', file, plan: told.plan })).toMatchObject({
      new: 0,
      changed: 0,
      refused: 4,
    });
    expect((await editor.consoleProgramme.list({ keyword: '灯匠' })).total).toBe(1);
  });

  it('are found by EIDR, and one EIDR is one programme', async () => {
    const eidr = '10.5240/1111-2222-3333-4444-5555-6';
    const { id } = await aProgramme(t, { eidr, zhTitle: '有号的片' });
    const other = await aProgramme(t, { zhTitle: '没号的片' });
    const file = await book([
      ['EIDR', 'Number', 'Title (Chinese)', 'Recommended'],
      [eidr, null, '有号的片', 77],
      [eidr, other.id, '没号的片', 5],
    ]);
    const told = await editor.consoleSheet.check({ of: 'programmes', file });
    expect(told.rows).toMatchObject([
      { verdict: 'changed', id, changes: ['Recommended'] },
      { verdict: 'refused', problems: [{ column: 'EIDR' }] },
    ]);
  });

  it('are not written when somebody has changed them meanwhile', async () => {
    const { id } = await aProgramme(t, { zhTitle: '争用', recommended: 1 });
    const file = await book([
      ['Number', 'Recommended'],
      [id, 50],
    ]);
    const { plan } = await editor.consoleSheet.check({ of: 'programmes', file });
    t.pass({ minutes: 1 });
    await editor.consoleProgramme.publish({ id, language: 'en', published: false });
    await expect(editor.consoleSheet.apply({ of: 'programmes', file, plan })).rejects.toMatchObject({ code: 409 });
    const fresh = await editor.consoleSheet.check({ of: 'programmes', file });
    const both = await Promise.all(
      [1, 2].map(() => editor.consoleSheet.apply({ of: 'programmes', file, plan: fresh.plan })),
    );
    expect(both.map(({ changed }) => changed).sort()).toEqual([0, 1]);
  });
});
const order = ['Type', 'Title (Chinese)', 'Title (English)', 'Seller', 'Year'];
const byColumn = (a: string, b: string) => order.indexOf(a) - order.indexOf(b);

describe('companies', () => {
  const form = {
    enName: 'Lautan Layar',
    zhName: '群岛荧幕',
    isBuyer: true,
    country: 'ID',
    wantedTerritories: ['ID', 'hk_mo_tw', 'worldwide_excl_cn'],
    wantedMedia: ['svod' as const, 'format' as const],
    wantedGenres: ['romance' as const],
    zhProfile: odd,
  };
  it('are read back unchanged, drafts and published ones', async () => {
    await t.db
      .insertInto('territoryGroups')
      .values({
        code: `own_${nextNumber()}`,
        zhName: '亚洲',
        enName: 'Asia',
        countries: ['CN'],
        staffMade: true,
        position: 1,
      })
      .execute();
    const saved = await editor.consoleCompany.save({
      form: { ...form, wantedTerritories: [...form.wantedTerritories, 'asia'] },
    });
    await editor.consoleCompany.publish({ ...saved, languages: ['en'] });
    await editor.consoleCompany.save({ form: { zhName: '只有草稿' } });
    for (const locale of ['zh-CN', 'en-US'] as const) {
      const { file, rows } = await download('companies', {}, locale);
      const told = await t.as(token, locale).consoleSheet.check({ of: 'companies', file });
      expect(told.rows.filter((row) => row.verdict !== 'unchanged')).toEqual([]);
      expect(told.counts.unchanged).toBe(rows);
    }
    expect((await download('companies', { isBuyer: true, publication: 'enOnly' })).rows).toBe(1);
  });

  it('become drafts, and are published if the workbook requests it', async () => {
    const { id, revision } = await editor.consoleCompany.save({ form: { ...form, enName: 'Old house', zhName: null } });
    await editor.consoleCompany.publish({ id, revision, languages: ['en'] });
    const file = await book([
      [
        'Number',
        'Company (Chinese)',
        'Company (English)',
        'Published in',
        'Overseas customer',
        'Country or region',
        'Website',
      ],
      [id, '老宅', 'Old house', 'Chinese; English', 'yes', 'Indonesia', null],
      [null, '新客', 'New guest', 'English', '是', '肯尼亚', 'https://guest.example.com'],
      [null, '无身份', 'Sideless', 'English', 'no', 'KE', null],
      [null, '坏网址', 'Bad site', null, 'yes', 'KE', 'javascript:1'],
    ]);
    const told = await editor.consoleSheet.check({ of: 'companies', file });
    expect(told.rows.map(({ verdict }) => verdict)).toEqual(['changed', 'new', 'refused', 'refused']);
    expect(told.rows[2]!.problems).toMatchObject([{ column: 'Domestic exhibitor' }]);
    await editor.consoleSheet.apply({ of: 'companies', file, plan: told.plan });
    await expect.poll(async () => (await t.visitor.buyerInfo.detail({ id })).zhName).toBe('老宅');
    const [guest] = (await t.visitor.buyerInfo.list({ country: 'KE' })).rows;
    expect(guest).toMatchObject({ enName: 'New guest', zhName: null });
    expect(await editor.consoleSheet.apply({ of: 'companies', file, plan: told.plan })).toMatchObject({
      new: 0,
      changed: 0,
    });
    const versions = await editor.consoleCompany.versions({ id: guest!.id });
    expect(versions.total).toBe(2);
  });

  it('are found by their registration number', async () => {
    const file = await book([
      ['Registration number', 'Company (Chinese)', 'Recommended'],
      ['91110000X', '云栈里影业（集团）', 900],
    ]);
    const told = await editor.consoleSheet.check({ of: 'companies', file });
    expect(told.rows).toMatchObject([
      { verdict: 'changed', id: seller.id, notes: [expect.stringContaining('egistration')] },
    ]);
    await apply('companies', file);
    expect((await editor.consoleCompany.detail({ id: seller.id })).form.zhName).toBe('云栈里影业（集团）');
  });
});

describe('a file that is no such workbook', () => {
  const check = (bytes: Uint8Array) => editor.consoleSheet.check({ of: 'programmes', file: asFile(bytes) });
  it('is refused with a message', async () => {
    await expect(check(strToU8('not a workbook'))).rejects.toMatchObject({ code: 4361, status: 422 });
    await expect(check(zipSync({ 'a.txt': strToU8('x') }))).rejects.toMatchObject({ code: 4361 });
    await expect(
      check(
        (
          await book([
            ['Colour', 'Weight'],
            ['red', 1],
          ])
        ).bytes,
      ),
    ).rejects.toMatchObject({
      code: 4361,
      message: expect.stringContaining('Title (English)'),
    });
    await expect(check((await book([])).bytes)).rejects.toMatchObject({ code: 4361 });
  });
  it('may declare a million rows or inflate without harm', async () => {
    const far = buildWorkbook({
      sheets: [
        {
          name: 'far',
          dimension: 'A1:XFD1048576',
          rows: [['Number', 'Title (Chinese)']],
          rawRows: '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>',
        },
      ],
    });
    const begun = performance.now();
    expect((await check(far)).rows).toHaveLength(1);
    expect(performance.now() - begun).toBeLessThan(20_000);
    const bomb = buildWorkbook({
      sheets: [{ name: 'x', rows: [['Number']] }],
      extraParts: { 'xl/worksheets/sheet1.xml': new Uint8Array(8 * 1024 * 1024).fill(0x20) },
    });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    await expect(check(bomb)).rejects.toMatchObject({ code: 4361, message: expect.stringContaining('too large') });
    const many = buildWorkbook({
      sheets: [{ name: 'x', rows: [['Title (Chinese)'], ...Array.from({ length: 10_001 }, (_, i) => [`第 ${i}`])] }],
    });
    await expect(check(many)).rejects.toMatchObject({ message: expect.stringContaining('10000') });
  });
  it('reports formulas without a computed value', async () => {
    const file = buildWorkbook({
      sheets: [
        {
          name: 'x',
          rows: [
            ['Title (Chinese)', 'Year'],
            ['片', { raw: '<c><f>A1+1</f></c>' }],
          ],
        },
      ],
    });
    expect((await check(file)).rows[0]!.problems).toContainEqual({
      column: 'Year',
      words: expect.stringContaining('A1+1'),
    });
  });
  it('is refused for anyone but editors', async () => {
    const file = await book([['Number'], [1]]);
    const trade = (await aStaff(t, 'trade')).client;
    const { client: user } = await aUser(t);
    const plan = 'a'.repeat(64);
    await expect(trade.consoleSheet.export({ of: 'companies' })).rejects.toMatchObject({ code: 403 });
    await expect(trade.consoleSheet.check({ of: 'companies', file })).rejects.toMatchObject({ code: 403 });
    await expect(user.consoleSheet.apply({ of: 'companies', file, plan })).rejects.toMatchObject({ code: 401 });
    await expect(t.visitor.consoleSheet.export({ of: 'companies' })).rejects.toMatchObject({ code: 401 });
    await expect(editor.consoleSheet.apply({ of: 'companies', file, plan: 'x' })).rejects.toMatchObject({ code: 400 });
  });
});
