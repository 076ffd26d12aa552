import type { OfferScope } from '@pavilion/protocol/offerScope.ts';
import { lengthText } from '@pavilion/protocol/programmeLength.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aStaff } from '../../testing/builders.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import type { Column } from './avails.columns.ts';
import { type ImportOptions, importAvails } from './avails.import.ts';
import { reportLines, resultLine } from './avails.report.ts';
import { judgeWorkbook } from './avails.rows.ts';
import { readAvailsWorkbook } from './avails.workbook.ts';
import { aFilmRow, anEpisodeRow, availsSheet, buildWorkbook, type FixtureCell } from './avails.workbookFixtures.ts';

type Row = Partial<Record<Column, FixtureCell>>;
let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const judged = (rows: Row[]) =>
  judgeWorkbook(readAvailsWorkbook(buildWorkbook({ sheets: [availsSheet(rows)] })), {
    today: t.clock.now.toISOString().slice(0, 10),
  });
const bring = (rows: Row[], options: Partial<ImportOptions> = {}) =>
  importAvails(t.db, judged(rows), {
    now: t.clock.now,
    file: { name: 'avails.xlsx', sha256: '00' },
    country: 'SG',
    publish: true,
    ...options,
  });
const offersOf = (programmeId: number) =>
  t.db.selectFrom('licenceOffers').selectAll().where('programmeId', '=', programmeId).orderBy('id').execute();
const programme = (id: number) =>
  t.db.selectFrom('programmes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

let number = 0;
/** A film that no other test uses: its own title and ALID, and no EIDR. */
const aFilm = (changes: Row = {}): Row => {
  number += 1;
  return {
    ...aFilmRow,
    TitleID: null,
    TitleInternalAlias: `Film ${number}`,
    TitleDisplayUnlimited: null,
    ALID: `alid:${number}`,
    ...changes,
  };
};
const fee = {
  PriceType: 'LicenseFee',
  PriceValue: 8_000,
  PriceCurrency: 'USD',
  Start: '2026-07-01',
  End: '2027-06-30',
} as const;

describe('An imported workbook appears in the catalogue', () => {
  test('as a published programme with its seller, and a licence offer with its window', async () => {
    const row = aFilm({
      ...fee,
      TitleInternalAlias: 'Salt Roads, The',
      TitleDisplayUnlimited: '盐路',
      AssetLanguage: 'zh-CN',
      Director: 'Mei Tan',
      Territory: 'SG, MY',
      ReleaseYear: 2025,
    });
    const { programmes, offers } = await bring([row]);
    expect({ programmes, offers }).toMatchObject({
      programmes: { added: 1, matched: 0 },
      offers: { added: 1, ended: 0 },
    });
    const detail = await t.visitor.programSale.detail({ id: programmes.ids[0]! });
    expect(detail).toMatchObject({
      typeId: 5,
      zhTitle: '盐路',
      enTitle: 'The Salt Roads',
      year: 2025,
      minutes: 112,
      country: 'SG',
      languages: ['zh'],
      resolution: 'HD',
      credits: [{ role: 'director', zhName: null, enName: 'Mei Tan' }],
      seller: { enName: 'Harbour Pictures' },
      offers: [
        {
          enName: 'SVOD · Library · HD',
          media: ['svod'],
          territories: { include: ['MY', 'SG'], exclude: [] },
          countries: ['MY', 'SG'],
          exclusive: false,
          currency: 'USD',
          prices: { 1: 800_000 },
          windowStart: '2026-07-01',
          windowEnd: '2027-06-30',
          enLocalisation: 'Language versions: zh-CN.',
          scope: { episode: null, formats: ['HD'], transaction: null },
        },
      ],
    });
  });

  test('and its cells are free in the window and not offered outside it', async () => {
    const { programmes } = await bring([aFilm(fee)]);
    const ask = (startDate: string, territories: string[]) =>
      t.visitor.rights.availability({
        programmeId: programmes.ids[0]!,
        media: ['svod'],
        territories,
        startDate,
        years: 1,
      });
    expect((await ask('2026-07-01', ['SG'])).cells).toMatchObject([{ state: 'free' }]);
    expect((await ask('2026-08-01', ['SG'])).cells).toMatchObject([{ state: 'notOffered', reason: 'outsideWindow' }]);
    expect((await ask('2026-07-01', ['FR'])).cells).toMatchObject([{ state: 'notOffered' }]);
  });

  test('formats of one right are one offer; episodes are offers of their season', async () => {
    const film = aFilm();
    const { programmes } = await bring([film, { ...film, FormatProfile: 'UHD' }]);
    expect((await offersOf(programmes.ids[0]!)).map((offer) => offer.enName)).toEqual(['SVOD · Library · HD/UHD']);
    expect((await programme(programmes.ids[0]!)).resolution).toBe('4K');

    const series = await bring([
      { ...anEpisodeRow, WorkType: 'Season', EpisodeNumber: null, EpisodeTitleInternalAlias: null, ALID: 'tide_2' },
      anEpisodeRow,
      { ...anEpisodeRow, EpisodeNumber: 4, ALID: 'tide_204' },
    ]);
    expect(series).toMatchObject({ programmes: { added: 1 }, offers: { added: 3 } });
    expect(await programme(series.programmes.ids[0]!)).toMatchObject({
      typeId: 1,
      enTitle: 'The Tide Tables, Season 2',
      episodes: 8,
    });
    expect(
      (await offersOf(series.programmes.ids[0]!)).map(({ enName, scope }) => [enName, (scope as OfferScope).episode]),
    ).toEqual([
      ['SVOD · HD', null],
      ['SVOD · Episode 3 The Ebb · HD', { number: '3', title: 'The Ebb' }],
      ['SVOD · Episode 4 The Ebb · HD', { number: '4', title: 'The Ebb' }],
    ]);
  });

  test('a season without a number of episodes has an unknown one: in the list, on the page, in the workbook and in the contract', async () => {
    const row = {
      ...anEpisodeRow,
      SeriesTitleInternalAlias: 'Unnumbered Nights',
      SeriesTitleDisplayUnlimited: 'Unnumbered Nights',
      EpisodeCount: null,
      ALID: 'unnumbered_1',
    };
    const { programmes } = await bring([row]);
    const id = programmes.ids[0]!;
    expect((await programme(id)).episodes).toBeNull();
    await t.db.updateTable('programmes').set({ enPublishedAt: t.clock.now }).where('id', '=', id).execute();
    expect((await t.visitor.programSale.detail({ id })).episodes).toBeNull();
    const { minutes } = await programme(id);
    expect(lengthText({ episodes: null, minutes })).toEqual(
      minutes ? { zh: `每集 ${minutes} 分钟`, en: `${minutes} min per episode` } : undefined,
    );
    const editor = await aStaff(t, 'editor');
    const { rows } = await editor.client.consoleSheet.export({ of: 'programmes', keyword: 'Unnumbered' });
    // The season and the series that it belongs to.
    expect(rows).toBe(2);
    // A later workbook with the number fills it in.
    await bring([{ ...row, EpisodeCount: 12 }]);
    expect((await programme(id)).episodes).toBe(12);
  });

  test('worldwide keeps its exclusions as they were written', async () => {
    const { programmes } = await bring([aFilm({ Territory: 'ZZ', TerritoryExclusion: 'CN' })]);
    const [offer] = await offersOf(programmes.ids[0]!);
    expect(offer!.territories).toEqual({ include: ['worldwide'], exclude: ['CN'] });
    expect(offer!.countries).not.toContain('CN');
    expect(offer!.countries.length).toBeGreaterThan(240);
  });

  test('prices: by a fee of the avail, by fees given for all, else on request for every term that fits', async () => {
    const window = { Start: '2026-07-01', End: '2029-06-30' };
    const rows = [
      aFilm(window),
      aFilm({ ...window, ...fee, End: '2029-06-30' }),
      aFilm({ Start: '2013-01-01', End: '2013-02-01' }),
    ];
    const { programmes } = await bring(rows, { fees: { currency: 'CNY', amountsMinor: { 1: 500, 5: 900 } } });
    const prices = await Promise.all(
      programmes.ids.map(async (id) => (await offersOf(id)).map(({ prices, active }) => [prices, active])),
    );
    expect(prices).toEqual([[[{ 1: 500, 2: null, 3: null }, true]], [[{ 3: 800_000 }, true]], [[{ 1: 500 }, false]]]);
  });

  test('offers that need review are stored off sale, and drafts stay unpublished without --publish', async () => {
    const { programmes } = await bring([aFilm({ ExceptionFlag: 'Yes' })], { publish: false, country: undefined });
    expect((await offersOf(programmes.ids[0]!))[0]).toMatchObject({ active: false, source: 'avails' });
    expect(await programme(programmes.ids[0]!)).toMatchObject({ country: 'ZZ', enPublishedAt: null, source: 'avails' });
    await expect(t.visitor.programSale.detail({ id: programmes.ids[0]! })).rejects.toMatchObject({ status: 404 });
  });

  test('refused rows write nothing, and the source is recorded', async () => {
    const { programmes, offers } = await bring([aFilm({ Territory: 'XX' }), aFilm({ WorkType: 'Collection' })]);
    expect({ added: programmes.added, offers: offers.added }).toEqual({ added: 0, offers: 0 });
    const log = await t.db.selectFrom('auditLog').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(log).toMatchObject({
      action: 'avails.import',
      subjectId: 'avails.xlsx',
      staffId: null,
      details: { sha256: '00', rows: 2, refused: 2, offersAdded: 0 },
    });
  });
});

describe('Importing again', () => {
  test('the same workbook changes nothing', async () => {
    const rows = [aFilm(), aFilm(fee), { ...anEpisodeRow, SeasonNumber: 7 }];
    const first = await bring(rows);
    const before = await t.sql`select * from licence_offers order by id`;
    const second = await bring(rows);
    expect(second.programmes).toEqual({ added: 0, matched: 3, ids: first.programmes.ids });
    expect(second.offers).toEqual({ added: 0, changed: 0, unchanged: 3, ended: 0 });
    expect(await t.sql`select * from licence_offers order by id`).toEqual(before);
  });

  test('two concurrent imports write once', async () => {
    const rows = [aFilm(), aFilm()];
    const results = await Promise.all([bring(rows), bring(rows)]);
    expect(results.map(({ offers }) => offers.added).toSorted()).toEqual([0, 2]);
    expect(results.map(({ programmes }) => programmes.added).toSorted()).toEqual([0, 2]);
  });

  test('keeps what staff decided: their price, and an offer they switched off', async () => {
    const film = aFilm();
    const { programmes } = await bring([film]);
    await t.db
      .updateTable('licenceOffers')
      .set({ prices: { 1: 12_345 }, active: false })
      .where('programmeId', '=', programmes.ids[0]!)
      .execute();
    await bring([{ ...film, FormatProfile: 'UHD' }]);
    expect(await offersOf(programmes.ids[0]!)).toMatchObject([
      { prices: { 1: 12_345 }, active: false, enName: 'SVOD · Library · UHD' },
    ]);
    await t.db
      .updateTable('programmes')
      .set({ enTitle: 'A better title' })
      .where('id', '=', programmes.ids[0]!)
      .execute();
    const again = await bring([film]);
    expect(again.programmes.ids).toEqual(programmes.ids);
    expect((await programme(programmes.ids[0]!)).enTitle).toBe('A better title');
  });

  test('replaces the offers of an ALID in a territory, and leaves other territories unchanged', async () => {
    const film = aFilm({ Territory: 'SG' });
    const { programmes } = await bring([film, { ...film, Territory: 'MY' }, { ...film, Territory: 'TH, VN' }]);
    const result = await bring([
      { ...film, End: '2030-12-31' },
      { ...film, Territory: 'VN', LicenseType: 'AVOD' },
    ]);
    expect(result.offers).toEqual({ added: 2, changed: 0, unchanged: 0, ended: 1 });
    const living = (await offersOf(programmes.ids[0]!)).filter((offer) => offer.active);
    expect(living.map(({ media, countries, windowEnd }) => [media, countries, windowEnd])).toEqual([
      [['svod'], ['MY'], null],
      [['svod'], ['TH'], null],
      [['svod'], ['SG'], '2030-12-31'],
      [['avod'], ['VN'], null],
    ]);
  });

  test('a Full Delete ends the offers of its territory, and a later extract brings a new one', async () => {
    const film = aFilm();
    const { programmes } = await bring([film, { ...film, Territory: 'MY' }]);
    const deleted = await bring([
      { ALID: film.ALID!, Territory: 'SG', EntryType: 'Full Delete', LicenseType: null, Start: null },
    ]);
    expect(deleted).toMatchObject({ programmes: { added: 0 }, offers: { ended: 1 } });
    expect((await offersOf(programmes.ids[0]!)).map(({ countries, active }) => [countries, active])).toEqual([
      [['SG'], false],
      [['MY'], true],
    ]);
    expect((await bring([film])).offers.added).toBe(1);
  });
});

describe('A programme is recognised', () => {
  test('by its EIDR, whatever its title', async () => {
    const eidr = { TitleID: '10.5240/1534-FF7C-1702-2A95-6D72-W' };
    const first = await bring([aFilm(eidr)]);
    const second = await bring([aFilm({ ...eidr, DisplayName: 'Another Seller' })]);
    expect(second.programmes).toEqual({ added: 0, matched: 1, ids: first.programmes.ids });
  });

  test('but not by an EIDR with a wrong check character', async () => {
    const wrong = { TitleID: '10.5240/1489-49A2-3956-4B2D-FE16-A' };
    const first = await bring([aFilm(wrong)]);
    const second = await bring([aFilm(wrong)]);
    expect(second.programmes.added).toBe(1);
    expect((await programme(first.programmes.ids[0]!)).eidr).toBeNull();
    expect((await programme(second.programmes.ids[0]!)).eidr).toBeNull();
  });

  test('by its title, in several languages and with an EIDR that comes later', async () => {
    const film = aFilm({ TitleDisplayUnlimited: 'One Long Night', TitleInternalAlias: 'One Long Night' });
    const first = await bring([film, { ...film, AssetLanguage: 'FR', TitleDisplayUnlimited: 'Une longue nuit' }]);
    expect(first.programmes.added).toBe(1);
    const second = await bring([{ ...film, TitleID: '10.5240/59AE-D957-9E39-17CF-61DA-0' }]);
    expect(second.programmes.ids).toEqual(first.programmes.ids);
    expect(await programme(first.programmes.ids[0]!)).toMatchObject({
      eidr: '10.5240/59AE-D957-9E39-17CF-61DA-0',
      enTitle: 'One Long Night',
    });
    const remake = await bring([{ ...film, ALID: 'remake', TitleID: '10.5240/B953-8C99-7F10-E827-D284-L' }]);
    expect(remake.programmes.added).toBe(1);
  });

  test('when staff had entered it: same title, same seller', async () => {
    const { id: sellerId } = await t.db
      .selectFrom('companies')
      .select('id')
      .where('enName', '=', 'Harbour Pictures')
      .executeTakeFirstOrThrow();
    // The console lists the seller that an earlier workbook created among companies.
    await t.db
      .selectFrom('contentRecords')
      .select('recordId')
      .where('kind', '=', 'company')
      .where('recordId', '=', sellerId)
      .executeTakeFirstOrThrow();
    const { id } = await t.db
      .insertInto('programmes')
      .values({ typeId: 2, enTitle: 'Rivers of Ice', zhTitle: '冰河', country: 'NO', sellerId })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await bring([aFilm({ TitleInternalAlias: 'Rivers Of Ice' })])).programmes.ids).toEqual([id]);
    expect(await programme(id)).toMatchObject({ typeId: 2, country: 'NO', source: 'console', year: 2024 });
  });
});

test('The report has a line for each row, its reasons and the sums, in both languages', () => {
  const sheets = judged([
    aFilm(),
    {},
    aFilm({ Territory: 'XX', TitleInternalAlias: { raw: '<c t="str"><v>Bell_x0007_ Tower</v></c>' } }),
  ]);
  const english = reportLines(sheets, ['Notes'], 'en-US').join('\n');
  expect(english).toMatch(
    /^Worksheet “Movies” \(version 1\.9\)\n {7}4 {2}ready {5}Film \d+ +offer · SG · SVOD → SVOD · HD · 2026-01-01 – open$/m,
  );
  expect(english).toMatch(/^ {7}6 {2}rejected {2}Bell {1,2}Tower\n {10}✗ Territory: “XX” is not an ISO 3166-1 code$/m);
  expect(english).toContain('blank     row 5');
  expect(english).toContain('3 rows read: 1 ready, 0 with warnings, 0 off sale until reviewed, 1 rejected, 1 blank');
  expect(english).toContain('Worksheets skipped (not avails): Notes');
  const chinese = reportLines(sheets, ['Notes'], 'zh-CN').join('\n');
  expect(chinese).toContain('✗ Territory: “XX”不是 ISO 3166-1 国家/地区代码');
  expect(chinese).toContain('读取 3 行：可导入 1，有提示 0，停用待核对 0，已拒绝 1，空行 1');
  const result = {
    programmes: { added: 1, matched: 0, ids: [1] },
    offers: { added: 2, changed: 0, unchanged: 0, ended: 3 },
    rows: new Map(),
  };
  expect(resultLine(result, 'en-US')).toBe(
    'Programmes: 1 added, 0 matched. Licence offers: 2 added, 0 changed, 0 unchanged, 3 ended.',
  );
});
