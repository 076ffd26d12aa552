import { CertStatus, PersonAnswers } from '@pavilion/protocol/certification.ts';
import { IdType } from '@pavilion/protocol/enumerations.ts';
import { expect } from 'playwright/test';
import { certificationText } from '../web/src/parts/certification.text.ts';
import { text as certText } from '../web/src/site/features/certification/certification.text.ts';
import { text as licenceText } from '../web/src/site/features/programmes/licence.text.ts';
import { openBoard } from './buyer.ts';
import { refuseApplication, signInAtDesk } from './desk.ts';
import { certifyPrompt, expectCertStatus, logInPrompt, meetPrompt, openPanel, returnAs, sendPapers } from './guest.ts';
import { applied, registered, reviewed } from './house.ts';
import { findFree } from './market.ts';
import {
  button,
  dialog,
  expectPath,
  fieldOf,
  goTo,
  labelIn,
  narrowChinese,
  narrowEnglish,
  type Screen,
  takeSeat,
  test,
  wideChinese,
  wideEnglish,
} from './stage.ts';

/** What the reviewer writes; the buyer must read it word for word. */
const reason = 'The photo of the back is not readable (反面照片不清晰)';

for (const screen of [wideEnglish, narrowChinese] satisfies Screen[])
  test(`a buyer is told at each stage what stands before a licence (${screen.name})`, async ({ browser }) => {
    const seat = await takeSeat(browser, screen);
    const find = await findFree({ exclusive: false });
    const user = await registered(undefined, screen.locale);

    await test.step('signed out: please log in first', async () => {
      await openBoard(seat, find);
      await meetPrompt(seat, logInPrompt(seat));
      if (screen.narrow) await expect(dialog(seat, { zh: '登录', en: 'Sign in' })).toBeVisible();
      else await expectPath(seat.page, '/login');
    });
    await returnAs(seat, user);
    await test.step('not certified: go to certify', async () => {
      await openBoard(seat, find);
      await meetPrompt(seat, certifyPrompt(seat));
      await expectPath(seat.page, '/personal/userAuthe');
    });
    await test.step('in review: told so, and nothing to do', async () => {
      await applied(user);
      await openBoard(seat, find);
      const { inReview, inReviewBody } = licenceText;
      await meetPrompt(seat, { action: inReview, title: inReview, body: seat.say(inReviewBody) });
      await expectPath(seat.page, '/details');
    });
    await test.step('failed: the reason, and recertify', async () => {
      await reviewed(user.username, reason);
      await openBoard(seat, find);
      const { failed, failedTitle, recertify } = licenceText;
      await meetPrompt(seat, { action: failed, title: failedTitle, body: reason, go: recertify });
      await expectPath(seat.page, '/personal/userAuthe');
    });
    expect(seat.faults).toEqual([]);
  });

for (const screen of [wideChinese, narrowEnglish] satisfies Screen[])
  test(`a failed certification tells its reason and is repeated with the last answers (${screen.name})`, async ({
    browser,
  }) => {
    const seat = await takeSeat(browser, screen);
    const desk = await takeSeat(browser, wideEnglish);
    const { page, say } = seat;
    const user = await registered(undefined, screen.locale);
    await applied(user);
    await returnAs(seat, user);

    await test.step('the reviewer sends it back with a reason', async () => {
      await signInAtDesk(desk, 'reviewer');
      await refuseApplication(desk, user.username, reason);
    });
    await test.step('the applicant reads the reason', async () => {
      await goTo(seat, '/personal/userAuthe');
      await expectCertStatus(seat, CertStatus.failed);
      await expect(page.getByText(say(certificationText.failedBecause, reason))).toBeVisible();
    });
    await test.step('finds the last answers and photos filled in', async () => {
      await page.getByRole('link', { name: say(certText.personTitle) }).click();
      await expectPath(page, '/personUserAuthe');
      const field = (name: keyof typeof PersonAnswers.shape) => fieldOf(seat, page, labelIn(PersonAnswers.shape[name]));
      await expect(page.getByText(say(certText.lastAnswers))).toBeVisible();
      await expect(field('name')).toHaveValue(user.name);
      await expect(field('idType')).toHaveValue(String(IdType.passport));
      await expect(field('idNumber')).toHaveValue(user.idNumber);
      await expect(field('phone')).toHaveValue(user.phone);
      await expect(page.getByRole('main').getByRole('img')).toHaveCount(2);
    });
    await test.step('sends them again and is certified', async () => {
      await sendPapers(seat);
      await reviewed(user.username);
      await goTo(seat, '/personal/userAuthe');
      await expectCertStatus(seat, CertStatus.certified);
    });
    await test.step('may now apply for a licence', async () => {
      await openBoard(seat, await findFree({ exclusive: false }));
      await expect(button(seat, await openPanel(seat), licenceText.apply)).toBeEnabled();
    });
    expect(seat.faults).toEqual([]);
    expect(desk.faults).toEqual([]);
  });
