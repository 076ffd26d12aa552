import { screen, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { aStaff, aUser } from '../../../../../server/src/testing/builders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { openConsole } from '../../../testing/consoleTest.tsx';

const t = await testApp();
afterAll(() => t.close());

test('the list of users masks contacts; the record shows them on request and logs it', async () => {
  const user = await aUser(t, { username: 'masked.reader', email: 'masked.reader@example.com' });
  const { client: admin } = await aStaff(t, 'admin');
  const { token } = await aStaff(t, 'service');
  const consoleApp = await openConsole(t, { path: '/users', token });
  await consoleApp.user.click(await screen.findByText('masked.reader'));
  const sheet = await screen.findByRole('dialog');
  expect(await within(sheet).findByText('ma***@example.com')).toBeTruthy();
  expect(screen.queryByText(user.email)).toBeNull();
  await consoleApp.press('Show full contact');
  expect(await within(sheet).findByText(user.email)).toBeTruthy();
  expect((await admin.consoleAudit.list({ action: 'user.contact', subjectId: String(user.id) })).total).toBe(1);
});
