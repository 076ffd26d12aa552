// A visitor who follows everything: no link of the public site leads into nothing, makes the browser complain, or asks for
// something that fails.
import { expect, test } from 'playwright/test';
import { notFoundTitle } from '../web/src/site/features/notFound/notFound.text.ts';
import { goTo, type Seat, settled, takeSeat, wideChinese } from './stage.ts';

const linksOf = ({ page }: Seat): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll('a[href]')].map((a) => a.getAttribute('href') ?? ''));
const inside = (href: string) => href.startsWith('#/') || href.startsWith('/#/');
const addressOf = (href: string) => href.slice(href.indexOf('#') + 1);

/** Pages of one's own lead a visitor home without a word, which pages.e2e.ts proves; here they end the walk. */
const isOwn = (address: string) =>
  /^\/(?:personal|submitOrder|contractProper|myOrderDetails|personUserAuthe|enterpriseUserAuthe)\b/.test(address);
/** At rest, also where the app has begun anew meanwhile. */
async function atRest(seat: Seat): Promise<void> {
  for (let tries = 3; ; tries--)
    try {
      return await settled(seat);
    } catch (error) {
      if (tries === 1 || !String(error).includes('Execution context was destroyed')) throw error;
    }
}

/** What is wrong with the page as it stands; nothing where all is well. */
async function wrongWith(seat: Seat, from: string): Promise<string[]> {
  const { page, faults, say } = seat;
  await atRest(seat);
  const told = faults.splice(0);
  const lost = (await page.title()).includes(say(notFoundTitle));
  const broken = (await page.locator('main [role="alert"]:not(form [role="alert"])').count()) > 0;
  // A dialog hides the page from readers, not from us; a page's own script may still be on its way.
  const words = page.locator('main').first();
  const empty = await expect(words)
    .toHaveText(/\S/, { timeout: 8_000 })
    .then(
      () => false,
      () => true,
    );
  return [
    ...told,
    ...(lost ? ['leads nowhere'] : []),
    ...(broken ? ['shows a failure'] : []),
    ...(empty ? ['is empty'] : []),
  ].map((fault) => `${from}: ${fault}`);
}
/** As a click on a link: the app stays, its address changes. */
async function follow(seat: Seat, address: string): Promise<void> {
  await seat.page.evaluate((to) => {
    location.hash = to;
  }, `#${address}`);
}

/** Every address of the site that a visitor can reach by links, each with the page that led there. */
async function walk(seat: Seat) {
  const seen = new Map<string, string>([['/home', 'the beginning']]);
  const wrong: string[] = [];
  const odd = new Set<string>();
  await goTo(seat, '/home');
  for (const [address, from] of seen) {
    await follow(seat, address);
    wrong.push(...(await wrongWith(seat, `${address} (from ${from})`)));
    for (const href of await linksOf(seat)) {
      if (inside(href)) {
        const next = addressOf(href);
        if (!seen.has(next) && !isOwn(next)) seen.set(next, address);
      } else if (!/^(https:\/\/|mailto:|tel:|\/media\/|\/s\/|#|blob:)/.test(href)) odd.add(`${address}: ${href}`);
    }
  }
  return { seen, wrong: [...wrong, ...odd] };
}

test('every link of the public site leads somewhere true (wide, zh-CN)', async ({ browser }) => {
  test.setTimeout(15 * 60_000);
  const seat = await takeSeat(browser, wideChinese);
  const { seen, wrong } = await walk(seat);
  expect(wrong).toEqual([]);
  // The walk itself is proven: it came to every kind of page that links lead to.
  const paths = new Set([...seen.keys()].map((address) => address.split('?')[0]!));
  for (const path of [
    '/details',
    '/exhibitionDetails',
    '/activityDetails',
    '/informationDetails',
    '/overseasDetails',
    '/competition/details',
  ])
    expect([...paths]).toContain(path);
  expect(seen.size).toBeGreaterThan(120);
  await seat.context.close();
});
