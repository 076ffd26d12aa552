// Clicks every button as a visitor: none is dead, causes a browser error, or a failed request.
import { expect } from 'playwright/test';
import { type Crawler, kindOf, settle, startCrawler, wrongWith } from './crawler.ts';
import { goTo, narrowEnglish, pathOf, test, walk, wideChinese } from './fixtures.ts';
import { siteUrls } from './urls.ts';

/**
 * Finds a button that is not skipped and that a pointer hits in its middle; others are for the keyboard only, under a dialog, or outside
 * of a slider. One key represents one button of every row of a list, of every day of a calendar, of the frame around every page, and of a
 * dialog that several pages open.
 */
const findButton = (skipped: string[]) => {
  const shown = [
    ...document.querySelectorAll<HTMLElement>('button, summary, [role="tab"], [role="switch"], [role^="menuitem"]'),
  ].filter((button) => button.checkVisibility() && !button.matches(':disabled, [aria-disabled="true"]'));
  const keyOf = (button: HTMLElement) => {
    const name = (button.getAttribute('aria-label') ?? button.textContent ?? '').trim().replace(/[\d,.:%]+/g, '#');
    const isRow = button.closest('main li, main article, main tr, [role="grid"] tr') !== null;
    const dialog = button.closest('[role="dialog"]');
    const page = button.closest('main') ? location.hash.slice(1).split('?')[0] : '';
    return `${dialog?.querySelector('h2')?.textContent ?? page} ${isRow ? `row: ${button.className}` : name}`;
  };
  const isHit = (button: HTMLElement) => {
    const before = scrollY;
    button.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (hit && button.contains(hit)) return true;
    scrollTo({ top: before, behavior: 'instant' });
    return false;
  };
  const button = shown.find((one) => !skipped.includes(keyOf(one)) && isHit(one));
  return { button, key: button && keyOf(button), all: shown.map(keyOf) };
};
async function find({ page }: Crawler, skipped: readonly string[]) {
  const found = await page.evaluateHandle(findButton, [...skipped]);
  const { key, all } = await found.evaluate(({ key, all }) => ({ key, all }));
  return { key, all, button: (await found.getProperty('button')).asElement() };
}
/** Opens a page as a first-time visitor. */
async function begin(crawler: Crawler, address: string): Promise<void> {
  await crawler.page.evaluate(() => localStorage.clear());
  await crawler.context.clearCookies();
  await goTo(crawler, address);
  await settle(crawler, true);
}

/** Clicks every button of the page that is not `pressed` yet, also those that only another button reveals. */
async function pressAll(crawler: Crawler, address: string, pressed: Set<string>): Promise<string[]> {
  const { page, locale } = crawler;
  const wrong: string[] = [];
  const isNew = (key: string) => !pressed.has(key);
  /** Buttons that another button reveals and that may disappear before they are clicked: that other button is clicked again. */
  const behind = new Map<string, string[]>();
  const isDone = (key: string) => !behind.get(key)?.some(isNew);
  for (let last: Awaited<ReturnType<typeof find>> | undefined; ; ) {
    if (!last) await test.step(`begin ${address}`, () => begin(crawler, address), { timeout: 120_000 });
    let found = await find(crawler, [...pressed]);
    if (last?.key) {
      const came = found.all.filter((key) => isNew(key) && !last?.all.includes(key));
      const before = behind.get(last.key);
      behind.set(last.key, before && came.length >= before.length ? [] : came);
    }
    if (!last && !found.key) found = await find(crawler, [...pressed].filter(isDone));
    if (!last && !found.key) return wrong;
    last = undefined;
    if (!found.key) continue;
    pressed.add(found.key);
    await test.step(
      `${address} “${found.key}”`,
      async () => {
        await found.button!.click();
        await settle(crawler, false);
      },
      { timeout: 120_000 },
    );
    wrong.push(...(await wrongWith(crawler, `${address} “${found.key}”`)));
    const isSame = pathOf(page) === kindOf(address) && (await page.locator('html').getAttribute('lang')) === locale;
    if (isSame) last = found;
    else behind.delete(found.key);
  }
}

for (const screen of [narrowEnglish, wideChinese])
  test(`every button of the public site works (${screen.name})`, walk, async ({ browser }) => {
    test.setTimeout(15 * 60_000);
    const crawlers = await Promise.all([1, 2, 3].map(() => startCrawler(browser, screen)));
    for (const { context, page } of crawlers) {
      // A page behind another one is not rendered, and never idle.
      context.on('page', (popup) => void popup.close().then(() => page.bringToFront()));
      await page.goto('/#/agreement');
    }
    // Invalid links of letters show a message and are refused; pages.e2e.ts tests them.
    const addresses = (await siteUrls('nobody')).filter((address) => !address.includes('not-a-token'));
    const pressed = new Set<string>();
    const wrong: string[] = [];
    await Promise.all(
      crawlers.map(async (crawler) => {
        for (let next = addresses.pop(); next; next = addresses.pop())
          wrong.push(...(await pressAll(crawler, next, pressed)));
      }),
    );
    expect(wrong).toEqual([]);
    expect(pressed.size).toBeGreaterThan(90);
  });
