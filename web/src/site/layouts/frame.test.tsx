import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { aProgramme, aUser } from '../../../../server/src/testing/builders.ts';
import { testApp } from '../../../../server/src/testing/testApp.ts';
import { openAuthPopup } from '../../lib/authPopup.ts';
import { confirm, confirmRequest } from '../../lib/confirm.ts';
import { setLocale } from '../../lib/locale.ts';
import { isSignedIn } from '../../lib/session.ts';
import { openSite } from '../../testing/siteTest.tsx';

const t = await testApp();
afterAll(() => t.close());
await aProgramme(t, { zhTitle: '长安十二灯', enTitle: 'Twelve Lanterns' });

test('the root redirects to home, which shows programmes on sale', async () => {
  const site = await openSite(t, { paths: ['/'] });
  await waitFor(() => expect(site.path()).toBe('/home'));
  expect((await screen.findAllByText('Twelve Lanterns')).length).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { name: 'Programmes for sale' })).toBeTruthy();
});

test('titles and texts follow the language, which is stored', async () => {
  const site = await openSite(t, { paths: ['/home'] });
  await site.visit('/program');
  await waitFor(() => expect(document.title).toBe('Programmes for sale · Festival Pavilion'));
  setLocale('zh-CN');
  await waitFor(() => expect(document.title).toBe('待售节目 · 云上节展'));
  expect(document.documentElement.lang).toBe('zh-CN');
  expect(localStorage.getItem('locale')).toBe('zh-CN');
  expect(document.cookie).toContain('locale=zh-CN');
  expect(await screen.findByRole('heading', { name: '待售节目' })).toBeTruthy();
});

test('an unknown path shows the 404 page and a link home', async () => {
  const site = await openSite(t, { paths: ['/no/such/place'] });
  expect(await screen.findByText('The lamp is out')).toBeTruthy();
  expect(document.title).toBe('Network fault · Festival Pavilion');
  await site.user.click(screen.getByRole('link', { name: 'Back to home' }));
  await waitFor(() => expect(site.path()).toBe('/home'));
});

test('a visitor who opens a personal page is sent home without a message', async () => {
  localStorage.setItem('token', 'left-over');
  const site = await openSite(t, { paths: ['/program', '/personal/userProfile'] });
  await waitFor(() => expect(site.path()).toBe('/home'));
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
  expect(localStorage.getItem('token')).toBeNull();
});

test('from home a guarded link does not even change the path', async () => {
  const site = await openSite(t, { paths: ['/home'] });
  await screen.findByRole('heading', { name: 'Programmes for sale' });
  await site.visit('/personal/userProfile');
  expect(site.path()).toBe('/home');
  expect(screen.getByRole('heading', { name: 'Programmes for sale' })).toBeTruthy();
});

test('the personal centre opens for a visitor on a phone, and only there', async () => {
  const phone = await openSite(t, { paths: ['/personal/defaults'], narrow: true });
  await screen.findByRole('navigation', { name: 'Tabs' });
  expect(phone.path()).toBe('/personal/defaults');
  const consoleApp = await openSite(t, { paths: ['/personal/defaults'] });
  await waitFor(() => expect(consoleApp.path()).toBe('/home'));
});

test('the login path is a popup over home on a phone, and a page when wide', async () => {
  const phone = await openSite(t, { paths: ['/program', '/login'], narrow: true });
  expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeTruthy();
  expect(phone.path()).toBe('/home');
  const consoleApp = await openSite(t, { paths: ['/login'] });
  await screen.findByLabelText(/^User name or email/);
  expect(consoleApp.path()).toBe('/login');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('popups, questions and the side menu close when the route changes', async () => {
  const site = await openSite(t, { paths: ['/home'], narrow: true });
  openAuthPopup('register');
  expect(await screen.findByRole('dialog')).toBeTruthy();
  const answer = confirm({ title: 'Really?' });
  await site.visit('/program');
  expect(await answer).toBe(false);
  expect(confirmRequest.get()).toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await site.press('Menu');
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  expect(document.documentElement.style.overflow).toBe('hidden');
  await site.user.click(await within(menu).findByRole('link', { name: 'Home' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
  expect(document.documentElement.style.overflow).toBe('');
});

test('a session that the server no longer accepts ends with a message, and the header follows', async () => {
  const user = await aUser(t);
  const site = await openSite(t, { paths: ['/program'], token: user.token });
  expect(await screen.findByRole('button', { name: user.username })).toBeTruthy();
  await t.db.deleteFrom('sessions').where('userId', '=', user.id).execute();
  await site.visit('/personal/order');
  await site.toast('Login expired, please log in again');
  await waitFor(() => expect(isSignedIn()).toBe(false));
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('isAuthenticated')).toBeNull();
  expect(await screen.findByRole('button', { name: 'Sign in / Register' })).toBeTruthy();
});

test('the side menu links everywhere, names the festivals without links, and is stored for the next opening', async () => {
  localStorage.removeItem('homeSidebar');
  const site = await openSite(t, { paths: ['/program'], narrow: true });
  await site.press('Menu');
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(await menu.findByRole('link', { name: 'Cloud Festival Exhibition' })).toBeTruthy();
  expect(await menu.findByRole('link', { name: 'Micro short drama' })).toBeTruthy();
  await waitFor(() => expect(localStorage.getItem('homeSidebar')).toContain('Micro short drama'));
  expect(menu.getByRole('button', { name: 'English' }).getAttribute('aria-pressed')).toBe('true');
  await site.user.click(menu.getByRole('button', { name: 'User agreement' }));
  expect(await screen.findByRole('dialog', { name: 'Festival Pavilion User Agreement' })).toBeTruthy();
});
