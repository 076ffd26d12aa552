// What a page asks for before any script of ours has come is what the page itself would ask: each answer is used, none is
// asked for twice, and every file that was fetched ahead is one that the page needs.
import { expect } from 'playwright/test';
import { earlyPages } from '../web/src/site/early.ts';
import { siteAddresses } from './addresses.ts';
import { goTo, narrowChinese, narrowEnglish, settled, takeSeat, test, wideChinese } from './stage.ts';

const kindOf = (address: string) => address.split('?')[0]!;
const begins = (address: string) => kindOf(address) in earlyPages;

for (const screen of [wideChinese, narrowEnglish])
  test(`what is fetched ahead is used (${screen.name})`, async ({ browser }) => {
    const addresses = [...new Set(await siteAddresses('nobody')), '/search?q=%E9%95%BF%E5%AE%89+%26%3D'].filter(begins);
    expect(new Set(addresses.map(kindOf))).toEqual(new Set(Object.keys(earlyPages)));
    const wrong: string[] = [];
    for (const address of addresses) {
      const seat = await takeSeat(browser, screen);
      const { page, faults } = seat;
      const fetched: string[] = [];
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (request.method() === 'GET') fetched.push(pathname + search);
      });
      page.on('console', (message) => {
        if (message.text().includes('preload')) faults.push(message.text());
      });
      await goTo(seat, address);
      await settled(seat);
      const left = await page.evaluate<string[]>('Object.keys(window.early)');
      const asked = fetched.filter((url) => url.startsWith('/api/'));
      const twice = asked.filter((url, i) => asked.indexOf(url) !== i);
      const isLate = fetched.indexOf(asked[0]!) > fetched.findIndex((url) => /Page-[\w-]+\.js$/.test(url));
      if (isLate) wrong.push(`${address}: asks nothing before its script`);
      for (const [what, list] of Object.entries({ 'asked ahead in vain': left, 'asked twice': twice, told: faults }))
        wrong.push(...list.map((one) => `${address}: ${what}: ${one}`));
      await seat.context.close();
    }
    expect(wrong).toEqual([]);
  });

interface Piece {
  what: string;
  box: number[];
}
/** The first screen's words and pictures, and where they stand. */
const pieces = `[...document.querySelectorAll('main :is(.pc img, .pc > b, .hit .thumb, .hit b, .head h1, .head .alt, .head .log, .trailer img, .ex-head :is(h1, .alt, img))')]
  .map((e) => { const { x, y, width, height } = e.getBoundingClientRect(); return { what: e.tagName + ' ' + e.textContent, box: [x, y, width, height] }; })`;
const isNear = (a: Piece, b: Piece) => a.what === b.what && a.box.every((side, i) => Math.abs(side - b.box[i]!) <= 2);

for (const screen of [narrowEnglish, narrowChinese])
  test(`a phone sees the first screen before the scripts come, and it stays where it is (${screen.name})`, async ({
    browser,
  }) => {
    const known = await siteAddresses('nobody');
    const things = known.filter((address) => ['/details', '/exhibitionDetails'].includes(kindOf(address)));
    const addresses = ['/program', '/search?q=%E9%95%BF%E5%AE%89', ...things];
    expect(addresses).toHaveLength(4);
    for (const address of addresses) {
      const { context, page } = await takeSeat(browser, screen);
      const scripts = Promise.withResolvers<void>();
      await page.route(/\/assets\/base-.*\.js/, async (route) => {
        await scripts.promise;
        await route.continue();
      });
      await page.goto(`/#${address}`, { waitUntil: 'commit' });
      await expect(page.locator('main :is(h1, b)').first()).not.toBeEmpty();
      await page.evaluate('document.fonts.ready.then(() => true)');
      await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
      const before = await page.evaluate<Piece[]>(pieces);
      expect(before.length).toBeGreaterThan(2);
      scripts.resolve();
      await expect(page.locator('#main')).toBeVisible();
      await expect(page.locator('main')).toHaveCount(1);
      const after = await page.evaluate<Piece[]>(pieces);
      const moved = before.filter((piece) => !after.some((other) => isNear(piece, other)));
      expect(moved, address).toEqual([]);
      await context.close();
    }
  });
