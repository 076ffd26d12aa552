import { fireEvent, screen, waitFor } from '@testing-library/react';
import { encode } from 'uqr';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { aStaff, testPassword } from '../../../../../server/src/testing/builders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { totpCode, totpQrText } from '../../../../../server/src/testing/totpCode.ts';
import { openConsole } from '../../../testing/consoleTest.tsx';

const t = await testApp();
afterAll(() => t.close());
afterEach(() => vi.unstubAllGlobals());

/** An IntersectionObserver that reports everything as visible, because happy-dom has no layout. */
class EverythingSeen {
  readonly #callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }
  observe(target: Element) {
    this.#callback([{ isIntersecting: true, target } as IntersectionObserverEntry], this as never);
  }
  disconnect() {}
}
/** The dark modules of a drawn QR code, row by row. */
function modulesOf(drawn: HTMLElement): string[] {
  const [, , size] = drawn.getAttribute('viewBox')!.split(' ').map(Number);
  const dark = new Set(
    drawn
      .querySelector('path')!
      .getAttribute('d')!
      .match(/\d+ \d+(?=h)/g),
  );
  return Array.from({ length: size! }, (_, y) =>
    Array.from({ length: size! }, (_, x) => (dark.has(`${x} ${y}`) ? '1' : '0')).join(''),
  );
}
/** Clicks until the form reacts: a form is not sent twice within a second. */
const pressUntil = (name: string, isDone: () => unknown) =>
  waitFor(() => {
    const button = screen.queryByRole('button', { name });
    if (!isDone() && button) fireEvent.click(button);
    expect(isDone()).toBeTruthy();
  });
const secretShown = async () => (await screen.findByText(/^([A-Z2-7]{4} ?){8}$/)).textContent!.replaceAll(' ', '');

test('the authenticator is set up by QR code or key; a wrong code does not turn it on', async () => {
  vi.stubGlobal('IntersectionObserver', EverythingSeen);
  const { token, username, client } = await aStaff(t, 'editor');
  const consoleApp = await openConsole(t, { path: '/account', token });
  expect(await screen.findByText('Off')).toBeTruthy();
  await consoleApp.press('Set up');
  const secret = await secretShown();
  const drawn = await screen.findByRole('img', { name: 'QR code for the authenticator' });
  await waitFor(() => expect(drawn.querySelector('path')).toBeTruthy());
  const { data } = encode(totpQrText(secret, username), { ecc: 'M', border: 3 });
  expect(modulesOf(drawn)).toEqual(data.map((row) => row.map((dark) => (dark ? '1' : '0')).join('')));

  await consoleApp.fill(/^Authenticator code/, '12345');
  await consoleApp.press('Turn on');
  expect((await screen.findByLabelText(/^Authenticator code/)).getAttribute('aria-invalid')).toBe('true');
  const wrong = totpCode(t, secret) === '000000' ? '000001' : '000000';
  await consoleApp.fill(/^Authenticator code/, wrong);
  await pressUntil('Turn on', () => screen.queryByText('The authenticator code is wrong'));
  expect((await client.consoleSession.me()).totpEnabled).toBe(false);
  await consoleApp.fill(/^Authenticator code/, totpCode(t, secret));
  await pressUntil('Turn on', () => screen.queryByRole('region', { name: 'Recovery codes' }));
  await consoleApp.press('I have saved them');
  expect(await screen.findByText('On')).toBeTruthy();
  expect((await client.consoleSession.me()).totpEnabled).toBe(true);
});

test('it is turned off with the password and a code, not with a wrong one', async () => {
  const { token, client } = await aStaff(t, 'editor');
  const { secret } = await client.consoleSession.setupTotp();
  await client.consoleSession.enableTotp({ totp: totpCode(t, secret) });
  t.pass({ seconds: 60 });
  const consoleApp = await openConsole(t, { path: '/account', token });
  const box = () => screen.findAllByLabelText(/^Authenticator code/).then((boxes) => boxes.at(-1)!);
  const passwords = () => screen.findAllByLabelText(/^Password/).then((boxes) => boxes.at(-1)!);
  await screen.findByText('On');
  await consoleApp.user.type(await passwords(), testPassword);
  await consoleApp.user.type(await box(), totpCode(t, secret) === '000000' ? '000001' : '000000');
  await consoleApp.press('Turn off');
  expect(await screen.findByText('The authenticator code is wrong')).toBeTruthy();
  await consoleApp.user.clear(await box());
  await consoleApp.user.type(await box(), totpCode(t, secret));
  await pressUntil('Turn off', () => screen.queryByText('The authenticator is off'));
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeTruthy();
  expect((await client.consoleSession.me()).totpEnabled).toBe(false);
});
