import { fireEvent, screen } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import { anAcceptedOrder, sign, stubPdf, submitStamped } from '../../../../../server/src/testing/dealBuilders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { openSite } from '../../../testing/siteTest.tsx';

const t = await testApp();
stubPdf(t);
// The URL of a document works for ten minutes: here every one has expired.
vi.stubGlobal('fetch', async () => new Response('', { status: 403 }));
afterAll(() => t.close());

test('a contract is signed with the certified name and the mailed code; each refusal is shown at its field', async () => {
  const { buyer, orderContractId } = await anAcceptedOrder(t);
  const site = await openSite(t, {
    paths: [`/contractProper?orderContractId=${orderContractId}`],
    token: buyer.token,
  });
  await site.press('Sign online');
  await site.press('Sign');
  expect(await screen.findByText('Please read and check Agree')).toBeTruthy();

  await site.press('Get code');
  expect(await screen.findByText(/^The code was sent to .*\*\*\*@example\.com$/)).toBeTruthy();
  await t.jobs.drain();
  const letter = t.delivered.findLast(({ to }) => to === buyer.email)!;
  const code = /[:：] ?(\d{6})\b/.exec(letter.text)![1]!;

  await site.fill(/^Name of signer/, '林晓文');
  await site.fill(/^Email Code/, code);
  await site.user.click(screen.getByRole('checkbox', { name: /I have read the entire contract/ }));
  await site.press('Sign');
  const error = await screen.findByText('The signature must be the name you are certified with');
  expect(screen.getByLabelText(/^Name of signer/).getAttribute('aria-describedby')).toBe(error.id);

  await site.fill(/^Name of signer/, '林晓雯');
  // The same action is ignored within a second.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await site.press('Sign');
  await site.toast('The contract is signed');
  await t.jobs.drain();
  expect(await screen.findByText(/^The contract was signed on .* and is in force\.$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign online' })).toBeNull();
  const view = await buyer.client.programOrder.viewContract({ orderContractId });
  expect(view.files.map(({ kind }) => kind)).toEqual(['signed', 'issued']);
});

test('nothing more can be submitted while a stamped copy is in review', async () => {
  const order = await anAcceptedOrder(t);
  await submitStamped(order);
  await openSite(t, {
    paths: [`/contractProper?orderContractId=${order.orderContractId}`],
    token: order.buyer.token,
  });
  expect(
    await screen.findByText('Your stamped contract is in review. The contract takes effect once it is approved.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Upload stamped contract' })).toBeNull();
  // A document that cannot be shown can still be downloaded.
  expect(await screen.findByText('The contract cannot be shown here; please download it to read it.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toMatch(
    /^\/files\/\d+\?.*&download$/,
  );
});

test('anybody can check whether a file is the one on record', async () => {
  const order = await anAcceptedOrder(t);
  await sign(t, order);
  const { files } = await order.buyer.client.programOrder.viewContract({ orderContractId: order.orderContractId });
  const bytesOf = async (kind: string) =>
    new Uint8Array((await t.app.inject(files.find((file) => file.kind === kind)!.url)).rawPayload);
  await openSite(t, { paths: [`/contract/check?contractNo=${order.contractNo}`] });
  expect(await screen.findByText('This contract is on record')).toBeTruthy();

  const drop = (bytes: Uint8Array<ArrayBuffer>, name: string) =>
    fireEvent.change(screen.getByLabelText('Drop the contract PDF here'), {
      target: { files: [new File([bytes], name, { type: 'application/pdf' })] },
    });
  drop(await bytesOf('signed'), 'signed.pdf');
  expect(await screen.findByText('This is the document on record')).toBeTruthy();
  drop(await bytesOf('issued'), 'issued.pdf');
  expect(await screen.findByText('Genuine, but there is a newer version')).toBeTruthy();
  drop(new Uint8Array([...(await bytesOf('signed')), 10]), 'altered.pdf');
  expect(await screen.findByText('Not the document on record')).toBeTruthy();
  expect(screen.getByText('altered.pdf')).toBeTruthy();
});
