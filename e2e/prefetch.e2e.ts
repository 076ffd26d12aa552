// Checks prefetching: every request sent before the first script is one that the page itself would send. Each response is used, none is
// requested twice, and every prefetched file is needed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Prefetches } from '@pavilion/protocol/siteRenderer.ts';
import { expect, type Page } from 'playwright/test';
import { goTo, narrowEnglish, openSession, settled, test, wideChinese } from './fixtures.ts';
import { siteUrls } from './urls.ts';

// These tests only read: each may run in any worker.
test.describe.configure({ mode: 'parallel' });

const prefetches = JSON.parse(
  readFileSync(join(import.meta.dirname, '../web/dist/prefetch.json'), 'utf8'),
) as Prefetches;
const kindOf = (address: string) => address.split('?')[0]!;
/** Returns whether the page at a URL has first reads, and the URL all their params. */
const hasFirstReads = (address: string) => {
  const reads = prefetches[kindOf(address)]?.reads;
  const names = reads?.flatMap((read) => [...read.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)) ?? [];
  return reads !== undefined && names.every((name) => new URLSearchParams(address.split('?')[1]).has(name));
};

/** URLs with params of pages that the list of all pages opens without. */
const withParams = ['/list?typeId=1', '/search?q=%E9%95%BF%E5%AE%89+%26%3D'];

for (const screen of [wideChinese, narrowEnglish])
  test(`what is prefetched is used (${screen.name})`, async ({ browser }) => {
    const addresses = [...new Set(await siteUrls('nobody')), ...withParams].filter(hasFirstReads);
    expect(new Set(addresses.map(kindOf))).toEqual(new Set(Object.keys(prefetches)));
    const wrong: string[] = [];
    for (const address of addresses) {
      const session = await openSession(browser, screen);
      const { page, faults } = session;
      const fetched: string[] = [];
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (request.method() === 'GET') fetched.push(pathname + search);
      });
      page.on('console', (message) => {
        if (message.text().includes('preload')) faults.push(message.text());
      });
      await goTo(session, address);
      await settled(session);
      const left = await page.evaluate<string[]>('Object.keys(window.prefetched)');
      const requests = fetched.filter((url) => url.startsWith('/api/'));
      const twice = requests.filter((url, i) => requests.indexOf(url) !== i);
      const isLate = fetched.indexOf(requests[0]!) > fetched.findIndex((url) => /Page-[\w-]+\.js$/.test(url));
      if (isLate) wrong.push(`${address}: asks nothing before its script`);
      for (const [what, list] of Object.entries({ 'asked ahead in vain': left, 'asked twice': twice, errors: faults }))
        wrong.push(...list.map((one) => `${address}: ${what}: ${one}`));
      await session.context.close();
    }
    expect(wrong).toEqual([]);
  });

interface Piece {
  what: string;
  box: number[];
}
/** The texts and pictures of the first screen, and their boxes. */
const pieces = `[...document.querySelectorAll('header.top :is(.brand, .tools > *), main :is(h1, h2, h3, b, img, .alt, .log)')]
  .filter((e) => e.checkVisibility({ visibilityProperty: true }))
  .map((e) => { const { x, y, width, height } = e.getBoundingClientRect(); return { what: e.tagName + ' ' + e.textContent, box: [x, y, width, height] }; })
  .filter(({ box: [, y, , height] }) => height > 0 && y < innerHeight)`;
const isNear = (a: Piece, b: Piece) => a.what === b.what && a.box.every((side, i) => Math.abs(side - b.box[i]!) <= 2);

/** Waits until the page is drawn in its own fonts. A browser asks for a font only when it lays out text that uses it. */
async function fontsShown(page: Page) {
  const draw = 'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))';
  await page.evaluate(draw);
  await page.evaluate('document.fonts.ready.then(() => true)');
  await page.evaluate(draw);
}

for (const screen of [narrowEnglish, wideChinese])
  test(`the first screen is shown before the scripts load, and does not move (${screen.name})`, async ({ browser }) => {
    const addresses = [
      '/home',
      '/list?typeId=1',
      '/search?q=%E9%95%BF%E5%AE%89',
      ...(await siteUrls('nobody')).filter(hasFirstReads),
    ];
    const wrong: string[] = [];
    for (const address of addresses) {
      const { context, page } = await openSession(browser, screen);
      const scripts = Promise.withResolvers<void>();
      await page.route(/\/assets\/base-.*\.js/, async (route) => {
        await scripts.promise;
        await route.continue();
      });
      await page.goto(`/#${address}`, { waitUntil: 'commit' });
      await expect(page.locator('main.static :is(h1, b)').first(), address).not.toBeEmpty();
      await fontsShown(page);
      const before = await page.evaluate<Piece[]>(pieces);
      if (before.length < 5) wrong.push(`${address}: shows only ${before.map(({ what }) => what).join(', ')}`);
      scripts.resolve();
      await expect(page.locator('main:not(.static)')).toBeVisible();
      await fontsShown(page);
      const after = await page.evaluate<Piece[]>(pieces);
      const moved = before.filter((piece) => !after.some((other) => isNear(piece, other)));
      wrong.push(...moved.map(({ what, box }) => `${address}: ${what} was at ${box.map(Math.round).join(' ')}`));
      await context.close();
    }
    expect(wrong).toEqual([]);
  });
