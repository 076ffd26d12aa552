import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { errors } from '@pavilion/protocol/errors.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aStaff, testPassword } from '../../testing/builders.ts';
import { testApp } from '../../testing/testApp.ts';
import { totpCode } from '../../testing/totpCode.ts';

const t = await testApp();
afterAll(() => t.close());
beforeEach(() => t.pass({ days: 1, minutes: -5 }));

const refused = (name: keyof typeof errors) => ({ code: errors[name].code, status: errors[name].status });
/** Returns a code of the next half minute, because each works once. */
function nextCode(secret: string) {
  t.pass({ seconds: 30 });
  return totpCode(t, secret);
}
async function withTotp(role: 'editor' | 'admin' = 'editor') {
  const staff = await aStaff(t, role);
  const { secret } = await staff.client.consoleSession.setupTotp();
  const { codes } = await staff.client.consoleSession.enableTotp({ totp: nextCode(secret) });
  const login = (proof: { totp?: string; recoveryCode?: string } = {}) =>
    t.visitor.consoleSession.login({ username: staff.username, password: testPassword, ...proof });
  return { ...staff, secret, codes, login };
}

describe('the second factor', () => {
  it('ends the other sessions when it is turned on, and keeps the current one', async () => {
    const staff = await aStaff(t, 'editor');
    const other = await t.visitor.consoleSession.login({ username: staff.username, password: testPassword });
    const { secret } = await staff.client.consoleSession.setupTotp();
    await t.as(other.token).consoleSession.me();
    await staff.client.consoleSession.enableTotp({ totp: nextCode(secret) });
    await expect(t.as(other.token).consoleSession.me()).rejects.toMatchObject(refused('signedOut'));
    expect(await staff.client.consoleSession.me()).toMatchObject({ totpEnabled: true, recoveryCodesLeft: 10 });
  });
});

describe('recovery codes', () => {
  it('sign in once each, in any spelling, and are stored as hashes', async () => {
    const { id, codes, login, client } = await withTotp();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    const stored = JSON.stringify(await t.db.selectFrom('staffRecoveryCodes').selectAll().execute());
    for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''));

    await expect(login()).rejects.toMatchObject(refused('totpRequired'));
    const twice = await Promise.allSettled([login({ recoveryCode: codes[0]! }), login({ recoveryCode: codes[0]! })]);
    expect(twice.map((r) => r.status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(login({ recoveryCode: codes[0]! })).rejects.toMatchObject(refused('recoveryCodeWrong'));
    await login({ recoveryCode: ` ${codes[1]!.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} ` });
    expect(await client.consoleSession.me()).toMatchObject({ recoveryCodesLeft: 8 });
    await expect(login({ recoveryCode: 'short' })).rejects.toMatchObject({
      code: 400,
      problems: [{ path: 'recoveryCode' }],
    });

    const admin = await aStaff(t, 'admin');
    const { rows } = await admin.client.consoleAudit.list({ action: 'staff.signIn', subjectId: String(id) });
    expect(rows.filter(({ details }) => details.recoveryCode === true)).toHaveLength(2);
  });

  it('belong to one person and stop after five wrong ones', async () => {
    const [one, other] = [await withTotp(), await withTotp()];
    await expect(one.login({ recoveryCode: other.codes[0]! })).rejects.toMatchObject(refused('recoveryCodeWrong'));
    for (let i = 1; i < 5; i++)
      await expect(one.login({ recoveryCode: other.codes[i]! })).rejects.toMatchObject(refused('recoveryCodeWrong'));
    await expect(one.login({ recoveryCode: one.codes[0]! })).rejects.toMatchObject(refused('tooManyRequests'));
    await other.login({ recoveryCode: other.codes[0]! });
  });

  it('are renewed by their owner, with password and authenticator', async () => {
    const { client, secret, codes, login } = await withTotp();
    await expect(
      client.consoleSession.renewRecoveryCodes({ password: 'Wrong#Pass1', totp: nextCode(secret) }),
    ).rejects.toMatchObject(refused('oldPasswordWrong'));
    await expect(
      client.consoleSession.renewRecoveryCodes({ password: testPassword, totp: '000000' }),
    ).rejects.toMatchObject(refused('totpWrong'));
    const renewed = await client.consoleSession.renewRecoveryCodes({ password: testPassword, totp: nextCode(secret) });
    expect(renewed.codes).toHaveLength(10);
    await expect(login({ recoveryCode: codes[0]! })).rejects.toMatchObject(refused('recoveryCodeWrong'));
    await login({ recoveryCode: renewed.codes[0]! });
    const plain = await aStaff(t, 'editor');
    await expect(
      plain.client.consoleSession.renewRecoveryCodes({ password: testPassword, totp: '123456' }),
    ).rejects.toMatchObject(refused('conflict'));
  });

  it('let a person without their phone set up another one, also if an authenticator is required', async () => {
    const admin = await aStaff(t, 'admin');
    const { client, codes, secret } = await withTotp();
    await admin.client.consoleStaff.saveSettings({ requireTotp: true });
    const { disableTotp } = client.consoleSession;
    await expect(disableTotp({ password: testPassword })).rejects.toMatchObject({ code: 400 });
    await expect(disableTotp({ password: testPassword, totp: nextCode(secret) })).rejects.toMatchObject(
      refused('forbidden'),
    );
    await disableTotp({ password: testPassword, recoveryCode: codes[3]! });
    expect(await client.consoleSession.me()).toMatchObject({ totpNeeded: true, recoveryCodesLeft: 0 });
    await expect(client.consoleBoard.counts()).rejects.toMatchObject(refused('totpSetupNeeded'));
    const again = await client.consoleSession.setupTotp();
    await client.consoleSession.enableTotp({ totp: nextCode(again.secret) });
    await client.consoleBoard.counts();
    await t.db.deleteFrom('settings').where('key', '=', 'console.requireTotp').execute();
  });

  it('are deleted by an administrator’s reset', async () => {
    const admin = await aStaff(t, 'admin');
    const { id } = await withTotp();
    await admin.client.consoleStaff.resetTotp({ id });
    expect(await t.db.selectFrom('staffRecoveryCodes').selectAll().where('staffId', '=', id).execute()).toEqual([]);
  });
});

describe('the command for a lost phone', () => {
  const run = (...args: string[]) =>
    new Promise<{ code: number; out: string }>((done) => {
      const env = { PATH: process.env.PATH, DATABASE_URL: t.url };
      execFile(
        process.execPath,
        [join(import.meta.dirname, '../../resetTotp.ts'), ...args],
        { env },
        (error, out, err) => done({ code: error ? Number(error.code) : 0, out: out + err }),
      );
    });
  it('removes the factor, ends the sessions and is in the audit log', async () => {
    const { id, username, token, login } = await withTotp('admin');
    await expect(login()).rejects.toMatchObject(refused('totpRequired'));
    expect(await run('nobody.at.all')).toMatchObject({ code: 1, out: expect.stringContaining('Nothing was changed') });
    expect(await run()).toMatchObject({ code: 1, out: expect.stringContaining('Usage') });
    expect(await run(username.toUpperCase())).toMatchObject({ code: 0, out: expect.stringContaining(username) });
    await expect(t.as(token).consoleSession.me()).rejects.toMatchObject(refused('signedOut'));
    const { token: fresh } = await login();
    const { rows } = await t.as(fresh).consoleAudit.list({ action: 'staff.resetTotp', subjectId: String(id) });
    expect(rows).toMatchObject([{ staffName: null, details: { by: 'command' } }]);
  });
});
