import { expect } from 'playwright/test';
import { text as accountText } from '../../web/src/console/features/account/account.text.ts';
import { text as signInText } from '../../web/src/console/features/session/session.text.ts';
import { button, test } from '../fixtures.ts';
import { languages, openGuideSession, show, signedIn, take } from './take.ts';

for (const screen of languages)
  test(`pages that all roles see (${screen.locale})`, async ({ browser }) => {
    const visitor = await openGuideSession(browser, screen);
    await visitor.page.goto('/console/');
    await expect(button(visitor, visitor.page, signInText.signIn)).toBeVisible();
    await take(visitor, 'sign-in');

    const session = await signedIn(browser, screen, 'trade');
    const page = await show(session, '/account');
    await button(session, page, accountText.setUp).scrollIntoViewIfNeeded();
    await take(session, 'account');
  });
