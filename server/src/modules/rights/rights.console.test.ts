import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOrderId, board, everything, soon } from '../../testing/board.ts';
import { anOffer, aProgramme, aStaff, aUser } from '../../testing/builders.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { holdCells } from './rights.service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

describe('trade staff keep the calendar of rights', () => {
  it('enter a sale and a holdback, see them, and release them with a reason', async () => {
    const { client: trade, id: staffId } = await aStaff(t, 'trade');
    const { id: programmeId } = await aProgramme(t);
    await anOffer(t, programmeId, { media: ['svod', 'avod'], countries: ['MY', 'SG', 'TH'] });
    const sale = {
      programmeId,
      media: ['svod' as const],
      territories: { include: ['south_eastern_asia'], exclude: ['TH'] },
      from: '2026-01-01',
      until: '2026-12-31',
      note: 'Sold to a broadcaster before the fair',
    };
    expect(await trade.consoleRights.addGrant(sale)).toEqual({ grants: 10 });
    expect(
      await trade.consoleRights.addHoldback({
        programmeId,
        media: ['avod'],
        territories: { include: ['SG'] },
        from: '2026-06-01',
      }),
    ).toEqual({ grants: 1 });
    expect(await soon(t, programmeId, 'svod SG', 'sold')).toMatchObject({
      reason: 'soldElsewhere',
      until: '2026-12-31',
      nextFree: '2027-01-01',
    });
    expect(await soon(t, programmeId, 'avod SG', 'sold')).toMatchObject({
      reason: 'holdback',
      until: null,
      nextFree: null,
    });
    expect((await board(t, programmeId)).get('svod TH')).toMatchObject({ state: 'free' });

    const calendar = await trade.consoleRights.calendar({
      ...everything,
      programmeId,
      territories: ['SG'],
      sort: 'medium',
      order: 'asc',
    });
    expect(calendar.total).toBe(2);
    expect(calendar.rows).toMatchObject([
      {
        medium: 'avod',
        territory: 'SG',
        from: '2026-06-01',
        until: null,
        exclusive: true,
        state: 'granted',
        source: 'holdback',
        orderNo: null,
      },
      {
        medium: 'svod',
        territory: 'SG',
        from: '2026-01-01',
        until: '2026-12-31',
        source: 'elsewhere',
        note: sale.note,
        staffName: 'Zhao Min (trade)',
      },
    ]);
    const touching = { ...everything, programmeId, from: '2027-01-01', until: '2027-12-31' };
    expect((await trade.consoleRights.calendar(touching)).rows.map(({ source }) => source)).toEqual(['holdback']);
    expect((await trade.consoleRights.calendar({ ...everything, programmeId, keyword: 'broadcaster' })).total).toBe(10);

    await trade.consoleRights.releaseGrant({ ids: [calendar.rows[0]!.id], reason: 'The holdback was lifted' });
    await soon(t, programmeId, 'avod SG', 'free');
    const log = await t.db.selectFrom('auditLog').selectAll().where('staffId', '=', staffId).orderBy('id').execute();
    expect(log.map(({ action }) => action)).toEqual(['rights.enterSale', 'rights.holdBack', 'rights.release']);
    expect(log.at(-1)!.details).toMatchObject({ released: 1, reason: 'The holdback was lifted' });
  });

  it('are refused as a whole if one cell is taken, with the cell named', async () => {
    const { client: trade } = await aStaff(t, 'trade');
    const { id: programmeId } = await aProgramme(t);
    const sale = {
      programmeId,
      media: ['svod' as const],
      territories: { include: ['SG'] },
      from: '2026-01-01',
      until: '2026-12-31',
    };
    await trade.consoleRights.addGrant(sale);
    await expect(
      trade.consoleRights.addGrant({ ...sale, territories: { include: ['MY', 'SG', 'TH'] } }),
    ).rejects.toMatchObject({
      code: 4201,
      message: 'SVOD in Singapore is already sold from 2026-01-01 to 2026-12-31',
    });
    expect((await trade.consoleRights.calendar({ ...everything, programmeId })).total).toBe(1);
    // Two non-exclusive sales exist side by side.
    const shared = { ...sale, territories: { include: ['VN'] }, exclusive: false };
    await trade.consoleRights.addGrant(shared);
    await trade.consoleRights.addGrant(shared);
    await expect(trade.consoleRights.addHoldback({ ...sale, territories: { include: ['VN'] } })).rejects.toMatchObject({
      code: 4201,
    });
  });

  it('cannot release what an order holds', async () => {
    const { client: trade } = await aStaff(t, 'trade');
    const { id: programmeId } = await aProgramme(t);
    const offer = await anOffer(t, programmeId);
    const orderId = await anOrderId(t, programmeId, offer.id);
    const cells = {
      programmeId,
      media: ['svod'],
      countries: ['SG'],
      startDate: '2026-09-01',
      endDate: '2027-08-31',
      exclusive: false,
    };
    await t.db.transaction().execute((db) => holdCells(db, cells, orderId));
    const { rows } = await trade.consoleRights.calendar({ ...everything, programmeId, source: 'order', state: 'held' });
    expect(rows[0]!.orderNo).toMatch(/^T\d+$/);
    await expect(trade.consoleRights.releaseGrant({ ids: [rows[0]!.id], reason: 'Mistake' })).rejects.toMatchObject({
      code: 4200,
    });
    await expect(trade.consoleRights.releaseGrant({ ids: [9_999_999], reason: 'Mistake' })).rejects.toMatchObject({
      code: 404,
    });
    await expect(trade.consoleRights.releaseGrant({ ids: [rows[0]!.id], reason: ' ' })).rejects.toMatchObject({
      code: 400,
    });
  });

  it('make their own groups next to the built-in ones', async () => {
    const { client: trade } = await aStaff(t, 'trade');
    const group = {
      key: 'nordic_five',
      zhName: '北欧五国',
      enName: 'Nordic five',
      countries: ['SE', 'DK', 'FI', 'NO', 'IS', 'SE'],
    };
    await trade.consoleRights.saveGroup(group);
    await trade.consoleRights.saveGroup({ ...group, enName: 'The Nordic five' });
    await expect
      .poll(async () => (await t.visitor.rights.groups({})).filter(({ key }) => key === 'nordic_five'))
      .toEqual([
        {
          key: 'nordic_five',
          zhName: '北欧五国',
          enName: 'The Nordic five',
          countries: ['DK', 'FI', 'IS', 'NO', 'SE'],
        },
      ]);
    await expect(trade.consoleRights.saveGroup({ ...group, key: 'europe' })).rejects.toMatchObject({
      code: 400,
      problems: [{ path: 'key' }],
    });
  });

  it('are the only role that may', async () => {
    const { client: editor } = await aStaff(t, 'editor');
    const { client: service } = await aStaff(t, 'service');
    const { client: buyer } = await aUser(t, { certified: true });
    const { id: programmeId } = await aProgramme(t);
    const sale = { programmeId, media: ['svod' as const], territories: { include: ['SG'] }, from: '2026-01-01' };
    await expect(editor.consoleRights.addGrant(sale)).rejects.toMatchObject({ code: 403 });
    await expect(service.consoleRights.calendar({ ...everything, programmeId })).rejects.toMatchObject({ code: 403 });
    await expect(buyer.consoleRights.addHoldback(sale)).rejects.toMatchObject({ code: 401 });
    await expect(t.visitor.consoleRights.calendar({ ...everything, programmeId })).rejects.toMatchObject({ code: 401 });
    expect((await editor.consoleRights.calendar({ ...everything, programmeId })).total).toBe(0);
    const { client: trade } = await aStaff(t, 'trade');
    await expect(trade.consoleRights.addGrant({ ...sale, programmeId: 999_999 })).rejects.toMatchObject({ code: 404 });
    await expect(trade.consoleRights.addGrant({ ...sale, until: '2025-12-31' })).rejects.toMatchObject({ code: 400 });
  });
});
