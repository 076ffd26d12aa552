import { limits } from '@pavilion/protocol/limits.ts';
import { expect, type Page } from 'playwright/test';
import { agreementText } from '../web/src/parts/agreement.text.ts';
import { text as accountText } from '../web/src/site/features/accounts/accounts.text.ts';
import { text as homeText } from '../web/src/site/features/home/home.text.ts';
import { text as licenceText } from '../web/src/site/features/programmes/licence.text.ts';
import { text as listText } from '../web/src/site/features/programmes/programmes.text.ts';
import { text as frameText } from '../web/src/site/layouts/frame.text.ts';
import { text as menuText } from '../web/src/site/layouts/menu.text.ts';
import {
  button,
  dialog,
  exactly,
  expectPath,
  goTo,
  link,
  narrowChinese,
  narrowEnglish,
  openSession,
  type Session,
  scrolled,
  scrollTo,
  settled,
  test,
  wideChinese,
  wideEnglish,
} from './fixtures.ts';
import { openPanel } from './guest.ts';
import { findFree } from './market.ts';

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const menuOf = ({ page, say }: Session) => page.getByRole('dialog', { name: exactly(say(frameText.menu)) });
async function openMenu(session: Session) {
  await session.page
    .getByRole('banner')
    .getByRole('button', { name: exactly(session.say(frameText.menu)) })
    .click();
  await expect(menuOf(session)).toBeVisible();
  return menuOf(session);
}

test('the language changes at once and is stored', async ({ browser }) => {
  const session = await openSession(browser, wideChinese);
  const { page } = session;
  await page.goto('/#/program');
  await expect(page).toHaveTitle(`${listText.pageTitle.zh} · ${frameText.brand.zh}`);
  // It opens under the mouse and closes when the mouse leaves.
  const opener = page.getByRole('banner').getByRole('button', { name: new RegExp(frameText.language.zh) });
  await opener.hover();
  await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
  await page.mouse.move(300, 600);
  await expect(page.getByRole('button', { name: 'English' })).toBeHidden();
  await opener.hover();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveTitle(`${listText.pageTitle.en} · ${frameText.brand.en}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  expect(await kept(page, 'locale')).toBe('en-US');
  await page.reload();
  await expect(page).toHaveTitle(`${listText.pageTitle.en} · ${frameText.brand.en}`);
  // The server then sends the page in the chosen language.
  const html = await (await page.context().request.get('/')).text();
  expect(html).toContain('<html lang="en-US">');
  expect(session.faults).toEqual([]);
});

test('on phones the side menu changes the language', async ({ browser }) => {
  const session = await openSession(browser, narrowEnglish);
  await session.page.goto('/');
  const menu = await openMenu(session);
  await button(session, menu, { zh: '', en: '简体中文' }).click();
  await expect(session.page.getByRole('dialog', { name: frameText.menu.zh })).toBeVisible();
  await expect(session.page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  expect(session.faults).toEqual([]);
});

test('the side menu locks the page’s scrolling, and every change of route closes it', async ({ browser }) => {
  const session = await openSession(browser, narrowChinese);
  const { page } = session;
  await page.goto('/#/program');
  await settled(session);
  const menu = await openMenu(session);
  await page.mouse.move(20, 500);
  await page.mouse.wheel(0, 600);
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  expect(await scrolled(session)).toBe(0);
  await link(
    session,
    menu.getByRole('navigation', { name: exactly(session.say(frameText.main)) }),
    frameText.home,
  ).click();
  await expectPath(page, '/home');
  await expect(menu).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  // The category list is loaded with the menu and links to the list.
  const again = await openMenu(session);
  const categories = again.getByRole('list', { name: exactly(session.say(menuText.categories)) });
  await expect(categories.getByRole('link')).toHaveCount(5);
  await page.goBack();
  await expect(again).toBeHidden();
  await expectPath(page, '/program');
  expect(session.faults).toEqual([]);
});

for (const [screen, after] of [
  [wideEnglish, limits.backToTopWidePx],
  [narrowEnglish, limits.backToTopPx],
] as const)
  test(`the button back to the top appears after ${after} px (${screen.name})`, async ({ browser }) => {
    const session = await openSession(browser, screen);
    const { page } = session;
    await page.goto('/#/program');
    await settled(session);
    const up = button(session, page, frameText.backToTop);
    await scrollTo(session, after - 5);
    await expect(up).toBeHidden();
    await scrollTo(session, after + 5);
    await expect(up).toBeVisible();
    await scrollTo(session, 800);
    await up.click();
    await expect.poll(() => scrolled(session)).toBe(0);
    await expect(up).toBeHidden();
    // Another page begins at its top.
    await scrollTo(session, 700);
    await page.goto('/#/agreement');
    await expectPath(page, '/agreement');
    await expect.poll(() => scrolled(session)).toBe(0);
    expect(session.faults).toEqual([]);
  });

test('popups close when the route changes', async ({ browser }) => {
  const session = await openSession(browser, wideEnglish);
  const { page } = session;
  const { programme } = await findFree({ exclusive: false });
  await page.goto('/#/program');
  await settled(session);
  await page.goto(`/#/details?id=${programme.id}`);
  await button(session, await openPanel(session), licenceText.logIn).click();
  await expect(dialog(session, licenceText.logIn)).toBeVisible();
  await page.goBack();
  await expectPath(page, '/program');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(session.faults).toEqual([]);
});

test('on phones popups close when the route changes', async ({ browser }) => {
  const session = await openSession(browser, narrowEnglish);
  const { page, say } = session;
  await page.goto('/#/program');
  await settled(session);
  await page.goto('/#/personal/defaults');
  await button(session, page.getByRole('main'), accountText.login).click();
  await expect(dialog(session, accountText.loginTitle)).toBeVisible();
  await page.goBack();
  await expectPath(page, '/program');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The agreement comes from below, 80 % of the screen high.
  await button(session, await openMenu(session), menuText.agreement).click();
  const sheet = page.getByRole('dialog').filter({ hasText: say(agreementText.fullTitle) });
  await expect(sheet).toBeVisible();
  await settled(session);
  const box = (await sheet.boundingBox())!;
  expect(Math.round(box.height)).toBe(Math.round((812 * limits.agreementPopupPercent) / 100));
  expect(Math.round(box.y + box.height)).toBe(812);
  await page.goForward();
  await expectPath(page, '/personal/defaults');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(session.faults).toEqual([]);
});

test('the login popup of phones switches between its three views', async ({ browser }) => {
  const session = await openSession(browser, narrowChinese);
  const { page } = session;
  await page.goto('/#/login');
  // It is over the home page, whose path stays.
  await expectPath(page, '/home');
  const [login, register, forgot] = [
    dialog(session, accountText.loginTitle),
    dialog(session, accountText.registerTitle),
    dialog(session, accountText.forgotTitle),
  ];
  const close = (popup: typeof login) => popup.getByRole('button', { name: '关闭' }).click();
  await expect(login).toBeVisible();
  await button(session, login, accountText.toRegister).click();
  await expect(register.getByText(session.say(accountText.benefitsTitle))).toBeVisible();
  await button(session, register, accountText.toLogin).click();
  await button(session, login, accountText.toForgot).click();
  await expect(button(session, forgot, accountText.nextStep)).toBeVisible();
  // Closing returns to the login first, then to the page.
  await close(forgot);
  await expect(login).toBeVisible();
  await button(session, login, accountText.toRegister).click();
  await expect(register).toBeVisible();
  await close(register);
  await expect(login).toBeVisible();
  await close(login);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(session.faults).toEqual([]);
});

test('a second visit paints from stored data, before the server responds', async ({ browser }) => {
  const session = await openSession(browser, wideEnglish);
  const { page, say } = session;
  await page.goto('/');
  const hero = page.getByRole('region', { name: say(homeText.hero) });
  const title = await hero.getByRole('heading', { level: 1 }).innerText();
  await expect.poll(() => kept(page, 'homePage'), { timeout: 15_000 }).toContain(title);
  // The page comes without its data, and the server delays every response.
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/(id="home-data">).*?<\/script>/s, '$1</script>');
    await route.fulfill({ response: answer, body, headers: { 'content-type': 'text/html; charset=utf-8' } });
  });
  let requested = 0;
  await page.route('/api/**', () => {
    requested += 1;
  });
  await goTo(session, '/home');
  await expect(hero.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(requested).toBeGreaterThan(0);
});
