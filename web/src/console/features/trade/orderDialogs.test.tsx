import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, describe, expect, test } from 'vitest';
import { aStaff } from '../../../../../server/src/testing/builders.ts';
import {
  anAcceptedOrder,
  anOrder,
  aPaidOrder,
  aShipment,
  aSignedOrder,
  type BuiltOrder,
  stubPdf,
  submitStamped,
  submitVoucher,
} from '../../../../../server/src/testing/dealBuilders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { openConsole } from '../../../testing/consoleTest.tsx';

const t = await testApp();
stubPdf(t);
afterAll(() => t.close());

const button = (name: string) => screen.queryByRole('button', { name });
/** Opens the order and the dialog behind a button of the same name. */
async function openDialog({ orderNo, staff }: BuiltOrder, name: string) {
  const consoleApp = await openConsole(t, { path: `/orders?open=${orderNo}`, token: staff.token });
  const ask = async () => {
    await consoleApp.press(name);
    return within(await screen.findByRole('dialog', { name }));
  };
  const dialog = await ask();
  return {
    ...consoleApp,
    dialog,
    ask,
    answer: (words: string, inside = dialog) => consoleApp.user.click(inside.getByRole('button', { name: words })),
    write: (name: RegExp | string, words: string) => consoleApp.user.type(dialog.getByRole('textbox', { name }), words),
  };
}
const detail = ({ staff, orderNo }: BuiltOrder) => staff.client.consoleOrder.detail({ orderNo });

describe('accepting', () => {
  test('announces that the contract is issued, and does nothing until it is confirmed', async () => {
    const order = await anOrder(t);
    const { dialog, ask, answer, toast } = await openDialog(order, 'Accept order');
    expect(dialog.getByText('The contract is issued and the buyer is notified.')).toBeTruthy();
    await answer('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Accept order' })).toBeNull());
    expect(await detail(order)).toMatchObject({ status: 0, contract: { status: 0 } });
    await answer('Confirm', await ask());
    expect(await toast('Accepted')).toBeTruthy();
    const record = within(await screen.findByRole('dialog', { name: order.orderNo }));
    expect(await record.findByText('Being processed')).toBeTruthy();
    expect(record.getByText('Awaiting signature')).toBeTruthy();
    expect(button('Accept order')).toBeNull();
    expect(await detail(order)).toMatchObject({ status: 1, contract: { status: 1 } });
  });
  test('is refused when a colleague was faster', async () => {
    const order = await anOrder(t);
    const { answer, toast } = await openDialog(order, 'Accept order');
    await (await aStaff(t, 'trade')).client.consoleOrder.accept({ orderNo: order.orderNo });
    await answer('Confirm');
    expect(await toast(/not possible while the status is “Being processed”/)).toBeTruthy();
    expect((await detail(order)).timeline.filter(({ action }) => action === 'accept')).toHaveLength(1);
  });
});

describe('shipping', () => {
  test('takes courier and tracking number, and shows them on the order', async () => {
    const order = await aPaidOrder(t);
    const { dialog, answer, write, toast } = await openDialog(order, 'Ship');
    await answer('Ship');
    expect(await dialog.findAllByText(/Please enter the courier and tracking number/)).toHaveLength(2);
    await write(/^Courier/, 'SF Express');
    await write(/^Tracking number/, 'SF1234567890');
    await answer('Ship');
    expect(await toast('Shipped')).toBeTruthy();
    const record = within(await screen.findByRole('dialog', { name: order.orderNo }));
    expect(await record.findByText('SF Express SF1234567890')).toBeTruthy();
    expect(button('Ship')).toBeNull();
    expect(await detail(order)).toMatchObject({ status: 2, shipping: { trackingNo: 'SF1234567890' } });
  });
  /** Opens the dialog of a link and sends it with the day on which it ends. */
  async function sendLink(order: BuiltOrder, url: string, day: string) {
    const opened = await openDialog(order, 'Ship');
    const { user, dialog, answer, write } = opened;
    await user.click(dialog.getByRole('tab', { name: 'Download link' }));
    await write(/^Download link/, url);
    await write('Expires at: date', day);
    await answer('Ship');
    return opened;
  }
  test('by a link refuses an invalid or expired one, and accepts a valid one', async () => {
    const order = await aPaidOrder(t);
    const { dialog } = await sendLink(order, 'delivery.example', '2026-06-30');
    expect(await dialog.findByText(/Please enter the courier and tracking number/)).toBeTruthy();
    let opened = await sendLink(order, 'https://delivery.example/a', '2026-05-30');
    expect(await opened.toast('The download link has expired')).toBeTruthy();
    expect(await detail(order)).toMatchObject({ status: 1, shipping: null });
    opened = await sendLink(order, 'https://delivery.example/a', '2026-06-30');
    expect(await opened.toast('Shipped')).toBeTruthy();
    expect(await detail(order)).toMatchObject({ status: 2, shipping: { url: 'https://delivery.example/a' } });
  });
  test('is refused when a colleague was faster', async () => {
    const order = await aPaidOrder(t);
    const { answer, write, toast } = await openDialog(order, 'Ship');
    await write(/^Courier/, 'DHL');
    await write(/^Tracking number/, 'JD0002');
    await (await aStaff(t, 'trade')).client.consoleOrder.ship(aShipment(order.orderNo));
    await answer('Ship');
    expect(await toast(/not possible while the status is “Shipped”/)).toBeTruthy();
    expect((await detail(order)).shipping).toMatchObject({ courier: 'SF Express' });
  });
});

describe('rejecting a submission', () => {
  test('needs a reason, which the buyer reads', async () => {
    const order = await aSignedOrder(t);
    await submitVoucher(order);
    const { dialog, answer, write, toast } = await openDialog(order, 'Reject');
    expect(dialog.getByLabelText(/visible to the other party/)).toBeTruthy();
    await answer('Reject');
    expect(await dialog.findByText('Please enter a reason')).toBeTruthy();
    await write(/^Reason/, 'The payer is missing');
    await answer('Reject');
    expect(await toast('Rejected')).toBeTruthy();
    const record = within(await screen.findByRole('dialog', { name: order.orderNo }));
    await waitFor(() => expect(button('Reject')).toBeNull());
    expect(record.getByText('Rejected')).toBeTruthy();
    expect(record.getAllByText('The payer is missing').length).toBeGreaterThan(0);
    const { submissions } = await order.buyer.client.programOrder.myOrderDetail({ orderNo: order.orderNo });
    expect(submissions).toMatchObject([{ auditStatus: 2, reason: 'The payer is missing' }]);
  });
  test('is refused when a colleague has approved it', async () => {
    const order = await anAcceptedOrder(t);
    const id = await submitStamped(order);
    const { answer, write, toast } = await openDialog(order, 'Reject');
    await write(/^Reason/, 'The seal is missing');
    await (await aStaff(t, 'trade')).client.consoleSubmission.approve({ id, note: '' });
    await answer('Reject');
    expect(await toast(/not possible while the status is “Approved”/)).toBeTruthy();
    expect(await detail(order)).toMatchObject({ contract: { status: 2 }, submissions: [{ auditStatus: 1 }] });
  });
});
