import { CertStatus } from '@pavilion/protocol/certification.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { aPrivateFile, aUser, testPassword } from '../../../../../server/src/testing/builders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { setLocale } from '../../../lib/locale.ts';
import { openSite } from '../../../testing/siteTest.tsx';

const t = await testApp();
afterAll(() => t.close());
const statusOf = async (id: number) =>
  (await t.db.selectFrom('users').select('certStatus').where('id', '=', id).executeTakeFirstOrThrow()).certStatus;

test('a wrong ID number is refused at its field while the rest is still empty, and another document has another rule', async () => {
  const { token } = await aUser(t);
  const site = await openSite(t, { paths: ['/personUserAuthe'], token });
  await site.fill(/^ID number/, '110101199003078888');
  await site.user.tab();
  const error = await screen.findByText('Please enter a valid ID number');
  expect(screen.getByLabelText(/^ID number/).getAttribute('aria-describedby')).toBe(error.id);

  await site.user.selectOptions(screen.getByLabelText(/^ID type/), 'Passport');
  await site.fill(/^ID number/, 'E12345678');
  await waitFor(() => expect(screen.queryByText('Please enter a valid ID number')).toBeNull());
});

test('each missing picture and the unticked agreement are reported', async () => {
  const { id, token } = await aUser(t);
  const site = await openSite(t, { paths: ['/personUserAuthe'], token });
  await site.press('Submit');
  for (const words of ['front photo', 'back photo'])
    expect(await screen.findAllByText(`Please upload the ${words} of the ID`)).toHaveLength(2);
  expect(await screen.findAllByText('Please read and check Agree')).toHaveLength(2);
  expect(await statusOf(id)).toBe(CertStatus.none);
});

test('a user whose application failed reads why, finds the last answers and submits them again', async () => {
  const { id, token, client } = await aUser(t);
  await client.user.authPersonIdentity({
    name: 'Lin Xiaowen',
    idType: 2,
    idNumber: 'E87654321',
    phone: '13800138000',
    email: 'lin@example.com',
    idFront: await aPrivateFile(t, id),
    idBack: await aPrivateFile(t, id),
    zhAddress: '九龙弥敦道 100 号',
    enAddress: '100 Nathan Road, Kowloon',
    zhSignatory: '林晓雯',
    enSignatory: 'Lin Xiaowen',
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
  // Unlike browsers, happy-dom loses the selected option of a select that a form fills in.
  await site.user.selectOptions(screen.getByLabelText(/^ID type/), 'Passport');
  await site.user.click(screen.getByRole('checkbox', { name: /I have read and agree/ }));
  await site.press('Submit');
  expect(await screen.findByText('Submit your application?')).toBeTruthy();
  expect(await statusOf(id)).toBe(CertStatus.failed);
  await site.user.click(screen.getAllByRole('button', { name: 'Submit' }).at(-1)!);
  await site.toast('Your application has been submitted');
  expect(await statusOf(id)).toBe(CertStatus.inReview);
});

test('a change of language keeps what was entered', async () => {
  const { token } = await aUser(t);
  const site = await openSite(t, { paths: ['/enterpriseUserAuthe'], token });
  await site.fill(/^Contact/, 'Lin Xiaowen');
  await act(async () => setLocale('zh-CN'));
  expect(await screen.findByLabelText(/^联系人/)).toHaveProperty('value', 'Lin Xiaowen');
  await act(async () => setLocale('en-US'));
  expect(await screen.findByLabelText(/^Contact/)).toHaveProperty('value', 'Lin Xiaowen');
});

test('an expired session asks for the password over the form, which stays', async () => {
  const { id, token, client, username } = await aUser(t);
  const site = await openSite(t, { paths: ['/personUserAuthe'], token });
  await site.fill(/^Real name/, 'Lin Xiaowen');
  await client.user.logout();
  await site.user.upload(
    screen.getByLabelText(/^ID front photo/),
    new File([new Uint8Array(8)], 'front.png', { type: 'image/png' }),
  );
  const dialog = await screen.findByRole('dialog');
  expect(screen.getByLabelText(/^Real name/)).toHaveProperty('value', 'Lin Xiaowen');
  await site.fill(/User name or email/i, username);
  await site.fill(/^Password/, testPassword);
  await site.user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText(/^Real name/)).toHaveProperty('value', 'Lin Xiaowen');
  expect(await statusOf(id)).toBe(CertStatus.none);
});

test('a user certified earlier is asked for the address and signatory of contracts, with known values filled in', async () => {
  const { id, token } = await aUser(t, { certified: 'enterprise' });
  await t.sql`update certifications set answers = answers - '{zhAddress,enAddress,zhSignatory,enSignatory,zhTitle,enTitle}'::text[]
    where user_id = ${id}`;
  const site = await openSite(t, { paths: ['/personal/userAuthe'], token });
  expect(await screen.findByText(/Please complete this before your next order or signature/)).toBeTruthy();
  expect(screen.getByLabelText(/^Signatory \(Chinese\)/)).toHaveProperty('value', '陈嘉怡');
  await site.fill(/^Signatory \(English\)/, '陈嘉怡');
  await site.press('Save');
  expect(await screen.findByText('Please use English here, without Chinese characters')).toBeTruthy();
  await site.fill(/^Signatory \(English\)/, 'Chan Ka Yee');
  await site.fill(/^Title of the signatory \(Chinese\)/, '版权总监');
  await site.fill(/^Title of the signatory \(English\)/, 'Head of Rights');
  await site.fill(/^Address in contracts \(English\)/, '100 Nathan Road, Kowloon');
  await site.press('Save');
  await site.toast('Saved for your next contracts');
  expect(await screen.findByText('Chan Ka Yee')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Change address or signatory' })).toBeTruthy();
});
