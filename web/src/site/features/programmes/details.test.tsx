import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aStaff, aUser } from '../../../../../server/src/testing/builders.ts';
import { aBuyer, anOrderForm, aSale } from '../../../../../server/src/testing/dealBuilders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { openSite } from '../../../testing/siteTest.tsx';

const t = await testApp();
afterAll(() => t.close());
// The page and the server have the same day: licences start on the first of July.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: t.clock.now }));
afterEach(() => void vi.useRealTimers());
const start = '2026-07-01';

/**
 * Makes an exclusive offer of SVOD and pay TV in Malaysia, Singapore and Thailand: SVOD in Singapore is on order, pay TV in Thailand is
 * sold.
 */
async function aPartlyTakenProgramme() {
  const sale = await aSale(t, { exclusive: true });
  const first = await aBuyer(t);
  await first.client.programOrder.orderProgram({
    ...anOrderForm(t, first, sale),
    media: ['svod'],
    territories: ['SG'],
    startDate: start,
    years: 1,
  });
  const trade = await aStaff(t, 'trade');
  await trade.client.consoleRights.addGrant({
    programmeId: sale.programme.id,
    media: ['pay_tv'],
    territories: { include: ['TH'], exclude: [] },
    from: '2026-06-01',
    until: '2027-03-31',
  });
  return sale;
}
const cell = (name: RegExp) => screen.findByRole('button', { name });
const total = async () => (await screen.findByTestId('total')).textContent;

test('the board shows what is free, held and sold, why, until when and from when again', async () => {
  const { programme } = await aPartlyTakenProgramme();
  await openSite(t, { paths: [`/details?id=${programme.id}`] });
  expect(await cell(/^Malaysia, SVOD: Free/)).toBeTruthy();
  expect((await cell(/^Singapore, SVOD/)).getAttribute('aria-label')).toBe(
    'Singapore, SVOD: Held. Held while an order is being processed. Taken until Jun 30, 2027. Free again from Jul 01, 2027',
  );
  expect((await cell(/^Thailand, Pay TV/)).getAttribute('aria-label')).toBe(
    'Thailand, Pay TV: Sold. Licensed elsewhere. Taken until Mar 31, 2027. Free again from Apr 01, 2027',
  );
  expect(screen.getByText('SVOD is free in 2 of 3 territories offered')).toBeTruthy();
});

test('the licence starts with all that is free, follows choices on the board, and its total follows the duration', async () => {
  const { programme } = await aPartlyTakenProgramme();
  const site = await openSite(t, { paths: [`/details?id=${programme.id}`] });
  const panel = await screen.findByRole('complementary', { name: 'Your licence' });
  // Malaysia alone is free in both media.
  expect(await within(panel).findByText('All 2 rights are free')).toBeTruthy();
  expect(within(panel).getByTestId('territories').textContent).toBe('Malaysia');
  expect(await total()).toBe('CN¥10,000');
  await site.user.click(within(panel).getByRole('radio', { name: /^3 years/ }));
  await waitFor(async () => expect(await total()).toBe('CN¥25,000'));

  await site.user.click(await cell(/^Thailand, SVOD: Free/));
  await waitFor(() => expect(within(panel).getByTestId('territories').textContent).toBe('Thailand'));
  expect(await within(panel).findByText('The right is free')).toBeTruthy();
  expect((await cell(/^Thailand, SVOD: Free/)).getAttribute('aria-pressed')).toBe('true');
  await site.user.click(within(panel).getByRole('checkbox', { name: 'Pay TV' }));
  expect(await within(panel).findByText('1 of 2 rights is taken')).toBeTruthy();
  await site.user.click(within(panel).getByRole('button', { name: 'Start on Apr 01, 2027' }));
  expect(await within(panel).findByText('All 2 rights are free')).toBeTruthy();
});

test('the list’s filter on rights is kept on the page of a programme', async () => {
  const { programme } = await aPartlyTakenProgramme();
  const asked = `medium=pay_tv&territory=MY&startDate=${start}&years=3`;
  const site = await openSite(t, { paths: [`/program?${asked}`] });
  const title = programme.enTitle ?? programme.zhTitle ?? '';
  await site.user.click(await screen.findByRole('link', { name: new RegExp(title) }));
  const panel = await screen.findByRole('complementary', { name: 'Your licence' });
  expect(await within(panel).findByText('The right is free')).toBeTruthy();
  expect(within(panel).getByTestId('territories').textContent).toBe('Malaysia');
  expect(within(panel).getByRole('checkbox', { name: 'Pay TV' })).toHaveProperty('checked', true);
  expect(within(panel).getByRole('checkbox', { name: 'SVOD' })).toHaveProperty('checked', false);
  expect(within(panel).getByRole('radio', { name: /^3 years/ })).toHaveProperty('checked', true);
});

test('arrow keys move on the board', async () => {
  const { programme } = await aPartlyTakenProgramme();
  const site = await openSite(t, { paths: [`/details?id=${programme.id}`] });
  (await cell(/^Malaysia, SVOD/)).focus();
  await site.user.keyboard('{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Singapore, SVOD/);
  await site.user.keyboard('{ArrowLeft}');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Singapore, Pay TV/);
});

test('the one action names the next step of this reader towards a licence', async () => {
  const { programme } = await aPartlyTakenProgramme();
  const open = (token?: string) => openSite(t, { paths: [`/details?id=${programme.id}`], ...(token && { token }) });
  let site = await open();
  await site.press('Please log in first');
  const asked = await screen.findByRole('dialog', { name: 'Please log in first' });
  await site.user.click(within(asked).getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(site.path()).toBe('/login'));
  expect(await screen.findByLabelText(/^Password/)).toBeTruthy();

  const { id, token } = await aUser(t);
  site = await open(token);
  await site.press('Go to certify');
  expect(await screen.findByText('Please proceed to submit authentication information.')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Certification needed before purchase' })).toBeTruthy();

  await t.db.updateTable('users').set({ certStatus: 2 }).where('id', '=', id).execute();
  site = await open(token);
  await site.press('Certification in review');
  expect(await screen.findByRole('dialog', { name: 'Certification in review' })).toBeTruthy();

  await t.db.updateTable('users').set({ certStatus: 3 }).where('id', '=', id).execute();
  site = await open(token);
  await site.press('Review failed, recertify');
  const failed = await screen.findByRole('dialog', { name: 'Review failed' });
  await site.user.click(within(failed).getByRole('button', { name: 'Recertify' }));
  await waitFor(() => expect(site.path()).toBe('/personal/userAuthe'));
});

test('a message is shown for a programme that does not exist', async () => {
  await openSite(t, { paths: ['/details?id=999999'] });
  expect(await screen.findByText('This programme does not exist or is no longer available.')).toBeTruthy();
});
