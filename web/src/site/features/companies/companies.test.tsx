import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { aProgramme, aStaff, aUser } from '../../../../../server/src/testing/builders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { openSite } from '../../../testing/siteTest.tsx';

const t = await testApp();
afterAll(() => t.close());
const editor = (await aStaff(t, 'editor')).client;
async function published(form: object) {
  const saved = await editor.consoleCompany.save({ form });
  await editor.consoleCompany.publish({ ...saved, languages: ['zh', 'en'] });
  return saved.id;
}
const sellerId = await published({
  zhName: '云栈里影业',
  enName: 'Yunzhanli Pictures',
  zhCity: '北京',
  enCity: 'Beijing',
  isSeller: true,
  zhSells: '悬疑剧集',
  enSells: 'Suspense drama',
  contactEmail: 'sales@yunzhanli.example.com',
});
const lantern = await aProgramme(t, { sellerId, enTitle: 'The Lantern Keeper', genres: ['suspense'] });
const buyerId = await published({
  zhName: '群岛荧幕',
  enName: 'Lautan Layar',
  country: 'ID',
  isBuyer: true,
  kind: 'streamer',
  zhBuys: '悬疑剧',
  enBuys: 'Suspense with dubbing',
  wantedGenres: ['suspense'],
  wantedMedia: ['svod'],
  wantedTerritories: ['ID', 'middle_east'],
  contactEmail: 'acquisitions@lautan.example.com',
});

test('an exhibitor is found by its city, and its page shows what it sells', async () => {
  await published({ zhName: '南及', enName: 'Southreach', zhCity: '广州', enCity: 'Guangzhou', isSeller: true });
  const site = await openSite(t, { paths: ['/domesticExhibitor'] });
  expect(await screen.findByText('2 exhibitors')).toBeTruthy();
  await site.user.selectOptions(await screen.findByRole('combobox', { name: 'City' }), 'Beijing');
  expect(await screen.findByText('1 exhibitor')).toBeTruthy();
  await site.user.click(screen.getByRole('link', { name: /Yunzhanli Pictures/ }));
  await waitFor(() => expect(site.path()).toBe('/exhibitorDetails'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Yunzhanli Pictures' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: /The Lantern Keeper/ })).toBeTruthy();
  expect(document.body.textContent).not.toContain('yunzhanli.example.com');
});

test('a customer’s page shows what it looks for, and matching programmes below', async () => {
  await openSite(t, { paths: [`/overseasDetails?id=${buyerId}`] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Lautan Layar' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See Suspense programmes' })).toBeTruthy();
  expect(screen.getByText('Middle East')).toBeTruthy();
  expect(screen.getByRole('link', { name: /The Lantern Keeper/ })).toBeTruthy();
});

test('a visitor is asked to log in; a user’s letter about a programme is sent', async () => {
  let site = await openSite(t, { paths: [`/exhibitorDetails?id=${sellerId}`] });
  await site.press('Log in to write');
  const asked = await screen.findByRole('dialog', { name: 'Log in to write' });
  await site.user.click(within(asked).getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(site.path()).toBe('/login'));

  const { token } = await aUser(t);
  site = await openSite(t, { paths: [`/exhibitorDetails?id=${sellerId}`], token });
  await site.press('Write a letter');
  const dialog = await screen.findByRole('dialog', { name: 'To Yunzhanli Pictures' });
  await site.user.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
  await site.user.selectOptions(
    await within(dialog).findByRole('combobox', { name: 'About the programme' }),
    'The Lantern Keeper',
  );
  await site.fill(/^Message/, 'We would like to licence it for Malaysia.');
  await site.user.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await site.toast('Sent; the pavilion will forward it')).toBeTruthy();
  const service = (await aStaff(t, 'service')).client;
  expect((await service.consoleContact.list({ companyId: sellerId })).rows).toMatchObject([
    { topic: 'licence', enProgramme: lantern.enTitle ?? 'The Lantern Keeper' },
  ]);
});

test('a message is shown for a company that does not exist', async () => {
  await openSite(t, { paths: ['/overseasDetails?id=999999'] });
  expect(await screen.findByText('This customer does not exist or is no longer shown.')).toBeTruthy();
});
