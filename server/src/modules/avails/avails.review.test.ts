// Staff must review the reasons before an offer closed by an import goes on sale.
import { reviewMark } from '@pavilion/protocol/programmes.console.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aStaff } from '../../testing/builders.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import type { Column } from './avails.columns.ts';
import { importAvails } from './avails.import.ts';
import { judgeWorkbook } from './avails.rows.ts';
import { readAvailsWorkbook } from './avails.workbook.ts';
import { aFilmRow, anEpisodeRow, availsSheet, buildWorkbook, type FixtureCell } from './avails.workbookFixtures.ts';

type Row = Partial<Record<Column, FixtureCell>>;
let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const bring = (rows: Row[], compare = false) =>
  importAvails(
    t.db,
    judgeWorkbook(readAvailsWorkbook(buildWorkbook({ sheets: [availsSheet(rows)] })), {
      today: t.clock.now.toISOString().slice(0, 10),
    }),
    { now: t.clock.now, file: { name: 'avails.xlsx', sha256: '00' }, country: 'SG', publish: true, compare },
  );
let number = 0;
const aFilm = (changes: Row = {}): Row => {
  number += 1;
  const title = { TitleID: null, TitleInternalAlias: `Closed ${number}`, TitleDisplayUnlimited: null };
  return { ...aFilmRow, ...title, ALID: `closed:${number}`, ...changes };
};
const offersOf = (programmeId: number) =>
  t.db.selectFrom('licenceOffers').selectAll().where('programmeId', '=', programmeId).orderBy('id').execute();

describe('An offer that waits for review', () => {
  const revoked = { TitleStatus: 'Revoked' };

  test('is neither public nor opened by a second import, a switch or the database', async () => {
    const film = aFilm(revoked);
    const { programmes } = await bring([film]);
    const programmeId = programmes.ids[0]!;
    const [offer] = await offersOf(programmeId);
    expect(offer).toMatchObject({ active: false, reviewReasons: [{ column: 'TitleStatus' }] });
    expect((await t.visitor.programSale.detail({ id: programmeId })).offers).toEqual([]);
    await bring([film]);
    expect((await offersOf(programmeId))[0]!.active).toBe(false);
    await expect(t.sql`update licence_offers set active = true where id = ${offer!.id}`).rejects.toThrow(
      /licence_offers_reviewed/,
    );
    const { client: trade } = await aStaff(t, 'trade');
    const { offers } = await trade.consoleProgramme.detail({ id: programmeId });
    await expect(
      trade.consoleProgramme.saveOffer({ ...offers[0]!, languages: ['en'], programmeId, active: true }),
    ).rejects.toMatchObject({ code: 4231 });
    await expect(
      trade.consoleProgramme.reviewOffer({ id: offer!.id, programmeId, seen: '[]', note: 'Asked the seller' }),
    ).rejects.toMatchObject({ code: 4232 });
    expect((await offersOf(programmeId))[0]!.active).toBe(false);
  });

  test('is on sale once staff have confirmed its reasons, until other reasons come', async () => {
    const film = aFilm(revoked);
    const { programmes } = await bring([film]);
    const programmeId = programmes.ids[0]!;
    const { client: trade } = await aStaff(t, 'trade');
    const [shown] = (await trade.consoleProgramme.detail({ id: programmeId })).offers;
    const seen = reviewMark(shown!.reviewReasons);
    await trade.consoleProgramme.reviewOffer({ id: shown!.id, programmeId, seen, note: 'Seller wrote: on sale' });
    expect((await trade.consoleProgramme.detail({ id: programmeId })).offers[0]).toMatchObject({
      active: true,
      reviewNote: 'Seller wrote: on sale',
    });
    await bring([film]);
    expect((await offersOf(programmeId))[0]!.active).toBe(true);
    await bring([{ ...film, Licensee: 'Sofa Spud' }]);
    const [closed] = (await trade.consoleProgramme.detail({ id: programmeId })).offers;
    expect(closed).toMatchObject({ active: false, reviewedAt: null, reviewNote: null });
    expect(closed!.reviewReasons.map(({ column }) => column)).toEqual(['TitleStatus', 'Licensee']);
  });

  test('is not opened by an editor, a visitor, or before the day its title may be public', async () => {
    const { programmes } = await bring([aFilm({ SuppressionLiftDate: '2099-01-01' })]);
    const programmeId = programmes.ids[0]!;
    const { client: trade } = await aStaff(t, 'trade');
    const { client: editor } = await aStaff(t, 'editor');
    const [shown] = (await trade.consoleProgramme.detail({ id: programmeId })).offers;
    expect(shown!.notBefore).toBe('2099-01-01');
    const confirm = { id: shown!.id, programmeId, seen: reviewMark(shown!.reviewReasons), note: 'Looked' };
    await expect(trade.consoleProgramme.reviewOffer(confirm)).rejects.toMatchObject({ code: 4233 });
    await expect(editor.consoleProgramme.reviewOffer(confirm)).rejects.toMatchObject({ status: 403 });
    await expect(t.visitor.consoleProgramme.reviewOffer(confirm)).rejects.toMatchObject({ status: 401 });
    await expect(
      trade.consoleProgramme.reviewOffer({ ...confirm, programmeId: programmeId + 999 }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(trade.consoleProgramme.reviewOffer({ ...confirm, note: ' ' })).rejects.toMatchObject({ status: 400 });
    expect((await offersOf(programmeId))[0]!.active).toBe(false);
  });
});

describe('Against the database', () => {
  test('a comparison reports new, changed, unchanged, withdrawn and conflict by row, and writes nothing', async () => {
    const [kept, changing, deleted] = [aFilm(), aFilm(), aFilm()];
    const { programmes } = await bring([kept, changing, deleted]);
    await t.db
      .insertInto('grants')
      .values({
        programmeId: programmes.ids[0]!,
        medium: 'svod',
        territory: 'SG',
        term: '[2027-01-01,2028-01-01)',
        exclusive: true,
        exclusivityRange: '(,)',
        state: 'granted',
        source: 'elsewhere',
      } as never)
      .execute();
    const before = await t.sql`select id, xmin::text, active from licence_offers order by id`;
    const rows = [
      kept,
      { ...changing, OtherTerms: 'No sublicence.' },
      { ALID: deleted.ALID!, Territory: 'SG', EntryType: 'Full Delete' },
      aFilm(),
      { ALID: 'nobody', Territory: 'SG', EntryType: 'Full Delete' },
    ];
    const compared = await bring(rows, true);
    expect([...compared.rows].map(([row, { outcome, conflicts }]) => [row, outcome, conflicts.length])).toEqual([
      ['Movies 4', 'unchanged', 1],
      ['Movies 5', 'changed', 0],
      ['Movies 7', 'added', 0],
      ['Movies 6', 'withdrawn', 0],
      ['Movies 8', 'nothingToWithdraw', 0],
    ]);
    expect(await t.sql`select id, xmin::text, active from licence_offers order by id`).toEqual(before);
    const written = await bring(rows);
    expect([...written.rows]).toEqual([...compared.rows]);
  });

  test('two films and three episodes under one ALID each have their offer', async () => {
    const films = [aFilm({ ALID: 'shared' }), aFilm({ ALID: 'shared' })];
    const result = await bring(films);
    expect(result).toMatchObject({ programmes: { added: 2 }, offers: { added: 2 } });
    expect((await bring(films)).offers).toEqual({ added: 0, changed: 0, unchanged: 2, ended: 0 });
    const episodes = [6, 7, 8].map((EpisodeNumber) => ({
      ...anEpisodeRow,
      SeriesTitleInternalAlias: 'Shared Numbers',
      SeriesTitleDisplayUnlimited: null,
      EpisodeNumber,
      ALID: 'shared episodes',
    }));
    expect(await bring(episodes)).toMatchObject({ programmes: { added: 1 }, offers: { added: 3 } });
  });
});
