import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProgramme, aStaff, aUser } from '../../testing/builders.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

describe('an editor maintains the catalogue', () => {
  const form = { typeId: 1 as const, zhTitle: '新剧', country: 'CN' };

  it('enters a programme, publishes one language, then the other, and visitors see it', async () => {
    const { client: editor } = await aStaff(t, 'editor');
    const { id } = await editor.consoleProgramme.save({
      ...form,
      enTitle: '',
      eidr: '10.5240/7A3C-51D0-9E24-88B1-0F6D-X',
      isan: 'nonsense',
    });
    await expect(t.visitor.programSale.detail({ id })).rejects.toMatchObject({ code: 404 });
    const draft = await editor.consoleProgramme.detail({ id });
    expect(draft.enTitle).toBeNull();
    expect(draft.warnings.map(({ en }) => en)).toEqual([
      'The check character of the EIDR is wrong; it should be S',
      'The ISAN is not in the right format',
      'No poster',
      'No seller',
      'No licence offer is on sale',
    ]);

    await editor.consoleProgramme.publish({ id, language: 'zh', published: true });
    expect(await t.visitor.programSale.detail({ id })).toMatchObject({ zhTitle: '新剧', enTitle: null });
    await expect(editor.consoleProgramme.publish({ id, language: 'en', published: true })).rejects.toMatchObject({
      code: 400,
    });
    await editor.consoleProgramme.save({ ...form, id, enTitle: 'New Series' });
    await editor.consoleProgramme.publish({ id, language: 'en', published: true });
    await expect.poll(async () => (await t.visitor.programSale.detail({ id })).enTitle).toBe('New Series');
    await expect(editor.consoleProgramme.save({ ...form, id, enTitle: null })).rejects.toMatchObject({ code: 400 });
    await editor.consoleProgramme.publish({ id, language: 'zh', published: false });
    await editor.consoleProgramme.publish({ id, language: 'en', published: false });
    await expect.poll(() => t.visitor.programSale.detail({ id }).catch((error) => error.code)).toBe(404);

    const log = await t.db
      .selectFrom('auditLog')
      .select('action')
      .where('subject', '=', 'programme')
      .where('subjectId', '=', String(id))
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual([
      'programme.add',
      'programme.publish',
      'programme.change',
      'programme.publish',
      'programme.withdraw',
      'programme.withdraw',
    ]);
  });

  it('finds programmes without English', async () => {
    const { client: editor } = await aStaff(t, 'editor');
    await editor.consoleProgramme.save({
      ...form,
      zhTitle: '缺英文的剧',
      enTitle: 'Has a title',
      zhLogline: '有',
      enLogline: null,
    });
    const { rows } = await editor.consoleProgramme.list({ missingEnglish: true, keyword: '缺英文' });
    expect(rows).toMatchObject([{ zhTitle: '缺英文的剧', missingEnglish: true, offers: 0 }]);
    expect((await editor.consoleProgramme.list({ missingEnglish: false, keyword: '缺英文' })).total).toBe(0);
    expect((await editor.consoleProgramme.list({ publication: 'none', keyword: '缺英文' })).total).toBe(1);
  });

  it('cannot publish a micro short drama without its number, whatever its source', async () => {
    const { client: editor } = await aStaff(t, 'editor');
    await expect(editor.consoleProgramme.save({ ...form, typeId: 4 })).rejects.toMatchObject({ code: 400 });
    const imported = await aProgramme(t, { typeId: 4, permitNo: null, zhPublishedAt: null, enPublishedAt: null });
    await expect(
      editor.consoleProgramme.publish({ id: imported.id, language: 'zh', published: true }),
    ).rejects.toMatchObject({
      code: 400,
      problems: [{ path: 'permitNo' }],
    });
  });

  it('gets errors for pictures, trailers, sellers and EIDRs that do not fit', async () => {
    const { client: editor } = await aStaff(t, 'editor');
    await aProgramme(t, { eidr: '10.5240/AAAA-BBBB-CCCC-DDDD-EEEE-F' });
    const { id: sent } = await t.db
      .insertInto('files')
      .values({ store: 'public', purpose: 'trailer', name: 'a.mp4', mime: 'video/mp4', bytes: 9, path: 'v/half.mp4' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const refused: [string, object][] = [
      ['coverId', { coverId: 99_999 }],
      ['stillIds', { stillIds: [99_999] }],
      ['trailerId', { trailerId: sent }],
      ['sellerId', { sellerId: 99_999 }],
      ['eidr', { eidr: '10.5240/AAAA-BBBB-CCCC-DDDD-EEEE-F' }],
    ];
    for (const [path, wrong] of refused)
      await expect(editor.consoleProgramme.save({ ...form, ...wrong }), path).rejects.toMatchObject({
        code: 400,
        problems: [{ path }],
      });
    await expect(editor.consoleProgramme.save({ ...form, id: 999_999 })).rejects.toMatchObject({ code: 404 });
  });

  it('writes offers whose territories are stored as countries', async () => {
    const { client: trade } = await aStaff(t, 'trade');
    const { id: programmeId } = await aProgramme(t);
    const offer = {
      programmeId,
      zhName: '欧洲点播',
      media: ['svod' as const, 'svod' as const],
      territories: { include: ['europe'], exclude: ['RU', 'BY'] },
      prices: { 3: 300_000, 5: null },
    };
    const editor = await aStaff(t, 'editor');
    await expect(editor.client.consoleProgramme.saveOffer(offer)).rejects.toMatchObject({ code: 403 });
    const { id } = await trade.consoleProgramme.saveOffer(offer);
    const [saved] = (await t.visitor.programSale.detail({ id: programmeId })).offers;
    expect(saved).toMatchObject({
      id,
      media: ['svod'],
      prices: { 3: 300_000, 5: null },
      territories: offer.territories,
    });
    expect(saved!.countries).toContain('FR');
    expect(saved!.countries).not.toContain('RU');
    await trade.consoleProgramme.saveOffer({ ...offer, id, active: false });
    await expect.poll(async () => (await t.visitor.programSale.detail({ id: programmeId })).offers).toEqual([]);
    const stranger = await aProgramme(t);
    await expect(trade.consoleProgramme.saveOffer({ ...offer, id, programmeId: stranger.id })).rejects.toMatchObject({
      code: 404,
    });
    await expect(
      trade.consoleProgramme.saveOffer({ ...offer, territories: { include: ['RU'], exclude: ['RU'] } }),
    ).rejects.toMatchObject({ code: 400 });
  });

  it('sets what a price is for; impossible weights and sums are refused', async () => {
    const { client: trade } = await aStaff(t, 'trade');
    const { id: programmeId } = await aProgramme(t);
    const offer = {
      programmeId,
      zhName: '全球点播',
      media: ['svod' as const],
      territories: { include: ['worldwide'], exclude: [] },
      prices: { 3: 300_000 },
    };
    const weights = { media: [], territories: [{ territory: 'US' as const, weight: 40 }] };
    const { id } = await trade.consoleProgramme.saveOffer({ ...offer, priceBasis: 'weights', weights });
    const [saved] = (await t.visitor.programSale.detail({ id: programmeId })).offers;
    expect(saved).toMatchObject({ id, priceBasis: 'weights', weights });
    const wrong: [string, object][] = [
      ['weights.territories.0.weight', { weights: { media: [], territories: [{ territory: 'US', weight: 0 }] } }],
      [
        'weights.territories',
        { weights: { media: [], territories: [...weights.territories, ...weights.territories] } },
      ],
      ['prices.3', { priceBasis: 'territory', prices: { 3: 1e12 } }],
    ];
    for (const [path, change] of wrong)
      await expect(trade.consoleProgramme.saveOffer({ ...offer, ...change, id }), path).rejects.toMatchObject({
        code: 400,
        problems: [{ path }],
      });
    expect((await t.visitor.programSale.detail({ id: programmeId })).offers).toEqual([saved]);
  });

  it('is the only role that may', async () => {
    const { client: trade } = await aStaff(t, 'trade');
    const { client: reviewer } = await aStaff(t, 'reviewer');
    const { client: buyer } = await aUser(t, { certified: true });
    await expect(trade.consoleProgramme.save(form)).rejects.toMatchObject({ code: 403 });
    await expect(reviewer.consoleProgramme.list({})).rejects.toMatchObject({ code: 403 });
    await expect(buyer.consoleProgramme.list({})).rejects.toMatchObject({ code: 401 });
    await expect(t.visitor.consoleSeller.list({})).rejects.toMatchObject({ code: 401 });
    expect((await trade.consoleProgramme.list({})).total).toBeGreaterThan(0);
  });
});
