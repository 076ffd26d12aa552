// Tests of signing, documents, reviews and shipping.

import { deflateSync } from 'node:zlib';
import { daysAfter } from '@pavilion/protocol/kit/days.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '../../../testing/builders.ts';
import {
  anAcceptedOrder,
  anOrder,
  aPaidOrder,
  aScan,
  aShipment,
  aSignCode,
  aSignedOrder,
  aVoucher,
  type BuiltOrder,
  passDays,
  sign,
  stubPdf,
  submitStamped,
  submitVoucher,
} from '../../../testing/dealBuilders.ts';
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
const read = ({ buyer, orderNo }: BuiltOrder) => buyer.client.programOrder.myOrderDetail({ orderNo });
const grantsOf = async ({ orderNo }: BuiltOrder) =>
  (
    await t.db
      .selectFrom('grants')
      .innerJoin('orders', 'orders.id', 'grants.orderId')
      .select('grants.state')
      .where('orders.orderNo', '=', orderNo)
      .execute()
  ).map(({ state }) => state);
const png = async (strokes: string) =>
  `data:image/png;base64,${(
    await sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100">${strokes}</svg>`))
      .png()
      .toBuffer()
  ).toString('base64')}`;

describe('signing online', () => {
  it('accepts a drawn signature, and refuses a blank page and a broken picture', async () => {
    const order = await anAcceptedOrder(t);
    const emailCode = await aSignCode(t, order);
    const { orderContractId, buyer } = order;
    const signing = (drawing: string) =>
      buyer.client.programOrder.signContract({ orderContractId, method: 'drawn', name: '林晓雯', emailCode, drawing });
    expect(await refusal(signing(await png('')))).toBe(4304);
    expect(await refusal(signing(`data:image/png;base64,${deflateSync('no picture').toString('base64')}`))).toBe(4302);
    expect(await refusal(signing(`data:image/png;base64,${'A'.repeat(300_000)}`))).toBe(400);
    await signing(await png('<path d="M10 80 C 60 10, 120 10, 280 60" stroke="black" fill="none" stroke-width="4"/>'));
    await t.jobs.drain();
    expect((await read(order)).contract.signature).toMatchObject({ method: 'drawn', name: '林晓雯' });
    const drawings = await t.db.selectFrom('files').select('store').where('purpose', '=', 'signature').execute();
    expect(drawings).toEqual([{ store: 'private' }]);
  });
  it('counts wrong codes even though each attempt is refused', async () => {
    const order = await anAcceptedOrder(t);
    const emailCode = await aSignCode(t, order);
    const { orderContractId, buyer } = order;
    const wrong = emailCode === '000000' ? '111111' : '000000';
    const attempt = (code: string, idempotencyKey?: string) =>
      refusal(
        buyer.client.programOrder.signContract(
          { orderContractId, method: 'typed', name: '林晓雯', emailCode: code },
          idempotencyKey ? { idempotencyKey } : {},
        ),
      );
    for (let i = 0; i < 5; i++) expect(await attempt(wrong, `try-${i}`)).toBe(4104);
    expect(await attempt(emailCode)).toBe(4104);
    await sign(t, order);
    expect((await read(order)).contractStatus).toBe(2);
  });
  it('accepts only the code that was mailed for this contract and for the bytes that were issued', async () => {
    const first = await anAcceptedOrder(t);
    const second = await anAcceptedOrder(t, { buyer: first.buyer });
    const codeOfFirst = await aSignCode(t, first);
    const signing = ({ orderContractId, buyer }: BuiltOrder, emailCode: string) =>
      refusal(buyer.client.programOrder.signContract({ orderContractId, method: 'typed', name: '林晓雯', emailCode }));
    expect(await signing(second, codeOfFirst)).toBe(4104);
    await aSignCode(t, second);
    expect(await signing(second, codeOfFirst)).toBe(4104);
    expect((await read(second)).contractStatus).toBe(1);

    const { contractId, ...file } = await t.db
      .selectFrom('contractFiles')
      .selectAll()
      .where('contractId', '=', first.orderContractId)
      .executeTakeFirstOrThrow();
    const changed = { ...file, contractId, version: file.version + 1, sha256: Buffer.alloc(32, 7) };
    await t.db.insertInto('contractFiles').values(changed).execute();
    expect(await signing(first, codeOfFirst)).toBe(4104);
    await asOwner(t, `delete from contract_files where contract_id = ${contractId} and version = 2`);
    expect(await signing(first, codeOfFirst)).toBeUndefined();
    await t.jobs.drain();
  });
  it('mails no code to a user whose certification was withdrawn', async () => {
    const order = await anAcceptedOrder(t);
    await t.db.updateTable('users').set({ certStatus: 0 }).where('id', '=', order.buyer.id).execute();
    const { orderContractId } = order;
    expect(await refusal(order.buyer.client.programOrder.getSignCode({ orderContractId }))).toBe(4004);
  });
});

describe('the document', () => {
  it('is made once however often its job runs, and every version is kept', async () => {
    const order = await aSignedOrder(t);
    const before = (await read(order)).contract.files;
    for (const kind of ['issued', 'signed'])
      await t.jobs.add(t.db, 'contract.document', { contractId: order.orderContractId, kind });
    await t.jobs.drain();
    expect((await read(order)).contract.files.map(({ sha256 }) => sha256)).toEqual(before.map(({ sha256 }) => sha256));
  });
  it('is found on the check page by number or SHA-256, with nobody named; a draft is not', async () => {
    const draft = await anOrder(t);
    const { check } = t.visitor.contract;
    expect(await check({ contractNo: draft.contractNo })).toMatchObject({ found: false, contractNo: null });
    const order = await aSignedOrder(t);
    const [newest, issued] = (await read(order)).contract.files;
    const { contractNo } = order;
    expect(await check({ contractNo })).toMatchObject({ found: true, matches: null, status: 2 });
    expect(await check({ contractNo, sha256: issued!.sha256 })).toMatchObject({
      matches: true,
      version: 1,
      newest: false,
    });
    expect(await check({ sha256: newest!.sha256 })).toMatchObject({
      found: true,
      kind: 'signed',
      newest: true,
      contractNo,
    });
    expect(await check({ sha256: 'f'.repeat(64) })).toMatchObject({ found: false, matches: false });
    expect(await check({ contractNo, sha256: 'f'.repeat(64) })).toMatchObject({ found: true, matches: false });
    expect(JSON.stringify(await check({ contractNo }))).not.toContain('林晓雯');
    expect(await refusal(check({}))).toBe(400);
  });
});

describe('stamped copies and vouchers', () => {
  it('are refused while one is in review, and may be submitted again after a rejection', async () => {
    const order = await anAcceptedOrder(t);
    const { orderNo, orderContractId, buyer, staff } = order;
    const { programOrder } = buyer.client;
    const fileInfoList = [await aScan(order)];
    const stamped = await submitStamped(order);
    expect(await refusal(programOrder.uploadStampedContract({ orderContractId, fileInfoList }))).toBe(4206);
    expect(await refusal(programOrder.getSignCode({ orderContractId }))).toBe(4206);
    const voucher = await submitVoucher(order);
    expect(await refusal(programOrder.uploadPaymentVoucher(aVoucher(orderNo, fileInfoList)))).toBe(4205);
    expect(await refusal(programOrder.cancelProgram({ orderNo }))).toBe(4210);
    expect(await refusal(staff.client.consoleOrder.cancel({ orderNo, reason: '缺货' }))).toBe(4210);
    for (const id of [stamped, voucher]) await staff.client.consoleSubmission.reject({ id, reason: '扫描件不清晰' });
    expect((await read(order)).allowed).toEqual(['cancel', 'sign', 'uploadStamped', 'uploadVoucher']);
    await staff.client.consoleSubmission.approve({ id: await submitStamped(order) });
    await staff.client.consoleSubmission.approve({ id: await submitVoucher(order) });
    expect(await read(order)).toMatchObject({ contractStatus: 2, paymentStatus: 2 });
  });
  it('sign the contract when staff approve the copy, whose scans the check page then recognises', async () => {
    const order = await anAcceptedOrder(t);
    await order.staff.client.consoleSubmission.approve({ id: await submitStamped(order), note: '原件已核对' });
    await t.jobs.drain();
    const { contract, timeline } = await read(order);
    expect(contract.signature).toMatchObject({ method: 'stamped' });
    expect(contract.files.map(({ kind }) => kind)).toEqual(['signed', 'stamped', 'issued']);
    expect(await t.visitor.contract.check({ sha256: contract.files[1]!.sha256 })).toMatchObject({ kind: 'stamped' });
    expect(timeline.slice(-2).map(({ subject, actor }) => `${subject} ${actor}`)).toEqual([
      'submission staff',
      'contract staff',
    ]);
    expect(await grantsOf(order)).toEqual(['granted']);
  });
  it('are refused with files of another user, of another purpose or unknown ones', async () => {
    const [order, other] = [await anAcceptedOrder(t), await anAcceptedOrder(t)];
    const { orderNo, orderContractId, buyer } = order;
    const portrait = await t.db
      .selectFrom('files')
      .select('id')
      .where('ownerUserId', '=', buyer.id)
      .where('purpose', '=', 'idCard')
      .executeTakeFirstOrThrow();
    for (const files of [
      [await aScan(other)],
      [portrait],
      [{ id: 999_999 }],
      [await aScan(order), await aScan(other)],
    ]) {
      expect(await refusal(buyer.client.programOrder.uploadPaymentVoucher(aVoucher(orderNo, files)))).toBe(4305);
      expect(
        await refusal(buyer.client.programOrder.uploadStampedContract({ orderContractId, fileInfoList: files })),
      ).toBe(4305);
    }
    const late = { ...aVoucher(orderNo, [await aScan(order)]), paidOn: '2999-12-31' };
    expect(await refusal(buyer.client.programOrder.uploadPaymentVoucher(late))).toBe(400);
    expect(await refusal(buyer.client.programOrder.uploadPaymentVoucher(aVoucher(orderNo, [])))).toBe(400);
    expect((await read(order)).submissions).toEqual([]);
  });
  it('accept pictures and PDF by content, not by name', async () => {
    const { buyer, orderNo } = await anAcceptedOrder(t);
    const upload = (type: string, words: string) =>
      refusal(
        buyer.client.programOrder.uploadVoucherFile({
          file: { name: 'voucher', type, bytes: new Uint8Array(Buffer.from(words)) },
          orderNo,
        }),
      );
    expect(await upload('application/pdf', '%PDF-1.4 …')).toBeUndefined();
    expect(await upload('application/pdf', 'MZ executable')).toBe(4304);
    expect(await upload('image/png', 'no picture')).toBe(4302);
    expect(await upload('text/html', '<script>')).toBe(4302);
  });
});

describe('shipping', () => {
  it('waits for signature and payment', async () => {
    const order = await anAcceptedOrder(t);
    const ship = () => refusal(order.staff.client.consoleOrder.ship(aShipment(order.orderNo)));
    expect(await ship()).toBe(4208);
    await sign(t, order);
    expect(await ship()).toBe(4209);
    await order.staff.client.consoleSubmission.approve({ id: await submitVoucher(order) });
    expect(await ship()).toBeUndefined();
  });
  it('by download shows the link while it is valid', async () => {
    const order = await aPaidOrder(t);
    const { orderNo } = order;
    const expiresAt = daysAfter(t.clock.now, 7).toISOString();
    const download = { orderNo, method: 'download', url: 'https://delivery.example/abc' } as const;
    const { ship } = order.staff.client.consoleOrder;
    expect(await refusal(ship({ ...download, expiresAt: t.clock.now.toISOString() }))).toBe(4218);
    expect(await refusal(ship({ ...download, url: 'javascript:alert(1)', expiresAt }))).toBe(400);
    await ship({ ...download, expiresAt });
    expect((await read(order)).shipping).toMatchObject({ url: 'https://delivery.example/abc', expiresAt });
    await passDays(t, 8);
    expect((await read(order)).shipping).toMatchObject({ url: '', expiresAt });
  });
});
