import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { aStaff, testPassword } from '../../../../../server/src/testing/builders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { totpCode } from '../../../../../server/src/testing/totpCode.ts';
import { openConsole } from '../../../testing/consoleTest.tsx';

const t = await testApp();
afterAll(() => t.close());

const codesOn = (page: HTMLElement) =>
  within(page)
    .getAllByText(/^(\w{4}-){3}\w{4}$/)
    .map((item) => item.textContent!);

/** Clicks until the form reacts: a form is not sent twice within a second. */
const signIn = (isDone: () => unknown) =>
  waitFor(() => {
    const button = screen.queryByRole('button', { name: 'Sign in' });
    if (!isDone() && button) fireEvent.click(button);
    expect(isDone()).toBeTruthy();
  });

test('recovery codes are shown once, sign in in place of the authenticator, and are renewed', async () => {
  const { token, username } = await aStaff(t, 'editor');
  let consoleApp = await openConsole(t, { path: '/account', token });
  await consoleApp.press('Set up');
  const secret = (await screen.findByText(/^([A-Z2-7]{4} ?){8}$/)).textContent!.replaceAll(' ', '');
  const code = () => totpCode(t, secret);
  await consoleApp.fill(/^Authenticator code/, code());
  await consoleApp.press('Turn on');
  const shown = await screen.findByRole('region', { name: 'Recovery codes' });
  const codes = codesOn(shown);
  expect(codes).toHaveLength(10);
  await consoleApp.press('I have saved them');
  expect(await screen.findByText('10 of 10 recovery codes left')).toBeTruthy();
  expect(screen.queryByText(codes[0]!)).toBeNull();

  consoleApp = await openConsole(t, { path: '/sign-in', token: '' });
  await consoleApp.fill(/^User Name/, username);
  await consoleApp.fill(/^Password/, testPassword);
  await consoleApp.press('Sign in');
  await consoleApp.press('No phone at hand? Use a recovery code');
  await consoleApp.fill(/^Recovery code/, '0000-0000-0000-0000');
  await signIn(() => screen.queryByText('This recovery code is wrong or was used before'));
  await consoleApp.fill(/^Recovery code/, codes[0]!.toLowerCase());
  await signIn(() => consoleApp.address() !== '/sign-in');
  await consoleApp.visit('/account');
  expect(await screen.findByText('9 of 10 recovery codes left')).toBeTruthy();

  await consoleApp.press('Generate new recovery codes');
  const section = await screen.findByRole('region', { name: 'Recovery codes' });
  t.pass({ seconds: 30 });
  await consoleApp.user.type(within(section).getByLabelText(/^Password/), testPassword);
  await consoleApp.user.type(within(section).getByLabelText(/^Authenticator code/), code());
  await consoleApp.press('Generate new recovery codes');
  await screen.findByRole('button', { name: 'I have saved them' });
  expect(codesOn(await screen.findByRole('region', { name: 'Recovery codes' }))).not.toContain(codes[1]);
});
