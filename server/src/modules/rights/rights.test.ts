import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOrderId, board, everything, soon } from '../../testing/board.ts';
import { anOffer, aProgramme } from '../../testing/builders.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { grantHeldCells, holdCells, releaseCells } from './rights.service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

describe('a visitor reads which rights are free', () => {
  it('and sees an order hold, take and release a cell, never who it is', async () => {
    const { id: programmeId } = await aProgramme(t);
    const offer = await anOffer(t, programmeId, { exclusive: true, media: ['svod'], windowEnd: '2031-12-31' });
    expect((await board(t, programmeId)).get('svod SG')).toEqual({
      medium: 'svod',
      territory: 'SG',
      state: 'free',
      reason: 'free',
      until: null,
      nextFree: null,
      offerIds: [offer.id],
    });
    const orderId = await anOrderId(t, programmeId, offer.id);
    const cells = {
      programmeId,
      media: ['svod'],
      countries: ['SG'],
      startDate: '2026-07-01',
      endDate: '2027-06-30',
      exclusive: true,
    };
    await t.db.transaction().execute((db) => holdCells(db, cells, orderId));
    expect(await soon(t, programmeId, 'svod SG', 'held')).toMatchObject({
      reason: 'heldByOrder',
      until: '2027-06-30',
      nextFree: '2027-07-01',
    });
    expect((await board(t, programmeId)).get('svod TH')).toMatchObject({ state: 'free' });
    await t.db.transaction().execute((db) => grantHeldCells(db, orderId, t.clock.now));
    expect(await soon(t, programmeId, 'svod SG', 'sold')).toMatchObject({ reason: 'soldByOrder', until: '2027-06-30' });
    // A term that starts after it, or ends before it, is free.
    expect((await board(t, programmeId, { startDate: '2027-07-01' })).get('svod SG')).toMatchObject({ state: 'free' });
    expect((await board(t, programmeId, { startDate: '2025-07-01' })).get('svod SG')).toMatchObject({ state: 'free' });
    await t.db.transaction().execute((db) => releaseCells(db, orderId, t.clock.now));
    await soon(t, programmeId, 'svod SG', 'free');
  });

  it('and non-exclusive rights stay free for non-exclusive licences only', async () => {
    const { id: programmeId } = await aProgramme(t);
    const shared = await anOffer(t, programmeId, { media: ['svod'], countries: ['SG'] });
    const alone = await anOffer(t, programmeId, { media: ['svod'], countries: ['SG'], exclusive: true });
    const orderId = await anOrderId(t, programmeId, shared.id);
    const cells = {
      programmeId,
      media: ['svod'],
      countries: ['SG'],
      startDate: '2026-09-01',
      endDate: '2027-08-31',
      exclusive: false,
    };
    await t.db.transaction().execute((db) => holdCells(db, cells, orderId));
    await t.db.transaction().execute((db) => grantHeldCells(db, orderId, t.clock.now));
    await expect.poll(async () => (await board(t, programmeId)).get('svod SG')?.offerIds).toEqual([shared.id]);
    expect((await board(t, programmeId, { exclusive: true })).get('svod SG')).toMatchObject({
      state: 'sold',
      reason: 'sharedAlready',
      until: '2027-08-31',
      nextFree: '2027-09-01',
      offerIds: [alone.id],
    });
    expect((await board(t, programmeId, { offerId: alone.id })).get('svod SG')).toMatchObject({ state: 'sold' });
    expect((await board(t, programmeId, { offerId: shared.id })).get('svod SG')).toMatchObject({ state: 'free' });
  });

  it('and learns what is not offered, and when a window opens', async () => {
    const { id: programmeId } = await aProgramme(t);
    await anOffer(t, programmeId, {
      media: ['svod'],
      countries: ['SG'],
      windowStart: '2027-01-01',
      windowEnd: '2028-06-30',
      prices: { 1: 100, 3: 300 },
    });
    await anOffer(t, programmeId, { media: ['avod'], countries: ['SG'], active: false });
    const cells = await board(t, programmeId, { media: ['svod', 'avod'], territories: ['SG', 'FR'] });
    expect(cells.get('svod SG')).toMatchObject({
      state: 'notOffered',
      reason: 'outsideWindow',
      nextFree: '2027-01-01',
    });
    expect(cells.get('svod FR')).toMatchObject({
      state: 'notOffered',
      reason: 'notOffered',
      nextFree: null,
      offerIds: [],
    });
    expect(cells.get('avod SG')).toMatchObject({ state: 'notOffered', reason: 'notOffered' });
    // Three years do not fit into the window on any day; two are not on sale.
    expect((await board(t, programmeId, { years: 3 })).get('svod SG')).toMatchObject({
      reason: 'outsideWindow',
      nextFree: null,
    });
    expect(
      (await board(t, programmeId, { years: 2, media: ['svod'], territories: ['SG'] })).get('svod SG'),
    ).toMatchObject({
      reason: 'notOffered',
    });
  });

  it('for groups, with one result for each country', async () => {
    const { id: programmeId } = await aProgramme(t);
    await anOffer(t, programmeId, { media: ['svod'], countries: ['HK', 'MO'] });
    await t.db
      .insertInto('territoryGroups')
      .values({
        code: 'pearl_delta',
        zhName: '珠三角',
        enName: 'Pearl River Delta',
        countries: ['HK', 'MO', 'CN'],
        staffMade: true,
      })
      .execute();
    const answer = await t.visitor.rights.availability({
      programmeId,
      media: ['svod'],
      territories: ['pearl_delta', 'TW'],
      startDate: '2026-09-01',
      years: 1,
    });
    expect(answer.territories).toEqual(['CN', 'HK', 'MO', 'TW']);
    expect(answer.cells.map(({ territory, state }) => [territory, state])).toEqual([
      ['CN', 'notOffered'],
      ['HK', 'free'],
      ['MO', 'free'],
      ['TW', 'notOffered'],
    ]);
    const groups = await t.visitor.rights.groups({});
    expect(groups[0]).toMatchObject({ key: 'pearl_delta', countries: ['HK', 'MO', 'CN'] });
    expect(groups.find(({ key }) => key === 'worldwide')!.countries.length).toBe(249);
  });

  it('for all 13 media and 249 territories at once, in well under a second', async () => {
    const { id: programmeId } = await aProgramme(t);
    const { medium: media } = {
      medium: [
        'theatrical',
        'non_theatrical',
        'free_tv',
        'pay_tv',
        'iptv',
        'svod',
        'avod',
        'tvod',
        'short_video',
        'inflight',
        'home_video',
        'clip',
        'format',
      ] as const,
    };
    await anOffer(t, programmeId, {
      media: [...media],
      countries: (await t.visitor.rights.groups({})).find(({ key }) => key === 'worldwide')!.countries,
    });
    const { cells } = await t.visitor.rights.availability({
      ...everything,
      programmeId,
      startDate: '2026-09-01',
      years: 5,
    });
    expect(cells).toHaveLength(13 * 249);
  });

  it('but not of an unpublished programme, an unknown group or an offer of another programme', async () => {
    const hidden = await aProgramme(t, { zhPublishedAt: null, enPublishedAt: null });
    const shown = await aProgramme(t);
    const offer = await anOffer(t, hidden.id);
    const ask = (asked: object) =>
      t.visitor.rights.availability({
        ...everything,
        programmeId: shown.id,
        startDate: '2026-09-01',
        years: 1,
        ...asked,
      });
    await expect(ask({ programmeId: hidden.id })).rejects.toMatchObject({ code: 404 });
    await expect(ask({ territories: ['atlantis'] })).rejects.toMatchObject({ code: 400 });
    await expect(ask({ offerId: offer.id })).rejects.toMatchObject({ code: 4202 });
    await expect(ask({ years: 4 })).rejects.toMatchObject({ code: 400 });
    await expect(ask({ startDate: 'soon' })).rejects.toMatchObject({ code: 400 });
    expect((await ask({})).cells).toEqual([]);
  });
});
