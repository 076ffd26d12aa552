import { screen, waitFor } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { anAcceptedOrder, anOrder, stubPdf } from '../../../../../server/src/testing/dealBuilders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { openConsole } from '../../../testing/consoleTest.tsx';

const t = await testApp();
stubPdf(t);
afterAll(() => t.close());

const aPdf = (name: string) => new File(['%PDF-1.7\n% an invoice'], name, { type: 'application/pdf' });
const invoiceOf = async ({ buyer, orderNo }: Awaited<ReturnType<typeof anOrder>>) =>
  (await buyer.client.programOrder.myOrderDetail({ orderNo })).invoiceFile?.name;
/** Opens the order and uploads a file. A file is not accepted twice within a second, so each upload has its own page. */
async function upload(order: Awaited<ReturnType<typeof anOrder>>, file: File) {
  const consoleApp = await openConsole(t, { path: `/orders?open=${order.orderNo}`, token: order.staff.token });
  await consoleApp.user.upload(await screen.findByLabelText('Upload invoice'), file);
  return consoleApp;
}

test('an invoice is uploaded, shown among the documents and mailed to the buyer; a second one replaces it', async () => {
  const order = await anAcceptedOrder(t);
  let consoleApp = await upload(order, aPdf('invoice-1.pdf'));
  expect(await consoleApp.toast('Invoice uploaded')).toBeTruthy();
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'invoice-1.pdf' });
  const { pathname, search } = new URL(link.href);
  const sent = await t.app.inject({ url: pathname + search });
  expect([sent.statusCode, sent.body]).toEqual([200, '%PDF-1.7\n% an invoice']);
  await t.jobs.drain();
  expect(t.delivered.findLast(({ to }) => to === order.buyer.email)!.subject).toMatch(/invoice/i);

  consoleApp = await upload(order, aPdf('invoice-2.pdf'));
  expect(await consoleApp.toast('Invoice uploaded')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'invoice-2.pdf' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'invoice-1.pdf' })).toBeNull());
  expect(await invoiceOf(order)).toBe('invoice-2.pdf');
});

test('a file that is no invoice is refused, and so is one for an order that is not accepted', async () => {
  const order = await anAcceptedOrder(t);
  const consoleApp = await upload(order, new File(['plain words'], 'invoice.pdf', { type: 'application/pdf' }));
  expect(await consoleApp.toast('The file is damaged, or its content does not match its type')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'invoice.pdf' })).toBeNull();
  expect(await invoiceOf(order)).toBeUndefined();

  const pending = await anOrder(t);
  await openConsole(t, { path: `/orders?open=${pending.orderNo}`, token: pending.staff.token });
  await screen.findByRole('button', { name: 'Accept order' });
  expect(screen.queryByLabelText('Upload invoice')).toBeNull();
});
