// Follows every link as a visitor: none leads to a missing page, causes a browser error, or a failed request.
import { expect } from 'playwright/test';
import { type Crawler, kindOf, settle, startCrawler, wrongWith } from './crawler.ts';
import { goTo, test, walk, wideChinese } from './fixtures.ts';

const isInside = (href: string) => /^\/?#\//.test(href);
const isFile = (href: string) => /^\/files\/\d+\?download$/.test(href);
const isKnownOutside = (href: string) => /^(https:\/\/|mailto:|tel:|\/media\/|\/s\/|#|blob:)/.test(href);
/** Personal pages send a visitor home without a message, which pages.e2e.ts tests; they are skipped here. */
const isOwn = (address: string) =>
  /^\/(?:personal|submitOrder|contractProper|myOrderDetails|personUserAuthe|enterpriseUserAuthe)\b/.test(address);

/** Opens a URL like a click on a link to it: the app stays loaded, its URL changes. */
async function follow(crawler: Crawler, address: string, from: string) {
  await crawler.page.evaluate((to) => {
    location.hash = to;
  }, address);
  const hrefs = [...new Set(await settle(crawler, true))];
  const files = hrefs.filter(isFile);
  const statuses = await Promise.all(
    files.map(async (href) => (await crawler.page.request.get(new URL(href, crawler.page.url()).href)).status()),
  );
  return {
    address,
    next: hrefs.filter(isInside).map((href) => href.slice(href.indexOf('#') + 1)),
    wrong: [
      ...(await wrongWith(crawler, `${address} (from ${from})`)),
      ...hrefs
        .filter((href) => !isInside(href) && !isFile(href) && !isKnownOutside(href))
        .map((href) => `${address}: leads to ${href}`),
      ...files.flatMap((href, i) => (statuses[i] === 200 ? [] : [`${address}: ${href} answers ${statuses[i]}`])),
    ],
  };
}

test('every link of the public site leads to a working page (wide, zh-CN)', walk, async ({ browser }) => {
  test.setTimeout(15 * 60_000);
  const crawlers = await Promise.all([1, 2, 3].map(() => startCrawler(browser, wideChinese)));
  for (const crawler of crawlers) await goTo(crawler, '/home');
  // Each URL, with the page that linked to it.
  const seen = new Map([['/home', 'the beginning']]);
  const wrong: string[] = [];
  for (let done = 0; done < seen.size; done += crawlers.length) {
    const turn = [...seen].slice(done, done + crawlers.length);
    for (const page of await Promise.all(turn.map(([address, from], i) => follow(crawlers[i]!, address, from)))) {
      wrong.push(...page.wrong);
      for (const next of page.next) if (!seen.has(next) && !isOwn(next)) seen.set(next, page.address);
    }
  }
  expect(wrong).toEqual([]);
  // Checks the crawl itself: it reached every kind of page that is linked.
  expect([...seen.keys()].map(kindOf)).toEqual(
    expect.arrayContaining([
      '/details',
      '/exhibitionDetails',
      '/activityDetails',
      '/informationDetails',
      '/overseasDetails',
      '/competition/details',
    ]),
  );
  expect(seen.size).toBeGreaterThan(200);
});
