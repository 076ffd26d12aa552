import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { isSealed } from '../kit/sealedFields.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { dataKeyFile, keyIdSetting, newDataKey, openDataKeys, parseDataKeys } from './dataKey.ts';
import { createVault, keyIdOf } from './vault.ts';

let t: TestApp;
let folder: string;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pavilion-key-'));
  await t.db.deleteFrom('settings').where('key', '=', keyIdSetting).execute();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const open = (env: { DATA_KEY?: string } = {}, dataDir = folder) => openDataKeys(t.db, env, dataDir);

test('what is sealed opens with its key and context only, and never as something else', () => {
  const [old, next] = [newDataKey(), newDataKey()];
  const sealed = createVault([old]).seal('E20260017 机密', 'certification:3');
  expect(isSealed(sealed)).toBe(true);
  expect(isSealed('E20260017')).toBe(false);
  expect(createVault([old]).seal('E20260017 机密', 'certification:3')).not.toBe(sealed);
  expect(createVault([next, old]).open(sealed, 'certification:3')).toBe('E20260017 机密');
  expect(() => createVault([old]).open(sealed, 'certification:4')).toThrow();
  expect(() => createVault([next]).open(sealed, 'certification:3')).toThrow(keyIdOf(old));
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
  expect(() => createVault([old]).open(changed, 'certification:3')).toThrow();
});

test('the first start makes a key that the owner alone can read, the next ones use it', async () => {
  const [key] = await open();
  expect(statSync(dataKeyFile(folder)).mode & 0o777).toBe(0o600);
  expect(await open()).toEqual([key]);
  expect(await open({ DATA_KEY: readFileSync(dataKeyFile(folder), 'utf8') })).toEqual([key]);
});

test('a process with another key, or with none, is refused in one line and changes nothing', async () => {
  await open();
  const other = mkdtempSync(join(tmpdir(), 'pavilion-key-'));
  await expect(open({}, other)).rejects.toThrow(/The key of this database is missing: set DATA_KEY/);
  expect(() => readFileSync(dataKeyFile(other))).toThrow();
  const wrong = newDataKey().toString('base64');
  await expect(open({ DATA_KEY: wrong })).rejects.toThrow(/not the one of this database/);
  writeFileSync(dataKeyFile(other), wrong);
  await expect(open({}, other)).rejects.toThrow(/not the one of this database/);
  rmSync(other, { recursive: true });
});

test('keys are 32 bytes in base64 or hexadecimal; anything else is refused', () => {
  const key = newDataKey();
  for (const form of ['base64', 'base64url', 'hex'] as const)
    expect(parseDataKeys(key.toString(form), 'DATA_KEY')).toEqual([key]);
  expect(parseDataKeys(`${key.toString('hex')}, ${key.toString('base64')}\n`, 'DATA_KEY')).toEqual([key, key]);
  for (const wrong of ['', 'password', key.toString('base64').slice(4), `${key.toString('hex')},x`])
    expect(() => parseDataKeys(wrong, 'DATA_KEY')).toThrow(/DATA_KEY must hold a key of 32 bytes/);
});
