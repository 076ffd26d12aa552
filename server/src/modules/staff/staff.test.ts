import { errors } from '@pavilion/protocol/errors.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aStaff, aUser, testPassword } from '../../testing/builders.ts';
import { testApp } from '../../testing/testApp.ts';
import { totpCode } from '../../testing/totpCode.ts';

const t = await testApp();
afterAll(() => t.close());
beforeEach(() => t.pass({ days: 1, minutes: -5 }));

const refused = (name: keyof typeof errors) => ({ code: errors[name].code, status: errors[name].status });
const codeOf = (secret: string) => totpCode(t, secret);
const page = { pageSize: 100 };

describe('signing in to the console', () => {
  it('accepts staff by name and e-mail, not users, and returns what they may do', async () => {
    const trade = await aStaff(t, 'trade');
    const user = await aUser(t);
    const { token } = await t.visitor.consoleSession.login({ username: trade.username, password: testPassword });
    expect(await t.as(token).consoleSession.me()).toMatchObject({
      username: trade.username,
      role: 'trade',
      totpEnabled: false,
      totpNeeded: false,
    });
    await t.as(token).consoleSession.editMe({ name: '赵敏', locale: 'zh-CN' });
    expect(await t.as(token).consoleSession.me()).toMatchObject({ name: '赵敏', locale: 'zh-CN' });
    await t.as(token).consoleSession.logout();
    await expect(t.as(token).consoleSession.me()).rejects.toMatchObject(refused('signedOut'));

    for (const username of [user.username, trade.username, 'nobody'])
      await expect(t.visitor.consoleSession.login({ username, password: 'Wrong#Pass1' })).rejects.toMatchObject(
        refused('wrongCredentials'),
      );
    await expect(
      t.visitor.consoleSession.login({ username: user.username, password: testPassword }),
    ).rejects.toMatchObject(refused('wrongCredentials'));
    await expect(user.client.consoleSession.me()).rejects.toMatchObject(refused('signedOut'));
    await expect(t.visitor.user.login({ username: trade.username, password: testPassword })).rejects.toMatchObject(
      refused('wrongCredentials'),
    );
  });

  it('is blocked after five wrong passwords', async () => {
    const trade = await aStaff(t, 'trade');
    for (let i = 0; i < 5; i++)
      await expect(
        t.visitor.consoleSession.login({ username: trade.username, password: 'Wrong#Pass1' }),
      ).rejects.toMatchObject(refused('wrongCredentials'));
    await expect(
      t.visitor.consoleSession.login({ username: trade.username, password: testPassword }),
    ).rejects.toMatchObject(refused('tooManyRequests'));
  });

  it('requires the second factor once it is on; a code works once', async () => {
    const editor = await aStaff(t, 'editor');
    const { secret, url } = await editor.client.consoleSession.setupTotp();
    expect(url).toContain(`secret=${secret}`);
    const login = (totp?: string) =>
      t.visitor.consoleSession.login({ username: editor.username, password: testPassword, ...(totp && { totp }) });
    await login(); // off until a code has confirmed it
    await expect(editor.client.consoleSession.enableTotp({ totp: '000000' })).rejects.toMatchObject(
      refused('totpWrong'),
    );
    await editor.client.consoleSession.enableTotp({ totp: codeOf(secret) });
    expect(await editor.client.consoleSession.me()).toMatchObject({ totpEnabled: true });

    await expect(login()).rejects.toMatchObject(refused('totpRequired'));
    await expect(login(codeOf(secret))).rejects.toMatchObject(refused('totpWrong')); // used just now
    t.pass({ seconds: 30 });
    const both = await Promise.allSettled([login(codeOf(secret)), login(codeOf(secret))]);
    expect(both.map((r) => r.status).sort()).toEqual(['fulfilled', 'rejected']);
    t.pass({ minutes: 16 });
    for (let i = 0; i < 5; i++) await expect(login('000000')).rejects.toMatchObject(refused('totpWrong'));
    await expect(login(codeOf(secret))).rejects.toMatchObject(refused('tooManyRequests'));
    await expect(editor.client.consoleSession.setupTotp()).rejects.toMatchObject(refused('conflict'));
    t.pass({ minutes: 16 });
    await editor.client.consoleSession.disableTotp({ password: testPassword, totp: codeOf(secret) });
    await login();
  });

  it('allows no work without the second factor if the settings require it', async () => {
    const admin = await aStaff(t, 'admin');
    const editor = await aStaff(t, 'editor');
    await expect(editor.client.consoleStaff.saveSettings({ requireTotp: true })).rejects.toMatchObject(
      refused('forbidden'),
    );
    await admin.client.consoleStaff.saveSettings({ requireTotp: true });
    await expect(admin.client.consoleStaff.settings()).rejects.toMatchObject(refused('totpSetupNeeded'));
    await expect(editor.client.consoleBoard.counts()).rejects.toMatchObject(refused('totpSetupNeeded'));
    expect(await editor.client.consoleSession.me()).toMatchObject({ totpNeeded: true });
    const { secret } = await admin.client.consoleSession.setupTotp();
    await admin.client.consoleSession.enableTotp({ totp: codeOf(secret) });
    t.pass({ minutes: 1 });
    await expect(
      admin.client.consoleSession.disableTotp({ password: testPassword, totp: codeOf(secret) }),
    ).rejects.toMatchObject(refused('forbidden'));
    await admin.client.consoleStaff.saveSettings({ requireTotp: false });
    expect(await admin.client.consoleStaff.settings()).toMatchObject({ requireTotp: false });
    await editor.client.consoleBoard.counts();
  });

  it('changes a password and ends all sessions', async () => {
    const service = await aStaff(t, 'service');
    const { token } = await t.visitor.consoleSession.login({ username: service.username, password: testPassword });
    const password = 'Golden#Lion8';
    await expect(
      service.client.consoleSession.changePassword({ oldPassword: 'Wrong#Pass1', password }),
    ).rejects.toMatchObject(refused('oldPasswordWrong'));
    const fresh = await service.client.consoleSession.changePassword({ oldPassword: testPassword, password });
    await t.as(fresh.token).consoleSession.me();
    await expect(t.as(token).consoleSession.me()).rejects.toMatchObject(refused('signedOut'));
    await t.visitor.consoleSession.login({ username: service.username, password });
  });
});

describe('the board', () => {
  it('shows each role its open work', async () => {
    const reviewer = await aStaff(t, 'reviewer');
    const items = async (role: 'admin' | 'trade' | 'editor' | 'service') =>
      (await (await aStaff(t, role)).client.consoleBoard.counts()).map((c) => c.item);
    expect(await reviewer.client.consoleBoard.counts()).toEqual([
      { item: 'certificationsInReview', count: 0 },
      { item: 'signupsToReview', count: 0 },
      { item: 'signupsChanged', count: 0 },
    ]);
    const user = await aUser(t);
    await t.db
      .insertInto('certifications')
      .values({ userId: user.id, kind: 'person', answers: {}, status: 2 })
      .execute();
    expect(await reviewer.client.consoleBoard.counts()).toEqual([
      { item: 'certificationsInReview', count: 1 },
      { item: 'signupsToReview', count: 0 },
      { item: 'signupsChanged', count: 0 },
    ]);
    expect(await items('editor')).toEqual(['programmesUnpublished', 'programmesMissingEnglish']);
    expect(await items('trade')).toHaveLength(6);
    expect(await items('admin')).toHaveLength(12);
    expect(await items('service')).toEqual([]);
    await expect(user.client.consoleBoard.counts()).rejects.toMatchObject(refused('signedOut'));
  });
});

describe('staff accounts', () => {
  const form = (username: string) => ({
    username,
    name: '周岚',
    email: `${username}@pavilion.test`,
    role: 'editor' as const,
    password: 'First#Night1',
  });

  it('are created, changed and closed by an administrator, with audit events', async () => {
    const admin = await aStaff(t, 'admin');
    const { id } = await admin.client.consoleStaff.save(form('zhoulan'));
    const { token } = await t.visitor.consoleSession.login({ username: 'ZhouLan', password: 'First#Night1' });
    const { password: _, ...unchanged } = form('zhoulan');
    await admin.client.consoleStaff.save({ ...unchanged, id, role: 'trade' });
    expect(await t.as(token).consoleSession.me()).toMatchObject({ role: 'trade' });
    await admin.client.consoleStaff.save({ ...form('zhoulan'), id, password: 'Second#Night2' });
    await expect(t.as(token).consoleSession.me()).rejects.toMatchObject(refused('signedOut'));
    const again = await t.visitor.consoleSession.login({ username: 'zhoulan', password: 'Second#Night2' });
    await admin.client.consoleStaff.disable({ id, disabled: true });
    await expect(t.as(again.token).consoleSession.me()).rejects.toMatchObject(refused('signedOut'));
    await expect(
      t.visitor.consoleSession.login({ username: 'zhoulan', password: 'Second#Night2' }),
    ).rejects.toMatchObject(refused('wrongCredentials'));
    await admin.client.consoleStaff.disable({ id, disabled: false });
    await t.visitor.consoleSession.login({ username: 'zhoulan', password: 'Second#Night2' });

    const log = await admin.client.consoleAudit.list({ ...page, subject: 'staff', subjectId: String(id) });
    const actions = log.rows.map((row) => row.action).filter((action) => !action.startsWith('staff.sign'));
    expect(actions).toEqual(['staff.enable', 'staff.disable', 'staff.change', 'staff.change', 'staff.add']);
    expect(JSON.stringify(log)).not.toContain('Night');
    const found = await admin.client.consoleStaff.list({ ...page, keyword: '周岚', role: 'editor', disabled: false });
    expect(found.rows.map((row) => row.username)).toEqual(['zhoulan']);
  });

  it('have unique names, and no administrator locks themselves out', async () => {
    const admin = await aStaff(t, 'admin');
    const other = await aStaff(t, 'editor');
    await expect(admin.client.consoleStaff.save(form(other.username.toUpperCase()))).rejects.toMatchObject(
      refused('usernameTaken'),
    );
    await expect(
      admin.client.consoleStaff.save({ ...form('hanmei'), email: `${other.username}@pavilion.test` }),
    ).rejects.toMatchObject(refused('emailTaken'));
    const { password: _, ...noPassword } = form('hanmei');
    await expect(admin.client.consoleStaff.save(noPassword)).rejects.toMatchObject({ code: 400 });
    const { id } = await admin.client.consoleStaff.save(form('hanmei'));
    await expect(admin.client.consoleStaff.save({ ...noPassword, id, username: other.username })).rejects.toMatchObject(
      refused('usernameTaken'),
    );
    await expect(admin.client.consoleStaff.save({ ...noPassword, id: 999_999 })).rejects.toMatchObject(
      refused('notFound'),
    );
    await expect(admin.client.consoleStaff.disable({ id: admin.id, disabled: true })).rejects.toMatchObject(
      refused('forbidden'),
    );
    await expect(
      admin.client.consoleStaff.save({ ...noPassword, id: admin.id, username: admin.username }),
    ).rejects.toMatchObject(refused('forbidden'));
    for (const role of ['editor', 'reviewer', 'trade', 'service'] as const) {
      const { client } = await aStaff(t, role);
      await expect(client.consoleStaff.list()).rejects.toMatchObject(refused('forbidden'));
      await expect(client.consoleMail.list()).rejects.toMatchObject(refused('forbidden'));
      await expect(client.consoleAudit.list()).rejects.toMatchObject(refused('forbidden'));
    }
  });

  it('have a second factor removed after the loss of a phone', async () => {
    const admin = await aStaff(t, 'admin');
    const editor = await aStaff(t, 'editor');
    const { secret } = await editor.client.consoleSession.setupTotp();
    await editor.client.consoleSession.enableTotp({ totp: codeOf(secret) });
    await admin.client.consoleStaff.resetTotp({ id: editor.id });
    await t.visitor.consoleSession.login({ username: editor.username, password: testPassword });
    await expect(editor.client.consoleSession.me()).rejects.toMatchObject(refused('signedOut'));
  });
});

describe('the staff', () => {
  it('list mails, show one and send a failed one again', async () => {
    const admin = await aStaff(t, 'admin');
    const taken = await aUser(t, { email: 'reader_1@example.com' });
    await t.visitor.user.getEmailCode({ username: 'somebody', email: taken.email });
    await t.jobs.drain();
    const { rows, total } = await admin.client.consoleMail.list({ keyword: 'READER_1@example.com', status: 'sent' });
    expect(total).toBe(1);
    expect(rows[0]!.recipient).toBe('re***@example.com');
    expect((await admin.client.consoleMail.list({ keyword: 'reader_1@' })).total).toBe(0);
    const detail = await admin.client.consoleMail.detail({ id: rows[0]!.id });
    expect(detail.recipient).toBe(taken.email);
    expect(detail.text).toContain('It already has an account');
    expect((await admin.client.consoleMail.list({ keyword: 'readerX1@' })).total).toBe(0);
    await expect(admin.client.consoleMail.resend({ id: rows[0]!.id })).rejects.toMatchObject(refused('conflict'));
    await t.db
      .updateTable('mails')
      .set({ status: 'failed', error: 'no route' })
      .where('id', '=', rows[0]!.id)
      .execute();
    const sentBefore = t.delivered.length;
    const twice = await Promise.allSettled([1, 2].map(() => admin.client.consoleMail.resend({ id: rows[0]!.id })));
    expect(twice.map((r) => r.status).sort()).toEqual(['fulfilled', 'rejected']);
    await t.jobs.drain();
    expect(t.delivered.length).toBe(sentBefore + 1);
    const log = await admin.client.consoleAudit.list({ action: 'mail.view' });
    expect(log.rows[0]).toMatchObject({ subject: 'mail', subjectId: String(rows[0]!.id) });
  });

  it('find users by name, e-mail address and certified name', async () => {
    const trade = await aStaff(t, 'trade');
    const plain = await aUser(t, { username: 'plain.reader' });
    const company = await aUser(t, { certified: 'enterprise' });
    const byName = await trade.client.consoleUser.list({ keyword: '东方海岸' });
    expect(byName.rows.map((row) => [row.id, row.certName])).toEqual([[company.id, '东方海岸影业有限公司']]);
    const byUser = await trade.client.consoleUser.list({ keyword: 'PLAIN.' });
    expect(byUser.rows).toMatchObject([{ id: plain.id, certStatus: 0, certName: null, closedAt: null }]);
    const certified = await trade.client.consoleUser.list({ certStatus: 1, sort: 'username', order: 'asc' });
    expect(certified.rows.map((row) => row.id)).toEqual([company.id]);
    expect(byUser.rows[0]!.email).toMatch(/^..\*\*\*@/);
    expect((await trade.client.consoleUser.list({ keyword: plain.email.slice(0, -3) })).total).toBe(0);
    expect((await trade.client.consoleUser.list({ keyword: plain.email.toUpperCase() })).total).toBe(1);
    expect(await trade.client.consoleUser.contact({ id: plain.id })).toMatchObject({ email: plain.email });
    await expect(trade.client.consoleUser.contact({ id: 999_999 })).rejects.toMatchObject(refused('notFound'));
    const admin = await aStaff(t, 'admin');
    const { rows: views } = await admin.client.consoleAudit.list({ action: 'user.contact' });
    expect(views).toMatchObject([{ subject: 'user', subjectId: String(plain.id), staffName: 'Zhao Min (trade)' }]);
    const editor = await aStaff(t, 'editor');
    await expect(editor.client.consoleUser.contact({ id: plain.id })).rejects.toMatchObject(refused('forbidden'));
    await expect(editor.client.consoleUser.list()).rejects.toMatchObject(refused('forbidden'));
    await expect(t.visitor.consoleUser.list()).rejects.toMatchObject(refused('signedOut'));
  });
});
