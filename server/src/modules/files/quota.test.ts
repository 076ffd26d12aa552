import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { errors } from '@pavilion/protocol/errors.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { aPicture, aStaff, aUser } from '../../testing/builders.ts';
import { testApp } from '../../testing/testApp.ts';
import { keepDocument } from './documents.service.ts';
import { usageOf } from './quota.service.ts';
import { forgetFiles } from './removal.service.ts';
import { openUpload, sweepAbandoned } from './uploads.service.ts';

const t = await testApp();
afterAll(() => t.close());

const quotaUsedUp = { code: errors.quotaUsedUp.code, status: 409 };
const photo = async () => ({ name: 'id.jpg', type: 'image/jpeg', bytes: new Uint8Array(await aPicture('jpeg')) });
/** Inserts rows as earlier uploads left them. */
const fill = (userId: number, files: number, bytes: number, purpose = 'idCard') =>
  t.sql`insert into files (store, purpose, owner_user_id, name, mime, bytes, path, ready_at)
        select 'private', ${purpose}, ${userId}, 'a.jpg', 'image/jpeg', ${bytes}, ${`fill/${userId}/${purpose}/`} || n, now()
        from generate_series(1, ${files}) as n`;
const storedFiles = (folder: string) => {
  try {
    return readdirSync(dirname(t.deps.adapters.files.locate('private', `${folder}/x`))).length;
  } catch {
    return 0;
  }
};

test('of twenty concurrent uploads one gets the last place; the others leave no row and no bytes', async () => {
  const user = await aUser(t);
  await fill(user.id, limits.userQuotaFiles - 1, 10);
  const file = await photo();
  const before = storedFiles('licence');
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, () => user.client.resource.uploadImage({ file, purpose: 'licence' })),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toMatchObject(quotaUsedUp);
  expect((await usageOf(t.ctx(), user.id)).files).toBe(limits.userQuotaFiles);
  expect(storedFiles('licence')).toBe(before + 1);
});

test('public pictures count with all their sizes, and a refused one leaves nothing in the public store', async () => {
  const user = await aUser(t);
  const { data } = await user.client.resource.uploadImage({ file: await photo(), purpose: 'portrait' });
  const row = await t.db.selectFrom('pictures').selectAll().where('id', '=', data.id).executeTakeFirstOrThrow();
  const sources = row.sources as unknown as { url: string }[];
  const sizes = await Promise.all(sources.map(async ({ url }) => (await t.app.inject(url)).rawPayload.length));
  expect(row).toMatchObject({ ownerUserId: user.id, bytes: sizes.reduce((sum, size) => sum + size, 0) });
  expect(await usageOf(t.ctx(), user.id)).toEqual({ files: 1, bytes: row.bytes });

  // There is room for the uploaded file, and none for the sizes made from it.
  const small = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  await fill(user.id, 1, limits.userQuotaBytes - row.bytes! - small.length);
  const kept = readdirSync(dirname(t.deps.adapters.files.locate('public', 'u/x'))).length;
  const answer = user.client.resource.uploadImage({
    file: { name: 'me.png', type: 'image/png', bytes: new Uint8Array(small) },
    purpose: 'portrait',
  });
  await expect(answer).rejects.toMatchObject(quotaUsedUp);
  expect(readdirSync(dirname(t.deps.adapters.files.locate('public', 'u/x')))).toHaveLength(kept);
  expect((await usageOf(t.ctx(), user.id)).files).toBe(2);
});

test('an open upload counts with its declared size until it is removed', async () => {
  const user = await aUser(t);
  const ticket = (size: number) =>
    openUpload(t.ctx(), { purpose: 'trailer', name: 'a.mp4', size, type: 'video/mp4' }, { userId: user.id });
  await fill(user.id, 1, limits.userQuotaBytes - 1_000_000);
  await ticket(600_000);
  await expect(ticket(600_000)).rejects.toMatchObject({ name: 'quotaUsedUp' });
  await ticket(400_000);
  await expect(ticket(1)).rejects.toMatchObject({ name: 'quotaUsedUp' });
  t.pass({ days: 2 });
  expect(await sweepAbandoned(t.ctx())).toBe(2);
  await ticket(1_000_000);
});

test('removed files free their room, and generated files are never refused', async () => {
  const user = await aUser(t);
  await fill(user.id, limits.userQuotaFiles, 10);
  await fill(user.id, 5, limits.userQuotaBytes, 'contract');
  const upload = async () => user.client.resource.uploadImage({ file: await photo(), purpose: 'idCard' });
  await expect(upload()).rejects.toMatchObject(quotaUsedUp);
  const document = {
    purpose: 'contract',
    name: 'c.pdf',
    mime: 'application/pdf',
    ending: 'pdf',
    bytes: Buffer.from('%PDF-'),
  };
  await keepDocument(t.ctx(), document, { userId: user.id });
  await forgetFiles(t.ctx(), { ownerUserId: user.id, purposes: ['idCard'] });
  await upload();
  expect((await usageOf(t.ctx(), user.id)).files).toBe(1);
});

test('one user’s full quota does not affect others, and the refusal is in the reader’s language', async () => {
  const [full, other] = [await aUser(t), await aUser(t)];
  await fill(full.id, limits.userQuotaFiles, 10);
  await other.client.resource.uploadImage({ file: await photo(), purpose: 'idCard' });
  await expect(
    t.as(full.token, 'zh-CN').resource.uploadImage({ file: await photo(), purpose: 'idCard' }),
  ).rejects.toThrow('您的账号最多保存 1000 个文件、共 2 GB，空间已用完，请联系客服');
  const editor = await aStaff(t, 'editor');
  await editor.client.consoleFile.uploadImage({ file: await photo(), purpose: 'still' });
});
