// Cells that cannot be read with certainty close the offer or refuse the row; they never widen what is sold.
import { describe, expect, test } from 'vitest';
import type { Column } from './avails.columns.ts';
import { columnsOf } from './avails.columns.ts';
import type { Avail, JudgedRow } from './avails.judged.ts';
import { planImport } from './avails.plan.ts';
import { judgeWorkbook } from './avails.rows.ts';
import { readAvailsWorkbook } from './avails.workbook.ts';
import { aFilmRow, anEpisodeRow, availsSheet, buildWorkbook, type FixtureCell } from './avails.workbookFixtures.ts';

type Row = Partial<Record<Column, FixtureCell>>;
const today = '2026-06-01';
const judgeAll = (rows: Row[]) =>
  judgeWorkbook(readAvailsWorkbook(buildWorkbook({ sheets: [availsSheet(rows)] })), { today });
const judge = (changes: Row, base: Row = aFilmRow): JudgedRow => judgeAll([{ ...base, ...changes }])[0]!.rows[0]!;
const offered = (changes: Row, base?: Row) => judge(changes, base).avail as Avail | null;
const plannedOf = (rows: Row[]) => planImport(judgeAll(rows), today).works.flatMap((work) => work.offers);

const errors: [string, FixtureCell][] = [
  ['#REF!', { raw: '<c t="e"><v>#REF!</v></c>' }],
  ['an uncomputed formula', { raw: '<c><f>VLOOKUP(A1,B:C,2)</f></c>' }],
  ['a character no text can hold', { raw: '<c t="str"><v>a_x0000_b</v></c>' }],
  ['half a character', { raw: '<c t="str"><v>_xD83D_</v></c>' }],
];
const unknowns: [string, FixtureCell][] = [
  ['unknown words', 'to be agreed with Legal'],
  ['a duration in words', '180 days'],
  ['a strange number', -17.25],
];

describe('A restricting column', () => {
  const cases = [...columnsOf('restricts')].flatMap((column) =>
    [...errors, ...unknowns].map(([kind, cell]): [Column, string, FixtureCell] => [column, kind, cell]),
  );
  test.each(cases)('%s with %s closes the offer or refuses the row', (column, _, cell) => {
    // Each column is tested with the columns that give it meaning.
    for (const base of [aFilmRow, { ...aFilmRow, PriceType: 'LicenseFee', PriceCurrency: 'USD', PriceValue: 900 }]) {
      const row = judge({ [column]: cell }, base);
      expect(row.reasons.some((reason) => reason.column === column && reason.severity !== 'warn')).toBe(true);
      if (row.avail) {
        expect(row.avail).toMatchObject({ active: false });
        expect((row.avail as Avail).review.map((reason) => reason.column)).toContain(column);
      } else expect(row.verdict).toBe('refused');
    }
  });

  test.each<[Column, FixtureCell]>([
    ['StoreType', 'Movies'],
    ['LicenseRightsDescription', 'New Release'],
    ['LocalizationType', 'sub'],
    ['StartLag', 'P30D'],
    ['EndLag', '-P60D'],
    ['WindowDuration', 'P2Y'],
    ['PriceType', 'WSP'],
    ['PriceValue', 7.99],
    ['PriceCurrency', 'USD'],
    ['Download', 'Yes'],
    ['SuppressionLiftDate', '2026-01-01'],
    ['AnnounceDate', '2026-01-01'],
    ['ExceptionFlag', 'No'],
    ['RentalDuration', 720],
    ['WatchDuration', 'PT48H'],
    ['TitleStatus', 'Approved'],
    ['Exclusive', 'No'],
    ['BrandingRights', 0],
    ['HoldbackLanguage', 'fr'],
    ['AllowedLanguages', 'en'],
    ['RequiredFulfillmentLanguages', 'EN, FR'],
  ])('%s with %s is understood and stays on sale', (column, cell) => {
    const base = { ...aFilmRow, Start: '2026-07-01', End: '2031-06-30', PriceType: 'WSP' };
    expect(offered({ [column]: cell }, base)).toMatchObject({ active: true, review: [] });
  });
});

describe('Other columns', () => {
  const all = (role: 'identifies' | 'carries' | 'describes') =>
    [...columnsOf(role)].flatMap((column) =>
      errors.map(([kind, cell]): [Column, string, FixtureCell] => [column, kind, cell]),
    );
  const ofFilms = (column: Column) => !/^(Series|Season|Episode|Volume)/.test(column);
  test.each(all('identifies').filter(([column]) => ofFilms(column)))(
    '%s with %s refuses the row',
    (column, _, cell) => {
      expect(judge({ [column]: cell }).verdict).toBe('refused');
    },
  );
  test.each(all('identifies').filter(([column]) => /^(Series|SeasonN|EpisodeN)/.test(column)))(
    'of an episode, %s with %s refuses the row',
    (column, _, cell) => {
      expect(judge({ [column]: cell }, anEpisodeRow).verdict).toBe('refused');
    },
  );
  test.each(all('carries'))('%s with %s closes the offer', (column, _, cell) => {
    expect(offered({ [column]: cell })).toMatchObject({ active: false });
  });
  test.each(all('describes'))('%s with %s is reported', (column, _, cell) => {
    expect(judge({ [column]: cell }).reasons.some((reason) => reason.column === column)).toBe(true);
  });
  test.each([...columnsOf('carries')])('%s is kept verbatim, or refused if too long', (column) => {
    const [planned] = plannedOf([{ ...aFilmRow, [column]: 'No sublicence; festivals until 2027-06-01.' }]);
    expect(planned!.notes.enSpecialTerms).toContain('No sublicence; festivals until 2027-06-01.');
    expect(judge({ [column]: 'x'.repeat(2000) }).verdict).toBe('refused');
  });
});

describe('Conditions are obeyed', () => {
  test.each(['Revoked', 'Expired', 'Pending', 'perhaps'])('a title that is %s is off sale', (TitleStatus) => {
    expect(offered({ TitleStatus })).toMatchObject({ active: false });
  });
  test('a named licensee, a bundle and a suppressed title are not on public sale', () => {
    expect(offered({ Licensee: 'Sofa Spud' })).toMatchObject({ active: false });
    expect(offered({ BundledALIDs: 'a;b' })).toMatchObject({ active: false });
    expect(offered({ SuppressionLiftDate: '2026-09-01' })).toMatchObject({
      active: false,
      conditions: { notBefore: '2026-09-01' },
    });
  });
  test('an episode that is sold with its season only is refused; the season is not', () => {
    const only = { LicenseRightsDescription: 'Season Only' };
    expect(judge(only, anEpisodeRow).verdict).toBe('refused');
    expect(offered({ ...only, WorkType: 'Season', EpisodeNumber: null }, anEpisodeRow)).toMatchObject({ active: true });
  });
  test('lags narrow the window or close the offer, they never widen it', () => {
    const window = { Start: '2026-07-01', End: '2029-06-30' };
    expect(offered({ ...window, StartLag: 'P30D', EndLag: '-P60D' })!.window).toMatchObject({
      start: '2026-07-31',
      end: '2029-05-01',
    });
    for (const lags of [{ StartLag: '-P30D' }, { EndLag: 'P60D' }, { StartLag: '180 days' }])
      expect(offered({ ...window, ...lags })).toMatchObject({
        active: false,
        window: { start: '2026-07-01', end: '2029-06-30' },
      });
  });
  test('rental is not sell-through, and the hours of a rental are kept', () => {
    const [est, vod] = [
      plannedOf([{ ...aFilmRow, LicenseType: 'EST' }])[0]!,
      plannedOf([{ ...aFilmRow, LicenseType: 'VOD', RentalDuration: 720, WatchDuration: 48 }])[0]!,
    ];
    expect(est.scope).toMatchObject({ transaction: 'sale', rentalHours: null });
    expect(vod.scope).toMatchObject({ transaction: 'rental', rentalHours: 720, watchHours: 48 });
  });
});

describe('Money', () => {
  const fee = { PriceType: 'LicenseFee', PriceCurrency: 'EUR', Start: '2026-07-01', End: '2027-06-30' };
  test.each<[FixtureCell, number | 'refused']>([
    [1500.5, 150_050],
    [1500, 150_000],
    ['1500', 150_000],
    ['1500.50', 150_050],
    ['1,500.00', 150_000],
    ['1.500,00', 'refused'],
    ['1500,50', 'refused'],
    ['1,500', 'refused'],
    ['1.500', 'refused'],
    ['1 500', 'refused'],
    ['0x10', 'refused'],
    ['1e3', 'refused'],
    ['-5', 'refused'],
    ['٣٠٠', 'refused'],
    ['300 EUR', 'refused'],
    [0.001, 'refused'],
    [0.004, 'refused'],
    [0, 'refused'],
    [10.005, 'refused'],
    [-1, 'refused'],
    [1e300, 'refused'],
    [true, 'refused'],
  ])('a licence fee written %o is %s', (PriceValue, amount) => {
    const row = judge({ ...fee, PriceValue });
    if (amount === 'refused') {
      expect(row.verdict).toBe('refused');
      expect(row.reasons).toMatchObject([{ column: 'PriceValue', severity: 'refuse' }]);
    } else expect((row.avail as Avail).price.fee).toEqual({ amountMinor: amount, years: 1 });
  });

  test('two formats at two fees are two offers', () => {
    const planned = plannedOf([
      { ...aFilmRow, ...fee, FormatProfile: 'HD', PriceValue: 3000 },
      { ...aFilmRow, ...fee, FormatProfile: 'SD', PriceValue: 1000 },
      { ...aFilmRow, ...fee, FormatProfile: 'UHD' },
    ]);
    expect(planned.map(({ scope, prices }) => [scope.formats, prices])).toEqual([
      [['HD'], { 1: 300_000 }],
      [['SD'], { 1: 100_000 }],
      [['UHD'], { 1: null }],
    ]);
    expect(new Set(planned.map(({ ref }) => ref)).size).toBe(3);
  });
  test('two fees for one format are a contradiction, named in both rows', () => {
    const sheet = judgeAll([
      { ...aFilmRow, ...fee, PriceValue: 3000 },
      { ...aFilmRow, ...fee, PriceValue: 1000 },
    ])[0]!;
    expect(sheet.rows.map(({ verdict, reasons }) => [verdict, reasons.at(-1)!.text.en])).toEqual([
      ['refused', 'is another fee for the same right as row Movies 5; keep one of them'],
      ['refused', 'is another fee for the same right as row Movies 4; keep one of them'],
    ]);
  });
});

describe('No row is merged away', () => {
  test('episodes and films under one ALID keep separate offers, and only exact repeats are reported', () => {
    const episodes = ['6', '7', '8'].map((EpisodeNumber) => ({ ...anEpisodeRow, EpisodeNumber, ALID: 'same' }));
    const films = ['One', 'Two'].map((title) => ({
      ...aFilmRow,
      TitleID: null,
      TitleInternalAlias: title,
      TitleDisplayUnlimited: null,
      ALID: 'same film',
    }));
    for (const rows of [episodes, films]) {
      expect(judgeAll([...rows, rows[0]!])[0]!.rows.map(({ verdict }) => verdict)).toEqual([
        ...rows.map(() => 'ready'),
        'warned',
      ]);
      const planned = planImport(judgeAll(rows), today).works;
      expect(planned.flatMap((work) => work.offers.map((offer) => offer.rows.length))).toEqual(rows.map(() => 1));
    }
  });
  test('a deletion and an extract of one ALID in one territory are a contradiction', () => {
    const deletion = { ALID: aFilmRow.ALID!, Territory: 'SG, MY', EntryType: 'Full Delete' };
    const sheet = judgeAll([aFilmRow, deletion, { ...deletion, Territory: 'FR' }])[0]!;
    expect(sheet.rows.map(({ verdict }) => verdict)).toEqual(['refused', 'refused', 'ready']);
    expect(sheet.rows[0]!.reasons[0]!.text.en).toContain('contradicts row Movies 5');
  });
});

describe('The dry run also refuses what would fail later', () => {
  test.each<[Column, FixtureCell]>([
    ['ALID', 'a'.repeat(2_800)],
    ['TitleInternalAlias', { raw: '<c t="str"><v>Bell_x0000_Tower</v></c>' }],
    ['TitleDisplayUnlimited', 'T'.repeat(301)],
    ['DisplayName', 'S'.repeat(201)],
    ['Start', 2027],
    ['Start', 2027.5],
  ])('%s with %o', (column, cell) => {
    expect(judge({ [column]: cell }).verdict).toBe('refused');
  });
  test('serial numbers are reported as readable dates', () => {
    const { reasons } = judge({ Start: 46_447.375 });
    expect(reasons.map(({ text }) => text.en)).toEqual([
      '“2027-03-01 09:00” is a part of a day; counted as 2027-03-02',
    ]);
  });
  test('a title in another language does not become the English one', () => {
    const german = { AssetLanguage: 'DE', TitleDisplayUnlimited: 'Der Hafen', TitleInternalAlias: null };
    expect(judge(german).verdict).toBe('refused');
    expect(offered({ ...german, TitleInternalAlias: 'Harbour, The' })!.work.enTitle).toBe('The Harbour');
  });
  test('the pre-order finds its EST row if ContentID replaces ALID, and a banner may precede the names', () => {
    const est = { ...aFilmRow, ALID: null, ContentID: 'md:cid:x', LicenseType: 'EST', Start: '2027-09-15' };
    const preorder = { ...est, LicenseType: 'POEST', Start: '2026-07-01', End: 'ESTStart' };
    const made = availsSheet([preorder, est]);
    const rows = [['Harbour Pictures'], ['Spring'], ['Confidential'], ['2026'], ...made.rows!];
    const [sheet] = judgeWorkbook(readAvailsWorkbook(buildWorkbook({ sheets: [{ name: 'Movies', rows }] })), { today });
    expect(sheet!.rows[0]!.avail).toMatchObject({ window: { start: '2026-07-01', end: '2027-09-14' } });
  });
  test('the minutes of a season are those of most of its episodes', () => {
    const rows = [
      { ...anEpisodeRow, EpisodeNumber: 'bonus', TotalRunTime: '10:00' },
      ...[1, 2, 3].map((EpisodeNumber) => ({ ...anEpisodeRow, EpisodeNumber, TotalRunTime: '56:20' })),
    ];
    expect(planImport(judgeAll(rows), today).works[0]!.work.minutes).toBe(56);
  });
});
