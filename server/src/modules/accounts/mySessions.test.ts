import { afterAll, beforeAll, expect, test } from 'vitest';
import { aStaff, aUser, testPassword } from '../../testing/builders.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { deviceOf } from './device.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
async function signInFrom(username: string, userAgent: string) {
  const response = await t.app.inject({
    method: 'POST',
    url: '/api/user/login',
    headers: { 'user-agent': userAgent },
    remoteAddress: '203.0.113.77',
    payload: { username, password: testPassword },
  });
  return response.json<{ token: string }>().token;
}
const signedOut = { code: 401 };

test('a user sees where they are signed in, ends one session and then all others', async () => {
  const user = await aUser(t);
  const away = await signInFrom(user.username, firefox);
  const third = await signInFrom(user.username, 'curl/8');
  const rows = await user.client.user.mySessions();
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatchObject({ current: true });
  const seen = rows.find((row) => row.device === 'Firefox · Windows')!;
  expect(seen).toMatchObject({ current: false, network: '203.0.113.x' });
  expect(JSON.stringify(rows)).not.toContain('203.0.113.77');

  await user.client.user.endSession({ id: seen.id });
  await expect(t.as(away).user.getUserInfo()).rejects.toMatchObject(signedOut);
  await t.as(third).user.getUserInfo();
  await user.client.user.endOtherSessions();
  await expect(t.as(third).user.getUserInfo()).rejects.toMatchObject(signedOut);
  expect(await user.client.user.mySessions()).toHaveLength(1);
  const own = (await user.client.user.mySessions())[0]!;
  await expect(user.client.user.endSession({ id: own.id })).rejects.toMatchObject({ code: 400 });
});

test('nobody lists or ends the session of another user', async () => {
  const [user, stranger] = [await aUser(t), await aUser(t)];
  const { id } = (await user.client.user.mySessions())[0]!;
  await expect(stranger.client.user.endSession({ id })).rejects.toMatchObject({ code: 404 });
  expect(await stranger.client.user.mySessions()).toHaveLength(1);
  await expect(t.visitor.user.mySessions()).rejects.toMatchObject(signedOut);
  await expect(t.visitor.user.endOtherSessions()).rejects.toMatchObject(signedOut);
  await user.client.user.getUserInfo();
});

test('a changed password ends every session, the current one too, and returns a new token', async () => {
  const user = await aUser(t);
  const other = await signInFrom(user.username, firefox);
  const password = 'River#Stone41';
  const input = { oldPassword: testPassword, password, confirmPassword: password };
  const { token } = await user.client.user.changeUserPassword(input);
  for (const old of [user.token, other]) await expect(t.as(old).user.getUserInfo()).rejects.toMatchObject(signedOut);
  expect(await t.as(token).user.getUserInfo()).toMatchObject({ username: user.username });

  const staff = await aStaff(t, 'editor');
  const fresh = await staff.client.consoleSession.changePassword({ oldPassword: testPassword, password });
  await expect(staff.client.consoleSession.me()).rejects.toMatchObject(signedOut);
  expect(await t.as(fresh.token).consoleSession.me()).toMatchObject({ username: staff.username });
});

test('common passwords and ones that contain the user’s name are refused wherever a password is set', async () => {
  const user = await aUser(t, { username: 'moonlight' });
  const set = (password: string) =>
    user.client.user.changeUserPassword({ oldPassword: testPassword, password, confirmPassword: password });
  await expect(set('Password@1')).rejects.toMatchObject({ code: 4123 });
  await expect(set('MoonLight#77x')).rejects.toMatchObject({ code: 4124 });
  const form = {
    username: 'new.reader',
    email: 'reader@example.com',
    emailCode: '000000',
    confirmPassword: 'Password@1',
  };
  await expect(t.visitor.user.register({ ...form, password: 'Password@1' })).rejects.toMatchObject({ code: 4123 });
  const admin = await aStaff(t, 'admin');
  const person = { username: 'zhang.wei', name: '张伟', email: 'z@pavilion.test', role: 'editor' as const };
  await expect(admin.client.consoleStaff.save({ ...person, password: 'Admin@123' })).rejects.toMatchObject({
    code: 4123,
  });
  const editor = await aStaff(t, 'editor');
  const mine = { oldPassword: testPassword, password: 'Welcome@2026' };
  await expect(editor.client.consoleSession.changePassword(mine)).rejects.toMatchObject({ code: 4123 });
  await editor.client.consoleSession.me();
});

test('a staff session ends after a time without use; background requests do not count as use', async () => {
  const { client } = await aStaff(t, 'admin');
  const user = await aUser(t);
  t.pass({ minutes: 29 });
  await client.consoleSession.me();
  t.pass({ minutes: 20 });
  await client.consoleBoard.counts();
  t.pass({ minutes: 11 });
  await expect(client.consoleSession.me()).rejects.toMatchObject(signedOut);
  await user.client.user.getUserInfo();

  const again = await aStaff(t, 'admin');
  expect((await again.client.consoleStaff.settings()).idleMinutes).toBe(30);
  await again.client.consoleStaff.saveSettings({ idleMinutes: 5 });
  t.pass({ minutes: 6 });
  await expect(again.client.consoleSession.me()).rejects.toMatchObject(signedOut);
});

test('devices are named by browser and system', () => {
  expect(deviceOf(firefox)).toBe('Firefox · Windows');
  expect(
    deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604'),
  ).toBe('Safari · iPhone');
  expect(
    deviceOf('Mozilla/5.0 (Linux; Android 15) AppleWebKit/537 Chrome/140.0 Mobile Safari/537 MicroMessenger/8'),
  ).toBe('WeChat · Android');
  expect(deviceOf('curl/8')).toBe('');
});
