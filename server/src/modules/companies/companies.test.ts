import { afterAll, describe, expect, it } from 'vitest';
import { aProgramme, aStaff, aUser } from '../../testing/builders.ts';
import { testApp } from '../../testing/testApp.ts';
import { recordExistingCompany } from './companyKind.service.ts';

const t = await testApp();
afterAll(() => t.close());

const buyer = {
  zhName: '群岛荧幕',
  enName: 'Lautan Layar',
  kind: 'streamer' as const,
  country: 'ID',
  zhCity: '雅加达',
  enCity: 'Jakarta',
  isBuyer: true,
  zhBuys: '古装与爱情剧',
  enBuys: 'Costume and romance',
  wantedGenres: ['romance', 'costume', 'romance'] as ('romance' | 'costume')[],
  wantedMedia: ['svod' as const],
  wantedTerritories: ['ID', 'middle_east'],
  contactEmail: 'acquisitions@lautan.example.com',
  registrationNo: 'ID-1',
};
const seller = {
  zhName: '云栈里影业',
  enName: 'Yunzhanli Pictures',
  zhCity: '北京',
  enCity: 'Beijing',
  isSeller: true,
  zhSells: '悬疑剧集',
  enSells: 'Suspense drama',
  contactEmail: 'sales@yunzhanli.example.com',
};
const editor = (await aStaff(t, 'editor')).client;
async function published(form: object, languages: ('zh' | 'en')[] = ['zh', 'en']) {
  const saved = await editor.consoleCompany.save({ form });
  await editor.consoleCompany.publish({ ...saved, languages });
  return saved.id;
}
const idsOf = ({ rows }: { rows: { id: number }[] }) => rows.map(({ id }) => id);

describe('a company in the console', () => {
  it('is a draft until it is published, language by language', async () => {
    const { id, revision } = await editor.consoleCompany.save({ form: buyer });
    await expect(t.visitor.buyerInfo.detail({ id })).rejects.toMatchObject({ code: 404 });
    const { key } = await editor.consoleCompany.preview({ id });
    expect((await t.visitor.buyerInfo.detail({ id, preview: key })).enName).toBe('Lautan Layar');
    await expect(t.visitor.buyerInfo.detail({ id })).rejects.toMatchObject({ code: 404 });

    await editor.consoleCompany.publish({ id, revision, languages: ['en'] });
    const shown = await t.visitor.buyerInfo.detail({ id });
    expect(shown).toMatchObject({
      zhName: null,
      zhBuys: null,
      enName: 'Lautan Layar',
      wantedGenres: ['romance', 'costume'],
    });
    expect(JSON.stringify(shown)).not.toContain('example.com');
    await editor.consoleCompany.publish({ id, revision, languages: ['zh'] });
    await expect.poll(async () => (await t.visitor.buyerInfo.detail({ id })).zhName).toBe('群岛荧幕');
    await editor.consoleCompany.withdraw({ id, languages: ['zh', 'en'] });
    await expect.poll(() => t.visitor.buyerInfo.detail({ id }).catch((e) => e.code)).toBe(404);
  });

  it('must be a seller or a buyer before it is shown', async () => {
    const saved = await editor.consoleCompany.save({ form: { ...buyer, isBuyer: false } });
    await expect(editor.consoleCompany.publish({ ...saved, languages: ['zh'] })).rejects.toMatchObject({
      code: 400,
      problems: [{ path: 'form.isSeller' }],
    });
    const nameless = await editor.consoleCompany.save({ form: { isSeller: true } });
    const { key } = await editor.consoleCompany.preview({ id: nameless.id });
    expect((await t.visitor.sellerInfo.detail({ id: nameless.id, preview: key })).isSeller).toBe(true);
    for (const wrong of [{ website: 'javascript:alert(1)' }, { wantedTerritories: ['atlantis'] }, { logoId: 99_999 }])
      await expect(editor.consoleCompany.save({ form: { ...buyer, ...wrong } })).rejects.toMatchObject({
        code: 400,
        problems: [{ path: `form.${Object.keys(wrong)[0]}` }],
      });
  });

  it('can be scheduled, and the schedule called off', async () => {
    const saved = await editor.consoleCompany.save({ form: buyer });
    const at = new Date(t.clock.now.getTime() + 3_600_000).toISOString();
    await editor.consoleCompany.publish({ ...saved, languages: ['zh'], at });
    expect((await editor.consoleCompany.detail({ id: saved.id })).dueAt).toBe(at);
    await editor.consoleCompany.cancelSchedule({ id: saved.id });
    expect((await editor.consoleCompany.detail({ id: saved.id })).dueAt).toBeNull();
  });

  it('has its list, versions and restore; a draft can be discarded', async () => {
    const { id, revision } = await editor.consoleCompany.save({ form: { ...buyer, enName: 'First name' } });
    await editor.consoleCompany.save({ id, revision, form: { ...buyer, enName: 'Second name' } });
    expect((await editor.consoleCompany.list({ keyword: 'Second name', isBuyer: true, country: 'ID' })).total).toBe(1);
    expect((await editor.consoleCompany.list({ keyword: 'Second name', isSeller: true })).total).toBe(0);
    expect((await editor.consoleCompany.versions({ id })).total).toBe(2);
    expect((await editor.consoleCompany.version({ id, revision: 1 })).form.enName).toBe('First name');
    await editor.consoleCompany.restore({ id, revision: 2, from: 1 });
    expect((await editor.consoleCompany.detail({ id })).form.enName).toBe('First name');
    await editor.consoleCompany.remove({ id });
    await expect(editor.consoleCompany.detail({ id })).rejects.toMatchObject({ code: 404 });
  });

  it('is for editors only; the picker of sellers is for trade staff too', async () => {
    const id = await published({ ...seller, enName: 'Picked Pictures' });
    const trade = (await aStaff(t, 'trade')).client;
    await expect(trade.consoleCompany.list({})).rejects.toMatchObject({ code: 403 });
    await expect(t.visitor.consoleCompany.list({})).rejects.toMatchObject({ code: 401 });
    expect(idsOf(await trade.consoleSeller.list({ keyword: 'Picked', published: true }))).toEqual([id]);
    await expect(t.visitor.consoleSeller.list({})).rejects.toMatchObject({ code: 401 });
  });

  it('also lists companies created outside the console', async () => {
    const { id } = await t.db
      .insertInto('companies')
      .values({ enName: 'Harbour Pictures', country: 'ZZ', isSeller: true, enPublishedAt: t.clock.now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordExistingCompany(t.ctx(), id);
    await recordExistingCompany(t.ctx(), id);
    const found = await editor.consoleCompany.detail({ id });
    expect(found).toMatchObject({
      revision: 1,
      changed: false,
      zhPublishedAt: null,
      form: { enName: 'Harbour Pictures' },
    });
    expect(found.enPublishedAt).not.toBeNull();
    await editor.consoleCompany.save({ id, revision: 1, form: { ...found.form, country: 'SG', zhName: '海港影业' } });
    await editor.consoleCompany.publish({ id, revision: 2, languages: ['zh', 'en'] });
    expect(await t.visitor.sellerInfo.detail({ id })).toMatchObject({ country: 'SG', zhName: '海港影业' });
  });
});

describe('visitors', () => {
  it('find exhibitors by city, genre and words, with what they have for sale', async () => {
    const id = await published({
      ...seller,
      zhName: '西岸剧坊',
      enName: 'Westbank',
      zhCity: '成都',
      enCity: 'Chengdu',
    });
    await aProgramme(t, { sellerId: id, genres: ['wuxia'] });
    await aProgramme(t, { sellerId: id, genres: ['wuxia', 'war'], typeId: 2 });
    await aProgramme(t, { sellerId: id, zhPublishedAt: null, enPublishedAt: null });
    const { rows } = await t.visitor.sellerInfo.list({ city: '成都' });
    expect(rows).toMatchObject([{ id, programmes: 2, genres: ['wuxia', 'war'], enSells: 'Suspense drama' }]);
    expect(idsOf(await t.visitor.sellerInfo.list({ city: 'chengdu', genre: 'wuxia', sort: 'programmes' }))).toEqual([
      id,
    ]);
    expect(idsOf(await t.visitor.sellerInfo.list({ city: 'Chengdu', genre: 'medical' }))).toEqual([]);
    expect(idsOf(await t.visitor.sellerInfo.list({ keyword: 'westb', sort: 'name' }))).toEqual([id]);
    expect((await t.visitor.sellerInfo.list({ keyword: 'private@' })).total).toBe(0);
    const facets = await t.visitor.sellerInfo.facets();
    expect(facets.cities).toContainEqual({ city: 'Chengdu', zhCity: '成都', enCity: 'Chengdu', count: 1 });
    expect(facets.genres).toContainEqual({ genre: 'wuxia', count: 1 });
    expect((await t.visitor.sellerInfo.detail({ id })).types).toEqual([
      { typeId: 1, count: 1 },
      { typeId: 2, count: 1 },
    ]);
    await expect(t.visitor.buyerInfo.detail({ id })).rejects.toMatchObject({ code: 404 });
    await expect(t.visitor.sellerInfo.detail({ id: 999_999 })).rejects.toMatchObject({ code: 404 });
    await expect(t.visitor.sellerInfo.list({ genre: 'nonsense' as never })).rejects.toMatchObject({ code: 400 });
  });

  it('find customers by country, genre and medium, and what would suit them', async () => {
    const id = await published({ ...buyer, country: 'KE', wantedGenres: ['medical'], wantedMedia: ['inflight'] });
    const other = await published({ ...buyer, country: 'NG', wantedGenres: ['medical'], wantedMedia: ['clip'] });
    const programme = await aProgramme(t, { genres: ['medical'] });
    expect(idsOf(await t.visitor.buyerInfo.list({ country: 'KE' }))).toEqual([id]);
    expect(idsOf(await t.visitor.buyerInfo.list({ genre: 'medical', medium: 'inflight', sort: 'country' }))).toEqual([
      id,
    ]);
    const detail = await t.visitor.buyerInfo.detail({ id });
    expect(idsOf({ rows: detail.fitting })).toEqual([programme.id]);
    expect(detail.others[0]!.id).toBe(other);
    expect((await t.visitor.buyerInfo.facets()).media).toContainEqual({ medium: 'inflight', count: 1 });
    expect((await t.visitor.buyerInfo.list({ sort: 'name', pageSize: 1, pageNum: 2 })).rows).toHaveLength(1);
  });
});

const words = '您好，我们想为东南亚平台采购贵司的悬疑剧集，请告知可授权的地区。';
async function delivered() {
  await t.jobs.drain();
  return t.delivered.splice(0);
}

describe('a letter to a company', () => {
  it('goes by mail in the recipient’s language and shows neither e-mail address', async () => {
    await delivered();
    const companyId = await published(seller);
    const programme = await aProgramme(t, { sellerId: companyId });
    const user = await aUser(t, { certified: 'enterprise', locale: 'en-US' });
    const { id } = await user.client.companyContact.send({
      companyId,
      programmeId: programme.id,
      topic: 'licence',
      message: words,
    });
    const [mail] = await delivered();
    expect(mail).toMatchObject({ to: seller.contactEmail, subject: expect.stringContaining('节目授权') });
    expect(mail!.subject).toContain('东方海岸影业有限公司');
    expect(mail!.text).toContain(words);
    expect(mail!.text).toContain(`C${id}`);
    expect(`${mail!.text}${mail!.html}`).not.toContain(user.email);

    const service = (await aStaff(t, 'service')).client;
    expect((await service.consoleContact.list({ handled: false, companyId })).rows).toMatchObject([
      { id, sent: true, handledAt: null, topic: 'licence' },
    ]);
    expect(await service.consoleContact.detail({ id })).toMatchObject({
      senderEmail: user.email,
      companyEmail: seller.contactEmail,
      message: words,
    });
    await service.consoleContact.handle({ id, handled: true, note: '已转交' });
    expect(await service.consoleContact.detail({ id })).toMatchObject({
      note: '已转交',
      handledBy: expect.any(String),
    });
    await service.consoleContact.handle({ id, handled: false });
    expect((await service.consoleContact.list({ handled: true, companyId })).total).toBe(0);
    for (const role of ['trade', 'editor', 'reviewer'] as const) {
      const { client } = await aStaff(t, role);
      await expect(client.consoleContact.list({})).rejects.toMatchObject({ code: 403 });
      await expect(client.consoleContact.detail({ id })).rejects.toMatchObject({ code: 403 });
    }
    await expect(service.consoleContact.detail({ id: 999_999 })).rejects.toMatchObject({ code: 404 });
    await expect(service.consoleContact.handle({ id: 999_999, handled: true })).rejects.toMatchObject({ code: 404 });
  });

  it('shows the sender’s e-mail address if they agreed, and is in English abroad', async () => {
    const companyId = await published(buyer);
    const user = await aUser(t, { locale: 'zh-CN' });
    await user.client.companyContact.send({
      companyId,
      topic: 'offer',
      message: 'We would like to show you <b>six</b> films.',
      showsAddress: true,
    });
    const [mail] = await delivered();
    expect(mail!.subject).toContain('Offering a programme');
    expect(mail!.text).toContain(user.email);
    expect(mail!.html).not.toContain('<b>six');
  });

  it('waits for staff if the company has no e-mail address', async () => {
    const companyId = await published({ ...seller, contactEmail: '' });
    const { client } = await aUser(t);
    const { id } = await client.companyContact.send({ companyId, topic: 'other', message: words });
    expect(await delivered()).toEqual([]);
    const service = (await aStaff(t, 'service')).client;
    expect((await service.consoleContact.list({ sent: false })).rows.map((row) => row.id)).toContain(id);
  });

  it('reaches the account of a company', async () => {
    const companyId = await published({ ...seller, contactEmail: '' });
    const owner = await aUser(t, { locale: 'en-US' });
    await t.db.updateTable('companies').set({ userId: owner.id }).where('id', '=', companyId).execute();
    const { client } = await aUser(t);
    await client.companyContact.send({ companyId, topic: 'meeting', message: words });
    expect((await delivered())[0]).toMatchObject({ to: owner.email });
    expect((await owner.client.notification.list({})).rows[0]!.enTitle).toContain('A meeting at the fair');
  });

  it('is sent once, at a limited rate, and only when signed in', async () => {
    const companyId = await published(seller);
    const { client, token, id: userId } = await aUser(t);
    const letter = { companyId, topic: 'other' as const, message: words };
    await expect(t.visitor.companyContact.send(letter)).rejects.toMatchObject({ code: 401 });
    await expect(client.companyContact.send({ ...letter, message: 'short' })).rejects.toMatchObject({ code: 400 });
    await expect(client.companyContact.send({ ...letter, companyId: 999_999 })).rejects.toMatchObject({ code: 404 });
    await expect(client.companyContact.send({ ...letter, programmeId: 999_999 })).rejects.toMatchObject({ code: 400 });
    const send = () =>
      t.app.inject({
        method: 'POST',
        url: '/api/companyContact/send',
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'one-letter' },
        payload: letter,
      });
    const [first, second] = await Promise.all([send(), send()]);
    expect(first.json().data.id).toBe(second.json().data.id);
    await client.companyContact.send(letter);
    await client.companyContact.send(letter);
    await expect(client.companyContact.send(letter)).rejects.toMatchObject({ code: 429 });
    const { rows } = await (await aStaff(t, 'service')).client.consoleContact.list({ companyId });
    expect(rows).toHaveLength(3);
    const withdrawn = await published(seller);
    await editor.consoleCompany.withdraw({ id: withdrawn, languages: ['zh', 'en'] });
    await expect(client.companyContact.send({ ...letter, companyId: withdrawn })).rejects.toMatchObject({ code: 404 });
    expect(userId).toBeGreaterThan(0);
  });
});
