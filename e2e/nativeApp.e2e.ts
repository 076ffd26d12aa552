// Chromium simulates the native app: its mark in the user agent, its bridge, and their messages (docs/native-app.md).
import { expect } from 'playwright/test';
import { text as frameText } from '../web/src/site/layouts/frame.text.ts';
import { text as toolText } from '../web/src/site/parts/detailTools.text.ts';
import { client } from './apiClient.ts';
import {
  button,
  exactly,
  goTo,
  narrowChinese,
  narrowEnglish,
  openSession,
  overflow,
  type Session,
  settled,
  test,
} from './fixtures.ts';

const chromeOnAndroid = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const androidBridge = `window.heard = []; window.PavilionApp = { postMessage: (text) => window.heard.push(JSON.parse(text)) };`;
const iosBridge = `window.heard = []; window.webkit = { messageHandlers: { pavilion: { postMessage: (m) => window.heard.push(m) } } };`;

const receivedMessages = ({ page }: Session): Promise<unknown[]> => page.evaluate('window.heard');
const notify = ({ page }: Session, detail: unknown) =>
  page.evaluate(`dispatchEvent(new CustomEvent('pavilionapp', { detail: ${JSON.stringify(detail)} }))`);
const header = ({ page }: Session) => page.getByRole('banner');
const tabs = ({ page, say }: Session) => page.getByRole('navigation', { name: exactly(say(frameText.tabs)) });

test('the app gets a greeting and the share sheet, and its status bar area stays free', async ({ browser }) => {
  const session = await openSession(browser, narrowEnglish, {
    worker: true,
    userAgent: `${chromeOnAndroid} PavilionApp/1.4`,
    before: androidBridge,
  });
  const { page, context, say } = session;
  await page.goto('/');
  await settled(session);
  expect(await receivedMessages(session)).toEqual([{ type: 'ready' }]);
  // The app reports the height of its bar; an implausible height is ignored.
  const height = async () => (await header(session).boundingBox())!.height;
  const usual = await height();
  await notify(session, { statusBarHeight: 44 });
  await expect.poll(height).toBe(usual + 44);
  await notify(session, { statusBarHeight: 4000 });
  await notify(session, null);
  expect(await height()).toBe(usual + 44);
  expect(await page.evaluate('localStorage.getItem("statusBarHeight")')).toBe('44');
  // The height is stored for the next visit and applied from the first paint on.
  await goTo(session, '/program');
  await settled(session);
  expect(await height()).toBe(usual + 44);
  expect(await overflow(session)).toBe(0);

  const { rows } = await client().programSale.list({ pageSize: 1 });
  await goTo(session, `/details?id=${rows[0]!.id}`);
  await button(session, page, toolText.share).click();
  await expect
    .poll(async () => (await receivedMessages(session)).at(-1))
    .toEqual({
      type: 'share',
      url: new URL(`/s/programme/${rows[0]!.id}`, page.url()).href,
      title: rows[0]!.enTitle,
    });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The app opens external pages.
  await button(session, page, frameText.menu).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say(frameText.mediaLibrary) })
    .click();
  await expect
    .poll(async () => (await receivedMessages(session)).at(-1))
    .toEqual({ type: 'openExternal', url: expect.stringMatching(/^https:/) });
  expect(context.pages()).toHaveLength(1);
  // The app stores pages itself.
  expect(await page.evaluate('navigator.serviceWorker.getRegistrations().then((all) => all.length)')).toBe(0);
  expect(session.faults).toEqual([]);
});

test('bars that the app shows are not shown twice', async ({ browser }) => {
  const session = await openSession(browser, narrowChinese, {
    userAgent: `${chromeOnAndroid} PavilionApp/1.4 (ownHeader; ownTabs)`,
    before: iosBridge,
  });
  for (const path of ['/home', '/program']) {
    await goTo(session, path);
    await settled(session);
    await expect(header(session)).toBeHidden();
    await expect(tabs(session)).toBeHidden();
    expect(await receivedMessages(session)).toEqual([{ type: 'ready' }]);
  }
  expect(session.faults).toEqual([]);
  // Without the app both bars are shown.
  const elsewhere = await openSession(browser, narrowChinese);
  await elsewhere.page.goto('/');
  await expect(header(elsewhere)).toBeVisible();
  await expect(tabs(elsewhere)).toBeVisible();
});
