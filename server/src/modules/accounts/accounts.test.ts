import { errors } from '@pavilion/protocol/errors.ts';
import { ApiError } from '@pavilion/protocol/kit/client.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aStaff, aUser, nextNumber, testPassword } from '../../testing/builders.ts';
import { testApp } from '../../testing/testApp.ts';

const t = await testApp();
afterAll(() => t.close());
/** Moves past the rate limits of the previous test. */
beforeEach(() => t.pass({ days: 2 }));

const refused = (name: keyof typeof errors) => ({ code: errors[name].code, status: errors[name].status });
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? error : Promise.reject(error)),
  );
const lastMailTo = async (email: string) => {
  await t.jobs.drain();
  return t.delivered.findLast((mail) => mail.to === email);
};
const mailsTo = async (email: string) => {
  await t.jobs.drain();
  return t.delivered.filter((mail) => mail.to === email);
};
const codeFor = async (email: string) => /\d{6}/.exec((await lastMailTo(email))!.text)![0];
const wrongCode = (code: string) => (code === '111111' ? '222222' : '111111');

const newcomer = (username = `newcomer${nextNumber()}`) => ({
  username,
  email: `${username}@example.com`,
  password: 'Red#Carpet1',
  confirmPassword: 'Red#Carpet1',
});
async function registered() {
  const form = newcomer();
  await t.visitor.user.getEmailCode({ username: form.username, email: form.email });
  await t.visitor.user.register({ ...form, emailCode: await codeFor(form.email) });
  return form;
}

describe('a newcomer', () => {
  it('registers with a mailed code, signs in by name and by e-mail, and signs out', async () => {
    const { version } = await t.visitor.agreement.current();
    const form = newcomer('王小明Film');
    const browser = t.as(undefined, 'zh-CN');
    await browser.user.getEmailCode({ username: form.username, email: 'Wang@Example.com' });
    const emailCode = await codeFor('Wang@Example.com');
    await browser.user.register({ ...form, email: 'wang@example.com', emailCode, agreementVersion: version });

    const { token } = await t.visitor.user.login({ username: '王小明film', password: form.password });
    const me = await t.as(token).user.getUserInfo();
    expect(me).toMatchObject({
      username: '王小明Film',
      email: 'wang@example.com',
      locale: 'zh-CN',
      certStatus: 0,
      certKind: null,
      portrait: '',
      homepageStatus: 0,
      agreementPending: false,
      unreadCount: 0,
    });
    const consents = await t.db.selectFrom('agreementConsents').selectAll().where('userId', '=', me.id).execute();
    expect(consents).toEqual([{ userId: me.id, kind: 'agreement', version, agreedAt: t.clock.now }]);

    expect(await t.visitor.user.login({ username: 'WANG@example.com', password: form.password })).toHaveProperty(
      'token',
    );
    await t.as(token).user.logout();
    await expect(t.as(token).user.getUserInfo()).rejects.toMatchObject(refused('signedOut'));
  });

  it('gets form errors in the language of the browser', async () => {
    const form = { ...newcomer('ab'), password: 'weak', confirmPassword: 'other', emailCode: '12' };
    const zh = await failureOf(t.as(undefined, 'zh-CN').user.register(form));
    expect(zh).toMatchObject({ code: 400, status: 400 });
    expect(zh?.problems).toEqual(
      expect.arrayContaining([
        { path: 'username', message: '用户名为 4–32 个字符，可用中文、字母、数字和 _ . -' },
        { path: 'emailCode', message: '请输入 6 位邮箱验证码' },
      ]),
    );
    const mismatch = await failureOf(
      t.visitor.user.register({ ...newcomer(), confirmPassword: 'Other#Pass2', emailCode: '123456' }),
    );
    expect(mismatch?.problems).toEqual([
      { path: 'confirmPassword', message: 'The new password and the confirmed password do not match' },
    ]);
  });

  it('cannot take a name or an e-mail address that differs only in case', async () => {
    const first = await registered();
    const second = newcomer();
    await t.visitor.user.getEmailCode({ username: second.username, email: second.email });
    const emailCode = await codeFor(second.email);
    const attempt = { ...second, username: first.username.toUpperCase(), emailCode };
    await expect(t.visitor.user.register(attempt)).rejects.toMatchObject(refused('usernameTaken'));
    // The refusal did not spend the code.
    await t.visitor.user.register({ ...second, emailCode });
  });

  it('learns only by mail that an address already has an account', async () => {
    const first = await registered();
    t.pass({ minutes: 2 });
    const known = await t.visitor.user.getEmailCode({ username: 'somebody', email: first.email });
    const unknown = await t.visitor.user.getEmailCode({ username: 'somebody', email: 'nobody@example.com' });
    expect(known).toEqual(unknown);
    const letter = await lastMailTo(first.email);
    expect(letter?.text).toContain('already has an account');
    expect(letter?.text).not.toMatch(/\d{6}/);
  });

  it('must agree to a version that exists', async () => {
    const form = newcomer();
    await t.visitor.user.getEmailCode({ username: form.username, email: form.email });
    const emailCode = await codeFor(form.email);
    await expect(
      t.visitor.user.register({ ...form, emailCode, agreementVersion: 'of the future' }),
    ).rejects.toMatchObject(refused('conflict'));
  });

  it('registers once when the form is sent twice at once', async () => {
    const form = newcomer();
    await t.visitor.user.getEmailCode({ username: form.username, email: form.email });
    const emailCode = await codeFor(form.email);
    const results = await Promise.allSettled([1, 2, 3].map(() => t.visitor.user.register({ ...form, emailCode })));
    expect(results.filter((r) => r.status === 'fulfilled')).toHaveLength(1);
    expect(await t.db.selectFrom('users').select('id').where('email', '=', form.email).execute()).toHaveLength(1);
  });
});

describe('the e-mail code', () => {
  it('is refused after ten minutes, for another e-mail address, and a second time', async () => {
    const form = newcomer();
    await t.visitor.user.getEmailCode({ username: form.username, email: form.email });
    const emailCode = await codeFor(form.email);
    const other = newcomer();
    await expect(t.visitor.user.register({ ...other, emailCode })).rejects.toMatchObject(refused('emailCodeWrong'));
    t.pass({ minutes: 10, seconds: 1 });
    await expect(t.visitor.user.register({ ...form, emailCode })).rejects.toMatchObject(refused('emailCodeWrong'));

    await t.visitor.user.getEmailCode({ username: form.username, email: form.email });
    const fresh = await codeFor(form.email);
    await t.visitor.user.register({ ...form, emailCode: fresh });
    await expect(t.visitor.user.register({ ...newcomer(), email: form.email, emailCode: fresh })).rejects.toMatchObject(
      refused('emailCodeWrong'),
    );
  });

  it('allows five attempts, even when they come at once', async () => {
    const form = newcomer();
    await t.visitor.user.getEmailCode({ username: form.username, email: form.email });
    const emailCode = await codeFor(form.email);
    const guesses = Array.from({ length: 5 }, () =>
      failureOf(t.visitor.user.register({ ...form, emailCode: wrongCode(emailCode) })),
    );
    for (const failure of await Promise.all(guesses)) expect(failure).toMatchObject(refused('emailCodeWrong'));
    await expect(t.visitor.user.register({ ...form, emailCode })).rejects.toMatchObject(refused('emailCodeWrong'));
  });

  it('is sent at most once a minute to an e-mail address', async () => {
    const { username, email } = newcomer();
    await t.visitor.user.getEmailCode({ username, email });
    t.pass({ seconds: 20 });
    const again = await failureOf(t.visitor.user.getEmailCode({ username, email: email.toUpperCase() }));
    expect(again).toMatchObject({ ...refused('tooManyRequests'), retryAfterSeconds: 40 });
    t.pass({ seconds: 41 });
    await t.visitor.user.getEmailCode({ username, email });
    expect(await mailsTo(email)).toHaveLength(2);
  });
});

describe('signing in', () => {
  it('does not reveal whether the name or the password was wrong', async () => {
    const user = await aUser(t);
    const known = await failureOf(t.visitor.user.login({ username: user.username, password: 'Wrong#Pass1' }));
    const unknown = await failureOf(t.visitor.user.login({ username: 'nobody.at.all', password: 'Wrong#Pass1' }));
    expect(known).toMatchObject(refused('wrongCredentials'));
    expect([unknown?.code, unknown?.status, unknown?.message]).toEqual([known?.code, known?.status, known?.message]);
  });

  it('is blocked for 15 minutes after five wrong passwords, also with the right one', async () => {
    const user = await aUser(t);
    const wrong = { username: user.username, password: 'Wrong#Pass1' };
    const right = { username: user.username, password: testPassword };
    for (let i = 0; i < 4; i++)
      await expect(t.visitor.user.login(wrong)).rejects.toMatchObject(refused('wrongCredentials'));
    // A successful sign-in resets the count.
    await t.visitor.user.login(right);
    for (let i = 0; i < 5; i++)
      await expect(t.visitor.user.login(wrong)).rejects.toMatchObject(refused('wrongCredentials'));
    await expect(t.visitor.user.login(right)).rejects.toMatchObject(refused('tooManyRequests'));
    t.pass({ minutes: 15, seconds: 1 });
    await t.visitor.user.login(right);
  });

  it('counts concurrent guesses', async () => {
    const user = await aUser(t);
    const guesses = Array.from({ length: 12 }, (_, i) =>
      failureOf(t.visitor.user.login({ username: user.username, password: `Wrong#Pass${i}` })),
    );
    const codes = (await Promise.all(guesses)).map((failure) => failure?.code);
    expect(codes.filter((code) => code === errors.wrongCredentials.code)).toHaveLength(5);
    expect(codes.filter((code) => code === errors.tooManyRequests.code)).toHaveLength(7);
  });

  it('is blocked after twenty failures from one IP address', async () => {
    const user = await aUser(t);
    for (let i = 0; i < 20; i++)
      await failureOf(t.visitor.user.login({ username: `guess${i}`, password: 'Wrong#Pass1' }));
    const right = { username: user.username, password: testPassword };
    await expect(t.visitor.user.login(right)).rejects.toMatchObject(refused('tooManyRequests'));
    t.pass({ minutes: 16 });
    await t.visitor.user.login(right);
  });

  it('lasts one day and is for users only', async () => {
    const user = await aUser(t);
    const { token } = await t.visitor.user.login({
      username: user.username,
      password: testPassword,
      code: '1',
      uuid: 'x',
    });
    t.pass({ days: 1, seconds: -1 });
    await t.as(token).user.getUserInfo();
    t.pass({ seconds: 2 });
    await expect(t.as(token).user.getUserInfo()).rejects.toMatchObject(refused('signedOut'));
    const staff = await aStaff(t, 'admin');
    await expect(staff.client.user.getUserInfo()).rejects.toMatchObject(refused('signedOut'));
    await expect(t.visitor.user.getUserInfo()).rejects.toMatchObject(refused('signedOut'));
  });

  it('stores no token and no password in clear', async () => {
    const form = await registered();
    const { token } = await t.visitor.user.login({ username: form.username, password: form.password });
    const dump = JSON.stringify([
      await t.db.selectFrom('users').selectAll().where('email', '=', form.email).execute(),
      await t.db.selectFrom('sessions').selectAll().execute(),
      await t.db.selectFrom('emailCodes').selectAll().execute(),
    ]);
    expect(dump).toContain('$argon2id$');
    expect(dump).not.toContain(token);
    expect(dump).not.toContain(form.password);
  });
});
