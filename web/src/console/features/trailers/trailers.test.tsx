import { screen, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { aStaff } from '../../../../../server/src/testing/builders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { aTrailerSubmission } from '../../../../../server/src/testing/trailerBuilders.ts';
import { openConsole } from '../../../testing/consoleTest.tsx';

const t = await testApp();
afterAll(() => t.close());
const trailerOf = async (id: number) => (await t.visitor.programSale.detail({ id })).trailer;

test('an editor rejects one trailer with a reason and publishes another', async () => {
  const [refused, wanted] = [await aTrailerSubmission(t), await aTrailerSubmission(t)];
  const { token } = await aStaff(t, 'editor');
  const page = await openConsole(t, { path: `/trailers?open=${refused.id}`, token });
  await page.user.click(await screen.findByRole('button', { name: 'Send back' }));
  await page.fill(/^Reason/, 'A broadcaster’s logo is in the picture.');
  await page.user.click(screen.getAllByRole('button', { name: 'Send back' }).at(-1)!);
  expect(await page.toast('Sent back')).toBeTruthy();
  expect(await trailerOf(refused.programmeId)).toBeNull();

  await page.visit(`/trailers?open=${wanted.id}`);
  await page.user.click(await screen.findByRole('button', { name: 'Approve and publish' }));
  const question = await screen.findByRole('dialog', { name: 'Publish this trailer?' });
  await page.user.click(within(question).getByRole('button', { name: 'Approve and publish' }));
  expect(await page.toast('The trailer is published')).toBeTruthy();
  expect(await trailerOf(wanted.programmeId)).toMatchObject({ type: 'video/mp4' });
});
