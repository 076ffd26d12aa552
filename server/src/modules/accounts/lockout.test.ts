// Sign-in limits: a stranger can neither lock an owner out of an account nor guess a password (decision 0044).
import { errors } from '@pavilion/protocol/errors.ts';
import { ApiError } from '@pavilion/protocol/kit/client.ts';
import { afterAll, beforeEach, describe, expect, it, test } from 'vitest';
import { aStaff, aUser, nextNumber, testPassword } from '../../testing/builders.ts';
import { testApp } from '../../testing/testApp.ts';

const t = await testApp();
afterAll(() => t.close());
beforeEach(() => t.pass({ days: 2 }));

type Browser = ReturnType<typeof t.browserAt>;
interface Account {
  username: string;
  email: string;
}
const doors = [
  {
    who: 'a user',
    account: (): Promise<Account> => aUser(t),
    login: (browser: Browser, input: { username: string; password: string; emailCode?: string }) =>
      browser.user.login(input),
    getCode: (browser: Browser, username: string) => browser.user.getSignInCode({ username }),
  },
  {
    who: 'a member of staff',
    account: async (): Promise<Account> => {
      const { username } = await aStaff(t, 'trade');
      return t.db
        .selectFrom('staff')
        .select(['username', 'email'])
        .where('username', '=', username)
        .executeTakeFirstOrThrow();
    },
    login: (browser: Browser, input: { username: string; password: string; emailCode?: string }) =>
      browser.consoleSession.login(input),
    getCode: (browser: Browser, username: string) => browser.consoleSession.getSignInCode({ username }),
  },
];
const refused = (name: keyof typeof errors) => ({ code: errors[name].code, status: errors[name].status });
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: unknown) => (error instanceof ApiError ? error.code : Promise.reject(error)),
  );
const wrong = (username: string) => ({ username, password: 'Wrong#Pass1' });
const right = (username: string) => ({ username, password: testPassword });
const lettersTo = async (email: string) => {
  await t.jobs.drain();
  return t.delivered.filter((mail) => mail.to === email);
};
const mailedCode = async (email: string) => /\d{6}/.exec((await lettersTo(email)).at(-1)!.text)![0];
const otherThan = (code: string) => (code === '111111' ? '222222' : '111111');

describe.each(doors)('the sign-in of $who', ({ account, login, getCode }) => {
  /** Attacks from 100 IP addresses with three attempts each. */
  async function attackFromEverywhere(username: string) {
    const codes: number[] = [];
    for (let i = 0; i < 100; i++) {
      const browser = t.browserAt(`198.51.100.${i}`);
      codes.push(...(await Promise.all([1, 2, 3].map(() => codeOf(login(browser, wrong(username)))))));
    }
    return codes;
  }

  it('is open to its owner while a stranger at another IP address is slowed down', async () => {
    const { username } = await account();
    const stranger = t.browserAt('192.0.2.1');
    const codes: number[] = [];
    for (let i = 0; i < 12; i++) codes.push(await codeOf(login(stranger, wrong(username))));
    expect(codes.filter((code) => code === errors.wrongCredentials.code)).toHaveLength(5);
    await login(t.browserAt('192.0.2.2'), right(username));
    // The owner's success does not reset the count of the stranger, who is refused with the right password too.
    await expect(login(stranger, right(username))).rejects.toMatchObject(refused('tooManyRequests'));
  });

  it('checks five of 200 concurrent attempts', async () => {
    const { username } = await account();
    const browser = t.browserAt('192.0.2.3');
    const codes = await Promise.all(Array.from({ length: 200 }, () => codeOf(login(browser, wrong(username)))));
    expect(codes.filter((code) => code === errors.wrongCredentials.code)).toHaveLength(5);
    expect(codes.filter((code) => code === errors.tooManyRequests.code)).toHaveLength(195);
  });

  it('is open to a known device, and by mail to another one, during an attack from 100 IP addresses', async () => {
    const { username, email } = await account();
    const known = t.browserAt('192.0.2.4');
    await login(known, right(username));
    const codes = await attackFromEverywhere(username);
    expect(codes.filter((code) => code === errors.wrongCredentials.code)).toHaveLength(50);
    await login(known, right(username));

    const unknown = t.browserAt('192.0.2.5');
    await expect(login(unknown, right(username))).rejects.toMatchObject(refused('tooManyRequests'));
    await getCode(unknown, username);
    const emailCode = await mailedCode(email);
    await expect(login(unknown, { ...right(username), emailCode: otherThan(emailCode) })).rejects.toMatchObject(
      refused('emailCodeWrong'),
    );
    // A code alone does not sign in, and it works only in the browser that requested it.
    const other = t.browserAt('192.0.2.6');
    await expect(login(other, { ...right(username), emailCode })).rejects.toMatchObject(refused('emailCodeWrong'));
    await expect(login(unknown, { ...wrong(username), emailCode })).rejects.toMatchObject(refused('wrongCredentials'));
    await login(unknown, right(username));
    await expect(login(other, { ...right(username), emailCode })).rejects.toMatchObject(refused('emailCodeWrong'));
  });

  it('slows a known device down too', async () => {
    const { username } = await account();
    const known = t.browserAt('192.0.2.7');
    await login(known, right(username));
    for (let i = 0; i < 5; i++)
      await expect(login(known, wrong(username))).rejects.toMatchObject(refused('wrongCredentials'));
    await expect(login(known, right(username))).rejects.toMatchObject(refused('tooManyRequests'));
  });

  it('knows a device for one account only', async () => {
    const mine = await account();
    const theirs = await account();
    const attacker = t.browserAt('192.0.2.8');
    await login(attacker, right(mine.username));
    for (let i = 0; i < 5; i++) await codeOf(login(attacker, wrong(theirs.username)));
    await expect(login(attacker, wrong(theirs.username))).rejects.toMatchObject(refused('tooManyRequests'));
  });

  it('reveals neither by code, nor by letter, nor by slowing down which names and e-mail addresses exist', async () => {
    const { username, email } = await account();
    const browser = t.browserAt('192.0.2.9');
    const nobody = `nobody${nextNumber()}`;
    expect(await getCode(browser, username)).toEqual(await getCode(browser, nobody));
    expect(await lettersTo(email)).toHaveLength(1);
    for (const name of [username, nobody])
      await expect(login(browser, { ...wrong(name), emailCode: '000000' })).rejects.toMatchObject(
        refused('emailCodeWrong'),
      );
    for (let i = 0; i < 6; i++) await codeOf(login(browser, wrong(username)));
    // Attempts by user name and by e-mail of one account are counted apart, like those of two accounts.
    await expect(login(browser, wrong(email))).rejects.toMatchObject(refused('wrongCredentials'));
    await expect(login(browser, wrong(`${nobody}@example.com`))).rejects.toMatchObject(refused('wrongCredentials'));
  });
});

test('hides the device cookie from scripts and other sites, and voids it with the password', async () => {
  const user = await aUser(t);
  const answer = await t.app.inject({ method: 'POST', url: '/api/user/login', payload: right(user.username) });
  const [cookie] = answer.cookies;
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api', maxAge: 180 * 86_400 });
  const tries = async (value: string) => {
    const codes: number[] = [];
    for (let i = 0; i < 6; i++) {
      const sent = { method: 'POST' as const, url: '/api/user/login', payload: wrong(user.username) };
      codes.push((await t.app.inject({ ...sent, cookies: { [cookie!.name]: value } })).statusCode);
    }
    return codes;
  };
  // A forged cookie counts as a stranger's attempt. After those are used up, the real cookie still has its own.
  const forged = cookie!.value.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
  expect(await tries(forged)).toEqual([422, 422, 422, 422, 422, 429]);
  expect(await tries(cookie!.value)).toEqual([422, 422, 422, 422, 422, 429]);
  t.pass({ minutes: 16 });
  const { token } = answer.json();
  await t.as(token).user.changeUserPassword({
    oldPassword: testPassword,
    password: 'Red#Carpet1',
    confirmPassword: 'Red#Carpet1',
  });
  for (let i = 0; i < 5; i++)
    await t.app.inject({ method: 'POST', url: '/api/user/login', payload: wrong(user.username) });
  expect(await tries(cookie!.value)).toEqual([429, 429, 429, 429, 429, 429]);
});

describe('the code to register', () => {
  const form = (username: string) => ({
    username,
    email: `${username}@example.com`,
    password: 'Red#Carpet1',
    confirmPassword: 'Red#Carpet1',
  });

  it('is neither spent, replaced nor delayed by a stranger, at the same IP address or at another one', async () => {
    const mine = form(`victim${nextNumber()}`);
    const victim = t.browserAt('192.0.2.20');
    const strangers = [t.browserAt('192.0.2.20'), t.browserAt('192.0.2.21')];
    for (const stranger of strangers) await stranger.user.getEmailCode({ username: 'stranger', email: mine.email });
    await victim.user.getEmailCode(mine);
    const emailCode = await mailedCode(mine.email);
    t.pass({ minutes: 1, seconds: 1 });
    for (const stranger of strangers) {
      for (let i = 0; i < 8; i++)
        await expect(
          stranger.user.register({
            ...form(`thief${nextNumber()}`),
            email: mine.email,
            emailCode: otherThan(emailCode),
          }),
        ).rejects.toMatchObject(refused('emailCodeWrong'));
      await stranger.user.getEmailCode({ username: 'stranger', email: mine.email });
    }
    const thief = { ...form(`thief${nextNumber()}`), email: mine.email };
    await expect(strangers[0]!.user.register({ ...thief, emailCode })).rejects.toMatchObject(refused('emailCodeWrong'));
    await victim.user.register({ ...mine, emailCode });
  });

  it('stays valid while further letters are stopped', async () => {
    const mine = form(`victim${nextNumber()}`);
    const victim = t.browserAt('192.0.2.30');
    await victim.user.getEmailCode(mine);
    const emailCode = await mailedCode(mine.email);
    const asks = Array.from({ length: 25 }, () =>
      codeOf(t.browserAt('192.0.2.31').user.getEmailCode({ username: 'stranger', email: mine.email })),
    );
    const codes = await Promise.all(asks);
    expect(codes.filter((code) => code === 200)).toHaveLength(20);
    expect(codes.filter((code) => code === errors.tooManyRequests.code)).toHaveLength(5);
    await victim.user.register({ ...mine, emailCode });
  });
});

test('reset links requested by a stranger do not delay the owner, who then signs in during an attack', async () => {
  const user = await aUser(t);
  await t.browserAt('192.0.2.40').user.forgetPassword({ email: user.email });
  const owner = t.browserAt('192.0.2.41');
  for (let i = 0; i < 60; i++) await codeOf(t.browserAt(`203.0.113.${i}`).user.login(wrong(user.username)));
  await expect(owner.user.login(right(user.username))).rejects.toMatchObject(refused('tooManyRequests'));
  await owner.user.forgetPassword({ email: user.email });
  const token = /token=([\w-]+)/.exec((await lettersTo(user.email)).at(-1)!.text)![1]!;
  await owner.user.resetPassword({ token, password: 'Red#Carpet1', confirmPassword: 'Red#Carpet1' });
  await owner.user.login({ username: user.username, password: 'Red#Carpet1' });
});
