// A visitor who presses everything: no button of the public site leads into nothing, makes the browser complain, or asks for
// something that fails.
import { expect } from 'playwright/test';
import { siteAddresses } from './addresses.ts';
import { goTo, narrowEnglish, pathOf, test, wideChinese } from './stage.ts';
import { kindOf, stand, takeWalker, type Walker, wrongWith } from './walker.ts';

/**
 * Looks for a button that is not to be skipped and that a pointer hits in its middle; others are for keys alone, lie under a
 * dialog, or wait outside of a slider. One key stands for one button: of every row of a list, of every day of a calendar, of
 * the frame around every page, of a dialog that several pages open.
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
async function find({ page }: Walker, skipped: readonly string[]) {
  const found = await page.evaluateHandle(findButton, [...skipped]);
  const { key, all } = await found.evaluate(({ key, all }) => ({ key, all }));
  return { key, all, button: (await found.getProperty('button')).asElement() };
}
/** As a reader who comes for the first time. */
async function begin(walker: Walker, address: string): Promise<void> {
  await walker.page.evaluate(() => localStorage.clear());
  await walker.context.clearCookies();
  await goTo(walker, address);
  await stand(walker, true);
}

/** Presses every button of the page that is not `pressed` yet, also those that stand only behind another button. */
async function pressAll(walker: Walker, address: string, pressed: Set<string>): Promise<string[]> {
  const { page, locale } = walker;
  const wrong: string[] = [];
  const isNew = (key: string) => !pressed.has(key);
  /** What came with a button and may have gone before it was pressed: a reason to press that button once more. */
  const behind = new Map<string, string[]>();
  const isDone = (key: string) => !behind.get(key)?.some(isNew);
  for (let last: Awaited<ReturnType<typeof find>> | undefined; ; ) {
    if (!last) await test.step(`begin ${address}`, () => begin(walker, address), { timeout: 120_000 });
    let found = await find(walker, [...pressed]);
    if (last?.key) {
      const came = found.all.filter((key) => isNew(key) && !last?.all.includes(key));
      const before = behind.get(last.key);
      behind.set(last.key, before && came.length >= before.length ? [] : came);
    }
    if (!last && !found.key) found = await find(walker, [...pressed].filter(isDone));
    if (!last && !found.key) return wrong;
    last = undefined;
    if (!found.key) continue;
    pressed.add(found.key);
    await test.step(
      `${address} “${found.key}”`,
      async () => {
        await found.button!.click();
        await stand(walker, false);
      },
      { timeout: 120_000 },
    );
    wrong.push(...(await wrongWith(walker, `${address} “${found.key}”`)));
    const isSame = pathOf(page) === kindOf(address) && (await page.locator('html').getAttribute('lang')) === locale;
    if (isSame) last = found;
    else behind.delete(found.key);
  }
}

for (const screen of [narrowEnglish, wideChinese])
  test(`every button of the public site answers (${screen.name})`, async ({ browser }) => {
    test.setTimeout(15 * 60_000);
    const walkers = await Promise.all([1, 2, 3].map(() => takeWalker(browser, screen)));
    for (const { context, page } of walkers) {
      // A page that lies behind another one is not drawn, and never idles.
      context.on('page', (popup) => void popup.close().then(() => page.bringToFront()));
      await page.goto('/#/agreement');
    }
    // Dead links of letters say so, and are refused: pages.e2e.ts reads them.
    const addresses = (await siteAddresses('nobody')).filter((address) => !address.includes('not-a-token'));
    const pressed = new Set<string>();
    const wrong: string[] = [];
    await Promise.all(
      walkers.map(async (walker) => {
        for (let next = addresses.pop(); next; next = addresses.pop())
          wrong.push(...(await pressAll(walker, next, pressed)));
      }),
    );
    expect(wrong).toEqual([]);
    expect(pressed.size).toBeGreaterThan(90);
  });
