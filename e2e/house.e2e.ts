import { limits } from '@pavilion/protocol/limits.ts';
import { expect, type Page } from 'playwright/test';
import { agreementText } from '../web/src/parts/agreement.text.ts';
import { text as accountText } from '../web/src/site/features/accounts/accounts.text.ts';
import { text as homeText } from '../web/src/site/features/home/home.text.ts';
import { text as licenceText } from '../web/src/site/features/programmes/licence.text.ts';
import { text as listText } from '../web/src/site/features/programmes/programmes.text.ts';
import { text as frameText } from '../web/src/site/layouts/frame.text.ts';
import { text as menuText } from '../web/src/site/layouts/menu.text.ts';
import { openPanel } from './guest.ts';
import { findFree } from './market.ts';
import {
  button,
  dialog,
  exactly,
  expectPath,
  goTo,
  link,
  narrowChinese,
  narrowEnglish,
  type Seat,
  scrolled,
  scrollTo,
  settled,
  takeSeat,
  test,
  wideChinese,
  wideEnglish,
} from './stage.ts';

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const menuOf = ({ page, say }: Seat) => page.getByRole('dialog', { name: exactly(say(frameText.menu)) });
async function openMenu(seat: Seat) {
  await seat.page
    .getByRole('banner')
    .getByRole('button', { name: exactly(seat.say(frameText.menu)) })
    .click();
  await expect(menuOf(seat)).toBeVisible();
  return menuOf(seat);
}

test('the language changes on the spot and is kept', async ({ browser }) => {
  const seat = await takeSeat(browser, wideChinese);
  const { page } = seat;
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
  // The server sends the home shell in the chosen language from now on.
  const html = await (await page.context().request.get('/')).text();
  expect(html).toContain('<html lang="en-US">');
  expect(seat.faults).toEqual([]);
});

test('on phones the side menu changes the language', async ({ browser }) => {
  const seat = await takeSeat(browser, narrowEnglish);
  await seat.page.goto('/');
  const menu = await openMenu(seat);
  await button(seat, menu, { zh: '', en: '简体中文' }).click();
  await expect(seat.page.getByRole('dialog', { name: frameText.menu.zh })).toBeVisible();
  await expect(seat.page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  expect(seat.faults).toEqual([]);
});

test('the side menu locks the page’s scrolling, and every change of route closes it', async ({ browser }) => {
  const seat = await takeSeat(browser, narrowChinese);
  const { page } = seat;
  await page.goto('/#/program');
  await settled(seat);
  const menu = await openMenu(seat);
  await page.mouse.move(20, 500);
  await page.mouse.wheel(0, 600);
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  expect(await scrolled(seat)).toBe(0);
  await link(seat, menu.getByRole('navigation', { name: exactly(seat.say(frameText.main)) }), frameText.home).click();
  await expectPath(page, '/home');
  await expect(menu).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  // The category list comes with the menu and leads into the list.
  const again = await openMenu(seat);
  const categories = again.getByRole('list', { name: exactly(seat.say(menuText.categories)) });
  await expect(categories.getByRole('link')).toHaveCount(5);
  await page.goBack();
  await expect(again).toBeHidden();
  await expectPath(page, '/program');
  expect(seat.faults).toEqual([]);
});

for (const [screen, after] of [
  [wideEnglish, limits.backToTopWidePx],
  [narrowEnglish, limits.backToTopPx],
] as const)
  test(`the way back to the top appears after ${after} px (${screen.name})`, async ({ browser }) => {
    const seat = await takeSeat(browser, screen);
    const { page } = seat;
    await page.goto('/#/program');
    await settled(seat);
    const up = button(seat, page, frameText.backToTop);
    await scrollTo(seat, after - 5);
    await expect(up).toBeHidden();
    await scrollTo(seat, after + 5);
    await expect(up).toBeVisible();
    await scrollTo(seat, 800);
    await up.click();
    await expect.poll(() => scrolled(seat)).toBe(0);
    await expect(up).toBeHidden();
    // Another page begins at its top.
    await scrollTo(seat, 700);
    await page.goto('/#/agreement');
    await expectPath(page, '/agreement');
    await expect.poll(() => scrolled(seat)).toBe(0);
    expect(seat.faults).toEqual([]);
  });

test('popups close when the route changes', async ({ browser }) => {
  const seat = await takeSeat(browser, wideEnglish);
  const { page } = seat;
  const { programme } = await findFree({ exclusive: false });
  await page.goto('/#/program');
  await settled(seat);
  await page.goto(`/#/details?id=${programme.id}`);
  await button(seat, await openPanel(seat), licenceText.logIn).click();
  await expect(dialog(seat, licenceText.logIn)).toBeVisible();
  await page.goBack();
  await expectPath(page, '/program');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(seat.faults).toEqual([]);
});

test('on phones popups close when the route changes', async ({ browser }) => {
  const seat = await takeSeat(browser, narrowEnglish);
  const { page, say } = seat;
  await page.goto('/#/program');
  await settled(seat);
  await page.goto('/#/personal/defaults');
  await button(seat, page.getByRole('main'), accountText.login).click();
  await expect(dialog(seat, accountText.loginTitle)).toBeVisible();
  await page.goBack();
  await expectPath(page, '/program');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The agreement comes from below, 80 % of the screen high.
  await button(seat, await openMenu(seat), menuText.agreement).click();
  const sheet = page.getByRole('dialog').filter({ hasText: say(agreementText.fullTitle) });
  await expect(sheet).toBeVisible();
  await settled(seat);
  const box = (await sheet.boundingBox())!;
  expect(Math.round(box.height)).toBe(Math.round((812 * limits.agreementPopupPercent) / 100));
  expect(Math.round(box.y + box.height)).toBe(812);
  await page.goForward();
  await expectPath(page, '/personal/defaults');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(seat.faults).toEqual([]);
});

test('the login popup of phones switches between its three views', async ({ browser }) => {
  const seat = await takeSeat(browser, narrowChinese);
  const { page } = seat;
  await page.goto('/#/login');
  // It lies over the home page; its address stays.
  await expectPath(page, '/home');
  const [login, register, forgot] = [
    dialog(seat, accountText.loginTitle),
    dialog(seat, accountText.registerTitle),
    dialog(seat, accountText.forgotTitle),
  ];
  const close = (popup: typeof login) => popup.getByRole('button', { name: '关闭' }).click();
  await expect(login).toBeVisible();
  await button(seat, login, accountText.toRegister).click();
  await expect(register.getByText(seat.say(accountText.benefitsTitle))).toBeVisible();
  await button(seat, register, accountText.toLogin).click();
  await button(seat, login, accountText.toForgot).click();
  await expect(button(seat, forgot, accountText.nextStep)).toBeVisible();
  // Closing leads back to the login first, then away.
  await close(forgot);
  await expect(login).toBeVisible();
  await button(seat, login, accountText.toRegister).click();
  await expect(register).toBeVisible();
  await close(register);
  await expect(login).toBeVisible();
  await close(login);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(seat.faults).toEqual([]);
});

test('a second visit paints from what was kept, before the server answers', async ({ browser }) => {
  const seat = await takeSeat(browser, wideEnglish);
  const { page, say } = seat;
  await page.goto('/');
  const hero = page.getByRole('region', { name: say(homeText.hero) });
  const title = await hero.getByRole('heading', { level: 1 }).innerText();
  await expect.poll(() => kept(page, 'homePage'), { timeout: 15_000 }).toContain(title);
  // The page comes without its data, and the server keeps everybody waiting.
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/(id="home-data">).*?<\/script>/s, '$1</script>');
    await route.fulfill({ response: answer, body, headers: { 'content-type': 'text/html; charset=utf-8' } });
  });
  let asked = 0;
  await page.route('/api/**', () => {
    asked += 1;
  });
  await goTo(seat, '/home');
  await expect(hero.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(asked).toBeGreaterThan(0);
});
