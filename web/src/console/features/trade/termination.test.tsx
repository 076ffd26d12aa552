import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { aStaff } from '../../../../../server/src/testing/builders.ts';
import { aSignedOrder, stubPdf } from '../../../../../server/src/testing/dealBuilders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { openConsole } from '../../../testing/consoleTest.tsx';

const t = await testApp();
stubPdf(t);
afterAll(() => t.close());

const button = (name: string) => screen.queryByRole('button', { name });
/** Makes a signed order, with the two staff members needed to terminate it. */
async function aSignedDeal() {
  const [first, second] = [await aStaff(t, 'trade'), await aStaff(t, 'trade')];
  const order = await aSignedOrder(t, { staff: first });
  const { orderNo } = order;
  const states = async () => {
    const { status, contract, termination } = await second.client.consoleOrder.detail({ orderNo });
    return { status, contract: contract.status, asked: termination?.reason };
  };
  return { ...order, first, second, states, path: `/orders?open=${orderNo}` };
}

test('one person requests the termination with a reason, another confirms it', async () => {
  const { first, second, states, path } = await aSignedDeal();
  let consoleApp = await openConsole(t, { path, token: first.token });
  await consoleApp.press('Request termination');
  const question = within(await screen.findByRole('dialog', { name: 'Request termination' }));
  await consoleApp.user.click(question.getByRole('button', { name: 'Request termination' }));
  expect(await question.findByText('Please enter a reason')).toBeTruthy();
  expect(await states()).toEqual({ status: 1, contract: 2, asked: undefined });
  await consoleApp.user.type(question.getByLabelText(/^Reason/), 'The buyer is in breach');
  await consoleApp.user.click(question.getByRole('button', { name: 'Request termination' }));
  expect(await consoleApp.toast('Termination requested; a colleague must confirm')).toBeTruthy();
  expect(await screen.findByText(/requests termination of the contract: The buyer is in breach$/)).toBeTruthy();
  await waitFor(() => expect(button('Withdraw termination')).toBeTruthy());
  expect([button('Confirm termination'), button('Request termination')]).toEqual([null, null]);
  expect(await states()).toEqual({ status: 1, contract: 2, asked: 'The buyer is in breach' });

  consoleApp = await openConsole(t, { path, token: second.token });
  await consoleApp.press('Confirm termination');
  let warning = within(await screen.findByRole('dialog', { name: 'Confirm termination' }));
  expect(warning.getByText(/its rights are released. This cannot be undone./)).toBeTruthy();
  await consoleApp.user.click(warning.getByRole('button', { name: 'Cancel' }));
  expect(await states()).toMatchObject({ contract: 2 });
  await consoleApp.press('Confirm termination');
  warning = within(await screen.findByRole('dialog', { name: 'Confirm termination' }));
  await consoleApp.user.click(warning.getByRole('button', { name: 'Confirm' }));
  expect(await consoleApp.toast('Contract terminated')).toBeTruthy();
  await waitFor(() => expect(button('Confirm termination')).toBeNull());
  expect(screen.queryByText(/requests termination of the contract/)).toBeNull();
  expect(await states()).toMatchObject({ status: 9, contract: 4 });
});

test('a withdrawn request cannot be confirmed, even on a page that still shows it', async () => {
  const { first, second, orderNo, states, path } = await aSignedDeal();
  await first.client.consoleOrder.askTermination({ orderNo, reason: 'Asked too early' });
  let consoleApp = await openConsole(t, { path, token: first.token });
  await consoleApp.press('Withdraw termination');
  expect(await consoleApp.toast('Termination request withdrawn')).toBeTruthy();
  const timeline = within(screen.getByText('Timeline').parentElement!);
  expect(await timeline.findByText('Termination request withdrawn')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Request termination' })).toBeTruthy();
  expect(screen.queryByText(/requests termination of the contract/)).toBeNull();
  expect(await states()).toEqual({ status: 1, contract: 2, asked: undefined });

  await first.client.consoleOrder.askTermination({ orderNo, reason: 'Asked again' });
  consoleApp = await openConsole(t, { path, token: second.token });
  await consoleApp.press('Confirm termination');
  const warning = within(await screen.findByRole('dialog', { name: 'Confirm termination' }));
  await first.client.consoleOrder.withdrawTermination({ orderNo });
  await consoleApp.user.click(warning.getByRole('button', { name: 'Confirm' }));
  expect(await consoleApp.toast('Someone else has changed this; reload and try again')).toBeTruthy();
  expect(await states()).toEqual({ status: 1, contract: 2, asked: undefined });
});
