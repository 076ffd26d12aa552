import AxeBuilder from '@axe-core/playwright';
import { shareWords } from '@pavilion/protocol/contentClasses.ts';
import { expect } from 'playwright/test';
import { text as listText } from '../web/src/site/features/favourites/favourites.text.ts';
import { text as toolText } from '../web/src/site/parts/detailTools.text.ts';
import { client, demoUser } from './apiClient.ts';
import {
  button,
  dialog,
  expectPath,
  expectToast,
  goTo,
  narrowEnglish,
  openSession,
  searchOf,
  test,
  wideChinese,
} from './fixtures.ts';
import { signInAgain } from './guest.ts';

for (const screen of [wideChinese, narrowEnglish])
  test(`a shared link opens the screen for people and is readable for crawlers (${screen.name})`, async ({
    browser,
  }) => {
    const { rows } = await client().programSale.list({ pageSize: 1 });
    const { id, zhTitle, enTitle } = rows[0]!;
    const session = await openSession(browser, screen);
    const { page, context } = session;
    await page.goto(`/s/programme/${id}`);
    await expectPath(page, '/details');
    expect(searchOf(page).get('id')).toBe(String(id));

    const crawler = await openSession(browser, screen, { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await crawler.page.goto(`/s/programme/${id}`);
    const own = screen.locale === 'zh-CN' ? zhTitle! : enTitle!;
    const other = screen.locale === 'zh-CN' ? enTitle! : zhTitle!;
    await expect(crawler.page.getByRole('heading', { level: 1, name: own })).toBeVisible();
    await expect(crawler.page.getByRole('heading', { level: 2, name: other })).toBeVisible();
    const { violations } = await new AxeBuilder({ page: crawler.page }).analyze();
    expect(violations.map((v) => v.id)).toEqual([]);
    expect(crawler.faults).toEqual([]);

    // The button on the page returns this very link.
    await button(session, page, toolText.share).click();
    const share = dialog(session, toolText.shareTitle);
    await expect(share.getByRole('textbox', { name: session.say(toolText.linkLabel) })).toHaveValue(
      new URL(`/s/programme/${id}`, page.url()).href,
    );
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(session, share, toolText.copy).click();
    await expectToast(session, toolText.copied);
    expect(await page.evaluate('navigator.clipboard.readText()')).toContain(`/s/programme/${id}`);
    expect(session.faults).toEqual([]);
  });

test('the sitemap lists every kind, and each of its links opens a working screen', async ({ browser, request }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const links = [...map.matchAll(/<loc>[^<]*(\/s\/(\w+)\/\d+)<\/loc>/g)].map(([, path, word]) => ({ path, word }));
  const firsts = [...new Map([...links].reverse().map(({ path, word }) => [word!, path!]))];
  expect(firsts.map(([word]) => word).sort()).toEqual([...shareWords].sort());
  const session = await openSession(browser, wideChinese);
  for (const [word, path] of firsts) {
    const picture = await request.get(`${path}.jpg`);
    expect(picture.headers()['content-type'], word).toBe('image/jpeg');
    await session.page.goto(path);
    await expect.poll(() => new URL(session.page.url()).hash, { message: word }).toContain('?id=');
    await expect(session.page.getByRole('heading', { level: 1 }).first(), word).toBeVisible();
  }
  expect(session.faults).toEqual([]);
});

test('a favourite is added, found, removed and restored', async ({ browser }) => {
  const session = await openSession(browser, narrowEnglish);
  const { page, say } = session;
  const user = await demoUser('person');
  await user.user.removeMyCollection({ all: true });
  await signInAgain(session, user);
  const { rows } = await client().programSale.list({ pageSize: 1 });
  const { id, enTitle } = rows[0]!;
  await goTo(session, `/details?id=${id}`);
  await page.getByRole('button', { name: say(toolText.favour) }).click();
  await expectToast(session, toolText.added);
  await goTo(session, '/personal/collection');
  await expect(page.getByRole('link', { name: enTitle! })).toBeVisible();
  await page.getByRole('button', { name: say(listText.remove, enTitle!) }).click();
  await expect(page.getByText(say(listText.collectionEmpty))).toBeVisible();
  await button(session, page, listText.undo).click();
  await expect(page.getByRole('link', { name: enTitle! })).toBeVisible();
  await goTo(session, '/personal/history');
  await expect(page.getByRole('link', { name: enTitle! })).toBeVisible();
  expect(session.faults).toEqual([]);
});
