import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import type { Vault } from '../../kit/adapters.ts';
import { keyIdSetting, newDataKey } from '../../platform/dataKey.ts';
import { sealedSetting, sharedSetting } from '../../platform/sharedSetting.ts';
import { createSigner } from '../../platform/signer.ts';
import { createVault, keyIdOf } from '../../platform/vault.ts';
import { aStaff, aUser, personAnswers, testPassword } from '../../testing/builders.ts';
import { aSignedOrder } from '../../testing/dealBuilders.ts';
import { testApp } from '../../testing/testApp.ts';
import { totpCode } from '../../testing/totpCode.ts';
import { countSealedOtherwise, sealPlainOnce, sealStored } from './storedSecrets.service.ts';

const t = await testApp();
const folder = mkdtempSync(join(tmpdir(), 'pavilion-rotate-'));
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await t.close();
});

const oldKey = Buffer.alloc(32, 'a key for tests only');
const pem = '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC\n-----END PRIVATE KEY-----\n';
const secret = 'the-platform-secret-of-this-test';
// Changed in place, because the running app holds these very objects.
Object.assign(t.deps.adapters.signer, createSigner(secret));

/** Returns every row of every table, the queue's included, as text: the content of a dump. */
async function dump(): Promise<string> {
  const { rows: tables } = await sql<{
    name: string;
  }>`select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(t.db);
  const all = await Promise.all(
    tables.map(({ name }) =>
      sql<{ row: string }>`select to_jsonb(x)::text as row from ${sql.raw(name)} x`.execute(t.db),
    ),
  );
  expect(tables.length).toBeGreaterThan(50);
  return all.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n');
}

const app = { vault: createVault([oldKey]) };
const sealing = (vault: Vault) => ({ db: t.db, vault, signer: t.deps.adapters.signer });

// The plain texts that no dump may contain.
const editor = await aStaff(t, 'editor');
const { secret: seed } = await editor.client.consoleSession.setupTotp();
await editor.client.consoleSession.enableTotp({ totp: totpCode(t, seed) });
const person = await aUser(t);
const form = { ...(await personAnswers(t, person.id, person.email)), agreed: true as const };
await person.client.user.authPersonIdentity(form);
const order = await aSignedOrder(t);
const ordered = await order.buyer.client.programOrder.viewContract({ orderContractId: order.orderContractId });
const orderedNumber = ordered.terms.buyer.idNumber!;
expect(orderedNumber).toMatch(/^E\d{8}$/);
await sealedSetting(t.db, app.vault, 'secret', () => secret);
await sealedSetting(t.db, app.vault, 'seal', () => pem);
const markers = [seed, form.idNumber, orderedNumber, secret, 'PRIVATE KEY', pem.slice(28, 60)];

/** Expects the product's pages to read all of them. */
async function expectAllReadable() {
  t.pass({ seconds: 30 });
  await t.visitor.consoleSession.login({ username: editor.username, password: testPassword, totp: totpCode(t, seed) });
  expect((await person.client.user.getUserAuthInfo()).person?.idNumber).toBe(form.idNumber);
  const { terms } = await order.buyer.client.programOrder.viewContract({ orderContractId: order.orderContractId });
  expect(terms.buyer.idNumber).toBe(orderedNumber);
  const { vault } = t.deps.adapters;
  expect(await sealedSetting(t.db, vault, 'secret', () => 'another')).toBe(secret);
  expect(await sealedSetting(t.db, vault, 'seal', () => 'another')).toBe(pem);
}
/** Writes the same rows as an earlier version stored them. */
async function writePlain() {
  await t.db.updateTable('staff').set({ totpSecret: seed }).where('id', '=', editor.id).execute();
  for (const [userId, number] of [
    [person.id, form.idNumber],
    [order.buyer.id, orderedNumber],
  ] as const)
    await sql`update certifications set identity_key = 'person:2:' || ${number}::text,
      answers = jsonb_set(answers, '{idNumber}', to_jsonb(${number}::text)) where user_id = ${userId}`.execute(t.db);
  await sql`alter table contracts disable trigger contracts_terms_fixed`.execute(t.db);
  await sql`update contracts set terms = jsonb_set(terms, '{buyer,idNumber}', to_jsonb(${orderedNumber}::text))
    where id = ${order.orderContractId}`.execute(t.db);
  await sql`alter table contracts enable trigger contracts_terms_fixed`.execute(t.db);
  for (const [key, value] of [
    ['secret', secret],
    ['seal', pem],
  ] as const)
    await t.db
      .updateTable('settings')
      .set({ value: JSON.stringify(value) })
      .where('key', '=', key)
      .execute();
}

it('no dump shows a secret', async () => {
  const text = await dump();
  for (const marker of markers) expect(text).not.toContain(marker);
  await expectAllReadable();
});

it('encrypts once what an earlier version stored in clear, also after an interruption', async () => {
  await writePlain();
  const text = await dump();
  for (const marker of markers) expect(text).toContain(marker);
  // It is interrupted after the settings and the seeds.
  const stop = new Error('interrupted');
  let calls = 0;
  const failing: Vault = {
    ...app.vault,
    seal: (plain, context) => {
      if (++calls > 3) throw stop;
      return app.vault.seal(plain, context);
    },
  };
  await expect(sealPlainOnce(sealing(failing))).rejects.toBe(stop);
  await Promise.all([sealPlainOnce(sealing(app.vault)), sealPlainOnce(sealing(app.vault))]);
  expect(await countSealedOtherwise(sealing(app.vault))).toBe(0);
  const after = await dump();
  for (const marker of markers) expect(after).not.toContain(marker);
  await expectAllReadable();
  expect(await sealStored(sealing(app.vault))).toBe(0);
  // The document still certifies one account only.
  const other = await aUser(t);
  const copied = { ...(await personAnswers(t, other.id, other.email)), idNumber: orderedNumber, agreed: true as const };
  await expect(other.client.user.authPersonIdentity(copied)).rejects.toMatchObject({ code: 4121 });
});

it('keeps issued terms fixed except for the encryption of the number', async () => {
  const change = (value: string | null) =>
    sql`update contracts set terms = jsonb_set(terms, '{buyer,idNumber}', ${JSON.stringify(value)}::jsonb)
      where id = ${order.orderContractId}`.execute(t.db);
  await expect(change('E99999999')).rejects.toThrow(/never change/);
  await expect(change(null)).rejects.toThrow(/never change/);
});

it('rotates the key by the command; the old key is not needed afterwards', async () => {
  const next = newDataKey();
  await sharedSetting(t.db, keyIdSetting, () => keyIdOf(oldKey));
  const run = (env: Record<string, string>) =>
    new Promise<{ code: number; out: string }>((done) => {
      const command = join(import.meta.dirname, '../../rotateDataKey.ts');
      const options = { env: { PATH: process.env.PATH, DATABASE_URL: t.url, DATA_DIR: folder, ...env } };
      execFile(process.execPath, [command], options, (error, out, err) =>
        done({ code: error ? Number(error.code) : 0, out: out + err }),
      );
    });
  const written = (...keys: Buffer[]) => keys.map((key) => key.toString('base64')).join(',');
  expect(await run({ DATA_KEY: written(next) })).toMatchObject({
    code: 1,
    out: expect.stringContaining('not the one'),
  });
  expect(await run({ DATA_KEY: written(oldKey) })).toMatchObject({
    code: 1,
    out: expect.stringContaining('present key'),
  });
  writeFileSync(join(folder, 'data.key'), written(oldKey));
  expect(await run({})).toMatchObject({ code: 1, out: expect.stringContaining('both keys in DATA_KEY') });

  const both = await run({ DATA_KEY: written(next, oldKey) });
  expect(both).toMatchObject({ code: 0, out: expect.stringContaining(`key ${keyIdOf(next)}`) });
  expect(await run({ DATA_KEY: written(next, oldKey) })).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^0 values/),
  });
  expect(await dump()).not.toContain(`v1.${keyIdOf(oldKey)}`);
  await expect(expectAllReadable()).rejects.toThrow();
  Object.assign(t.deps.adapters.vault, createVault([next]));
  await expectAllReadable();
});
