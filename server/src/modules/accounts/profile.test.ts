import { errors } from '@pavilion/protocol/errors.ts';
import { ApiError } from '@pavilion/protocol/kit/client.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aPictureFile, aUser, testPassword } from '../../testing/builders.ts';
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
const tokenFor = async (email: string) => /token=([\w-]+)/.exec((await lastMailTo(email))!.text)![1]!;

describe('a forgotten password', () => {
  it('is set anew by a link that works once, for half an hour, and ends every session', async () => {
    const user = await aUser(t);
    const { token: elsewhere } = await t.visitor.user.login({ username: user.username, password: testPassword });
    await t.visitor.user.forgetPassword({ email: user.email.toUpperCase() });
    const token = await tokenFor(user.email);
    expect((await lastMailTo(user.email))?.text).toContain('http://pavilion.test/#/resetpassword?token=');
    const set = { token, password: 'Silver#Bear9', confirmPassword: 'Silver#Bear9' };
    await t.visitor.user.resetPassword(set);
    await expect(t.as(elsewhere).user.getUserInfo()).rejects.toMatchObject(refused('signedOut'));
    await t.visitor.user.login({ username: user.username, password: 'Silver#Bear9' });
    await expect(t.visitor.user.login({ username: user.username, password: testPassword })).rejects.toMatchObject(
      refused('wrongCredentials'),
    );
    await expect(t.visitor.user.resetPassword(set)).rejects.toMatchObject(refused('resetLinkInvalid'));
  });

  it('gets the same response for an unknown e-mail address', async () => {
    const user = await aUser(t);
    await t.jobs.drain();
    const before = t.delivered.length;
    const answers = [
      await t.visitor.user.forgetPassword({ email: user.email }),
      await t.visitor.user.forgetPassword({ email: 'unknown@example.com' }),
    ];
    expect(answers[0]).toEqual(answers[1]);
    await t.jobs.drain();
    expect(t.delivered.slice(before).map((mail) => mail.to)).toEqual([user.email]);
  });

  it('sends the link again after a minute, and using one voids the other', async () => {
    const user = await aUser(t);
    await t.visitor.user.forgetPassword({ email: user.email });
    const first = await tokenFor(user.email);
    await expect(t.visitor.user.forgetPassword({ email: user.email })).rejects.toMatchObject(
      refused('tooManyRequests'),
    );
    t.pass({ seconds: 61 });
    await t.visitor.user.forgetPassword({ email: user.email });
    const second = await tokenFor(user.email);
    expect(second).not.toBe(first);
    const set = { password: 'Silver#Bear9', confirmPassword: 'Silver#Bear9' };
    await t.visitor.user.resetPassword({ token: second, ...set });
    await expect(t.visitor.user.resetPassword({ token: first, ...set })).rejects.toMatchObject(
      refused('resetLinkInvalid'),
    );
  });

  it('refuses the link after half an hour, and accepts one of two concurrent uses', async () => {
    const user = await aUser(t);
    await t.visitor.user.forgetPassword({ email: user.email });
    const token = await tokenFor(user.email);
    const set = { token, password: 'Silver#Bear9', confirmPassword: 'Silver#Bear9' };
    const both = await Promise.allSettled([t.visitor.user.resetPassword(set), t.visitor.user.resetPassword(set)]);
    expect(both.map((r) => r.status).sort()).toEqual(['fulfilled', 'rejected']);
    t.pass({ minutes: 2 });
    await t.visitor.user.forgetPassword({ email: user.email });
    const late = await tokenFor(user.email);
    t.pass({ minutes: 30, seconds: 1 });
    await expect(t.visitor.user.resetPassword({ ...set, token: late })).rejects.toMatchObject(
      refused('resetLinkInvalid'),
    );
  });
});

describe('the account', () => {
  it('changes its password, ends all its sessions and is notified', async () => {
    const user = await aUser(t);
    const { token: elsewhere } = await t.visitor.user.login({ username: user.username, password: testPassword });
    const change = { oldPassword: testPassword, password: 'Golden#Lion8', confirmPassword: 'Golden#Lion8' };
    await expect(user.client.user.changeUserPassword({ ...change, oldPassword: 'Not#Mine1' })).rejects.toMatchObject(
      refused('oldPasswordWrong'),
    );
    const same = await failureOf(
      user.client.user.changeUserPassword({ ...change, password: testPassword, confirmPassword: testPassword }),
    );
    expect(same?.message).toBe('The new password cannot be the same as the old password');
    const { token } = await user.client.user.changeUserPassword(change);
    expect(await t.as(token).user.getUserInfo()).toMatchObject({ unreadCount: 1 });
    await expect(t.as(elsewhere).user.getUserInfo()).rejects.toMatchObject(refused('signedOut'));
    expect((await lastMailTo(user.email))?.subject).toBe('Your password was changed');
    await expect(t.visitor.user.changeUserPassword(change)).rejects.toMatchObject(refused('signedOut'));
  });

  it('changes only the fields that were sent', async () => {
    const user = await aUser(t);
    await user.client.user.editUserInfo({ nickname: '小雯', phone: '+44 20 7946 0958' });
    await user.client.user.editUserInfo({ locale: 'zh-CN' });
    expect(await user.client.user.getUserInfo()).toMatchObject({
      nickname: '小雯',
      phone: '+44 20 7946 0958',
      locale: 'zh-CN',
    });
    await user.client.user.editUserInfo({ phone: '' });
    expect(await user.client.user.getUserInfo()).toMatchObject({ nickname: '小雯', phone: '' });
    await expect(user.client.user.editUserInfo({ phone: '12345' })).rejects.toMatchObject({ code: 400 });
  });

  it('takes its own upload as portrait, and nobody else’s', async () => {
    const [user, stranger] = [await aUser(t), await aUser(t)];
    const upload = async () => user.client.resource.uploadImage({ file: await aPictureFile(), purpose: 'portrait' });
    const first = await upload();
    await user.client.user.editUserInfo({ portraitId: first.data.id });
    const { portrait } = await user.client.user.getUserInfo();
    expect((await t.app.inject(portrait)).statusCode).toBe(200);
    await expect(stranger.client.user.editUserInfo({ portraitId: first.data.id })).rejects.toMatchObject(
      refused('fileMissing'),
    );
    await user.client.user.editUserInfo({ portraitId: (await upload()).data.id });
    expect((await t.app.inject(portrait)).statusCode).toBe(404);
    await user.client.user.editUserInfo({ portraitId: null });
    expect(await user.client.user.getUserInfo()).toMatchObject({ portrait: '' });
  });
});
