import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { aStaff, testPassword } from '../../../../../server/src/testing/builders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { totpCode } from '../../../../../server/src/testing/totpCode.ts';
import { openConsole } from '../../../testing/consoleTest.tsx';

const t = await testApp();
afterAll(() => t.close());

/** Clicks until the form reacts: a form is not sent twice within a second. */
const signIn = (isDone: () => unknown) =>
  waitFor(() => {
    const button = screen.queryByRole('button', { name: 'Sign in' });
    if (!isDone() && button) fireEvent.click(button);
    expect(isDone()).toBeTruthy();
  });

/** Makes a staff member with an authenticator; `enter` opens the sign-in page and enters name and password. */
async function aGuardedAccount() {
  const { username, client } = await aStaff(t, 'editor');
  const { secret } = await client.consoleSession.setupTotp();
  const { codes } = await client.consoleSession.enableTotp({ totp: totpCode(t, secret) });
  // A code works once, so the test waits for the next one.
  t.pass({ seconds: 60 });
  const code = () => totpCode(t, secret);
  return {
    codes,
    code,
    wrongCode: () => (code() === '000000' ? '000001' : '000000'),
    async enter() {
      const consoleApp = await openConsole(t, { path: '/sign-in?to=/account', token: '' });
      await consoleApp.fill(/^User Name/, username);
      await consoleApp.fill(/^Password/, testPassword);
      expect(screen.queryByLabelText(/^Authenticator code/)).toBeNull();
      await consoleApp.press('Sign in');
      await screen.findByText('Open your authenticator app and enter the six digits');
      return consoleApp;
    },
  };
}
const isRefused = (label: RegExp) => screen.queryByLabelText(label)?.getAttribute('aria-invalid') === 'true';

test('the password alone is not enough; the code of the authenticator signs in, a wrong one does not', async () => {
  const { enter, code, wrongCode } = await aGuardedAccount();
  const { fill, address } = await enter();
  await fill(/^Authenticator code/, '12345');
  await signIn(() => isRefused(/^Authenticator code/));
  await fill(/^Authenticator code/, wrongCode());
  await signIn(() => screen.queryByText('The authenticator code is wrong'));
  expect(address()).toContain('/sign-in');
  await fill(/^Authenticator code/, code());
  await signIn(() => address() === '/account');
  expect(await screen.findByText('10 of 10 recovery codes left')).toBeTruthy();
});

test('a recovery code replaces the authenticator once; the authenticator still works', async () => {
  const { enter, codes, code } = await aGuardedAccount();
  let { fill, press, address } = await enter();
  await press('No phone at hand? Use a recovery code');
  expect(screen.queryByLabelText(/^Authenticator code/)).toBeNull();
  await fill(/^Recovery code/, 'short');
  await signIn(() => isRefused(/^Recovery code/));
  await fill(/^Recovery code/, codes[0]!);
  await signIn(() => address() === '/account');
  expect(await screen.findByText('9 of 10 recovery codes left')).toBeTruthy();

  ({ fill, press, address } = await enter());
  await press('No phone at hand? Use a recovery code');
  await fill(/^Recovery code/, codes[0]!);
  await signIn(() => screen.queryByText('This recovery code is wrong or was used before'));
  await press('Use the authenticator app');
  await fill(/^Authenticator code/, code());
  await signIn(() => address() === '/account');
});
