import { errors } from '@pavilion/protocol/errors.ts';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { aPrivateFile, aUser, testPassword } from '../../testing/builders.ts';
import { testApp } from '../../testing/testApp.ts';
import { cleanUp } from './cleanUp.service.ts';
import { markDormantAccounts } from './dormancy.service.ts';
import { exportedParts, leftOutOfExport } from './export.service.ts';

const t = await testApp();
afterAll(() => t.close());

const refused = (name: keyof typeof errors) => ({ code: errors[name].code, status: errors[name].status });
const mailsTo = async (email: string) => {
  await t.jobs.drain();
  return t.delivered.filter((mail) => mail.to === email);
};

describe('an account that nobody uses', () => {
  it('is warned at 150 days, closed to sign-in at 180, and opened by a mail', async () => {
    const user = await aUser(t);
    const signIn = () => t.visitor.user.login({ username: user.username, password: testPassword });
    t.pass({ days: 149 });
    await markDormantAccounts(t.ctx());
    expect(await mailsTo(user.email)).toHaveLength(0);
    t.pass({ days: 1 });
    await Promise.all([markDormantAccounts(t.ctx()), markDormantAccounts(t.ctx())]);
    expect((await mailsTo(user.email)).map((mail) => mail.subject)).toEqual([
      'Sign-in to your account will soon be suspended',
    ]);
    t.pass({ days: 30 });
    // The account is dormant by the clock before the nightly job runs.
    await expect(signIn()).rejects.toMatchObject(refused('accountSleeping'));
    await markDormantAccounts(t.ctx());
    await expect(signIn()).rejects.toMatchObject(refused('accountSleeping'));
    await expect(t.visitor.user.login({ username: user.username, password: 'Wrong#Pass1' })).rejects.toMatchObject(
      refused('wrongCredentials'),
    );
    const letters = (await mailsTo(user.email)).slice(1);
    expect(letters).toHaveLength(1); // two attempts within ten minutes send one letter

    const token = /token=([\w-]+)/.exec(letters[0]!.text)![1]!;
    await expect(t.visitor.user.confirmSignIn({ token: `${token}x` })).rejects.toMatchObject(
      refused('resetLinkInvalid'),
    );
    await expect(
      t.visitor.user.resetPassword({ token, password: 'Silver#Bear9', confirmPassword: 'Silver#Bear9' }),
    ).rejects.toMatchObject(refused('resetLinkInvalid'));
    await t.visitor.user.confirmSignIn({ token });
    await signIn();
    await expect(t.visitor.user.confirmSignIn({ token })).rejects.toMatchObject(refused('resetLinkInvalid'));
  });

  it('is not warned while it signs in', async () => {
    const user = await aUser(t);
    t.pass({ days: 140 });
    await t.visitor.user.login({ username: user.username, password: testPassword });
    t.pass({ days: 100 });
    await markDormantAccounts(t.ctx());
    await t.visitor.user.login({ username: user.username, password: testPassword });
    expect(await mailsTo(user.email)).toHaveLength(0);
  });
});

describe('the export', () => {
  it('is a ZIP of what the account holds, files included, without secrets', async () => {
    const user = await aUser(t, { certified: true });
    const other = await aUser(t, { certified: true });
    await t.visitor.user.forgetPassword({ email: user.email });
    const letter = (await mailsTo(user.email)).at(-1)!;
    const token = /token=([\w-]+)/.exec(letter.text)![1]!;
    const { url, expiresAt } = await user.client.user.exportMyData();
    expect(Date.parse(expiresAt)).toBe(t.clock.now.getTime() + 600_000);
    const reply = await t.app.inject(url);
    expect(reply.headers['content-disposition']).toMatch(/^attachment/);
    const entries = unzipSync(new Uint8Array(reply.rawPayload));
    const words = Object.entries(entries)
      .filter(([name]) => name.endsWith('.json'))
      .map(([, bytes]) => strFromU8(bytes))
      .join('\n');
    expect(JSON.parse(strFromU8(entries['account.json']!))).toMatchObject([{ username: user.username }]);
    expect(words).toContain('林晓雯');
    expect(words).not.toContain(other.username);
    expect(words).toContain(letter.subject);
    expect(words).not.toContain(token);
    expect(words).not.toMatch(/argon2|token_hash|tokenHash/);
    expect(Object.keys(entries).filter((name) => name.startsWith('files/'))).toHaveLength(2);
    t.pass({ minutes: 11 });
    expect((await t.app.inject(url)).statusCode).toBe(403);
    await expect(t.visitor.user.exportMyData()).rejects.toMatchObject(refused('signedOut'));
  });

  it('covers every table that refers to a user', async () => {
    const { rows } = await sql<{ name: string }>`
      select conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass`.execute(t.db);
    const known = new Set(
      Object.values(exportedParts).flatMap((query) => [...query.matchAll(/(?:from|join) (\w+)/g)].map((m) => m[1])),
    );
    expect(rows.length).toBeGreaterThan(8);
    expect(rows.map((row) => row.name).filter((name) => !known.has(name) && !leftOutOfExport.includes(name))).toEqual(
      [],
    );
  });
});

describe('closing an account', () => {
  it('erases personal data, signs out everywhere, and frees user name and e-mail address', async () => {
    const user = await aUser(t, { certified: true });
    await aPrivateFile(t, user.id, 'licence');
    const voucher = await aPrivateFile(t, user.id, 'voucher');
    await user.client.user.addMyAddress({
      recipient: '林晓雯',
      country: 'FR',
      address: '1 La Croisette',
      phone: '+33 4 92 99 84 00',
    });
    await expect(user.client.user.closeMyAccount({ password: 'Wrong#Pass1' })).rejects.toMatchObject(
      refused('oldPasswordWrong'),
    );
    await user.client.user.closeMyAccount({ password: testPassword });

    await expect(user.client.user.getUserInfo()).rejects.toMatchObject(refused('signedOut'));
    await expect(t.visitor.user.login({ username: user.username, password: testPassword })).rejects.toMatchObject(
      refused('wrongCredentials'),
    );
    await expect(t.visitor.user.login({ username: `closed ${user.id}`, password: testPassword })).rejects.toMatchObject(
      refused('wrongCredentials'),
    );
    const left = JSON.stringify([
      await t.db.selectFrom('users').selectAll().where('id', '=', user.id).execute(),
      await t.db.selectFrom('certifications').selectAll().where('userId', '=', user.id).execute(),
      await t.db.selectFrom('addresses').selectAll().where('userId', '=', user.id).execute(),
    ]);
    expect(left).not.toContain(user.username);
    expect(left).not.toContain('林晓雯');
    const files = await t.db.selectFrom('files').select(['id']).where('ownerUserId', '=', user.id).execute();
    expect(files).toEqual([{ id: voucher }]);
    expect((await mailsTo(user.email)).at(-1)?.subject).toBe('Your account is closed');
    await aUser(t, { username: user.username, email: user.email });
  });
});

describe('the nightly clean-up', () => {
  it('deletes what has expired, and nothing else', async () => {
    const user = await aUser(t);
    const stale = await aUser(t);
    await stale.client.user.exportMyData();
    await t.db.updateTable('files').set({ createdAt: t.clock.now }).where('purpose', '=', 'export').execute();
    await t.visitor.user.getEmailCode({ username: 'somebody', email: 'somebody@example.com' });
    const key = (name: string, createdAt: Date) => ({
      userId: user.id,
      endpoint: '/api/x',
      key: name,
      requestHash: Buffer.from('x'),
      createdAt,
    });
    await t.db.insertInto('idempotencyKeys').values(key('old', t.clock.now)).execute();
    t.pass({ days: 7, seconds: 1 });
    await t.db.insertInto('idempotencyKeys').values(key('new', t.clock.now)).execute();
    const fresh = await aUser(t);
    await cleanUp(t.ctx());

    await fresh.client.user.getUserInfo();
    const sessions = await t.db.selectFrom('sessions').select('userId').execute();
    expect(sessions.map((s) => s.userId)).toEqual([fresh.id]);
    expect(await t.db.selectFrom('emailCodes').selectAll().execute()).toEqual([]);
    expect(await t.db.selectFrom('rateLimits').selectAll().execute()).toEqual([]);
    expect(await t.db.selectFrom('idempotencyKeys').select('key').execute()).toEqual([{ key: 'new' }]);
    expect(await t.db.selectFrom('files').select('id').where('purpose', '=', 'export').execute()).toEqual([]);
  });
});
