import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aUser } from '../../../../../server/src/testing/builders.ts';
import { aBuyer, anOrderForm, aSale, aSeasonOf } from '../../../../../server/src/testing/dealBuilders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { openSite } from '../../../testing/siteTest.tsx';

const t = await testApp();
afterAll(() => t.close());
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: t.clock.now }));
afterEach(() => void vi.useRealTimers());
const startDate = '2026-07-01';

type Sale = Awaited<ReturnType<typeof aSale>>;
const addressOf = ({ programme, offer }: Sale) =>
  `/submitOrder?id=${programme.id}&offer=${offer.id}&media=svod&territories=SG,MY&start=${startDate}&years=2`;
const ordersOf = (userId: number) => t.db.selectFrom('orders').selectAll().where('userId', '=', userId).execute();
const agree = async (site: Awaited<ReturnType<typeof openSite>>) =>
  site.user.click(await screen.findByRole('checkbox', { name: /I have read and agree/ }));

test('a certified buyer reviews the licence, agrees, requests an invoice and sees the next steps', async () => {
  const sale = await aSale(t);
  const buyer = await aBuyer(t);
  const site = await openSite(t, { paths: [addressOf(sale)], token: buyer.token });
  expect(await screen.findByText(/All 2 rights are free for the whole term/)).toBeTruthy();
  expect(screen.getByTestId('total').textContent).toBe('CN¥18,000');

  const [submit] = screen.getAllByRole('button', { name: 'Submit order' });
  await site.user.click(submit!);
  expect((await screen.findAllByText('Please read and check Agree')).length).toBeGreaterThan(0);
  expect(await ordersOf(buyer.id)).toEqual([]);

  await site.user.click(screen.getByRole('radio', { name: 'Unit' }));
  await site.fill(/^Invoice title/, 'East Coast Pictures Ltd.');
  await agree(site);
  await site.user.click(submit!);
  expect(await screen.findByText('A unit invoice needs a tax number')).toBeTruthy();
  await site.fill(/^Tax number/, '91110108MA01ABCD1X');
  await site.user.click(submit!);
  const question = within(await screen.findByRole('dialog', { name: 'Place this order?' }));
  expect(question.getByText('CN¥18,000.00')).toBeTruthy();
  expect(question.getByText(/Singapore, Malaysia/)).toBeTruthy();
  expect(question.getByText(/23:59 \(Beijing time, UTC\+8\)/)).toBeTruthy();
  await site.user.click(question.getByRole('button', { name: 'Go back' }));
  expect(await ordersOf(buyer.id)).toEqual([]);
  // By keyboard from here: the confirmation focuses “back”, so that Enter orders nothing.
  submit!.focus();
  await site.user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Place this order?' });
  await site.user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await ordersOf(buyer.id)).toEqual([]);
  await site.user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Place this order?' });
  await site.user.keyboard('{Tab}{Enter}');

  expect(await screen.findByRole('heading', { name: 'Your order is placed' })).toBeTruthy();
  expect(site.path()).toBe('/resultPage');
  const [order] = await ordersOf(buyer.id);
  expect(screen.getByText(order!.orderNo)).toBeTruthy();
  expect(order).toMatchObject({ totalMinor: 1_800_000, countries: ['MY', 'SG'], startDate });
  expect(order!.invoice).toMatchObject({ title: 'East Coast Pictures Ltd.', taxNo: '91110108MA01ABCD1X' });
});

test('saving an address orders nothing, with the agreement ticked', async () => {
  const sale = await aSale(t);
  const buyer = await aBuyer(t);
  const site = await openSite(t, { paths: [addressOf(sale)], token: buyer.token });
  await agree(site);
  await site.press('Edit');
  const dialog = within(await screen.findByRole('dialog'));
  await site.fill(/^Recipient/, 'Lin Xiaowen');
  await site.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Lin Xiaowen')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(site.path()).toBe('/submitOrder');
  expect(await ordersOf(buyer.id)).toEqual([]);
});

test('a right taken by another buyer meanwhile is named with its next free date, which a button applies', async () => {
  const sale = await aSale(t, { exclusive: true });
  const buyer = await aBuyer(t);
  const site = await openSite(t, { paths: [addressOf(sale)], token: buyer.token });
  await agree(site);
  expect(await screen.findByText(/All 2 rights are free/)).toBeTruthy();

  const rival = await aBuyer(t);
  await rival.client.programOrder.orderProgram({
    ...anOrderForm(t, rival, sale),
    media: ['svod'],
    territories: ['SG'],
    startDate,
    years: 1,
  });
  await site.user.click(screen.getAllByRole('button', { name: 'Submit order' })[0]!);
  await site.press('Place order');
  expect(await screen.findByText(/1 of 2 rights is not available/)).toBeTruthy();
  expect(screen.getByText(/Free again from Jul 01, 2027/)).toBeTruthy();
  expect(await ordersOf(buyer.id)).toEqual([]);

  await site.press('Start on Jul 01, 2027 instead');
  expect(await screen.findByText(/All 2 rights are free/)).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  await site.user.click(screen.getAllByRole('button', { name: 'Submit order' })[0]!);
  await site.press('Place order');
  expect(await screen.findByRole('heading', { name: 'Your order is placed' })).toBeTruthy();
  expect((await ordersOf(buyer.id))[0]).toMatchObject({ startDate: '2027-07-01' });
});

test('a part of a work is named on every page of the order, and so is a conflicting containing work', async () => {
  const whole = await aSale(t, { exclusive: true });
  const sale = await aSale(t, { exclusive: true });
  await aSeasonOf(t, whole, sale, '2');
  const buyer = await aBuyer(t);
  const rival = await aBuyer(t);
  const { orderNo } = await rival.client.programOrder.orderProgram({
    ...anOrderForm(t, rival, whole),
    media: ['svod'],
    territories: ['SG'],
    startDate,
    years: 1,
  });

  await openSite(t, { paths: [addressOf(sale)], token: buyer.token });
  expect(await screen.findByText(/^Season 2 of Series “/)).toBeTruthy();
  expect(await screen.findByText(/Licensed with the whole of Series “/)).toBeTruthy();
  cleanup();

  const { orderNo: own } = await buyer.client.programOrder.orderProgram({
    ...anOrderForm(t, buyer, sale),
    media: ['svod'],
    territories: ['MY'],
    startDate,
    years: 1,
  });
  await openSite(t, { paths: [`/personal/order/details?orderNo=${own}`], token: buyer.token });
  expect(await screen.findByText(/^Season 2 of Series “/)).toBeTruthy();
  const { part } = await rival.client.programOrder.myOrderDetail({ orderNo });
  expect(part).toBeNull();
});

test('a user certified before contracts named a signatory is asked for one, and orders nothing without', async () => {
  const sale = await aSale(t);
  const buyer = await aBuyer(t, { certified: 'enterprise' });
  await t.sql`update certifications set answers = answers - '{zhAddress,enSignatory}'::text[] where user_id = ${buyer.id}`;
  const site = await openSite(t, { paths: [addressOf(sale)], token: buyer.token });
  const link = await screen.findByRole('link', { name: 'Add address and signatory' });
  expect(screen.getByText(/Before you order or sign, add your address and signatory/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Submit order' }).every((b) => b.hasAttribute('disabled'))).toBe(true);
  await site.user.click(link);
  expect(await screen.findByRole('heading', { name: 'Address and signatory in contracts' })).toBeTruthy();
  expect(await ordersOf(buyer.id)).toEqual([]);
});

test('an uncertified user is led to certification', async () => {
  const sale = await aSale(t);
  const { token } = await aUser(t);
  await openSite(t, { paths: [addressOf(sale)], token });
  expect(await screen.findByRole('link', { name: 'Go to certify' })).toBeTruthy();
});

test('the result of an order is visible to its buyer only', async () => {
  const sale = await aSale(t);
  const buyer = await aBuyer(t);
  const { orderNo } = await buyer.client.programOrder.orderProgram(anOrderForm(t, buyer, sale));
  const open = (token?: string) => openSite(t, { paths: [`/resultPage?orderNo=${orderNo}`], ...(token && { token }) });
  await open();
  expect(await screen.findByText('Log in to see this order')).toBeTruthy();
  expect(screen.queryByText(orderNo)).toBeNull();

  const { token } = await aUser(t, { certified: true });
  await open(token);
  expect(await screen.findByText('There is no order to show')).toBeTruthy();

  await open(buyer.token);
  await waitFor(() => expect(screen.getByText(orderNo)).toBeTruthy());
});
