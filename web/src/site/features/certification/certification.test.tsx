import { CertStatus } from '@pavilion/protocol/certification.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { aPrivateFile, aUser } from '../../../../../server/src/testing/builders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { openSite } from '../../../testing/siteTest.tsx';

const t = await testApp();
afterAll(() => t.close());
const statusOf = async (id: number) =>
  (await t.db.selectFrom('users').select('certStatus').where('id', '=', id).executeTakeFirstOrThrow()).certStatus;

test('a wrong ID number is refused beside its field while the rest is still empty, and another paper has another rule', async () => {
  const { token } = await aUser(t);
  const site = await openSite(t, { paths: ['/personUserAuthe'], token });
  await site.fill(/^ID number/, '110101199003078888');
  await site.user.tab();
  const told = await screen.findByText('Please enter a valid ID number');
  expect(screen.getByLabelText(/^ID number/).getAttribute('aria-describedby')).toBe(told.id);

  await site.user.selectOptions(screen.getByLabelText(/^ID type/), 'Passport');
  await site.fill(/^ID number/, 'E12345678');
  await waitFor(() => expect(screen.queryByText('Please enter a valid ID number')).toBeNull());
});

test('each missing picture and the unticked agreement are told', async () => {
  const { id, token } = await aUser(t);
  const site = await openSite(t, { paths: ['/personUserAuthe'], token });
  await site.press('Submit');
  for (const words of ['front photo', 'back photo'])
    expect(await screen.findAllByText(`Please upload the ${words} of the ID`)).toHaveLength(2);
  expect(await screen.findAllByText('Please read and check Agree')).toHaveLength(2);
  expect(await statusOf(id)).toBe(CertStatus.none);
});

test('somebody whose application failed reads why, finds the last answers and sends them again', async () => {
  const { id, token, client } = await aUser(t);
  await client.user.authPersonIdentity({
    name: 'Lin Xiaowen',
    idType: 2,
    idNumber: 'E87654321',
    phone: '13800138000',
    email: 'lin@example.com',
    idFront: await aPrivateFile(t, id),
    idBack: await aPrivateFile(t, id),
    agreed: true,
  });
  await t.db
    .updateTable('certifications')
    .set({ status: CertStatus.failed, reason: 'The photo is blurred', reviewedAt: t.clock.now })
    .where('userId', '=', id)
    .execute();
  await t.db.updateTable('users').set({ certStatus: CertStatus.failed }).where('id', '=', id).execute();

  const site = await openSite(t, { paths: ['/personUserAuthe'], token });
  expect(await screen.findByText('Review failed: The photo is blurred')).toBeTruthy();
  expect(await screen.findByLabelText(/^Real name/)).toHaveProperty('value', 'Lin Xiaowen');
  // This test browser, unlike others, forgets the chosen line of a list that a form fills in.
  await site.user.selectOptions(screen.getByLabelText(/^ID type/), 'Passport');
  await site.user.click(screen.getByRole('checkbox', { name: /I have read and agree/ }));
  await site.press('Submit');
  expect(await screen.findByText('Submit your papers?')).toBeTruthy();
  expect(await statusOf(id)).toBe(CertStatus.failed);
  await site.user.click(screen.getAllByRole('button', { name: 'Submit' }).at(-1)!);
  await site.told('Your papers are on their way');
  expect(await statusOf(id)).toBe(CertStatus.inReview);
});
