import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { aStaff } from '../../../../../server/src/testing/builders.ts';
import { anAcceptedOrder, aSale, aSeller, quickPrints } from '../../../../../server/src/testing/dealBuilders.ts';
import { anAccount } from '../../../../../server/src/testing/licensorBuilders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { openConsole } from '../../../testing/consoleTest.tsx';

const t = await testApp();
quickPrints(t);
afterAll(() => t.close());

test('one person enters an account, another confirms it', async () => {
  const { id } = await aSeller(t, 'none');
  const [first, second] = [await aStaff(t, 'trade'), await aStaff(t, 'trade')];
  const desk = await openConsole(t, { path: `/licensors?open=${id}`, token: first.token });
  const sheet = await screen.findByRole('dialog');
  await desk.user.click(await within(sheet).findByRole('button', { name: 'Enter an account' }));
  await desk.fill(/^Account holder/, 'Yunzhanli Pictures');
  await desk.fill(/^Bank(?! account)/, 'Bank of China');
  await desk.fill(/^Account number/, 'DE89 3704 0044 0532 0130 01');
  await desk.press('Submit for confirmation');
  expect(await screen.findByText(/This account number is not valid/)).toBeTruthy();
  expect(await screen.findByText(/Please give the SWIFT\/BIC or the CNAPS number/)).toBeTruthy();
  await desk.fill(/^Account number/, 'DE89 3704 0044 0532 0130 00');
  await desk.fill(/^SWIFT/, 'BKCHCNBJ');
  await desk.press('Submit for confirmation');
  expect(await desk.told('Entered; a colleague must confirm')).toBeTruthy();
  expect(await screen.findByText('You entered this; a colleague must confirm it')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();

  const other = await openConsole(t, { path: `/licensors?open=${id}`, token: second.token });
  await other.press('Confirm');
  const question = await screen.findByRole('dialog', { name: 'Confirm' });
  await other.user.click(within(question).getByRole('button', { name: /Confirm|OK/ }));
  expect(await other.told('Confirmed and in force')).toBeTruthy();
  const { rows } = await first.client.consoleLicensor.list();
  expect(rows.find((row) => row.companyId === id)?.accounts).toEqual([{ currency: 'CNY', number: '•••• 3000' }]);
});

test('a running order is moved to the new account with a reason', async () => {
  const [first, second] = [await aStaff(t, 'trade'), await aStaff(t, 'trade')];
  const sale = await aSale(t);
  const order = await anAcceptedOrder(t, { desk: first, sale });
  const { sellerId } = await t.db
    .selectFrom('programmes')
    .select('sellerId')
    .where('id', '=', sale.programme.id)
    .executeTakeFirstOrThrow();
  const companyId = sellerId!;
  const next = { ...anAccount('CNY'), number: '9550880200000001234' };
  const { id } = await first.client.consoleLicensor.enterAccount({ companyId, ...next });
  await second.client.consoleLicensor.confirm({ id });
  const desk = await openConsole(t, { path: `/licensors?open=${companyId}`, token: first.token });
  await desk.press('Move to the account in force');
  await desk.fill(/^Reason/, 'The old account is closed');
  const dialogs = await screen.findAllByRole('dialog');
  await desk.user.click(within(dialogs.at(-1)!).getByRole('button', { name: 'Move to the account in force' }));
  expect(await desk.told('Asked; a colleague must confirm')).toBeTruthy();
  await waitFor(async () => {
    const { orders } = await second.client.consoleLicensor.detail({ companyId });
    expect(orders).toMatchObject([{ orderNo: order.orderNo, asked: { reason: 'The old account is closed' } }]);
  });
});
