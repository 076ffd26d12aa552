import { CertStatus } from '@pavilion/protocol/certification.ts';
import { expect } from 'playwright/test';
import { text as certText } from '../../web/src/console/features/certification/certification.text.ts';
import { openRow } from '../console.ts';
import { button, dialog, test } from '../fixtures.ts';
import { languages, show, signedIn, take } from './take.ts';

for (const screen of languages)
  test(`pictures of a reviewer (${screen.locale})`, async ({ browser }) => {
    const session = await signedIn(browser, screen, 'reviewer');
    const { page } = session;
    await show(session, '/certifications');
    await expect(page.getByRole('row')).not.toHaveCount(1);
    await take(session, 'certifications');

    const sheet = await openRow(session, `/certifications?status=${CertStatus.inReview}`, 'inreview');
    await expect(sheet.getByRole('img')).toHaveCount(3);
    await take(session, 'certification');
    await button(session, sheet, certText.reject).click();
    await expect(dialog(session, certText.reject)).toBeVisible();
    await take(session, 'certification-reject');
  });
