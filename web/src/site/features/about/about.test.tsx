import { screen, waitFor } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { aStaff, aUser } from '../../../../../server/src/testing/builders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { openSite } from '../../../testing/siteTest.tsx';

const t = await testApp();
afterAll(() => t.close());
const { client: admin } = await aStaff(t, 'admin');
const { settings, revision } = await admin.consoleSettings.detail();
await admin.consoleSettings.save({
  revision,
  settings: {
    ...settings,
    mailbox: 'office@example.org',
    telephone: '+86 10 5550 0100',
    icpNumber: '京ICP备00000000号-1',
    policeNumber: '京公网安备 11010500000000号',
    androidUrl: 'https://example.org/android',
    enCopyright: '© 2026 Festival Pavilion',
  },
});

test('the about page shows who runs the platform and how to reach it; empty settings are left out', async () => {
  await openSite(t, { paths: ['/about'] });
  expect(await screen.findByRole('heading', { name: /^Markets close\./ })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'What we believe' })).toBeTruthy();
  const mailbox = (await screen.findAllByRole('link', { name: 'office@example.org' }))[0]!;
  expect(mailbox.getAttribute('href')).toBe('mailto:office@example.org');
  expect(screen.queryByText('Office hours')).toBeNull();
});

test('the footer links the filing numbers to their registers', async () => {
  await openSite(t, { paths: ['/privacy'] });
  await screen.findByText('© 2026 Festival Pavilion');
  const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leadsTo('京ICP备00000000号-1')).toBe('https://beian.miit.gov.cn/');
  expect(leadsTo('京公网安备 11010500000000号')).toBe('https://beian.mps.gov.cn/#/query/webSearch?code=11010500000000');
  expect(leadsTo('+86 10 5550 0100')).toBe('tel:+861055500100');
  expect(screen.getByRole('img', { name: 'QR code of the Android app' })).toBeTruthy();
});

test('a coming version is announced and can be read; a consent links to the version agreed to', async () => {
  t.clock.now = new Date('2027-02-03T08:00:00Z');
  const { client } = await aStaff(t, 'admin');
  const { draft } = await client.consoleAgreement.detail({ kind: 'agreement' });
  const saved = await client.consoleAgreement.save({
    kind: 'agreement',
    revision: 0,
    draft: { ...draft, enHtml: '<h2>Anew</h2><p>Other words.</p>' },
  });
  const { version } = await client.consoleAgreement.publish({ kind: 'agreement', ...saved });
  const user = await aUser(t);
  const current = await user.client.agreement.current();
  await user.client.agreement.agree({ version: current.version });
  const site = await openSite(t, { paths: ['/agreement'], token: user.token });
  expect((await screen.findByRole('note')).textContent).toContain('A new version has been published');
  expect(await screen.findByRole('link', { name: /^Version 2026-11-01, agreed on/ })).toBeTruthy();
  await site.user.click(screen.getByRole('link', { name: 'Read the new version' }));
  expect(await screen.findByRole('heading', { name: 'Anew' })).toBeTruthy();
  await site.user.click(screen.getByRole('link', { name: 'Back to the version in force' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Anew' })).toBeNull());
  expect(version).toBe('2027-02-03');
});
