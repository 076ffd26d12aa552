import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { aUser, testPassword } from '../../../../../server/src/testing/builders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { openSite } from '../../../testing/siteTest.tsx';

const t = await testApp();
afterAll(() => t.close());
const password = 'Lantern@2026';
const lastCode = () => /\b(\d{6})\b/.exec(t.delivered.at(-1)?.text ?? '')?.[1] ?? '';

test('a newcomer registers with an emailed code, signs in and sets a nickname', async () => {
  const site = await openSite(t, { paths: ['/home', '/login'] });
  await site.press('Register now');
  await waitFor(() => expect(site.path()).toBe('/register'));

  await site.press('Get code');
  expect(await screen.findByText('Please enter User Name')).toBeTruthy();
  expect(t.delivered).toHaveLength(0);

  await site.fill(/^User Name/, 'lantern_keeper');
  await site.fill(/^Email(?! Code)/, 'keeper@example.com');
  await site.press('Get code');
  expect(await screen.findByRole('button', { name: /^\d+ seconds retrieve again$/ })).toHaveProperty('disabled', true);
  await t.jobs.drain();
  await site.fill(/^Email Code/, lastCode());
  await site.fill(/^Password/, password);
  await site.fill(/^Confirm Password/, 'Lantern@2027');
  await site.press('Register');
  expect(await screen.findByText('The new password and the confirmed password do not match')).toBeTruthy();
  await site.fill(/^Confirm Password/, password);
  await site.press('Register');
  expect((await screen.findAllByText('Please read and check Agree')).length).toBeGreaterThan(0);
  expect(await t.db.selectFrom('users').select('id').execute()).toHaveLength(0);

  await site.user.click(screen.getByRole('checkbox', { name: /I have read and agree/ }));
  await site.press('Register');
  await waitFor(() => expect(site.path()).toBe('/login'));

  await site.fill(/^User name or email/, 'keeper@example.com');
  await site.fill(/^Password/, password);
  await site.press('Sign in');
  await waitFor(() => expect(site.path()).toBe('/home'));

  await site.visit('/personal/userProfile');
  await site.fill(/^Nickname/, 'Keeper');
  await site.press('Save');
  await site.toast('Profile saved');
  const saved = await t.db.selectFrom('users').select(['username', 'nickname']).executeTakeFirstOrThrow();
  expect(saved).toEqual({ username: 'lantern_keeper', nickname: 'Keeper' });
}, 60_000);

test('a taken user name is reported at its field', async () => {
  const site = await openSite(t, { paths: ['/register'] });
  await site.fill(/^User Name/, 'Lantern_Keeper');
  await site.fill(/^Email(?! Code)/, 'other@example.com');
  await site.press('Get code');
  await screen.findByRole('button', { name: /retrieve again$/ });
  await t.jobs.drain();
  await site.fill(/^Email Code/, lastCode());
  await site.fill(/^Password/, password);
  await site.fill(/^Confirm Password/, password);
  await site.user.click(screen.getByRole('checkbox', { name: /I have read and agree/ }));
  await site.press('Register');
  const error = await screen.findByText('This user name is taken');
  expect(screen.getByLabelText(/^User Name/).getAttribute('aria-describedby')).toBe(error.id);
}, 60_000);

test('on a phone the popup goes from login to forgot password and back, and a mailed link sets the new password', async () => {
  const site = await openSite(t, { paths: ['/home'], narrow: true });
  await site.visit('/login');
  await site.press('Forgot password?');
  await site.fill(/^Email/, 'not an address');
  await site.press('Next Step');
  expect(await screen.findByText('Please Enter Email')).toBeTruthy();
  await site.fill(/^Email/, 'keeper@example.com');
  await site.press('Next Step');
  expect(await screen.findByText(/A reset link was sent to keeper@example.com/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Resend in \d+ seconds$/ })).toHaveProperty('disabled', true);
  await site.press('Log in now');
  expect(await screen.findByLabelText(/^User name or email/)).toBeTruthy();

  await t.jobs.drain();
  const link = /#(\/resetpassword\?token=[\w-]+)/.exec(t.delivered.at(-1)?.text ?? '')?.[1] ?? '';
  const fresh = await openSite(t, { paths: [link] });
  await fresh.fill(/^New Password/, 'Reel#Lantern77');
  await fresh.fill(/^Confirm Password/, 'Reel#Lantern77');
  await fresh.press('Set new password');
  await fresh.toast('Your password is set. Please sign in');
  expect(await t.visitor.user.login({ username: 'lantern_keeper', password: 'Reel#Lantern77' })).toHaveProperty(
    'token',
  );
}, 60_000);

test.each([false, true])('the link of a mail leads through the login to its page (narrow: %s)', async (narrow) => {
  const { username, token } = await aUser(t);
  const link = '/login?next=%2Fpersonal%2Fnotifications%3FpageNum%3D1';
  const site = await openSite(t, { paths: [link], narrow });
  await site.fill(/^User name or email/, username);
  await site.fill(/^Password/, testPassword);
  await site.press('Sign in');
  await waitFor(() => expect(site.path()).toBe('/personal/notifications'));

  const signedIn = await openSite(t, { paths: [link], narrow, token });
  await waitFor(() => expect(signedIn.path()).toBe('/personal/notifications'));
});

test('a login never leads to another site', async () => {
  const { token } = await aUser(t);
  for (const next of ['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example']) {
    const site = await openSite(t, { paths: [`/login?next=${encodeURIComponent(next)}`], token });
    await waitFor(() => expect(site.path()).toBe('/home'));
  }
});

test('without a mail server a demo shows the code and the link, marked as demo, to the person who requested them', async () => {
  t.deps.adapters.mailer.configured = false;
  t.deps.adapters.config.demo = true;
  try {
    t.pass({ minutes: 5 });
    const site = await openSite(t, { paths: ['/register'] });
    await site.fill(/^User Name/, 'demo_guest');
    await site.fill(/^Email(?! Code)/, 'guest@example.com');
    await site.press('Get code');
    const note = await screen.findByTestId('demoMail');
    expect(note.textContent).toContain('No mail server is set up here');
    expect(note.querySelector('strong')?.textContent).toMatch(/^\d{6}$/);

    const lost = await openSite(t, { paths: ['/forgotpassword'] });
    await lost.fill(/^Email/, 'keeper@example.com');
    await lost.press('Next Step');
    const link = await screen.findByRole('link', { name: 'Open the link from the email' });
    expect(link.getAttribute('href')).toMatch(/^#\/resetpassword\?token=[\w-]{43}$/);
  } finally {
    t.deps.adapters.mailer.configured = true;
    t.deps.adapters.config.demo = false;
  }
}, 60_000);

test('a user slowed down by strangers signs in with a mailed code', async () => {
  const user = await aUser(t);
  for (let i = 0; i < 60; i++)
    await t.app.inject({
      method: 'POST',
      url: '/api/user/login',
      remoteAddress: `203.0.113.${i}`,
      payload: { username: user.username, password: 'Wrong#Pass1' },
    });
  const site = await openSite(t, { paths: ['/home', '/login'] });
  await site.fill(/^User name or email/, user.username);
  await site.fill(/^Password/, testPassword);
  await site.press('Sign in');
  await site.press('Send me a code');
  await screen.findByRole('button', { name: /^Resend in \d+ seconds$/ });
  await t.jobs.drain();
  /** Clicks until the form reacts: a form is not sent twice within a second. */
  const signIn = (isDone: () => unknown) =>
    waitFor(() => {
      const button = screen.queryByRole('button', { name: 'Sign in' });
      if (!isDone() && button) fireEvent.click(button);
      expect(isDone()).toBeTruthy();
    });
  await site.fill(/^Email Code/, lastCode() === '000000' ? '000001' : '000000');
  await signIn(() => screen.queryByText('The email code is wrong or no longer valid'));
  await site.fill(/^Email Code/, lastCode());
  await signIn(() => site.path() === '/home');
}, 60_000);
