import { screen } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { anOffer, aProgramme } from '../../../../../server/src/testing/builders.ts';
import { anAcceptedOrder, aSeller, sign, stubPdf } from '../../../../../server/src/testing/dealBuilders.ts';
import { aParty } from '../../../../../server/src/testing/licensorBuilders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { openSite } from '../../../testing/siteTest.tsx';

const t = await testApp();
stubPdf(t);
afterAll(() => t.close());
const newestLetter = () => t.delivered.findLast(({ to }) => to === aParty().email)!.text;

test('the signatory reads and signs on the page of the mailed link, without an account', async () => {
  const { id: sellerId } = await aSeller(t, { mandate: null });
  const programme = await aProgramme(t, { sellerId });
  const order = await anAcceptedOrder(t, { sale: { programme, offer: await anOffer(t, programme.id) } });
  const letter = newestLetter();
  const token = /token=([\w-]+)/.exec(letter)![1]!;
  await sign(t, order);
  t.pass({ seconds: 61 });

  const site = await openSite(t, { paths: [`/licensor/sign?token=${token}`] });
  expect(await screen.findByText(/The licensee has signed\. Please read the contract/)).toBeTruthy();
  expect(letter).toMatch(/请于 .* 23:59（北京时间，UTC\+8） 前签署/);
  expect(await screen.findByText(/23:59 \(Beijing time, UTC\+8\)/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Read the contract (PDF)' }).getAttribute('href')).toMatch(/^\/files\/\d+/);
  await site.user.click(screen.getByRole('button', { name: 'Get the code' }));
  await screen.findByText(/A code was sent to/);
  await t.jobs.drain();
  const code = /[:：] ?(\d{6})\b/.exec(newestLetter())![1]!;
  await site.user.type(screen.getByLabelText(/^Name of signer/), 'Somebody Else');
  await site.user.type(screen.getByLabelText(/^Email Code/), code);
  await site.user.click(screen.getByRole('checkbox'));
  await site.user.click(screen.getByRole('button', { name: 'Sign the contract' }));
  expect(await screen.findByText(/must be the name of the signatory/)).toBeTruthy();
  await site.user.clear(screen.getByLabelText(/^Name of signer/));
  await site.user.type(screen.getByLabelText(/^Name of signer/), 'Shen Ruochuan');
  await new Promise((done) => setTimeout(done, 1_100)); // a repeated click within a second is ignored
  await site.user.click(screen.getByRole('button', { name: 'Sign the contract' }));
  expect(await screen.findByText('Both parties have signed; the contract is in force.')).toBeTruthy();
  const detail = await order.buyer.client.programOrder.myOrderDetail({ orderNo: order.orderNo });
  expect(detail.contractStatus).toBe(2);
});

test('a truncated or unknown link shows a message', async () => {
  await openSite(t, { paths: ['/licensor/sign?token=cut'] });
  expect(await screen.findByText(/This link is incomplete/)).toBeTruthy();
  await openSite(t, { paths: [`/licensor/sign?token=${'x'.repeat(43)}`] });
  expect(await screen.findByText(/This link is not valid or has expired/)).toBeTruthy();
});
