import { expect } from 'playwright/test';
import { text as libText } from '../web/src/lib/lib.text.ts';
import { text as homeText } from '../web/src/site/features/home/home.text.ts';
import { titles as programmeTitles } from '../web/src/site/features/programmes/programmes.titles.ts';
import { text as frameText } from '../web/src/site/layouts/frame.text.ts';
import { text as offlineText } from '../web/src/site/offline/offline.text.ts';
import { client, demoUser } from './apiClient.ts';
import {
  button,
  dialog,
  expectToast,
  goTo,
  narrowChinese,
  openSession,
  type Session,
  settled,
  test,
  wideEnglish,
} from './fixtures.ts';
import { signInAgain } from './guest.ts';

const controlled = 'navigator.serviceWorker?.controller?.state === "activated"';
const keptAddresses = `(async () => {
  const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return all.flat().map((request) => new URL(request.url).pathname);
})()`;
const kept = ({ page }: Session): Promise<string[]> => page.evaluate(keptAddresses);
const bar = ({ page, say }: Session) => page.getByRole('status').getByText(say(offlineText.offline));

for (const screen of [wideEnglish, narrowChinese])
  test(`visited pages open without a network (${screen.name})`, async ({ browser }) => {
    const session = await openSession(browser, screen, { worker: true });
    const { page, context, say } = session;
    const { rows } = await client().programSale.list({ pageSize: 1 });
    const [programme] = rows;
    const title = screen.locale === 'zh-CN' ? programme!.zhTitle! : programme!.enTitle!;
    const places = [
      {
        path: '/home',
        heading: page.getByRole('region', { name: say(homeText.hero) }).getByRole('heading', { level: 1 }),
      },
      { path: '/program', heading: page.getByRole('heading', { level: 1, name: say(programmeTitles.programTitle) }) },
      { path: `/details?id=${programme!.id}`, heading: page.getByRole('heading', { level: 1, name: title }) },
    ];
    await page.goto('/');
    await expect.poll(() => page.evaluate(controlled), { timeout: 30_000 }).toBe(true);
    for (const { path, heading } of places) {
      await goTo(session, path);
      await expect(heading).toBeVisible();
      await settled(session);
    }
    await expect.poll(() => kept(session)).toContain('/api/programSale/list');
    expect(session.faults.splice(0)).toEqual([]);

    await context.setOffline(true);
    for (const { path, heading } of places) {
      await goTo(session, path);
      await expect(heading, `${path} without a network`).toBeVisible();
      await expect(bar(session)).toBeVisible();
    }
    const poster = page.getByRole('main').locator('img[src]').first();
    await expect
      .poll(() => poster.evaluate((img) => (img as unknown as { naturalWidth: number }).naturalWidth))
      .toBeGreaterThan(1);
    // A page never visited shows why it cannot load.
    await goTo(session, '/agreement');
    await expect(page.getByText(say(libText.chunkFailed))).toBeVisible();

    // A part never opened shows so too; the page stays, and opens it once the network is back.
    await goTo(session, '/home');
    await expect(bar(session)).toBeVisible();
    await button(session, page, frameText.menu).click();
    await expectToast(session, libText.chunkFailed);
    await expect(places[0]!.heading).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('status').getByText(say(offlineText.back))).toBeVisible();
    await expect(bar(session)).toBeHidden();
    await button(session, page, frameText.menu).click();
    await expect(dialog(session, frameText.menu)).toBeVisible();
  });

test('private data is never stored, and a signed-in reader gets public pages without a network too', async ({
  browser,
}) => {
  const session = await openSession(browser, wideEnglish, { worker: true });
  const { page, context } = session;
  await page.goto('/');
  await expect.poll(() => page.evaluate(controlled), { timeout: 30_000 }).toBe(true);
  await signInAgain(session, await demoUser('enterprise'));
  for (const path of ['/personal/order', '/personal/collection', '/details?id=1']) {
    await goTo(session, path);
    await settled(session);
  }
  await expect.poll(() => kept(session)).toContain('/api/programSale/detail');
  expect((await kept(session)).filter((path) => /^\/api\/(user|programOrder|notification)\//.test(path))).toEqual([]);
  await context.setOffline(true);
  await goTo(session, '/details?id=1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(session)).toBeVisible();
});

test('the console is never stored', async ({ browser }) => {
  const session = await openSession(browser, wideEnglish, { worker: true });
  const { page, context } = session;
  await page.goto('/console/');
  await expect(page.getByRole('main')).toBeVisible();
  expect(await page.evaluate('navigator.serviceWorker.getRegistrations().then((all) => all.length)')).toBe(0);
  // Nothing of the console is stored even while the site's worker is active.
  await page.goto('/');
  await expect.poll(() => page.evaluate(controlled), { timeout: 30_000 }).toBe(true);
  await page.goto('/console/');
  await settled(session);
  expect((await kept(session)).filter((path) => path.includes('console'))).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto('/console/')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});
