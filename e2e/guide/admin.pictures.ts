import { expect } from 'playwright/test';
import { text as agreementText } from '../../web/src/console/features/agreement/agreement.text.ts';
import { text as staffText } from '../../web/src/console/features/staff/staff.text.ts';
import { openRow } from '../console.ts';
import { button, test } from '../fixtures.ts';
import { languages, show, signedIn, take } from './take.ts';

for (const screen of languages)
  test(`pictures of an administrator (${screen.locale})`, async ({ browser }) => {
    const session = await signedIn(browser, screen, 'admin');
    const { page, say } = session;
    await take(session, 'admin-board');

    await show(session, '/staff');
    await expect(button(session, page, staffText.limitsSave)).toBeVisible();
    await take(session, 'staff');
    const account = await openRow(session, '/staff', 'service');
    await expect(button(session, account, staffText.disable)).toBeVisible();
    await take(session, 'staff-account');

    for (const [path, name] of [
      ['/mail', 'mail'],
      ['/audit', 'audit'],
    ] as const) {
      await show(session, path);
      await expect(page.getByRole('row')).not.toHaveCount(1);
      await take(session, name);
    }
    await show(session, '/settings');
    await take(session, 'settings');
    await show(session, '/agreements');
    await expect(page.getByText(say(agreementText.titleHeading), { exact: true })).toBeVisible();
    await take(session, 'agreements');
  });
