import { CertStatus, PersonAnswers } from '@pavilion/protocol/certification.ts';
import { IdType } from '@pavilion/protocol/enumerations.ts';
import { expect } from 'playwright/test';
import { text as certText } from '../web/src/site/features/certification/certification.text.ts';
import { text as licenceText } from '../web/src/site/features/programmes/licence.text.ts';
import { certificationText } from '../web/src/site/parts/certification.text.ts';
import { applied, registered, reviewed } from './apiClient.ts';
import { openBoard } from './buyer.ts';
import { refuseApplication, signInToConsole } from './console.ts';
import {
  button,
  dialog,
  expectPath,
  fieldOf,
  goTo,
  labelIn,
  narrowChinese,
  narrowEnglish,
  openSession,
  type Screen,
  test,
  wideChinese,
  wideEnglish,
} from './fixtures.ts';
import {
  certifyPrompt,
  expectCertStatus,
  expectPrompt,
  logInPrompt,
  openPanel,
  signInAgain,
  submitApplication,
} from './guest.ts';
import { findFree } from './market.ts';

/** The reviewer's reason, which the buyer must read verbatim. */
const reason = 'The photo of the back is not readable (反面照片不清晰)';

for (const screen of [wideEnglish, narrowChinese] satisfies Screen[])
  test(`a buyer sees at each stage what is missing for a licence (${screen.name})`, async ({ browser }) => {
    const session = await openSession(browser, screen);
    const find = await findFree({ exclusive: false });
    const user = await registered(undefined, screen.locale);

    await test.step('signed out: please log in first', async () => {
      await openBoard(session, find);
      await expectPrompt(session, logInPrompt(session));
      if (screen.narrow) await expect(dialog(session, { zh: '登录', en: 'Sign in' })).toBeVisible();
      else await expectPath(session.page, '/login');
    });
    await signInAgain(session, user);
    await test.step('not certified: go to certify', async () => {
      await openBoard(session, find);
      await expectPrompt(session, certifyPrompt(session));
      await expectPath(session.page, '/personal/userAuthe');
    });
    await test.step('in review: a message, and no action', async () => {
      await applied(user);
      await openBoard(session, find);
      const { inReview, inReviewBody } = licenceText;
      await expectPrompt(session, { action: inReview, title: inReview, body: session.say(inReviewBody) });
      await expectPath(session.page, '/details');
    });
    await test.step('failed: the reason, and recertify', async () => {
      await reviewed(user.username, reason);
      await openBoard(session, find);
      const { failed, failedTitle, recertify } = licenceText;
      await expectPrompt(session, { action: failed, title: failedTitle, body: reason, go: recertify });
      await expectPath(session.page, '/personal/userAuthe');
    });
    expect(session.faults).toEqual([]);
  });

for (const screen of [wideChinese, narrowEnglish] satisfies Screen[])
  test(`a failed certification shows its reason and is repeated with the last answers (${screen.name})`, async ({
    browser,
  }) => {
    const session = await openSession(browser, screen);
    const staff = await openSession(browser, wideEnglish);
    const { page, say } = session;
    const user = await registered(undefined, screen.locale);
    await applied(user);
    await signInAgain(session, user);

    await test.step('the reviewer rejects it with a reason', async () => {
      await signInToConsole(staff, 'reviewer');
      await refuseApplication(staff, user.username, reason);
    });
    await test.step('the applicant reads the reason', async () => {
      await goTo(session, '/personal/userAuthe');
      await expectCertStatus(session, CertStatus.failed);
      await expect(page.getByText(say(certificationText.failedBecause, reason))).toBeVisible();
    });
    await test.step('finds the last answers and photos filled in', async () => {
      await page.getByRole('link', { name: say(certText.personTitle) }).click();
      await expectPath(page, '/personUserAuthe');
      const field = (name: keyof typeof PersonAnswers.shape) =>
        fieldOf(session, page, labelIn(PersonAnswers.shape[name]));
      await expect(page.getByText(say(certText.lastAnswers))).toBeVisible();
      await expect(field('name')).toHaveValue(user.name);
      await expect(field('idType')).toHaveValue(String(IdType.passport));
      await expect(field('idNumber')).toHaveValue(user.idNumber);
      await expect(field('phone')).toHaveValue(user.phone);
      await expect(page.getByRole('main').getByRole('img')).toHaveCount(2);
    });
    await test.step('submits them again and is certified', async () => {
      await submitApplication(session);
      await reviewed(user.username);
      await goTo(session, '/personal/userAuthe');
      await expectCertStatus(session, CertStatus.certified);
    });
    await test.step('may now apply for a licence', async () => {
      await openBoard(session, await findFree({ exclusive: false }));
      await expect(button(session, await openPanel(session), licenceText.apply)).toBeEnabled();
    });
    expect(session.faults).toEqual([]);
    expect(staff.faults).toEqual([]);
  });
