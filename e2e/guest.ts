// Actions of a visitor before a purchase: finding a programme, registering, signing in, certification.
import { Login, Register } from '@pavilion/protocol/accounts.ts';
import { CertStatus, PersonAnswers } from '@pavilion/protocol/certification.ts';
import { IdType } from '@pavilion/protocol/enumerations.ts';
import { inLanguage, type Text } from '@pavilion/protocol/kit/text.ts';
import { expect, type Locator } from 'playwright/test';
import { agreementText } from '../web/src/parts/agreement.text.ts';
import { text as accountText } from '../web/src/site/features/accounts/accounts.text.ts';
import { text as certText } from '../web/src/site/features/certification/certification.text.ts';
import { text as licenceText } from '../web/src/site/features/programmes/licence.text.ts';
import { text as listText } from '../web/src/site/features/programmes/programmes.text.ts';
import { text as frameText } from '../web/src/site/layouts/frame.text.ts';
import { type Person, shownCode } from './apiClient.ts';
import { button, dialog, exactly, expectPath, fieldOf, labelIn, link, type Session, settled } from './fixtures.ts';
import { photo } from './pictures.ts';

/** Goes from the home page to a programme, by its title. */
export async function findProgramme(session: Session, programme: { zhTitle: string | null; enTitle: string | null }) {
  const { page, narrow, say } = session;
  await page.goto('/');
  const places = page.getByRole('navigation', { name: exactly(say(narrow ? frameText.tabs : frameText.main)) });
  await link(session, places, narrow ? frameText.programTab : frameText.programmes).click();
  await expectPath(page, '/program');
  const title = inLanguage(programme.zhTitle, programme.enTitle, session.locale).words;
  await fieldOf(session, page, listText.keyword).fill(title);
  await page.getByRole('main').getByRole('link', { name: title }).first().click();
  await expectPath(page, '/details');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Opens the licence panel: next to the programme, or in a sheet on phones. */
export async function openPanel(session: Session): Promise<Locator> {
  const { page, narrow, say } = session;
  if (!narrow) return page.getByRole('complementary', { name: exactly(say(licenceText.panelTitle)) });
  const sheet = dialog(session, licenceText.panelTitle);
  if (!(await sheet.isVisible())) await button(session, page, licenceText.open).click();
  await expect(sheet).toBeVisible();
  return sheet;
}
export interface Prompt {
  action: Text;
  title: Text;
  body: string;
  go?: Text;
}
/** Expects the amber button to name the obstacle and its popup the reason, then follows the popup's link. */
export async function expectPrompt(session: Session, { action, title, body, go }: Prompt): Promise<void> {
  const panel = await openPanel(session);
  await button(session, panel, action).click();
  const prompt = dialog(session, title);
  await expect(prompt).toContainText(body);
  await button(session, prompt, go ?? licenceText.close).click();
  await expect(prompt).toBeHidden();
}
export const logInPrompt = (session: Session): Prompt => ({
  action: licenceText.logIn,
  title: licenceText.logIn,
  body: session.say(licenceText.logInBody),
  go: licenceText.logInGo,
});
export const certifyPrompt = (session: Session): Prompt => ({
  action: licenceText.certify,
  title: licenceText.certifyTitle,
  body: session.say(licenceText.certifyBody),
  go: licenceText.certify,
});

/** Returns the login: a page, or the popup on phones. */
async function atLogin(session: Session): Promise<Locator> {
  if (!session.narrow) await expectPath(session.page, '/login');
  const place = session.narrow ? dialog(session, accountText.loginTitle) : session.page.getByRole('main');
  await expect(fieldOf(session, place, accountText.loginName)).toBeVisible();
  // A click while the new page is still being laid out can miss its button.
  await settled(session);
  return place;
}
/** Registers from the open login, with the code from the mail, and returns to the login. */
export async function register(session: Session, person: Person): Promise<void> {
  const { page, narrow, say } = session;
  await button(session, await atLogin(session), accountText.toRegister).click();
  if (!narrow) await expectPath(page, '/register');
  const place = narrow ? dialog(session, accountText.registerTitle) : page.getByRole('main');
  const field = (name: keyof typeof Register.shape) => fieldOf(session, place, labelIn(Register.shape[name]));
  await field('username').fill(person.username);
  await field('password').fill(person.password);
  await field('confirmPassword').fill(person.password);
  await field('email').fill(person.email);
  await button(session, place, accountText.getCode).click();
  await field('emailCode').fill(await shownCode(place));
  await place.getByRole('checkbox', { name: say(agreementText.lead) }).check();
  await button(session, place, accountText.register).click();
  await expect(page.getByText(say(accountText.registeredTitle)).first()).toBeVisible();
  await atLogin(session);
}
/** Signs in at the open login, and expects the page they came from. */
export async function logIn(
  session: Session,
  { username, password }: Pick<Person, 'username' | 'password'>,
): Promise<void> {
  const place = await atLogin(session);
  await fieldOf(session, place, accountText.loginName).fill(username);
  await fieldOf(session, place, labelIn(Login.shape.password)).fill(password);
  await button(session, place, accountText.login).click();
  await expect(fieldOf(session, place, accountText.loginName)).toBeHidden();
}
/** Starts signed in, as on a second visit. */
export async function signInAgain({ page }: Session, { token }: { token: string }): Promise<void> {
  await page.goto('/mark.svg'); // a URL of the site without the app
  await page.evaluate((kept) => {
    localStorage.setItem('token', kept);
    localStorage.setItem('isAuthenticated', 'true');
  }, token);
}

/** Goes from the certification page to the filled form of a person. */
export async function beginCertification(session: Session, person: Person): Promise<void> {
  const { page, say } = session;
  await expectPath(page, '/personal/userAuthe');
  await page.getByRole('link', { name: say(certText.personTitle) }).click();
  await expectPath(page, '/personUserAuthe');
  const main = page.getByRole('main');
  const field = (name: keyof typeof PersonAnswers.shape) => fieldOf(session, main, labelIn(PersonAnswers.shape[name]));
  await field('name').fill(person.name);
  await field('idType').selectOption(String(IdType.passport));
  await field('idNumber').fill(person.idNumber);
  await field('phone').fill(person.phone);
  await field('zhSignatory').fill(person.name);
  await field('enSignatory').fill(person.enName);
  await field('zhAddress').fill(person.zhAddress);
  await field('enAddress').fill(person.enAddress);
  await expect(field('email')).toHaveValue(person.email);
  for (const name of ['idFront', 'idBack'] as const) {
    await field(name).setInputFiles(await photo(`${name}.jpg`));
    await expect(main.getByRole('img', { name: `${name}.jpg` })).toBeVisible();
  }
}
/** Ticks, sends, confirms; the certification page then shows that the application is in review. */
export async function submitApplication(session: Session): Promise<void> {
  const { page, say } = session;
  const main = page.getByRole('main');
  await main.getByRole('checkbox', { name: say(agreementText.lead) }).check();
  await button(session, main, certText.submit).click();
  await button(session, dialog(session, certText.confirmTitle), certText.submit).click();
  await expectPath(page, '/personal/userAuthe');
  await expectCertStatus(session, CertStatus.inReview);
}
export async function expectCertStatus(session: Session, status: CertStatus): Promise<void> {
  const words = session.say(CertStatus.label(status));
  await expect(session.page.getByRole('main').getByText(words, { exact: true })).toBeVisible();
}
