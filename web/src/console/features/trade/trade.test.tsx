import { secondPersonDefaults } from '@pavilion/protocol/secondPersonLimits.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { aStaff } from '../../../../../server/src/testing/builders.ts';
import { aShipment, aSignedOrder, stubPdf, submitVoucher } from '../../../../../server/src/testing/dealBuilders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { openConsole } from '../../../testing/consoleTest.tsx';

const t = await testApp();
stubPdf(t);
afterAll(() => t.close());

const dialogOf = (words: HTMLElement) => words.closest<HTMLElement>('dialog, [role=dialog]')!;

test('a large payment and its shipment wait for a second person; an administrator only reads', async () => {
  const [first, second, admin] = [await aStaff(t, 'trade'), await aStaff(t, 'trade'), await aStaff(t, 'admin')];
  const settings = await openConsole(t, { path: '/staff', token: admin.token });
  for (const currency of ['Chinese yuan (CNY)', 'US dollar (USD)'])
    await settings.fill(new RegExp(`^${currency.replace(/[()]/g, '\\$&')}`), '0');
  await settings.press('Save the amounts');
  expect(await settings.toast('The setting is saved')).toBeTruthy();
  expect((await admin.client.consoleStaff.settings()).secondPersonAbove).toEqual({
    ...secondPersonDefaults,
    CNY: 0,
    USD: 0,
  });

  const order = await aSignedOrder(t, { staff: first });
  const id = await submitVoucher(order);
  const path = `/orders?open=${order.orderNo}`;
  let consoleApp = await openConsole(t, { path, token: first.token });
  await consoleApp.press('Approve');
  const question = dialogOf(await screen.findByText(/a colleague must confirm before the payment is final/));
  await consoleApp.user.click(within(question).getByRole('button', { name: 'Confirm' }));
  expect(await consoleApp.toast('Approved; a colleague must confirm')).toBeTruthy();
  expect(await screen.findByText('You approved this; a colleague must confirm it.')).toBeTruthy();
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Approve' })).disabled).toBe(true);

  await second.client.consoleSubmission.approve({ id, note: '' });
  await first.client.consoleOrder.ship(aShipment(order.orderNo));
  await openConsole(t, { path, token: admin.token });
  expect(await screen.findByText(/entered the shipment; a colleague must confirm: SF Express/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Confirm shipment' })).toBeNull();
  consoleApp = await openConsole(t, { path, token: second.token });
  await consoleApp.press('Confirm shipment');
  const last = dialogOf(await screen.findByText(/Please check the details/));
  await consoleApp.user.click(within(last).getByRole('button', { name: 'Confirm' }));
  await waitFor(async () => {
    expect((await second.client.consoleOrder.detail({ orderNo: order.orderNo })).status).toBe(2);
  });
});

test('withheld tax and bank charges settle an order; a smaller sum needs a reason and a second person', async () => {
  const [first, second] = [await aStaff(t, 'trade'), await aStaff(t, 'trade')];
  const order = await aSignedOrder(t, { staff: first });
  await submitVoucher(order, 900_000);
  const path = `/orders?open=${order.orderNo}`;
  let consoleApp = await openConsole(t, { path, token: first.token });
  await consoleApp.press('Approve');
  const question = await screen.findByRole('dialog', { name: 'Confirm the payment' });
  expect(within(question).getByText(/1,000.00 short/)).toBeTruthy();
  expect(within(question).getByRole<HTMLButtonElement>('button', { name: 'Confirm' }).disabled).toBe(true);
  await consoleApp.fill(/^Tax withheld/, '990.00');
  await consoleApp.fill(/^Reason for the difference/, '银行扣款，卖方同意');
  await consoleApp.user.click(within(question).getByRole('button', { name: 'Confirm' }));
  expect(await consoleApp.toast('Approved; a colleague must confirm')).toBeTruthy();
  consoleApp = await openConsole(t, { path, token: second.token });
  await consoleApp.press('Approve');
  const last = await screen.findByRole('dialog', { name: 'Confirm the payment' });
  expect(within(last).getByText('银行扣款，卖方同意')).toBeTruthy();
  await consoleApp.user.click(within(last).getByRole('button', { name: 'Confirm' }));
  expect(await consoleApp.toast('Approved')).toBeTruthy();
  const detail = await order.buyer.client.programOrder.myOrderDetail({ orderNo: order.orderNo });
  expect(detail).toMatchObject({ paymentStatus: 2 });
  expect(detail.submissions[0]).toMatchObject({
    amountMinor: 900_000,
    settlement: { receivedMinor: 900_000, withheldMinor: 99_000, chargesMinor: 0 },
    shortfallReason: '银行扣款，卖方同意',
  });
});
