import { expect } from 'playwright/test';
import { text as libText } from '../web/src/lib/lib.text.ts';
import { text as homeText } from '../web/src/site/features/home/home.text.ts';
import { titles as programmeTitles } from '../web/src/site/features/programmes/programmes.titles.ts';
import { text as frameText } from '../web/src/site/layouts/frame.text.ts';
import { text as offlineText } from '../web/src/site/offline/offline.text.ts';
import { returnAs } from './guest.ts';
import { client, demoUser } from './house.ts';
import {
  button,
  dialog,
  expectTold,
  goTo,
  narrowChinese,
  type Seat,
  settled,
  takeSeat,
  test,
  wideEnglish,
} from './stage.ts';

const controlled = 'navigator.serviceWorker?.controller?.state === "activated"';
const keptAddresses = `(async () => {
  const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return all.flat().map((request) => new URL(request.url).pathname);
})()`;
const kept = ({ page }: Seat): Promise<string[]> => page.evaluate(keptAddresses);
const bar = ({ page, say }: Seat) => page.getByRole('status').getByText(say(offlineText.offline));

for (const screen of [wideEnglish, narrowChinese])
  test(`what was seen opens without a network (${screen.name})`, async ({ browser }) => {
    const seat = await takeSeat(browser, screen, { worker: true });
    const { page, context, say } = seat;
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
      await goTo(seat, path);
      await expect(heading).toBeVisible();
      await settled(seat);
    }
    await expect.poll(() => kept(seat)).toContain('/api/programSale/list');
    expect(seat.faults.splice(0)).toEqual([]);

    await context.setOffline(true);
    for (const { path, heading } of places) {
      await goTo(seat, path);
      await expect(heading, `${path} without a network`).toBeVisible();
      await expect(bar(seat)).toBeVisible();
    }
    const poster = page.getByRole('main').locator('img[src]').first();
    await expect
      .poll(() => poster.evaluate((img) => (img as unknown as { naturalWidth: number }).naturalWidth))
      .toBeGreaterThan(1);
    // A place never seen says why it does not come.
    await goTo(seat, '/agreement');
    await expect(page.getByText(say(libText.chunkFailed))).toBeVisible();

    // What was never opened says so too; the page stays, and opens it once the network is back.
    await goTo(seat, '/home');
    await expect(bar(seat)).toBeVisible();
    await button(seat, page, frameText.menu).click();
    await expectTold(seat, libText.chunkFailed);
    await expect(places[0]!.heading).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('status').getByText(say(offlineText.back))).toBeVisible();
    await expect(bar(seat)).toBeHidden();
    await button(seat, page, frameText.menu).click();
    await expect(dialog(seat, frameText.menu)).toBeVisible();
  });

test('what belongs to one reader is never kept, and a signed-in reader sees public pages without a network too', async ({
  browser,
}) => {
  const seat = await takeSeat(browser, wideEnglish, { worker: true });
  const { page, context } = seat;
  await page.goto('/');
  await expect.poll(() => page.evaluate(controlled), { timeout: 30_000 }).toBe(true);
  await returnAs(seat, await demoUser('enterprise'));
  for (const path of ['/personal/order', '/personal/collection', '/details?id=1']) {
    await goTo(seat, path);
    await settled(seat);
  }
  await expect.poll(() => kept(seat)).toContain('/api/programSale/detail');
  expect((await kept(seat)).filter((path) => /^\/api\/(user|programOrder|notification)\//.test(path))).toEqual([]);
  await context.setOffline(true);
  await goTo(seat, '/details?id=1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(seat)).toBeVisible();
});

test('the console stays out of it', async ({ browser }) => {
  const seat = await takeSeat(browser, wideEnglish, { worker: true });
  const { page, context } = seat;
  await page.goto('/console/');
  await expect(page.getByRole('main')).toBeVisible();
  expect(await page.evaluate('navigator.serviceWorker.getRegistrations().then((all) => all.length)')).toBe(0);
  // Even where the site's worker is at work, nothing of the console is kept.
  await page.goto('/');
  await expect.poll(() => page.evaluate(controlled), { timeout: 30_000 }).toBe(true);
  await page.goto('/console/');
  await settled(seat);
  expect((await kept(seat)).filter((path) => path.includes('console'))).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto('/console/')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});
