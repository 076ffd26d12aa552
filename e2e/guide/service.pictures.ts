import { expect } from 'playwright/test';
import { text as usersText } from '../../web/src/console/features/administration/administration.text.ts';
import { text as lettersText } from '../../web/src/console/features/companies/contacts.text.ts';
import { openRow } from '../console.ts';
import { button, test } from '../fixtures.ts';
import { languages, show, signedIn, take } from './take.ts';

for (const screen of languages)
  test(`pictures of the service desk (${screen.locale})`, async ({ browser }) => {
    const session = await signedIn(browser, screen, 'service');
    const { page } = session;
    await show(session, '/contacts?handled=false');
    await expect(page.getByRole('row')).not.toHaveCount(1);
    await take(session, 'letters');
    await page.getByRole('row').nth(2).click();
    await expect(button(session, page.getByRole('dialog'), lettersText.markHandled)).toBeVisible();
    await take(session, 'letter');

    const user = await openRow(session, '/users', 'enterprise');
    await expect(button(session, user, usersText.showContact)).toBeVisible();
    await take(session, 'user');
  });
