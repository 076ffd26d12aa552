import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '../../testing/builders.ts';
import { wordsOf } from '../../testing/readPdf.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { importAvails } from './avails.import.ts';
import { judgeWorkbook } from './avails.rows.ts';
import { readAvailsWorkbook } from './avails.workbook.ts';
import { aFilmRow, availsSheet, buildWorkbook } from './avails.workbookFixtures.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

async function aBuyer() {
  const buyer = await aUser(t, { certified: true });
  const { id: addressId } = await buyer.client.user.addMyAddress({
    recipient: 'Wei Ling',
    country: 'SG',
    address: '1 Harbour Road',
    phone: '+65 6123 4567',
  });
  return { ...buyer, addressId };
}

test('A buyer orders an imported title; an exclusive order takes its cells from all other buyers', async () => {
  const film = {
    ...aFilmRow,
    Territory: 'SG, MY',
    Exclusive: { raw: '<c><f>TRUE()</f><v>1</v></c>' },
    Start: '2026-07-01',
    End: '2029-06-30',
    PriceType: 'LicenseFee',
    PriceValue: 24_000,
    PriceCurrency: 'USD',
  };
  const sheets = judgeWorkbook(readAvailsWorkbook(buildWorkbook({ sheets: [availsSheet([film])] })), {
    today: '2026-06-01',
  });
  const file = { name: 'harbour.xlsx', sha256: '00' };
  await importAvails(t.db, sheets, { now: t.clock.now, file, country: 'SG', publish: true });

  const { rows } = await t.visitor.programSale.list({ keyword: 'lantern' });
  const programmeId = rows[0]!.id;
  const { offers } = await t.visitor.programSale.detail({ id: programmeId });
  const chosen = {
    programmeId,
    offerId: offers[0]!.id,
    media: ['svod' as const],
    territories: ['SG', 'MY'],
    startDate: '2026-07-01',
    years: 3 as const,
  };
  const [first, second] = [await aBuyer(), await aBuyer()];
  expect(await first.client.programOrder.preorderProgram(chosen)).toMatchObject({
    totalMinor: 2_400_000,
    currency: 'USD',
    endDate: '2029-06-30',
    problems: [],
  });
  const { orderNo } = await first.client.programOrder.orderProgram({
    ...chosen,
    addressId: first.addressId,
    agreed: true,
    totalMinor: 2_400_000,
  });
  expect(orderNo).toMatch(/^PV/);

  const { cells } = await t.visitor.rights.availability({ ...chosen, territories: ['MY', 'SG'] });
  expect(cells.map(({ territory, state }) => [territory, state]).toSorted()).toEqual([
    ['MY', 'held'],
    ['SG', 'held'],
  ]);
  await expect(
    second.client.programOrder.orderProgram({ ...chosen, addressId: second.addressId, agreed: true }),
  ).rejects.toMatchObject({ code: 4201 });
});

test('A series, its season and a volume are one tree: of three exclusive orders of one right, one is accepted', async () => {
  const row = {
    DisplayName: 'Tree Pictures',
    AssetLanguage: 'EN',
    Territory: 'JP',
    EntryType: 'Full Extract',
    SeriesTitleInternalAlias: 'Forest Law',
    LicenseType: 'SVOD',
    FormatProfile: 'HD',
    Exclusive: 'Yes',
    Start: '2027-01-01',
    End: '2027-12-31',
    PriceType: 'LicenseFee',
    PriceValue: 9_000,
    PriceCurrency: 'USD',
  };
  const rows = [
    { ...row, WorkType: 'Season', SeasonNumber: 1, ALID: 'forest:s1' },
    { ...row, WorkType: 'Volume', SeasonNumber: 1, VolumeNumber: 1, ALID: 'forest:v1' },
    { ...row, WorkType: 'Series', ALID: 'forest' },
  ];
  const bring = (rows: Parameters<typeof availsSheet>[0]) =>
    importAvails(
      t.db,
      judgeWorkbook(readAvailsWorkbook(buildWorkbook({ sheets: [availsSheet(rows, 'TV')] })), { today: '2026-06-01' }),
      { now: t.clock.now, file: { name: 'tree.xlsx', sha256: '00' }, country: 'JP', publish: true },
    );
  const { programmes } = await bring(rows);
  expect(programmes).toMatchObject({ added: 3 });
  const [season, volume, series] = programmes.ids as [number, number, number];
  expect(await t.sql`select parent_id, child_id, number from work_parts order by child_id`).toEqual([
    { parent_id: series, child_id: season, number: '1' },
    { parent_id: season, child_id: volume, number: '1' },
  ]);
  const orders = await Promise.allSettled(
    programmes.ids.map(async (programmeId) => {
      const { offers } = await t.visitor.programSale.detail({ id: programmeId });
      const buyer = await aBuyer();
      const chosen = { programmeId, offerId: offers[0]!.id, media: ['svod' as const], territories: ['JP'] };
      const asked = { ...chosen, startDate: '2027-01-01', years: 1 as const, totalMinor: 900_000 };
      return buyer.client.programOrder.orderProgram({ ...asked, addressId: buyer.addressId, agreed: true });
    }),
  );
  expect(orders.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  for (const order of orders) if (order.status === 'rejected') expect(order.reason).toMatchObject({ status: 409 });
  // A repeated import finds the same works and reports the conflicts of all three.
  const again = await bring(rows);
  expect(again.programmes).toEqual({ added: 0, matched: 3, ids: programmes.ids });
  expect([...again.rows.values()].map(({ outcome, conflicts }) => [outcome, conflicts.length])).toEqual([
    ['unchanged', 1],
    ['unchanged', 1],
    ['unchanged', 1],
  ]);
});

test('A season without its series gets one as a container, and a programme that another seller lists already is not on sale', async () => {
  const row = {
    DisplayName: 'Stem Pictures',
    AssetLanguage: 'EN',
    Territory: 'JP',
    EntryType: 'Full Extract',
    WorkType: 'Season',
    SeasonNumber: 3,
    ALID: 'stem:s3',
    SeriesTitleInternalAlias: 'Salt Harbour, The',
    LicenseType: 'SVOD',
    FormatProfile: 'HD',
    Start: '2027-01-01',
    End: 'Open',
  };
  const bring = (row: Record<string, string | number>) =>
    importAvails(
      t.db,
      judgeWorkbook(readAvailsWorkbook(buildWorkbook({ sheets: [availsSheet([row], 'TV')] })), { today: '2026-06-01' }),
      { now: t.clock.now, file: { name: 'stem.xlsx', sha256: '00' }, country: 'JP', publish: true },
    );
  const first = await bring(row);
  const levels = await t.sql`
    select p.work_level, p.en_title, p.en_published_at is not null as published from programmes p
    join work_parts w on p.id in (w.parent_id, w.child_id) where w.child_id = ${first.programmes.ids[0]!} order by p.id`;
  expect(levels).toEqual([
    { work_level: 'season', en_title: 'The Salt Harbour, Season 3', published: true },
    { work_level: 'series', en_title: 'The Salt Harbour', published: false },
  ]);
  const second = await bring({
    ...row,
    DisplayName: 'Other Seller',
    ALID: 'other:s3',
    SeriesTitleInternalAlias: 'Salt Harbour',
  });
  expect(second.programmes).toMatchObject({ added: 1 });
  const waiting = await t.sql`select reasons from duplicate_candidates
    where programme_id = ${second.programmes.ids[0]!} and state = 'open'`;
  expect(waiting).toEqual([{ reasons: ['title', 'otherSeller'] }]);
});

test('A contract keeps what the avail names: the episode, SD, rental and the seller’s other terms', async () => {
  const row = {
    DisplayName: 'Scope Pictures',
    AssetLanguage: 'EN',
    Territory: 'JP',
    EntryType: 'Full Extract',
    WorkType: 'Episode',
    SeasonNumber: 1,
    EpisodeNumber: 7,
    EpisodeTitleInternalAlias: 'Low Water',
    SeriesTitleInternalAlias: 'Scope Law',
    SeasonID: '10.5240/1489-49A2-3956-4B2D-FE16-7',
    ALID: 'scope:107',
    LicenseType: 'VOD',
    FormatProfile: 'SD',
    RentalDuration: 720,
    WatchDuration: 48,
    LocalizationType: 'sub',
    OtherTerms: 'No sublicence; festival holdback until 2027-06-01.',
    HoldbackLanguage: 'fr',
    Start: '2027-01-01',
    End: '2027-12-31',
    PriceType: 'LicenseFee',
    PriceValue: 900,
    PriceCurrency: 'USD',
  };
  const hd = {
    ...row,
    EpisodeNumber: 8,
    EpisodeTitleInternalAlias: 'High Water',
    FormatProfile: 'HD',
    ALID: 'scope:108',
  };
  const book = readAvailsWorkbook(buildWorkbook({ sheets: [availsSheet([row, hd], 'TV')] }));
  const { programmes } = await importAvails(t.db, judgeWorkbook(book, { today: '2026-06-01' }), {
    now: t.clock.now,
    file: { name: 'scope.xlsx', sha256: '00' },
    country: 'JP',
    publish: true,
  });
  const programmeId = programmes.ids[0]!;
  const detail = await t.visitor.programSale.detail({ id: programmeId });
  expect(detail).toMatchObject({ resolution: 'HD', eidr: null });
  const offer = detail.offers.find(({ scope }) => scope?.episode?.number === '7')!;
  const buyer = await aBuyer();
  const chosen = { programmeId, offerId: offer.id, media: ['tvod' as const], territories: ['JP'] };
  const asked = { ...chosen, startDate: '2027-01-01', years: 1 as const, totalMinor: 90_000 };
  const { orderContractId } = await buyer.client.programOrder.orderProgram({
    ...asked,
    addressId: buyer.addressId,
    agreed: true,
  });
  const { terms } = await buyer.client.programOrder.viewContract({ orderContractId });
  expect(terms).toMatchObject({
    scope: {
      episode: { number: '7', title: 'Low Water' },
      formats: ['SD'],
      transaction: 'rental',
      rentalHours: 720,
      watchHours: 48,
      localization: ['sub'],
    },
    delivery: { resolution: 'SD' },
    programme: { eidr: null },
    specialTerms: { en: 'No sublicence; festival holdback until 2027-06-01.' },
    holdback: { en: 'Not in these languages: fr.' },
  });
  const { bytes } = await t.deps.adapters.pdf.contract(terms, { version: 1, checkUrl: 'http://pavilion.test/check' });
  // Where a line ends does not matter here.
  const printed = (await wordsOf(bytes)).replaceAll(/\s/g, '');
  for (const said of [
    'Episode 7 “Low Water” only',
    'SD',
    'Rental (VOD)',
    '30 days from rental',
    'Subtitles',
    '授权单集：仅第 7 集《Low Water》；画面格式：SD；交易方式：数字租赁（VOD）',
  ])
    expect(printed).toContain(said.replaceAll(/\s/g, ''));
});
