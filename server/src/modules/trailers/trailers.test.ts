import { AuditStatus } from '@pavilion/protocol/contractStates.ts';
import { errors } from '@pavilion/protocol/errors.ts';
import { afterAll, expect, test } from 'vitest';
import { aStaff, aUser } from '../../testing/builders.ts';
import { testApp } from '../../testing/testApp.ts';
import { aSellersUser, aTrailerRequest, aTrailerSubmission } from '../../testing/trailerBuilders.ts';

const t = await testApp();
afterAll(() => t.close());
const refused = (name: keyof typeof errors) => ({ code: errors[name].code, status: errors[name].status });
const { video, wanted } = await aTrailerRequest();
const trailerOf = async (id: number) => (await t.visitor.programSale.detail({ id })).trailer;

test('a seller’s trailer stays private until an editor publishes it on the programme’s page', async () => {
  const editor = await aStaff(t, 'editor');
  const { seller, ticket, id, path } = await aTrailerSubmission(t);
  expect(ticket.mediaUrl).toBeNull();
  expect((await t.app.inject(`/media/${path}`)).statusCode).toBe(404);
  expect(await trailerOf(seller.programmeId)).toBeNull();

  const { rows } = await editor.client.consoleTrailer.list({ auditStatus: AuditStatus.pending });
  expect(rows.find((row) => row.id === id)).toMatchObject({ programmeId: seller.programmeId, bytes: video.length });
  const detail = await editor.client.consoleTrailer.detail({ id });
  expect((await t.app.inject(detail.url!)).rawPayload.equals(video)).toBe(true);

  await editor.client.consoleTrailer.approve({ id });
  expect(await trailerOf(seller.programmeId)).toEqual({ url: `/media/${path}`, type: 'video/mp4' });
  expect((await t.app.inject(`/media/${path}`)).statusCode).toBe(200);
  expect((await t.app.inject(detail.url!)).statusCode).toBe(404);
  await expect(editor.client.consoleTrailer.approve({ id })).rejects.toMatchObject(refused('moveRefused'));
  const told = await seller.client.notification.list({});
  expect(told.rows[0]).toMatchObject({ kind: 'trailer' });
});

test('a rejected trailer is deleted, and its seller reads why', async () => {
  const editor = await aStaff(t, 'editor');
  const { seller, id, path } = await aTrailerSubmission(t);
  await editor.client.consoleTrailer.reject({ id, reason: '片头有第三方台标。' });
  await expect(t.ctx().files.read('private', path)).rejects.toMatchObject({ code: 'ENOENT' });
  expect(await editor.client.consoleTrailer.detail({ id })).toMatchObject({
    auditStatus: AuditStatus.rejected,
    reason: '片头有第三方台标。',
    url: null,
  });
  await expect(editor.client.consoleTrailer.approve({ id })).rejects.toMatchObject(refused('notFound'));
  expect((await seller.client.notification.list({})).rows[0]!.zhBody).toContain('片头有第三方台标');
});

test('nobody else may upload: visitors, uncertified users, other sellers', async () => {
  const seller = await aSellersUser(t);
  const { programmeId } = seller;
  const stranger = await aUser(t, { certified: true });
  await expect(t.visitor.resource.getSts({ ...wanted, programmeId })).rejects.toMatchObject(refused('signedOut'));
  await expect((await aUser(t)).client.resource.getSts({ ...wanted, programmeId })).rejects.toMatchObject(
    refused('notCertified'),
  );
  await expect(stranger.client.resource.getSts({ ...wanted, programmeId })).rejects.toMatchObject(
    refused('notYourProgramme'),
  );
  const trade = await aStaff(t, 'trade');
  await expect(trade.client.consoleTrailer.list({})).rejects.toMatchObject(refused('forbidden'));
});

test('at most three wait, also under concurrent requests', async () => {
  const { client, programmeId, id } = await aSellersUser(t);
  const asked = await Promise.allSettled(
    Array.from({ length: 10 }, () => client.resource.getSts({ ...wanted, programmeId })),
  );
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  for (const answer of asked)
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject(refused('tooManyTrailers'));
  const mine = t.db.selectFrom('files').select('id').where('ownerUserId', '=', id);
  const kept = await mine.where('purpose', '=', 'trailer').execute();
  expect(kept).toHaveLength(3);
});

test('an incomplete upload is not listed for review', async () => {
  const seller = await aSellersUser(t);
  const ticket = await seller.client.resource.getSts({ ...wanted, programmeId: seller.programmeId });
  const editor = await aStaff(t, 'editor');
  const { id } = await t.db
    .selectFrom('trailerSubmissions')
    .select('id')
    .where('fileId', '=', ticket.fileId)
    .executeTakeFirstOrThrow();
  for (const ask of [editor.client.consoleTrailer.detail, editor.client.consoleTrailer.approve])
    await expect(ask({ id })).rejects.toMatchObject(refused('notFound'));
});
