// Tests of the licensor's signature by mailed link and code, without a mandate.
import { businessDayOf, deadlineText } from '@pavilion/protocol/kit/businessDay.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffer, aProgramme, aStaff } from '../../../testing/builders.ts';
import {
  anAcceptedOrder,
  aSeller,
  aSignCode,
  type BuiltOrder,
  passDays,
  sign,
  stubPdf,
  submitStamped,
} from '../../../testing/dealBuilders.ts';
import { aParty } from '../../../testing/licensorBuilders.ts';
import { type TestApp, testApp } from '../../../testing/testApp.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  stubPdf(t);
});
afterAll(() => t.close());

const refusal = (of: Promise<unknown>) =>
  of.then(
    () => undefined,
    (error: { code: number }) => error.code,
  );
const { email } = aParty();
const newestTo = () => t.delivered.findLast(({ to }) => to === email)!.text;
const tokenIn = (words: string) => /token=([\w-]+)/.exec(words)![1]!;
type Licensor = TestApp['visitor']['licensor'];
const open = (input: Parameters<Licensor['open']>[0]) => t.visitor.licensor.open(input);
const getCode = (input: Parameters<Licensor['getCode']>[0]) => t.visitor.licensor.getCode(input);
const signWith = (input: Parameters<Licensor['sign']>[0]) => t.visitor.licensor.sign(input);

/** Makes an accepted order of a licensor without a mandate, with the token of its letter. */
async function anOpenContract() {
  const { id: sellerId } = await aSeller(t, { mandate: null });
  const programme = await aProgramme(t, { sellerId });
  const order = await anAcceptedOrder(t, { sale: { programme, offer: await anOffer(t, programme.id) } });
  return { ...order, token: tokenIn(newestTo()) };
}
async function aCode(token: string): Promise<string> {
  t.pass({ seconds: 61 });
  await getCode({ token });
  await t.jobs.drain();
  return /[:：] ?(\d{6})\b/.exec(newestTo())![1]!;
}
async function licensorSigns(token: string, name = 'Shen Ruochuan') {
  await signWith({ token, name, emailCode: await aCode(token), agreed: true });
  await t.jobs.drain();
}
const read = ({ buyer, orderNo }: BuiltOrder) => buyer.client.programOrder.myOrderDetail({ orderNo });
const grants = async ({ orderNo }: BuiltOrder) =>
  (
    await t.db
      .selectFrom('grants')
      .innerJoin('orders', 'orders.id', 'grants.orderId')
      .select('grants.state')
      .where('orders.orderNo', '=', orderNo)
      .execute()
  ).map(({ state }) => state);

describe('the deadline', () => {
  it('is the same day in the same zone in both letters, on the page and in the terms, also in another time zone', async () => {
    const setZone = (zone: string) =>
      sql`update site_settings set settings = settings || jsonb_build_object('timeZone', ${zone}::text)`.execute(t.db);
    await setZone('America/Los_Angeles');
    const order = await anOpenContract();
    await setZone('Asia/Shanghai');
    const page = await open({ token: order.token });
    const { terms } = await order.buyer.client.programOrder.viewContract(order);
    expect(page).toMatchObject({ timeZone: 'America/Los_Angeles', signBy: terms.signBy });
    const words = deadlineText(page.signBy!, page.timeZone, 'en-US');
    expect(words).toMatch(/23:59 \(Pacific Time, UTC-[78]\)$/);
    const zh = deadlineText(page.signBy!, page.timeZone, 'zh-CN');
    const toBuyer = t.delivered.findLast((mail) => mail.to === order.buyer.email)!.text;
    for (const letter of [newestTo(), toBuyer]) expect(letter.includes(words) || letter.includes(zh)).toBe(true);
    // The contract prints this moment by the clock of its own time zone.
    const [year, month, day] = businessDayOf(page.signBy!, terms.timeZone!).split('-').map(Number);
    expect(zh).toContain(`${year}年${month}月${day}日`);
  });
});

describe('signatures in either order', () => {
  it('is signed once the licensor has signed after the buyer', async () => {
    const order = await anOpenContract();
    expect(await open({ token: order.token })).toMatchObject({
      contractNo: order.contractNo,
      licensor: { en: aParty().enName },
      signatory: { name: { zh: '沈若川' }, title: { en: 'General Manager' } },
      email: 'si***@yunzhanli.example',
      canSign: true,
      licenseeSigned: false,
    });
    await sign(t, order);
    expect(await read(order)).toMatchObject({
      contractStatus: 1,
      contract: { awaitsLicensor: true, signature: { name: '林晓雯' }, signedAt: null },
    });
    expect(await grants(order)).toEqual(['held']);
    const again = order.buyer.client.programOrder.getSignCode({ orderContractId: order.orderContractId });
    expect(await refusal(again)).toBe(4246);
    await licensorSigns(order.token, '沈若川');
    const detail = await read(order);
    expect(detail).toMatchObject({
      contractStatus: 2,
      contract: { awaitsLicensor: false, licensorSignature: { name: '沈若川', method: 'typed' } },
    });
    expect(detail.contract.files.map(({ kind }) => kind)).toEqual(['signed', 'issued']);
    expect(await grants(order)).toEqual(['granted']);
    expect(detail.timeline.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['buyerSign', 'licensorSign', 'sign']),
    );
    expect(await open({ token: order.token })).toMatchObject({ status: 2, canSign: false });
  });
  it('is signed once the buyer has signed after the licensor', async () => {
    const order = await anOpenContract();
    await licensorSigns(order.token);
    expect(await read(order)).toMatchObject({
      contractStatus: 1,
      contract: { awaitsLicensor: false, signature: null },
    });
    await sign(t, order);
    expect(await read(order)).toMatchObject({ contractStatus: 2 });
    expect(await grants(order)).toEqual(['granted']);
  });
  it('waits for the licensor after a stamped copy too', async () => {
    const order = await anOpenContract();
    await order.staff.client.consoleSubmission.approve({ id: await submitStamped(order) });
    expect(await read(order)).toMatchObject({ contractStatus: 1, contract: { awaitsLicensor: true } });
    await licensorSigns(order.token);
    expect((await read(order)).contract.signature).toMatchObject({ method: 'stamped' });
    expect((await read(order)).contractStatus).toBe(2);
  });
});

describe('what is refused', () => {
  it('another name, a wrong code, a buyer’s code, a code of another contract, and a second signature', async () => {
    const [order, other] = [await anOpenContract(), await anOpenContract()];
    const codeOfOther = await aCode(other.token);
    const emailCode = await aCode(order.token);
    const { token } = order;
    const signing = (more: object) =>
      refusal(signWith({ token, name: 'Shen Ruochuan', emailCode, agreed: true, ...more }));
    expect(await signing({ name: 'Somebody Else' })).toBe(4248);
    expect(await signing({ agreed: false })).toBe(400);
    expect(await signing({ emailCode: codeOfOther })).toBe(4104);
    expect(await signing({ emailCode: await aSignCode(t, order) })).toBe(4104);
    expect(await signing({})).toBeUndefined();
    expect(await signing({})).toBe(409);
    expect(await refusal(getCode({ token }))).toBe(409);
  });
  it('a wrong link, a replaced one and an expired one', async () => {
    const order = await anOpenContract();
    const unknown = 'x'.repeat(43);
    expect(await refusal(open({ token: unknown }))).toBe(4247);
    expect(await refusal(open({ token: 'short' }))).toBe(400);
    await order.staff.client.consoleOrder.sendLicensorLink({ orderNo: order.orderNo });
    await t.jobs.drain();
    const next = tokenIn(newestTo());
    expect(next).not.toBe(order.token);
    expect(await refusal(open({ token: order.token }))).toBe(4247);
    expect((await open({ token: next })).canSign).toBe(true);
    await passDays(t, 31);
    expect(await refusal(open({ token: next }))).toBe(4247);
  });
  it('a signature for a cancelled order, and a new link if a mandate binds or the licensor has signed', async () => {
    const order = await anOpenContract();
    const { orderNo } = order;
    const emailCode = await aCode(order.token);
    await order.buyer.client.programOrder.cancelProgram({ orderNo });
    const late = signWith({ token: order.token, name: 'Shen Ruochuan', emailCode, agreed: true });
    expect(await refusal(late)).toBe(4200);
    expect(await open({ token: order.token })).toMatchObject({ status: 4, canSign: false });
    const bound = await anAcceptedOrder(t);
    const again = (of: BuiltOrder) => refusal(of.staff.client.consoleOrder.sendLicensorLink({ orderNo: of.orderNo }));
    expect(await again(bound)).toBe(409);
    expect(await refusal((await aStaff(t, 'editor')).client.consoleOrder.sendLicensorLink({ orderNo }))).toBe(403);
    const signed = await anOpenContract();
    await licensorSigns(signed.token);
    expect(await again(signed)).toBe(409);
  });
  it('one of two concurrent signatures', async () => {
    const order = await anOpenContract();
    const emailCode = await aCode(order.token);
    const signing = () => refusal(signWith({ token: order.token, name: 'Shen Ruochuan', emailCode, agreed: true }));
    const answers = await Promise.all([signing(), signing(), signing()]);
    expect(answers.filter((code) => code === undefined)).toHaveLength(1);
  });
});

it('stores the link’s token in no table', async () => {
  const order = await anOpenContract();
  const mails = await t.db.selectFrom('mails').select(['bodyText', 'bodyHtml']).execute();
  expect(JSON.stringify(mails)).not.toContain(order.token);
  const links = await t.db.selectFrom('licensorLinks').selectAll().execute();
  expect(JSON.stringify(links)).not.toContain(order.token);
});
