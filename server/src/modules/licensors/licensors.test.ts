// Tests of licensor files: two people, history, what a contract takes from them, and the effect on running orders.
import type { LicensorDetail } from '@pavilion/protocol/licensors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffer, aProgramme, aStaff, aUser } from '../../testing/builders.ts';
import { anAcceptedOrder, anOrder, aSeller, aSignedOrder, pay, stubPdf } from '../../testing/dealBuilders.ts';
import { aMandate, anAccount, aParty } from '../../testing/licensorBuilders.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';

let t: TestApp;
let first: Awaited<ReturnType<typeof aStaff>>;
let second: Awaited<ReturnType<typeof aStaff>>;
beforeAll(async () => {
  t = await testApp();
  stubPdf(t);
  first = await aStaff(t, 'trade');
  second = await aStaff(t, 'trade');
});
afterAll(() => t.close());

const refusal = (of: Promise<unknown>) =>
  of.then(
    () => undefined,
    (error: { code: number }) => error.code,
  );
const file = (companyId: number) => first.client.consoleLicensor.detail({ companyId });
const states = ({ entries }: LicensorDetail) => entries.map(({ part, state }) => `${part} ${state}`);
const aPdf = () => ({
  name: 'mandate.pdf',
  type: 'application/pdf',
  bytes: new Uint8Array(Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')),
});
/** Makes a programme on sale whose seller has no file yet. */
async function anUnreadySale() {
  const { id: companyId } = await aSeller(t, 'none');
  const programme = await aProgramme(t, { sellerId: companyId });
  return { companyId, sale: { programme, offer: await anOffer(t, programme.id) } };
}
/** Makes a sale with a complete file. */
async function aReadySale() {
  const { id: companyId } = await aSeller(t);
  const programme = await aProgramme(t, { sellerId: companyId });
  return { companyId, sale: { programme, offer: await anOffer(t, programme.id) } };
}
const lettersTo = (to: string) => t.delivered.filter((letter) => letter.to === to);

describe('the whole process', () => {
  it('is filled by two people, and only then a contract can be issued with it', async () => {
    const { companyId, sale } = await anUnreadySale();
    const order = await anOrder(t, { staff: first, sale });
    const accept = () => refusal(first.client.consoleOrder.accept({ orderNo: order.orderNo }));
    const { consoleLicensor } = first.client;
    const confirm = (id: number) => second.client.consoleLicensor.confirm({ id });

    expect(await accept()).toBe(4242);
    const party = await consoleLicensor.enterParty({ companyId, ...aParty() });
    expect(await accept()).toBe(4242);
    await confirm(party.id);
    expect(await accept()).toBe(4241);
    const account = await consoleLicensor.enterAccount({ companyId, ...anAccount('CNY') });
    expect(await accept()).toBe(4241);
    await confirm(account.id);
    const { data } = await consoleLicensor.uploadMandate({ file: aPdf() });
    const { fileId: _, ...mandate } = aMandate(data.id);
    await confirm((await consoleLicensor.enterMandate({ companyId, ...mandate, fileId: data.id })).id);
    const before = await order.buyer.client.programOrder.myOrderDetail({ orderNo: order.orderNo });
    expect(before.payTo).toBeNull();
    expect(await accept()).toBeUndefined();
    await t.jobs.drain();

    const detail = await order.buyer.client.programOrder.myOrderDetail({ orderNo: order.orderNo });
    expect(detail.payTo).toEqual({
      holder: anAccount().holder,
      bank: anAccount().bank,
      number: anAccount('CNY').number,
      swift: 'BKCHCNBJ300',
      cnaps: '104100000004',
      currency: 'CNY',
      reference: order.orderNo,
      movedAt: null,
    });
    const { terms } = await order.buyer.client.programOrder.viewContract({ orderContractId: order.orderContractId });
    expect(terms.seller).toMatchObject({
      name: { zh: aParty().zhName, en: aParty().enName },
      registrationNo: aParty().registrationNo,
      address: { zh: aParty().zhAddress, en: aParty().enAddress },
      signatory: { name: { zh: '沈若川', en: 'Shen Ruochuan' }, title: { zh: '总经理', en: 'General Manager' } },
      mandate: { no: 'YZL-2026-01', datedOn: '2026-01-05', validUntil: '2035-12-31' },
    });
    expect(terms.payment.account?.number).toBe(anAccount('CNY').number);
    const letter = lettersTo(order.buyer.email).at(-1)!;
    expect(letter.text).toContain(order.orderNo);
    expect(letter.text).toContain(anAccount('CNY').number.replace(/(.{4})(?=.)/g, '$1 '));
  });

  it('shows lists with masked numbers and entries that wait', async () => {
    const { companyId } = await aReadySale();
    await first.client.consoleLicensor.enterAccount({ companyId, ...anAccount('EUR') });
    const { rows } = await first.client.consoleLicensor.list({ pageSize: 100 });
    const row = rows.find((one) => one.companyId === companyId)!;
    expect(row).toMatchObject({ hasParty: true, mandateUntil: '2035-12-31', waiting: 1 });
    expect(row.accounts.map(({ number }) => number)).toEqual([
      `•••• ${anAccount('CNY').number.slice(-4)}`,
      `•••• ${anAccount('USD').number.slice(-4)}`,
    ]);
    expect(JSON.stringify(rows)).not.toContain(anAccount('CNY').number);
    const complete = await first.client.consoleLicensor.list({ complete: false, pageSize: 100 });
    expect(complete.rows.every((one) => !one.hasParty || one.accounts.length === 0)).toBe(true);
  });
});

describe('two people', () => {
  it('refuses the confirmation by the person who entered it, in the service and in the database', async () => {
    const { companyId } = await aReadySale();
    const { id } = await first.client.consoleLicensor.enterAccount({ companyId, ...anAccount('EUR') });
    expect(await refusal(first.client.consoleLicensor.confirm({ id }))).toBe(4212);
    const direct = t.db
      .updateTable('licensorEntries')
      .set({ confirmedBy: first.id, confirmedAt: t.clock.now })
      .where('id', '=', id)
      .execute();
    await expect(direct).rejects.toThrow(/check constraint/);
    expect(states(await file(companyId))[0]).toBe('account waiting');
    await second.client.consoleLicensor.confirm({ id });
    expect(await refusal(second.client.consoleLicensor.confirm({ id }))).toBe(409);
  });
  it('never changes an entry, nor withdraws a confirmation', async () => {
    const { companyId } = await aReadySale();
    const [entry] = (await file(companyId)).entries;
    const change = (set: object) => t.db.updateTable('licensorEntries').set(set).where('id', '=', entry!.id).execute();
    await expect(change({ data: JSON.stringify(anAccount('CNY')) })).rejects.toThrow(/never changed/);
    await expect(change({ confirmedBy: null, confirmedAt: null })).rejects.toThrow(/never changed/);
    await expect(t.db.deleteFrom('licensorEntries').where('id', '=', entry!.id).execute()).rejects.toThrow(/deleted/);
  });
  it('keeps one entry of a kind waiting, which its author or anybody may withdraw with a reason', async () => {
    const { companyId } = await aReadySale();
    const enter = () => first.client.consoleLicensor.enterAccount({ companyId, ...anAccount('EUR') });
    const { id } = await enter();
    expect(await refusal(enter())).toBe(4243);
    expect(await refusal(first.client.consoleLicensor.end({ id, reason: ' ' }))).toBe(400);
    await first.client.consoleLicensor.end({ id, reason: '币种录错' });
    expect((await file(companyId)).entries[0]).toMatchObject({ state: 'ended', endReason: '币种录错' });
    expect(await refusal(second.client.consoleLicensor.confirm({ id }))).toBe(409);
    await enter();
  });
  it('accepts one of two concurrent entries, and one of two concurrent confirmations', async () => {
    const { companyId } = await aReadySale();
    const enter = () => refusal(first.client.consoleLicensor.enterAccount({ companyId, ...anAccount('EUR') }));
    expect((await Promise.all([enter(), enter(), enter()])).sort()).toEqual([4243, 4243, undefined]);
    const id = (await file(companyId)).entries[0]!.id;
    const third = await aStaff(t, 'trade');
    const confirm = (who: typeof second) => refusal(who.client.consoleLicensor.confirm({ id }));
    expect((await Promise.all([confirm(second), confirm(third)])).sort()).toEqual([409, undefined]);
  });
});

describe('entries', () => {
  it('are refused if they are no account', async () => {
    const { companyId } = await aReadySale();
    const enter = (wrong: object) =>
      refusal(first.client.consoleLicensor.enterAccount({ companyId, ...anAccount('EUR'), ...wrong }));
    expect(await enter({ number: 'DE89 3704 0044 0532 0130 01' })).toBe(400);
    expect(await enter({ number: 'ABC' })).toBe(400);
    expect(await enter({ swift: 'BKCH' })).toBe(400);
    expect(await enter({ cnaps: '123' })).toBe(400);
    expect(await enter({ swift: '', cnaps: '' })).toBe(400);
    expect(await enter({ holder: ' ' })).toBe(400);
    expect(await enter({ number: 'de89 3704 0044 0532 0130 00', cnaps: '' })).toBeUndefined();
    expect((await file(companyId)).entries[0]).toMatchObject({ data: { number: 'DE89370400440532013000' } });
  });
  it('are refused if the mandate is no PDF, has ended, or is another user’s upload', async () => {
    const { companyId } = await aReadySale();
    const { consoleLicensor } = first.client;
    expect(await refusal(consoleLicensor.uploadMandate({ file: { ...aPdf(), type: 'image/png' } }))).toBe(4303);
    const broken = { ...aPdf(), bytes: new Uint8Array(Buffer.from('MZ')) };
    expect(await refusal(consoleLicensor.uploadMandate({ file: broken }))).toBe(4304);
    const { data } = await consoleLicensor.uploadMandate({ file: aPdf() });
    const enter = (more: object, by = consoleLicensor) =>
      refusal(by.enterMandate({ companyId, ...aMandate(data.id), ...more }));
    expect(await enter({ validUntil: '2026-01-05' })).toBe(400);
    expect(await enter({ datedOn: '2020-01-01', validUntil: '2020-12-31' })).toBe(4244);
    expect(await enter({}, second.client.consoleLicensor)).toBe(400);
    expect(await enter({ fileId: 999_999 })).toBe(400);
    expect(await enter({})).toBeUndefined();
  });
  it('are for trade staff only, and for sellers only', async () => {
    const { companyId } = await aReadySale();
    for (const role of ['editor', 'reviewer', 'service'] as const) {
      const { consoleLicensor } = (await aStaff(t, role)).client;
      expect(await refusal(consoleLicensor.list())).toBe(403);
      expect(await refusal(consoleLicensor.detail({ companyId }))).toBe(403);
      expect(await refusal(consoleLicensor.enterAccount({ companyId, ...anAccount('EUR') }))).toBe(403);
    }
    expect(await refusal(t.visitor.consoleLicensor.detail({ companyId }))).toBe(401);
    expect(await refusal((await aUser(t)).client.consoleLicensor.detail({ companyId }))).toBe(401);
    expect(await refusal(file(999_999))).toBe(404);
    expect(await refusal(first.client.consoleLicensor.enterParty({ companyId: 999_999, ...aParty() }))).toBe(404);
  });
});

describe('another account while orders run', () => {
  async function changed() {
    const { companyId, sale } = await aReadySale();
    const owner = await aUser(t);
    await t.db
      .updateTable('companies')
      .set({ userId: owner.id, contactEmail: `sales${companyId}@seller.example` })
      .where('id', '=', companyId)
      .execute();
    const order = await anAcceptedOrder(t, { staff: first, sale });
    const next = { ...anAccount('CNY'), number: '9550880200000001234' };
    const { id } = await first.client.consoleLicensor.enterAccount({ companyId, ...next });
    await t.jobs.drain();
    return { companyId, owner, order, next, id };
  }
  const payTo = async (order: Awaited<ReturnType<typeof anAcceptedOrder>>) =>
    (await order.buyer.client.programOrder.myOrderDetail({ orderNo: order.orderNo })).payTo;

  it('warns the licensor when it is entered, both sides when it is confirmed, and the order keeps its own', async () => {
    const { companyId, owner, order, next, id } = await changed();
    const contact = `sales${companyId}@seller.example`;
    expect(lettersTo(owner.email).at(-1)!.text).toContain('•••• 1234');
    expect(lettersTo(contact)).toHaveLength(1);
    const before = lettersTo(order.buyer.email).length;
    await second.client.consoleLicensor.confirm({ id });
    await t.jobs.drain();
    expect(lettersTo(contact)).toHaveLength(2);
    expect(lettersTo(owner.email)).toHaveLength(2);
    const told = lettersTo(order.buyer.email).slice(before);
    expect(told).toHaveLength(1);
    expect(told[0]!.text).toContain(order.orderNo);
    expect(told[0]!.text).not.toContain(next.number);
    expect(await payTo(order)).toMatchObject({ number: anAccount('CNY').number, movedAt: null });
  });

  it('replaces the account of a running order only by two people, notifies both sides, and appears in the timeline', async () => {
    const { companyId, owner, order, next, id } = await changed();
    const { orderNo } = order;
    const { consoleLicensor } = first.client;
    expect(await refusal(consoleLicensor.askAccountMove({ orderNo, reason: '旧账户已销户' }))).toBe(4245);
    await second.client.consoleLicensor.confirm({ id });
    expect((await file(companyId)).orders).toMatchObject([{ orderNo, asked: null }]);
    await consoleLicensor.askAccountMove({ orderNo, reason: '旧账户已销户' });
    expect(await refusal(consoleLicensor.askAccountMove({ orderNo, reason: '再次' }))).toBe(4243);
    const move = (await file(companyId)).orders[0]!.asked!;
    expect(await refusal(consoleLicensor.confirmAccountMove({ id: move.id }))).toBe(4212);
    const direct = t.db
      .updateTable('accountMoves')
      .set({ confirmedBy: first.id, confirmedAt: t.clock.now })
      .where('id', '=', move.id)
      .execute();
    await expect(direct).rejects.toThrow(/check constraint/);
    expect(await payTo(order)).toMatchObject({ movedAt: null });
    await second.client.consoleLicensor.confirmAccountMove({ id: move.id });
    await t.jobs.drain();
    expect(await payTo(order)).toMatchObject({ number: next.number, reference: orderNo });
    expect((await payTo(order))!.movedAt).not.toBeNull();
    const { timeline } = await order.buyer.client.programOrder.myOrderDetail({ orderNo });
    expect(timeline.at(-1)).toMatchObject({ subject: 'payment', action: 'moveAccount', actor: 'staff' });
    expect(lettersTo(order.buyer.email).at(-1)!.text).toContain('•••• 1234');
    expect(lettersTo(owner.email).at(-1)!.subject).toContain(orderNo);
    // The contract itself stays unchanged.
    const { terms } = await order.buyer.client.programOrder.viewContract({ orderContractId: order.orderContractId });
    expect(terms.payment.account?.number).toBe(anAccount('CNY').number);
    expect((await file(companyId)).orders).toEqual([]);
  });

  it('moves no order by a change that was withdrawn or whose account ended meanwhile', async () => {
    const { companyId, order, id } = await changed();
    const { orderNo } = order;
    await second.client.consoleLicensor.confirm({ id });
    const { consoleLicensor } = first.client;
    const ask = async () => {
      await consoleLicensor.askAccountMove({ orderNo, reason: '旧账户已销户' });
      return (await file(companyId)).orders[0]!.asked!.id;
    };
    const takenBack = await ask();
    await consoleLicensor.withdrawAccountMove({ id: takenBack });
    expect(await refusal(second.client.consoleLicensor.confirmAccountMove({ id: takenBack }))).toBe(409);
    const late = await ask();
    await consoleLicensor.end({ id, reason: '卖方称未申请变更' });
    expect(await refusal(second.client.consoleLicensor.confirmAccountMove({ id: late }))).toBe(409);
    expect(await payTo(order)).toMatchObject({ movedAt: null });
  });

  it('leaves paid orders unchanged', async () => {
    const { companyId, sale } = await aReadySale();
    const order = await aSignedOrder(t, { staff: first, sale });
    await pay(order);
    await t.jobs.drain();
    const next = { ...anAccount('CNY'), number: '9550880200000001234' };
    const { id } = await first.client.consoleLicensor.enterAccount({ companyId, ...next });
    const before = lettersTo(order.buyer.email).length;
    await second.client.consoleLicensor.confirm({ id });
    await t.jobs.drain();
    expect(lettersTo(order.buyer.email)).toHaveLength(before);
    const asked = first.client.consoleLicensor.askAccountMove({ orderNo: order.orderNo, reason: '测试' });
    expect(await refusal(asked)).toBe(409);
  });
});
