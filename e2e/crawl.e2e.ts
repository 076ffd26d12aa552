// A visitor who follows everything: no link of the public site leads into nothing, makes the browser complain, or asks for
// something that fails.
import { expect } from 'playwright/test';
import { goTo, test, wideChinese } from './stage.ts';
import { kindOf, stand, takeWalker, type Walker, wrongWith } from './walker.ts';

const isInside = (href: string) => /^\/?#\//.test(href);
const isKnownOutside = (href: string) => /^(https:\/\/|mailto:|tel:|\/media\/|\/s\/|#|blob:)/.test(href);
/** Pages of one's own lead a visitor home without a word, which pages.e2e.ts proves; here they end the walk. */
const isOwn = (address: string) =>
  /^\/(?:personal|submitOrder|contractProper|myOrderDetails|personUserAuthe|enterpriseUserAuthe)\b/.test(address);

/** Where `address` leads, as after a click on a link to it: the app stays, its address changes. */
async function follow(walker: Walker, address: string, from: string) {
  await walker.page.evaluate((to) => {
    location.hash = to;
  }, address);
  const hrefs = [...new Set(await stand(walker, true))];
  return {
    address,
    next: hrefs.filter(isInside).map((href) => href.slice(href.indexOf('#') + 1)),
    wrong: [
      ...(await wrongWith(walker, `${address} (from ${from})`)),
      ...hrefs.filter((href) => !isInside(href) && !isKnownOutside(href)).map((href) => `${address}: leads to ${href}`),
    ],
  };
}

test('every link of the public site leads somewhere true (wide, zh-CN)', async ({ browser }) => {
  test.setTimeout(15 * 60_000);
  const walkers = await Promise.all([1, 2, 3].map(() => takeWalker(browser, wideChinese)));
  for (const walker of walkers) await goTo(walker, '/home');
  // Each address, with the page that led there.
  const seen = new Map([['/home', 'the beginning']]);
  const wrong: string[] = [];
  for (let done = 0; done < seen.size; done += walkers.length) {
    const turn = [...seen].slice(done, done + walkers.length);
    for (const page of await Promise.all(turn.map(([address, from], i) => follow(walkers[i]!, address, from)))) {
      wrong.push(...page.wrong);
      for (const next of page.next) if (!seen.has(next) && !isOwn(next)) seen.set(next, page.address);
    }
  }
  expect(wrong).toEqual([]);
  // The walk itself is proven: it came to every kind of page that links lead to.
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
