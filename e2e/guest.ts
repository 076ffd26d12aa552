// What a visitor does on the site until they may buy: finding a programme, registering, signing in, certification.
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
import { type Person, shownCode } from './house.ts';
import { photo } from './pictures.ts';
import { button, dialog, exactly, expectPath, fieldOf, labelIn, link, type Seat, settled } from './stage.ts';

/** From the home page to a programme, by its title. */
export async function findProgramme(seat: Seat, programme: { zhTitle: string | null; enTitle: string | null }) {
  const { page, narrow, say } = seat;
  await page.goto('/');
  const places = page.getByRole('navigation', { name: exactly(say(narrow ? frameText.tabs : frameText.main)) });
  await link(seat, places, narrow ? frameText.programTab : frameText.programmes).click();
  await expectPath(page, '/program');
  const title = inLanguage(programme.zhTitle, programme.enTitle, seat.locale).words;
  await fieldOf(seat, page, listText.keyword).fill(title);
  await page.getByRole('main').getByRole('link', { name: title }).first().click();
  await expectPath(page, '/details');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** The licence panel: beside the programme, or in a sheet on phones. */
export async function openPanel(seat: Seat): Promise<Locator> {
  const { page, narrow, say } = seat;
  if (!narrow) return page.getByRole('complementary', { name: exactly(say(licenceText.panelTitle)) });
  const sheet = dialog(seat, licenceText.panelTitle);
  if (!(await sheet.isVisible())) await button(seat, page, licenceText.open).click();
  await expect(sheet).toBeVisible();
  return sheet;
}
export interface Prompt {
  action: Text;
  title: Text;
  body: string;
  go?: Text;
}
/** The amber button says what stands in the way, its popup why; then on to where it leads. */
export async function meetPrompt(seat: Seat, { action, title, body, go }: Prompt): Promise<void> {
  const panel = await openPanel(seat);
  await button(seat, panel, action).click();
  const prompt = dialog(seat, title);
  await expect(prompt).toContainText(body);
  await button(seat, prompt, go ?? licenceText.close).click();
  await expect(prompt).toBeHidden();
}
export const logInPrompt = (seat: Seat): Prompt => ({
  action: licenceText.logIn,
  title: licenceText.logIn,
  body: seat.say(licenceText.logInBody),
  go: licenceText.logInGo,
});
export const certifyPrompt = (seat: Seat): Prompt => ({
  action: licenceText.certify,
  title: licenceText.certifyTitle,
  body: seat.say(licenceText.certifyBody),
  go: licenceText.certify,
});

/** Where the login stands: a page, or the popup on phones. */
async function atLogin(seat: Seat): Promise<Locator> {
  if (!seat.narrow) await expectPath(seat.page, '/login');
  const place = seat.narrow ? dialog(seat, accountText.loginTitle) : seat.page.getByRole('main');
  await expect(fieldOf(seat, place, accountText.loginName)).toBeVisible();
  // A press while the new page still takes its place can miss its button.
  await settled(seat);
  return place;
}
/** Registers from the open login, with the code from the mail, and stands at the login again. */
export async function register(seat: Seat, person: Person): Promise<void> {
  const { page, narrow, say } = seat;
  await button(seat, await atLogin(seat), accountText.toRegister).click();
  if (!narrow) await expectPath(page, '/register');
  const place = narrow ? dialog(seat, accountText.registerTitle) : page.getByRole('main');
  const field = (name: keyof typeof Register.shape) => fieldOf(seat, place, labelIn(Register.shape[name]));
  await field('username').fill(person.username);
  await field('password').fill(person.password);
  await field('confirmPassword').fill(person.password);
  await field('email').fill(person.email);
  await button(seat, place, accountText.getCode).click();
  await field('emailCode').fill(await shownCode(place));
  await place.getByRole('checkbox', { name: say(agreementText.lead) }).check();
  await button(seat, place, accountText.register).click();
  await expect(page.getByText(say(accountText.registeredTitle)).first()).toBeVisible();
  await atLogin(seat);
}
/** Signs in at the open login, and stands where they came from. */
export async function logIn(seat: Seat, { username, password }: Pick<Person, 'username' | 'password'>): Promise<void> {
  const place = await atLogin(seat);
  await fieldOf(seat, place, accountText.loginName).fill(username);
  await fieldOf(seat, place, labelIn(Login.shape.password)).fill(password);
  await button(seat, place, accountText.login).click();
  await expect(fieldOf(seat, place, accountText.loginName)).toBeHidden();
}
/** Signed in from the start, as on a second visit. */
export async function returnAs({ page }: Seat, { token }: { token: string }): Promise<void> {
  await page.goto('/mark.svg'); // a place of the site without the app
  await page.evaluate((kept) => {
    localStorage.setItem('token', kept);
    localStorage.setItem('isAuthenticated', 'true');
  }, token);
}

/** From the certification page to the filled form of a person. */
export async function beginCertification(seat: Seat, person: Person): Promise<void> {
  const { page, say } = seat;
  await expectPath(page, '/personal/userAuthe');
  await page.getByRole('link', { name: say(certText.personTitle) }).click();
  await expectPath(page, '/personUserAuthe');
  const main = page.getByRole('main');
  const field = (name: keyof typeof PersonAnswers.shape) => fieldOf(seat, main, labelIn(PersonAnswers.shape[name]));
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
/** Ticks, sends, confirms; the certification page then says that the papers are in review. */
export async function sendPapers(seat: Seat): Promise<void> {
  const { page, say } = seat;
  const main = page.getByRole('main');
  await main.getByRole('checkbox', { name: say(agreementText.lead) }).check();
  await button(seat, main, certText.submit).click();
  await button(seat, dialog(seat, certText.confirmTitle), certText.submit).click();
  await expectPath(page, '/personal/userAuthe');
  await expectCertStatus(seat, CertStatus.inReview);
}
export async function expectCertStatus(seat: Seat, status: CertStatus): Promise<void> {
  const words = seat.say(CertStatus.label(status));
  await expect(seat.page.getByRole('main').getByText(words, { exact: true })).toBeVisible();
}
