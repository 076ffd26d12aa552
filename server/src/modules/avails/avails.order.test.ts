import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '../../testing/builders.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { importAvails } from './avails.import.ts';
import { aFilmRow, availsSheet, madeWorkbook } from './avails.madeBooks.ts';
import { judgeWorkbook } from './avails.rows.ts';
import { readAvailsWorkbook } from './avails.workbook.ts';

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

test('A buyer orders an imported title; an exclusive order takes its cells from everybody else', async () => {
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
  const sheets = judgeWorkbook(readAvailsWorkbook(madeWorkbook({ sheets: [availsSheet([film])] })), {
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
