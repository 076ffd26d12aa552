import { errors } from '@pavilion/protocol/errors.ts';
import { afterAll, expect, test } from 'vitest';
import { aPictureFile, aUser } from '../testing/builders.ts';
import { testApp } from '../testing/testApp.ts';
import { listFullDisks } from './diskSpace.ts';

const t = await testApp();
afterAll(() => t.close());

test('a folder is full when what others than root may use is below the limit', async () => {
  const free: Record<string, number> = { '/data': 99, '/files': 100 };
  const folders = { dataFolderSpace: '/data', filesFolderSpace: '/files' };
  const stat = async (folder: string) => ({ bavail: free[folder]!, bsize: 10 });
  expect(await listFullDisks({ folders, minFreeBytes: 1000 }, stat)).toEqual(['dataFolderSpace']);
  const real = { folders: { here: import.meta.dirname }, minFreeBytes: Number.MAX_SAFE_INTEGER };
  expect(await listFullDisks(real)).toEqual(['here']);
});

test('a full disk shows in /readyz; uploads are refused, reading goes on', async () => {
  const { client } = await aUser(t);
  const upload = async () => client.resource.uploadImage({ file: await aPictureFile(), purpose: 'idCard' });
  const { listFullDisks: before } = t.deps.adapters.files;
  t.deps.adapters.files.listFullDisks = async () => ['filesFolderSpace'];
  const reply = await t.app.inject('/readyz');
  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toEqual({ status: 'not ready', failed: ['filesFolderSpace'] });
  await expect(upload()).rejects.toMatchObject({ code: errors.storageFull.code, status: 507 });
  expect((await t.visitor.programSale.list({ pageSize: 1 })).rows).toEqual([]);
  t.deps.adapters.files.listFullDisks = before;
  expect((await t.app.inject('/readyz')).statusCode).toBe(200);
  await upload();
});
