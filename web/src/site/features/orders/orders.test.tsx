import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { aPicture, testPassword } from '../../../../../server/src/testing/builders.ts';
import {
  anAcceptedOrder,
  anOrder,
  aShippedOrder,
  aSignedOrder,
  newestSubmission,
  stubPdf,
  submitStamped,
  submitVoucher,
} from '../../../../../server/src/testing/dealBuilders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { openSite } from '../../../testing/siteTest.tsx';

const t = await testApp();
stubPdf(t);
afterAll(() => t.close());

test('a list whose session has ended shows a message and a way to sign in', async () => {
  const order = await anOrder(t);
  const site = await openSite(t, { paths: ['/personal/order'], token: 'a-token-that-nobody-has' });
  expect(await screen.findByText('Login expired, please log in again', { selector: 'main p' })).toBeTruthy();
  await site.user.click(within(screen.getByRole('main')).getAllByRole('button', { name: 'Log in' })[0]!);
  const dialog = await screen.findByRole('dialog');
  await site.fill(/User name or email/i, order.buyer.username);
  await site.fill(/^Password/, testPassword);
  await site.user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
  expect((await screen.findAllByText(order.orderNo)).length).toBeGreaterThan(0);
});

const lastButton = (name: string) => screen.getAllByRole('button', { name }).at(-1)!;

test('from the list to the order: a rejected voucher is submitted again', async () => {
  const order = await aSignedOrder(t);
  const rejected = await submitVoucher(order, 999_900);
  await order.staff.client.consoleSubmission.reject({ id: rejected, reason: 'One yuan is missing.' });

  const site = await openSite(t, { paths: ['/personal/order'], token: order.buyer.token });
  const waits = await screen.findByRole('region', { name: 'Waiting for you' });
  await site.user.click(within(waits).getByRole('link', { name: 'Upload voucher' }));
  expect(
    await screen.findByText('Your payment voucher was rejected: One yuan is missing. Please upload it again.'),
  ).toBeTruthy();

  await site.press('Upload payment voucher');
  await site.press('Submit');
  expect(await screen.findByText('Please upload stamped copy')).toBeTruthy();
  expect(await screen.findByText('Please enter Payer')).toBeTruthy();

  const scan = new File([new Uint8Array(await aPicture('png'))], 'transfer.png', { type: 'image/png' });
  await site.user.upload(screen.getByLabelText('Payment voucher'), scan);
  expect(await screen.findByRole('img', { name: 'transfer.jpg' })).toBeTruthy();
  await site.fill(/^Payer/, 'East Coast Pictures');
  await site.fill(/^Amount paid/, '9,999.00');
  expect(await screen.findByText(/This adds up to .*, but .* is due/)).toBeTruthy();
  await site.fill(/^Bank charges/, '1.00');
  await waitFor(() => expect(screen.queryByText(/Together this makes/)).toBeNull());
  await site.fill(/^Bank charges/, '0');
  await site.fill(/^Amount paid/, '10,000.00');
  await site.press('Submit');
  expect(await screen.findByText('Confirm submit?')).toBeTruthy();
  expect(await newestSubmission(order)).toBe(rejected);
  await site.user.click(lastButton('Submit'));

  await site.toast('Payment voucher submitted for review');
  expect(await screen.findByText('Your payment voucher is in review; we will notify you of the result.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Upload payment voucher' })).toBeNull();
  const { submissions } = await order.buyer.client.programOrder.myOrderDetail({ orderNo: order.orderNo });
  expect(submissions).toHaveLength(2);
  expect(submissions.find(({ id }) => id !== rejected)).toMatchObject({
    auditStatus: 0,
    payer: 'East Coast Pictures',
    amountMinor: 1_000_000,
    payMethod: 2,
  });
});

test('an order is cancelled after a confirmation, with a reason', async () => {
  const order = await anOrder(t);
  const site = await openSite(t, { paths: [`/myOrderDetails?orderNo=${order.orderNo}`], token: order.buyer.token });
  await site.press('Cancel order');
  expect(await screen.findByText('Cancel this order?')).toBeTruthy();
  await site.fill(/^Reason/, 'Another title was chosen');
  await site.user.click(lastButton('Cancel order'));
  await site.toast('The order is cancelled');
  expect(await screen.findByText(/The order was cancelled on .*: Another title was chosen/)).toBeTruthy();
  const after = await order.buyer.client.programOrder.myOrderDetail({ orderNo: order.orderNo });
  expect(after).toMatchObject({ status: 9, contractStatus: 4, cancelReason: 'Another title was chosen' });
});

test('a delivery is shown with its tracking number, and its receipt completes the order', async () => {
  const order = await aShippedOrder(t);
  const site = await openSite(t, {
    paths: [`/personal/order/details?orderNo=${order.orderNo}`],
    token: order.buyer.token,
  });
  expect(await screen.findByText('SF1234567890')).toBeTruthy();
  await site.press('Confirm receipt');
  expect(await screen.findByText('Have you received the complete delivery?')).toBeTruthy();
  await site.user.click(lastButton('Confirm receipt'));
  await site.toast('Receipt confirmed');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm receipt' })).toBeNull());
  expect((await order.buyer.client.programOrder.myOrderDetail({ orderNo: order.orderNo })).status).toBe(3);
});

test('the timeline shows that a stamped contract was submitted', async () => {
  const order = await anAcceptedOrder(t);
  await submitStamped(order);
  await openSite(t, { paths: [`/personal/order/details?orderNo=${order.orderNo}`], token: order.buyer.token });
  expect(await screen.findByText('Stamped contract submitted')).toBeTruthy();
});
