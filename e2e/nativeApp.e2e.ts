// Chromium plays the native app: its mark in the user agent, its bridge, and what the two say to each other (docs/native-app.md).
import { expect } from 'playwright/test';
import { text as toolText } from '../web/src/parts/detailTools.text.ts';
import { text as frameText } from '../web/src/site/layouts/frame.text.ts';
import { client } from './house.ts';
import {
  button,
  exactly,
  goTo,
  narrowChinese,
  narrowEnglish,
  overflow,
  type Seat,
  settled,
  takeSeat,
  test,
} from './stage.ts';

const chromeOnAndroid = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const androidBridge = `window.heard = []; window.PavilionApp = { postMessage: (text) => window.heard.push(JSON.parse(text)) };`;
const iosBridge = `window.heard = []; window.webkit = { messageHandlers: { pavilion: { postMessage: (m) => window.heard.push(m) } } };`;

const heard = ({ page }: Seat): Promise<unknown[]> => page.evaluate('window.heard');
const tell = ({ page }: Seat, detail: unknown) =>
  page.evaluate(`dispatchEvent(new CustomEvent('pavilionapp', { detail: ${JSON.stringify(detail)} }))`);
const header = ({ page }: Seat) => page.getByRole('banner');
const tabs = ({ page, say }: Seat) => page.getByRole('navigation', { name: exactly(say(frameText.tabs)) });

test('the app is greeted, gets the share sheet, and its status bar is kept free', async ({ browser }) => {
  const seat = await takeSeat(browser, narrowEnglish, {
    worker: true,
    userAgent: `${chromeOnAndroid} PavilionApp/1.4`,
    before: androidBridge,
  });
  const { page, context, say } = seat;
  await page.goto('/');
  await settled(seat);
  expect(await heard(seat)).toEqual([{ type: 'ready' }]);
  // The app says how high its bar is; a nonsense height is not believed.
  const height = async () => (await header(seat).boundingBox())!.height;
  const usual = await height();
  await tell(seat, { statusBarHeight: 44 });
  await expect.poll(height).toBe(usual + 44);
  await tell(seat, { statusBarHeight: 4000 });
  await tell(seat, null);
  expect(await height()).toBe(usual + 44);
  expect(await page.evaluate('localStorage.getItem("statusBarHeight")')).toBe('44');
  // Kept for the next visit: there from the first paint.
  await goTo(seat, '/program');
  await settled(seat);
  expect(await height()).toBe(usual + 44);
  expect(await overflow(seat)).toBe(0);

  const { rows } = await client().programSale.list({ pageSize: 1 });
  await goTo(seat, `/details?id=${rows[0]!.id}`);
  await button(seat, page, toolText.share).click();
  await expect
    .poll(async () => (await heard(seat)).at(-1))
    .toEqual({
      type: 'share',
      url: new URL(`/s/programme/${rows[0]!.id}`, page.url()).href,
      title: rows[0]!.enTitle,
    });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Pages of other houses are the app's to open.
  await button(seat, page, frameText.menu).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say(frameText.mediaLibrary) })
    .click();
  await expect
    .poll(async () => (await heard(seat)).at(-1))
    .toEqual({ type: 'openExternal', url: expect.stringMatching(/^https:/) });
  expect(context.pages()).toHaveLength(1);
  // The app keeps pages itself.
  expect(await page.evaluate('navigator.serviceWorker.getRegistrations().then((all) => all.length)')).toBe(0);
  expect(seat.faults).toEqual([]);
});

test('bars that the app draws are not drawn twice', async ({ browser }) => {
  const seat = await takeSeat(browser, narrowChinese, {
    userAgent: `${chromeOnAndroid} PavilionApp/1.4 (ownHeader; ownTabs)`,
    before: iosBridge,
  });
  for (const path of ['/home', '/program']) {
    await goTo(seat, path);
    await settled(seat);
    await expect(header(seat)).toBeHidden();
    await expect(tabs(seat)).toBeHidden();
    expect(await heard(seat)).toEqual([{ type: 'ready' }]);
  }
  expect(seat.faults).toEqual([]);
  // Anywhere else they stand where they belong.
  const elsewhere = await takeSeat(browser, narrowChinese);
  await elsewhere.page.goto('/');
  await expect(header(elsewhere)).toBeVisible();
  await expect(tabs(elsewhere)).toBeVisible();
});
