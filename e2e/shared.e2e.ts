import AxeBuilder from '@axe-core/playwright';
import { expect } from 'playwright/test';
import { text as toolText } from '../web/src/parts/detailTools.text.ts';
import { text as listText } from '../web/src/site/features/favourites/favourites.text.ts';
import { returnAs } from './guest.ts';
import { client, demoUser } from './house.ts';
import {
  button,
  dialog,
  expectPath,
  expectTold,
  goTo,
  narrowEnglish,
  searchOf,
  takeSeat,
  test,
  wideChinese,
} from './stage.ts';

for (const screen of [wideChinese, narrowEnglish])
  test(`a shared link leads people to the screen and lets crawlers read (${screen.name})`, async ({ browser }) => {
    const { rows } = await client().programSale.list({ pageSize: 1 });
    const { id, zhTitle, enTitle } = rows[0]!;
    const seat = await takeSeat(browser, screen);
    const { page, context } = seat;
    await page.goto(`/s/programme/${id}`);
    await expectPath(page, '/details');
    expect(searchOf(page).get('id')).toBe(String(id));

    const crawler = await takeSeat(browser, screen, { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await crawler.page.goto(`/s/programme/${id}`);
    const own = screen.locale === 'zh-CN' ? zhTitle! : enTitle!;
    const other = screen.locale === 'zh-CN' ? enTitle! : zhTitle!;
    await expect(crawler.page.getByRole('heading', { level: 1, name: own })).toBeVisible();
    await expect(crawler.page.getByRole('heading', { level: 2, name: other })).toBeVisible();
    const { violations } = await new AxeBuilder({ page: crawler.page }).analyze();
    expect(violations.map((v) => v.id)).toEqual([]);
    expect(crawler.faults).toEqual([]);

    // The button on the page gives this very link.
    await button(seat, page, toolText.share).click();
    const share = dialog(seat, toolText.shareTitle);
    await expect(share.getByRole('textbox', { name: seat.say(toolText.linkLabel) })).toHaveValue(
      new URL(`/s/programme/${id}`, page.url()).href,
    );
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(seat, share, toolText.copy).click();
    await expectTold(seat, toolText.copied);
    expect(await page.evaluate('navigator.clipboard.readText()')).toContain(`/s/programme/${id}`);
    expect(seat.faults).toEqual([]);
  });

test('the map names every kind, and each of its links leads to a screen that stands', async ({ browser, request }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const links = [...map.matchAll(/<loc>[^<]*(\/s\/(\w+)\/\d+)<\/loc>/g)].map(([, path, word]) => ({ path, word }));
  const firsts = [...new Map([...links].reverse().map(({ path, word }) => [word!, path!]))];
  expect(firsts.map(([word]) => word).sort()).toEqual(
    ['activity', 'buyer', 'entry', 'exhibition', 'news', 'programme', 'seller'].sort(),
  );
  const seat = await takeSeat(browser, wideChinese);
  for (const [word, path] of firsts) {
    const picture = await request.get(`${path}.jpg`);
    expect(picture.headers()['content-type'], word).toBe('image/jpeg');
    await seat.page.goto(path);
    await expect.poll(() => new URL(seat.page.url()).hash, { message: word }).toContain('?id=');
    await expect(seat.page.getByRole('heading', { level: 1 }).first(), word).toBeVisible();
  }
  expect(seat.faults).toEqual([]);
});

test('a favourite is kept, found, removed and brought back', async ({ browser }) => {
  const seat = await takeSeat(browser, narrowEnglish);
  const { page, say } = seat;
  const user = await demoUser('person');
  await user.user.removeMyCollection({ all: true });
  await returnAs(seat, user);
  const { rows } = await client().programSale.list({ pageSize: 1 });
  const { id, enTitle } = rows[0]!;
  await goTo(seat, `/details?id=${id}`);
  await page.getByRole('button', { name: say(toolText.favour) }).click();
  await expectTold(seat, toolText.added);
  await goTo(seat, '/personal/collection');
  await expect(page.getByRole('link', { name: enTitle! })).toBeVisible();
  await page.getByRole('button', { name: say(listText.remove, enTitle!) }).click();
  await expect(page.getByText(say(listText.collectionEmpty))).toBeVisible();
  await button(seat, page, listText.undo).click();
  await expect(page.getByRole('link', { name: enTitle! })).toBeVisible();
  await goTo(seat, '/personal/history');
  await expect(page.getByRole('link', { name: enTitle! })).toBeVisible();
  expect(seat.faults).toEqual([]);
});
