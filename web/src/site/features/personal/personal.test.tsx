import { CertStatus } from '@pavilion/protocol/certification.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { aUser, testPassword } from '../../../../../server/src/testing/builders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { openSite } from '../../../testing/siteTest.tsx';

const t = await testApp();
afterAll(() => t.close());

test('signed out, the personal centre offers a login on a phone and leads home on a wide screen', async () => {
  const phone = await openSite(t, { paths: ['/personal/defaults'], narrow: true });
  expect(await screen.findByText('Sign in to see your orders and contracts')).toBeTruthy();
  expect(phone.path()).toBe('/personal/defaults');
  const consoleApp = await openSite(t, { paths: ['/personal/defaults'] });
  await waitFor(() => expect(consoleApp.path()).toBe('/home'));
});

test('open tasks are listed in the personal centre, and disappear when done', async () => {
  const { id, token } = await aUser(t, { certified: 'person' });
  await t.db.updateTable('certifications').set({ status: CertStatus.failed, reason: 'Blurred' }).execute();
  await t.db.updateTable('users').set({ certStatus: CertStatus.failed }).where('id', '=', id).execute();
  const site = await openSite(t, { paths: ['/personal/defaults'], token });
  expect(await screen.findByRole('link', { name: 'Resubmit your certification' })).toBeTruthy();
  expect(await screen.findByText('Read and agree to the new user agreement')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Agree' })).toHaveProperty('disabled', false));
  await site.press('Agree');
  await site.toast('You agreed to the new version');
  await waitFor(() => expect(screen.queryByText('Read and agree to the new user agreement')).toBeNull());
  expect(await t.db.selectFrom('agreementConsents').select('userId').execute()).toEqual([{ userId: id }]);
});

test('a new password must differ from the old one and be typed twice identically', async () => {
  const { username, token } = await aUser(t);
  const site = await openSite(t, { paths: ['/personal/userProfile'], token });
  await site.press('Change password');
  await site.fill(/^Old Password/, testPassword);
  await site.fill(/^New Password/, testPassword);
  await site.fill(/^Confirm Password/, 'Other@2026');
  await site.press('Save');
  expect(await screen.findByText('The new password cannot be the same as the old password')).toBeTruthy();
  expect(screen.getByText('The new password and the confirmed password do not match')).toBeTruthy();
  await site.fill(/^New Password/, 'Other@2026');
  await site.user.click(screen.getAllByRole('button', { name: 'Save' }).at(-1)!);
  await site.toast('Password changed');
  expect(await t.visitor.user.login({ username, password: 'Other@2026' })).toHaveProperty('token');
});

test('the profile lists the account’s sessions, and ends one', async () => {
  const { username, token } = await aUser(t);
  const { token: away } = await t.visitor.user.login({ username, password: testPassword });
  const site = await openSite(t, { paths: ['/personal/userProfile'], token });
  expect(await screen.findByText('This device')).toBeTruthy();
  await site.press('End session: Unknown device');
  await site.toast('The session is ended');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'End session: Unknown device' })).toBeNull());
  await expect(t.as(away).user.getUserInfo()).rejects.toMatchObject({ code: 401 });
  expect(await t.as(token).user.getUserInfo()).toMatchObject({ username });
});
