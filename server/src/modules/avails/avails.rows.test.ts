import { checkCharacter, readEidr, readIsan } from '@pavilion/protocol/workIds.ts';
import { describe, expect, test } from 'vitest';
import type { Column } from './avails.columns.ts';
import { lastDayOf, readMinutes, readMoment } from './avails.dates.ts';
import type { Avail, JudgedRow } from './avails.judged.ts';
import { judgeWorkbook } from './avails.rows.ts';
import { readAvailsWorkbook } from './avails.workbook.ts';
import { aFilmRow, anEpisodeRow, availsSheet, buildWorkbook, type FixtureCell } from './avails.workbookFixtures.ts';
import { uninverted } from './avails.works.ts';

type Row = Partial<Record<Column, FixtureCell>>;
const today = '2026-06-01';
const judgeAll = (rows: Row[], date1904 = false) =>
  judgeWorkbook(readAvailsWorkbook(buildWorkbook({ sheets: [availsSheet(rows)], date1904 })), { today })[0]!;
const judge = (changes: Row, base: Row = aFilmRow): JudgedRow => judgeAll([{ ...base, ...changes }]).rows[0]!;
const offer = (changes: Row, base: Row = aFilmRow): Avail => {
  const { avail, reasons } = judge(changes, base);
  if (avail?.action !== 'offer') throw new Error(JSON.stringify(reasons));
  return avail;
};
const told = ({ verdict, reasons }: JudgedRow) => [
  verdict,
  ...reasons.map(({ column, text }) => `${column} ${text.en}`),
];

describe('Every row gets a verdict', () => {
  test('and the counts add up to the rows read', () => {
    const sheet = judgeAll([
      aFilmRow,
      {},
      { ...aFilmRow, Territory: 'XX' },
      {},
      {},
      { ...aFilmRow, ExceptionFlag: 'Yes', FormatProfile: 'SD' },
    ]);
    expect(sheet.rows.map(({ row, verdict }) => [row, verdict])).toEqual([
      [4, 'ready'],
      [6, 'refused'],
      [9, 'closed'],
    ]);
    expect(sheet.blank).toEqual([
      { from: 5, to: 5 },
      { from: 7, to: 8 },
    ]);
    expect(sheet.counts).toEqual({ read: 6, ready: 1, warned: 0, closed: 1, refused: 1, blank: 3 });
  });

  test('up to the millionth row', () => {
    const sheet = { ...availsSheet([aFilmRow]), rawRows: '<row r="1048576"><c r="A1048576" s="1"/></row>' };
    const [judged] = judgeWorkbook(readAvailsWorkbook(buildWorkbook({ sheets: [sheet] })), { today });
    expect(judged!.counts).toEqual({ read: 1_048_573, ready: 1, warned: 0, closed: 0, refused: 0, blank: 1_048_572 });
  });

  test('a refusal names each column that is wrong, in both languages', () => {
    const row = judge({
      Territory: null,
      LicenseType: 'Rental',
      Start: 'soon',
      End: null,
      FormatProfile: { raw: '<c t="e"><v>#REF!</v></c>' },
    });
    expect(row.verdict).toBe('refused');
    expect(row.avail).toBeNull();
    const refused = row.reasons.filter(({ severity }) => severity === 'refuse').map(({ column }) => column);
    expect(refused.toSorted()).toEqual(['End', 'FormatProfile', 'LicenseType', 'Start', 'Territory']);
    for (const { text } of row.reasons) {
      expect(text.zh).toMatch(/\p{Script=Han}/u);
      expect(text.en).not.toMatch(/\p{Script=Han}/u);
    }
  });

  test('a row that only repeats another names that row', () => {
    const sheet = judgeAll([aFilmRow, { ...aFilmRow, FormatProfile: 'UHD' }, aFilmRow]);
    expect(sheet.rows.map((row) => told(row))).toEqual([['ready'], ['ready'], ['warned', 'ALID repeats row Movies 4']]);
  });

  test('a row with nothing under known columns is refused, not skipped', () => {
    const made = availsSheet([aFilmRow]);
    const rows = [
      ...made.rows!.map((cells, at) => [...cells, at === 1 ? 'Mood' : null]),
      [...made.rows![1]!.map(() => null), 'blue'],
    ];
    const [sheet] = judgeWorkbook(readAvailsWorkbook(buildWorkbook({ sheets: [{ name: 'M', rows }] })), { today });
    expect(sheet!.rows.map(({ verdict }) => verdict)).toEqual(['ready', 'refused']);
  });
});

describe('What is licensed', () => {
  test.each([
    ['EST', 'tvod'],
    ['VOD', 'tvod'],
    ['SVOD', 'svod'],
    ['svod', 'svod'],
    ['AVOD', 'avod'],
    ['FVOD', 'avod'],
  ])('%s is our %s', (LicenseType, medium) => {
    expect(offer({ LicenseType }).medium).toBe(medium);
    expect(judge({ LicenseType }).verdict).toBe('ready');
  });
  test.each(['Pre-Release', 'Pre-release', 'Library'])('%s is read as SVOD and reported', (LicenseType) => {
    expect(offer({ LicenseType }).medium).toBe('svod');
    expect(told(judge({ LicenseType }))).toEqual([
      'warned',
      `LicenseType “${LicenseType}” is a term of title lists; read as SVOD`,
    ]);
  });

  test('a film has both titles if both are given, and its catalogue alias in normal word order', () => {
    expect(offer({}).work).toMatchObject({
      kind: 'movie',
      enTitle: 'The Lantern Keeper',
      zhTitle: null,
      minutes: 112,
      year: 2024,
    });
    expect(offer({ AssetLanguage: 'zh-CN', TitleDisplayUnlimited: '守灯人' }).work).toMatchObject({
      enTitle: 'The Lantern Keeper',
      zhTitle: '守灯人',
    });
    expect(offer({ AssetLanguage: 'FR', TitleDisplayUnlimited: 'Le gardien' }).work.enTitle).toBe('The Lantern Keeper');
    expect(offer({ TitleInternalAlias: 1917, TitleDisplayUnlimited: null }).work.enTitle).toBe('1917');
    expect(told(judge({ TitleInternalAlias: null, TitleDisplayUnlimited: '//e.g., A film' }))).toEqual([
      'refused',
      'TitleInternalAlias no title is given',
    ]);
    expect(uninverted('Angry Men, The')).toBe('The Angry Men');
    expect(uninverted('Red, White and Blue')).toBe('Red, White and Blue');
  });

  test('an episode belongs to its season, so that both share their cells', () => {
    const episode = offer({}, anEpisodeRow).work;
    const season = offer(
      { WorkType: 'Season', EpisodeNumber: null, EpisodeTitleInternalAlias: null },
      anEpisodeRow,
    ).work;
    expect(episode).toMatchObject({
      kind: 'season',
      season: 2,
      episodes: 8,
      episode: { number: '3', title: 'The Ebb' },
    });
    expect(season.episode).toBeNull();
    expect(episode.titleKey).toBe(season.titleKey);
    expect(offer({ SeasonNumber: 3 }, anEpisodeRow).work.titleKey).not.toBe(season.titleKey);
  });

  test.each(['Collection', 'Trailer'])('a %s is refused', (WorkType) => {
    expect(judge({ WorkType }).reasons).toMatchObject([{ column: 'WorkType', severity: 'refuse' }]);
  });

  test('a missing ALID is replaced by another id, or refused', () => {
    expect(offer({ ALID: null, ContentID: 'md:cid:x' }).alid).toBe('md:cid:x');
    expect(told(judge({ ALID: null, ContentID: 'md:cid:x' }))).toEqual([
      'warned',
      'ALID is empty; ContentID stands in for it',
    ]);
    expect(judge({ ALID: null }).verdict).toBe('refused');
  });

  test('Full Delete withdraws and needs no terms; other entry types are refused', () => {
    const row = judgeAll([aFilmRow, { ALID: 'a', Territory: 'SG', EntryType: 'Full Delete', WorkType: 'Movie' }])
      .rows[1]!;
    expect(row).toMatchObject({
      verdict: 'ready',
      avail: { action: 'withdraw', alid: 'a', territories: { countries: ['SG'] } },
    });
    expect(judge({ EntryType: 'Update' }).verdict).toBe('refused');
    expect(told(judge({ EntryType: null }))).toEqual(['warned', 'EntryType is empty; read as Full Extract']);
  });
});

describe('Where', () => {
  const where = (Territory: string, TerritoryExclusion: string | null = null) =>
    offer({ Territory, TerritoryExclusion }).territories;

  test('countries in any list form', () => {
    expect(where('SG, my;TH vn').countries).toEqual(['MY', 'SG', 'TH', 'VN']);
  });
  test('ZZ is worldwide except what is excluded', () => {
    const { written, countries } = where('ZZ', 'CN, US');
    expect(written).toEqual({ include: ['worldwide'], exclude: ['CN', 'US'] });
    expect(countries).toHaveLength(where('ZZ').countries.length - 2);
    expect(countries).not.toContain('CN');
  });
  test('a part of a country cannot be sold, and excludes the whole country when it is excluded', () => {
    expect(told(judge({ Territory: 'CA-QC' }))[1]).toBe(
      'Territory “CA-QC” is only a part of a country or region and cannot be licensed alone',
    );
    expect(where('ZZ', 'CA-QC').written.exclude).toEqual(['CA']);
    expect(judge({ Territory: 'ZZ', TerritoryExclusion: 'CA-QC' }).verdict).toBe('warned');
  });
  test('UK is read as GB and reported; an unknown code is refused, also as an exclusion', () => {
    expect(where('UK').countries).toEqual(['GB']);
    expect(judge({ Territory: 'UK' }).verdict).toBe('warned');
    expect(judge({ Territory: 'XX' }).verdict).toBe('refused');
    expect(judge({ Territory: 'ZZ', TerritoryExclusion: 'Quebec' }).verdict).toBe('refused');
    expect(told(judge({ Territory: 'SG', TerritoryExclusion: 'SG' }))).toEqual([
      'refused',
      'TerritoryExclusion nothing is left after the exclusions',
    ]);
    expect(judge({ Territory: 'SG', TerritoryExclusion: 'MY' }).verdict).toBe('warned');
  });
});

describe('When', () => {
  const when = (Start: FixtureCell, End: FixtureCell, more: Row = {}) => offer({ Start, End, ...more }).window;

  test('a date-only Start is its first second and a date-only End its last, as text or serial number', () => {
    expect(when('2026-07-01', '2027-06-30')).toEqual({ start: '2026-07-01', end: '2027-06-30', living: true });
    expect(when(46204, 46568)).toEqual({ start: '2026-07-01', end: '2027-06-30', living: true });
    expect(judgeAll([{ ...aFilmRow, Start: 46204 - 1462 }], true).rows[0]!.avail).toMatchObject({
      window: { start: '2026-07-01' },
    });
  });
  test('a time leaves out the partial day', () => {
    expect(when('2026-07-01T00:00:00Z', '2027-06-30T23:59:59')).toMatchObject({
      start: '2026-07-01',
      end: '2027-06-30',
    });
    expect(when('2026-07-01T09:00:00+08:00', '2027-07-01T00:00:00')).toMatchObject({
      start: '2026-07-02',
      end: '2027-06-30',
    });
    expect(judge({ Start: '2026-07-01T09:00:00' }).verdict).toBe('warned');
  });
  test('Open has no end; Immediate ends and is switched off', () => {
    expect(when('2026-07-01', 'Open').end).toBeNull();
    expect(offer({ End: 'Immediate' })).toMatchObject({ active: false, window: { end: today, living: false } });
  });
  test('a pre-order ends the day before its EST begins', () => {
    const est = { ...aFilmRow, LicenseType: 'EST', Start: '2026-09-15' };
    const preorder = { ...aFilmRow, LicenseType: 'POEST', Start: '2026-07-01', End: 'ESTStart' };
    expect(judgeAll([preorder, est]).rows[0]!.avail).toMatchObject({
      window: { start: '2026-07-01', end: '2026-09-14' },
    });
    expect(told(judgeAll([preorder]).rows[0]!)[1]).toMatch(/^End is ESTStart, but no EST row/);
  });
  test('WindowDuration is the longest the window lasts', () => {
    expect(when('2026-07-01', 'Open', { WindowDuration: 'P90D' }).end).toBe('2026-09-28');
    expect(when('2026-07-01', '2026-08-01', { WindowDuration: 'P1Y' }).end).toBe('2026-08-01');
    expect(judge({ WindowDuration: '90' }).verdict).toBe('closed');
  });
  test('a window that is over, short or reversed is reported', () => {
    expect(told(judge({ Start: '2013-05-14', End: '2013-05-28' }))).toEqual([
      'warned',
      'End the window ended on 2013-05-28; the offer is written but switched off',
    ]);
    expect(told(judge({ Start: '2026-07-01', End: '2026-09-01' }))[1]).toMatch(
      /less than a year of the window is left/,
    );
    expect(offer({ Start: '2025-07-01', End: '2027-05-31' })).toMatchObject({ active: true });
    expect(offer({ Start: '2025-07-01', End: '2027-05-30' })).toMatchObject({ active: false });
    expect(judge({ Start: '2026-07-01', End: '2026-06-01' }).verdict).toBe('refused');
  });
  test.each(['14/05/2026', '2026-02-30', '2026-13-01', '05-2026', 'TBD', 12, '2026-07-01T25:00:00'])(
    '%s is no date',
    (Start) => {
      expect(judge({ Start }).reasons).toMatchObject([{ column: 'Start', severity: 'refuse' }]);
    },
  );
  test('date arithmetic', () => {
    expect(readMoment(46204.5, false)).toEqual({ day: '2026-07-01', seconds: 43_200 });
    expect(lastDayOf('2026-01-01', 'P1Y')).toBe('2026-12-31');
    expect(lastDayOf('2026-01-01', 'P')).toBeUndefined();
    expect(['1:56:20', '56:20', 'PT1H30M', 0.080787, 'long'].map(readMinutes)).toEqual([116, 56, 90, 116, undefined]);
  });
});

describe('Languages, prices and flags', () => {
  test('allowed languages override asset languages, and withheld ones are removed', () => {
    expect(offer({ AssetLanguage: 'EN, fr-ca, zh-hans' }).languages.offered).toEqual(['en', 'fr', 'zh']);
    expect(offer({ AssetLanguage: 'fr-CA:audio, cmn; gd' }).languages).toEqual({
      offered: ['fr', 'zh', 'und'],
      tags: ['fr-CA', 'zh', 'gd'],
      heldBack: [],
      required: [],
    });
    expect(offer({ AllowedLanguages: 'en', AssetLanguage: 'EN, FR' }).languages.offered).toEqual(['en']);
    expect(offer({ AssetLanguage: 'EN, FR', HoldbackLanguage: 'fr' }).languages).toEqual({
      offered: ['en'],
      tags: ['en'],
      heldBack: ['fr'],
      required: [],
    });
    expect(judge({ AssetLanguage: 'English!' }).verdict).toBe('warned');
  });

  test('only a licence fee becomes a price, for the years of its window', () => {
    const fee = { PriceType: 'LicenseFee', PriceValue: 12_500.5, PriceCurrency: 'usd' };
    expect(offer({ ...fee, Start: '2026-07-01', End: '2028-06-30' }).price).toMatchObject({
      currency: 'USD',
      fee: { amountMinor: 1_250_050, years: 2 },
    });
    expect(
      offer({ ...fee, PriceCurrency: 'JPY', PriceValue: 900, Start: '2026-07-01', End: '2027-06-30' }).price.fee,
    ).toEqual({ amountMinor: 900, years: 1 });
    expect(told(judge(fee))).toEqual([
      'warned',
      'PriceValue is a fee for a window that is not 1, 2, 3 or 5 years long; priced on request',
    ]);
    expect(judge({ ...fee, PriceCurrency: null }).reasons).toMatchObject([{ column: 'PriceCurrency' }]);
    expect(judge({ ...fee, PriceCurrency: 'ABC', Start: '2026-07-01', End: '2027-06-30' }).reasons).toHaveLength(1);
    expect(told(judge({ ...fee, PriceCurrency: 'KRW' }))).toEqual([
      'warned',
      'PriceCurrency is KRW, a currency the pavilion does not use; priced on request',
    ]);
    expect(told(judge({ ...fee, PriceValue: 0 }))).toEqual([
      'refused',
      'PriceValue “0” is not a valid amount; it must be above 0',
    ]);
    expect(judge({ ...fee, PriceCurrency: 'ABC' }).reasons).toMatchObject([{ column: 'PriceCurrency' }]);
  });
  test('other prices stay as terms', () => {
    expect(offer({ PriceType: 'WSP', PriceValue: 7.99, PriceCurrency: 'USD', SRP: 9.99 }).price).toEqual({
      currency: 'USD',
      fee: null,
      terms: 'WSP 7.99 USD · SRP 9.99',
    });
    expect(offer({ PriceType: 'Category', PriceValue: 'New Release' }).price.terms).toBe('Category New Release');
    expect(offer({ PriceType: 'NA', PriceValue: 'NA' }).price.terms).toBe('');
  });

  test.each<[FixtureCell, boolean]>([
    [{ raw: '<c><f>TRUE()</f><v>1</v></c>' }, true],
    [{ raw: '<c><f>TRUE()</f></c>' }, true],
    [{ raw: '<c><f>FALSE()</f><v>0</v></c>' }, false],
    ['T', true],
    ['Yes', true],
    [0, false],
    [null, false],
  ])('Exclusive %o is %s', (Exclusive, exclusive) => {
    expect(offer({ Exclusive }).exclusive).toBe(exclusive);
  });
  test('an offer that needs review is stored but switched off', () => {
    expect(offer({ ExceptionFlag: 'Yes' }).active).toBe(false);
    expect(offer({ Exclusive: 'perhaps' })).toMatchObject({ active: false, exclusive: false });
    expect(offer({})).toMatchObject({ active: true });
    expect(offer({ Licensee: 'Sofa Spud' }).active).toBe(false);
    expect(judge({ Licensee: 'Sofa Spud' }).verdict).toBe('closed');
  });
});

describe('Identifiers are checked, never refused', () => {
  test.each([
    ['10.5240/1489-49A2-3956-4B2D-FE16-5', 'good'],
    ['10.5240/1534-FF7C-1702-2A95-6D72-W', 'good'],
    ['10.5240/e81f-d19c-db3d-4755-20fe-a', 'good'],
    ['10.5240/:1489-49A2-3956-4B2D-FE16-5', 'good'],
    ['urn:eidr:10.5240:1489-49A2-3956-4B2D-FE16-5', 'good'],
    ['md:cid:eidr-s:1489-49A2-3956-4B2D-FE16-5', 'good'],
    ['10.5240/1489-49A2-3956-4B2D-FE16-6', 'wrongCheck'],
    ['10.5240/1489-49A2-3956-4B2D-BEFK-6', 'malformed'],
    ['10.5240/1489-49A2-3956-4B2D-FE16-10', 'malformed'],
    ['md:titleid:org:nbcu.com:1', 'none'],
  ])('EIDR %s: %s', (text, is) => {
    expect(readEidr(text).is).toBe(is);
  });
  test.each([
    ['ISAN 0000-0000-D07A-0090-Q-0000-0000-X', 'good'],
    ['ISAN 0000-3BAB-9352-0000-G', 'good'],
    ['md:titleid:isan:0000-0001-8CFA-0000-I-0000-0000-K', 'good'],
    ['ISAN 0000-0000-D07A-0090-R', 'wrongCheck'],
    ['ISAN 0000-0000-D07A-0090-Q-0000-0000-Y', 'wrongCheck'],
    ['ISAN 12', 'malformed'],
    ['0000-0000-D07A-0090-Q', 'none'],
  ])('ISAN %s: %s', (text, is) => {
    expect(readIsan(text).is).toBe(is);
  });

  test('the check character changes with every digit', () => {
    const digits = '148949A239564B2DFE16';
    const right = checkCharacter(digits);
    for (let at = 0; at < digits.length; at += 1) {
      for (const other of '0123456789ABCDEF'.replace(digits[at]!, '')) {
        expect(checkCharacter(digits.slice(0, at) + other + digits.slice(at + 1))).not.toBe(right);
      }
    }
  });

  test('a wrong one is reported with the right character and not used', () => {
    const row = judge({ TitleID: '10.5240/1489-49A2-3956-4B2D-FE16-6' });
    expect(told(row)).toEqual([
      'warned',
      'TitleID EIDR “10.5240/1489-49A2-3956-4B2D-FE16-6” has a wrong check character (it should be 5); left out',
    ]);
    expect(offer({ TitleID: '10.5240/1489-49A2-3956-4B2D-FE16-6' }).work.eidr).toBeNull();
    expect(offer({}).work.eidr).toBe('10.5240/1489-49A2-3956-4B2D-FE16-5');
    expect(offer({ AltID: 'ISAN 0000-3BAB-9352-0000-H' }).work.isan).toBeNull();
    expect(offer({ AltID: 'ISAN 0000-3BAB-9352-0000-G' }).work.isan).toBe('0000-3BAB-9352-0000-G');
  });
});
