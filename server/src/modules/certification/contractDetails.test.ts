import { errors } from '@pavilion/protocol/errors.ts';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { aStaff, aUser, enterpriseAnswers, personAnswers, testPassword } from '../../testing/builders.ts';
import { aBuyer, anAcceptedOrder, anOrder, anOrderForm, aSale, aSignCode, sign } from '../../testing/dealBuilders.ts';
import { wordsOf } from '../../testing/readPdf.ts';
import { testApp } from '../../testing/testApp.ts';

const t = await testApp();
afterAll(() => t.close());

const refused = (name: keyof typeof errors) => ({ code: errors[name].code, status: errors[name].status });
type Buyer = Awaited<ReturnType<typeof aBuyer>>;

/** A certification stored by an earlier release, without an address and a signatory for contracts. */
const asBefore = (userId: number) =>
  sql`update certifications set answers = answers - '{zhAddress,enAddress,zhSignatory,enSignatory,zhTitle,enTitle}'::text[]
    where user_id = ${userId}`.execute(t.db);
/** A contract whose terms were frozen by an earlier release; the trigger that protects issued terms is disabled. */
const draftedBefore = (orderNo: string) =>
  t.db.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    await sql`update contracts set terms = jsonb_set(terms, '{buyer}', (terms->'buyer') - 'signatory' || '{"address": "九龙弥敦道 100 号"}')
      where order_id = (select id from orders where order_no = ${orderNo})`.execute(db);
  });
const company = {
  kind: 'enterprise',
  zhName: '别的公司',
  enName: 'Another Company Ltd.',
  zhAddress: '香港九龙弥敦道 200 号',
  enAddress: '200 Nathan Road, Kowloon, Hong Kong',
  zhSignatory: '黄婉仪',
  enSignatory: 'Wong Yuen Yee',
  zhTitle: '行政总裁',
  enTitle: 'Chief Executive',
} as const;
const person = {
  kind: 'person',
  zhAddress: '香港九龙弥敦道 300 号',
  enAddress: '300 Nathan Road, Kowloon, Hong Kong',
  zhSignatory: '林晓雯',
  enSignatory: 'Lam Hiu Man',
} as const;
const termsOf = async (buyer: Buyer, orderContractId: number) =>
  (await buyer.client.programOrder.viewContract({ orderContractId })).terms;
async function documentOf(buyer: Buyer, orderContractId: number): Promise<string> {
  const { file } = await buyer.client.programOrder.viewContract({ orderContractId });
  return wordsOf(new Uint8Array((await t.app.inject(file!.url)).rawPayload));
}

describe('the address and signatory of a buyer', () => {
  it('are required by an application, in both languages', async () => {
    const user = await aUser(t);
    const { enAddress: _, ...noAddress } = await personAnswers(t, user.id, user.email);
    const failure = await user.client.user.authPersonIdentity({ ...noAddress, agreed: true } as never).catch((e) => e);
    expect(failure.problems).toMatchObject([{ path: 'enAddress' }]);
    const form = { ...(await personAnswers(t, user.id, user.email)), agreed: true as const };
    await expect(
      user.client.user.authPersonIdentity({ ...form, zhSignatory: '别人', enSignatory: 'Somebody Else' }),
    ).rejects.toMatchObject(refused('signatoryNotHolder'));
    const firm = { ...(await enterpriseAnswers(t, user.id, user.email)), agreed: true as const };
    const chinese = await user.client.user.authCompanyIdentity({ ...firm, enTitle: '版权总监' }).catch((e) => e);
    expect(chinese.problems).toEqual([
      { path: 'enTitle', message: 'Please use English here, without Chinese characters' },
    ]);
    expect(await user.client.user.getUserInfo()).toMatchObject({ certStatus: 0 });
  });

  it('appear in the contract, and the signatory signs it', async () => {
    const buyer = await aBuyer(t, { certified: 'enterprise' });
    const order = await anAcceptedOrder(t, { buyer });
    const { buyer: party } = await termsOf(buyer, order.orderContractId);
    expect(party).toMatchObject({
      address: { zh: '香港九龙弥敦道 100 号', en: '100 Nathan Road, Kowloon, Hong Kong' },
      signatory: { name: { zh: '陈嘉怡', en: 'Chan Ka Yee' }, title: { zh: '版权总监', en: 'Head of Rights' } },
    });
    const issued = await documentOf(buyer, order.orderContractId);
    for (const words of [
      '香港九龙弥敦道 100 号',
      '100 Nathan Road, Kowloon',
      '陈嘉怡',
      'Chan Ka Yee',
      '版权总监',
      'Head of Rights',
    ])
      expect(issued).toContain(words);
    const emailCode = await aSignCode(t, order);
    const { orderContractId } = order;
    const signAs = (name: string) =>
      buyer.client.programOrder.signContract({ orderContractId, method: 'typed', name, emailCode });
    await expect(signAs('林晓雯')).rejects.toMatchObject(refused('signerNameWrong'));
    await signAs('chan ka yee');
    await t.jobs.drain();
    expect(await documentOf(buyer, orderContractId)).toContain('Signed by');
    const { signature } = await t.db
      .selectFrom('contracts')
      .select('signature')
      .where('id', '=', orderContractId)
      .executeTakeFirstOrThrow();
    expect(signature).toMatchObject({ name: 'Chan Ka Yee' });
  });

  it('are required of users certified earlier, whose order then succeeds', async () => {
    const buyer = await aBuyer(t, { certified: 'enterprise' });
    await asBefore(buyer.id);
    const sale = await aSale(t);
    const form = anOrderForm(t, buyer, sale);
    expect(await buyer.client.user.getUserAuthInfo()).toMatchObject({ certStatus: 1, hasContractDetails: false });
    const { problems } = await buyer.client.programOrder.preorderProgram(form);
    expect(problems).toMatchObject([{ code: errors.contractDetailsMissing.code }]);
    await expect(buyer.client.programOrder.orderProgram(form)).rejects.toMatchObject(refused('contractDetailsMissing'));
    expect(await t.db.selectFrom('orders').select('id').where('userId', '=', buyer.id).execute()).toEqual([]);

    await expect(buyer.client.user.editContractDetails(person)).rejects.toMatchObject(refused('conflict'));
    await buyer.client.user.editContractDetails(company);
    expect(await buyer.client.user.getUserAuthInfo()).toMatchObject({
      hasContractDetails: true,
      enterprise: { zhName: '东方海岸影业有限公司', zhSignatory: '黄婉仪', enTitle: 'Chief Executive' },
    });
    const { orderContractId } = await buyer.client.programOrder.orderProgram(form);
    expect((await termsOf(buyer, orderContractId)).buyer.signatory?.name.en).toBe('Wong Yuen Yee');
    const reviewer = await aStaff(t, 'reviewer');
    const { rows } = await reviewer.client.consoleCertification.list({ keyword: buyer.username });
    const detail = await reviewer.client.consoleCertification.detail({ id: rows[0]!.id });
    expect(detail).toMatchObject({
      contractDetailsAt: t.clock.now.toISOString(),
      enterprise: { enSignatory: 'Wong Yuen Yee' },
      changes: [],
    });
    const admin = await aStaff(t, 'admin');
    const log = await admin.client.consoleAudit.list({ subject: 'certification' });
    expect(log.rows.map((row) => row.action)).toContain('certification.contractDetails');
  });

  it('fill in the language of the company’s name that the certification lacks, and change no reviewed name', async () => {
    const buyer = await aBuyer(t, { certified: 'enterprise' });
    await sql`update certifications set answers = answers || '{"enName": ""}' where user_id = ${buyer.id}`.execute(
      t.db,
    );
    const form = anOrderForm(t, buyer, await aSale(t));
    await expect(buyer.client.programOrder.orderProgram(form)).rejects.toMatchObject(refused('contractDetailsMissing'));
    await buyer.client.user.editContractDetails({ ...company, enName: 'East Coast Pictures' });
    const { orderContractId } = await buyer.client.programOrder.orderProgram(form);
    expect((await termsOf(buyer, orderContractId)).buyer.name).toEqual({
      zh: '东方海岸影业有限公司',
      en: 'East Coast Pictures',
    });
  });

  it('name the certified person, and nobody else', async () => {
    const buyer = await aBuyer(t);
    await expect(
      buyer.client.user.editContractDetails({ ...person, zhSignatory: '别人', enSignatory: 'Somebody Else' }),
    ).rejects.toMatchObject(refused('signatoryNotHolder'));
    await buyer.client.user.editContractDetails(person);
    const { orderContractId } = await anOrder(t, { buyer });
    expect((await termsOf(buyer, orderContractId)).buyer).toMatchObject({
      name: { zh: '林晓雯', en: 'Lam Hiu Man' },
      signatory: { title: { en: 'In person' } },
    });
  });

  it('are filled into an earlier draft at its issue, and it is not issued without them', async () => {
    const order = await anOrder(t);
    await asBefore(order.buyer.id);
    await draftedBefore(order.orderNo);
    const accept = () => order.staff.client.consoleOrder.accept({ orderNo: order.orderNo });
    await expect(accept()).rejects.toMatchObject(refused('buyerSignatoryMissing'));
    await order.buyer.client.user.editContractDetails(person);
    await accept();
    await t.jobs.drain();
    expect(await documentOf(order.buyer, order.orderContractId)).toContain('300 Nathan Road');
    await sign(t, order);
    expect(await order.buyer.client.programOrder.viewContract(order)).toMatchObject({ status: 2 });
  });

  it('are missing in a contract that was issued earlier: nobody can sign it', async () => {
    const order = await anAcceptedOrder(t);
    await draftedBefore(order.orderNo);
    const { orderContractId, buyer } = order;
    expect((await buyer.client.programOrder.viewContract({ orderContractId })).allowed).toEqual([]);
    await expect(buyer.client.programOrder.getSignCode({ orderContractId })).rejects.toMatchObject(
      refused('buyerSignatoryMissing'),
    );
    const { allowed } = (await buyer.client.programOrder.myOrder()).rows.find((row) => row.orderNo === order.orderNo)!;
    expect(allowed).not.toContain('sign');
    expect(allowed).not.toContain('uploadVoucher');
    expect(allowed).toContain('cancel');
  });

  it('are part of the export and are deleted with the account', async () => {
    const buyer = await aBuyer(t);
    await buyer.client.user.editContractDetails(person);
    const { url } = await buyer.client.user.exportMyData();
    const entries = unzipSync(new Uint8Array((await t.app.inject(url)).rawPayload));
    const words = strFromU8(entries['certifications.json']!);
    expect(words).toContain('Lam Hiu Man');
    expect(words).toContain('18/F, 100 Nathan Road');
    await buyer.client.user.closeMyAccount({ password: testPassword });
    await t.jobs.drain();
    const left = await t.db.selectFrom('certifications').select('id').where('userId', '=', buyer.id).execute();
    expect(left).toEqual([]);
  });

  it('can be changed by the certified buyer only', async () => {
    const stranger = await aUser(t);
    await expect(stranger.client.user.editContractDetails(person)).rejects.toMatchObject(refused('notCertified'));
    await expect(t.visitor.user.editContractDetails(person)).rejects.toMatchObject(refused('signedOut'));
  });
});
