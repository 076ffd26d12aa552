import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { aStaff } from '../../../../../server/src/testing/builders.ts';
import { anAcceptedOrder, aSale, aSeller, stubPdf } from '../../../../../server/src/testing/dealBuilders.ts';
import { anAccount } from '../../../../../server/src/testing/licensorBuilders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { openConsole } from '../../../testing/consoleTest.tsx';

const t = await testApp();
stubPdf(t);
afterAll(() => t.close());

test('one person enters an account, another confirms it', async () => {
  const { id } = await aSeller(t, 'none');
  const [first, second] = [await aStaff(t, 'trade'), await aStaff(t, 'trade')];
  const consoleApp = await openConsole(t, { path: `/licensors?open=${id}`, token: first.token });
  const sheet = await screen.findByRole('dialog');
  await consoleApp.user.click(await within(sheet).findByRole('button', { name: 'Enter an account' }));
  await consoleApp.fill(/^Account holder/, 'Yunzhanli Pictures');
  await consoleApp.fill(/^Bank(?! account)/, 'Bank of China');
  await consoleApp.fill(/^Account number/, 'DE89 3704 0044 0532 0130 01');
  await consoleApp.press('Submit for confirmation');
  expect(await screen.findByText(/This account number is not valid/)).toBeTruthy();
  expect(await screen.findByText(/Please enter the SWIFT\/BIC or the CNAPS number/)).toBeTruthy();
  await consoleApp.fill(/^Account number/, 'DE89 3704 0044 0532 0130 00');
  await consoleApp.fill(/^SWIFT/, 'BKCHCNBJ');
  await consoleApp.press('Submit for confirmation');
  expect(await consoleApp.toast('Entered; a colleague must confirm')).toBeTruthy();
  expect(await screen.findByText('You entered this; a colleague must confirm it')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();

  const other = await openConsole(t, { path: `/licensors?open=${id}`, token: second.token });
  await other.press('Confirm');
  const question = await screen.findByRole('dialog', { name: 'Confirm' });
  await other.user.click(within(question).getByRole('button', { name: /Confirm|OK/ }));
  expect(await other.toast('Confirmed and in force')).toBeTruthy();
  const { rows } = await first.client.consoleLicensor.list();
  expect(rows.find((row) => row.companyId === id)?.accounts).toEqual([{ currency: 'CNY', number: '•••• 3000' }]);
});

test('a running order is moved to the new account with a reason', async () => {
  const [first, second] = [await aStaff(t, 'trade'), await aStaff(t, 'trade')];
  const sale = await aSale(t);
  const order = await anAcceptedOrder(t, { staff: first, sale });
  const { sellerId } = await t.db
    .selectFrom('programmes')
    .select('sellerId')
    .where('id', '=', sale.programme.id)
    .executeTakeFirstOrThrow();
  const companyId = sellerId!;
  const next = { ...anAccount('CNY'), number: '9550880200000001234' };
  const { id } = await first.client.consoleLicensor.enterAccount({ companyId, ...next });
  await second.client.consoleLicensor.confirm({ id });
  const consoleApp = await openConsole(t, { path: `/licensors?open=${companyId}`, token: first.token });
  await consoleApp.press('Move to the current account');
  await consoleApp.fill(/^Reason/, 'The old account is closed');
  const dialogs = await screen.findAllByRole('dialog');
  await consoleApp.user.click(within(dialogs.at(-1)!).getByRole('button', { name: 'Move to the current account' }));
  expect(await consoleApp.toast('Requested; a colleague must confirm')).toBeTruthy();
  await waitFor(async () => {
    const { orders } = await second.client.consoleLicensor.detail({ companyId });
    expect(orders).toMatchObject([{ orderNo: order.orderNo, asked: { reason: 'The old account is closed' } }]);
  });
});
