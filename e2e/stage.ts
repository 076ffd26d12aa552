// Where a journey plays: the screen, the language, and what must not go wrong on the way.
import { labelOf } from '@pavilion/protocol/kit/issues.ts';
import { type Locale, say as sayIn, type Text } from '@pavilion/protocol/kit/text.ts';
import { type Browser, type BrowserContext, test as bare, expect, type Locator, type Page } from 'playwright/test';
import type { z } from 'zod';

export interface Screen {
  name: string;
  narrow: boolean;
  locale: Locale;
}
const screen = (narrow: boolean, locale: Locale): Screen => ({
  name: `${narrow ? 'narrow' : 'wide'}, ${locale}`,
  narrow,
  locale,
});
export const wideChinese = screen(false, 'zh-CN');
export const wideEnglish = screen(false, 'en-US');
export const narrowChinese = screen(true, 'zh-CN');
export const narrowEnglish = screen(true, 'en-US');
export const screens = [wideChinese, narrowEnglish, wideEnglish, narrowChinese] as const;

/** Somebody at a screen: a browser of their own, its page, and its words. */
export interface Seat extends Screen {
  context: BrowserContext;
  page: Page;
  say: <Args extends unknown[]>(text: Text<Args>, ...args: Args) => string;
  /** What the browser complained about, as it came. */
  faults: string[];
}

/** A journey's seats are given back when it ends: the browser outlives it, and open pages would run on beside the next. */
export const test = bare.extend<{ giveBack: undefined }>({
  giveBack: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});

/**
 * The service worker stays away unless a journey is about it: it would answer from what it kept. `userAgent` and `before`
 * (a script that runs before the page's own) play the native app.
 */
export async function takeSeat(
  browser: Browser,
  where: Screen,
  more: { worker?: boolean; userAgent?: string; before?: string } = {},
): Promise<Seat> {
  const context = await browser.newContext({
    viewport: where.narrow ? { width: 375, height: 812 } : { width: 1440, height: 900 },
    locale: where.locale,
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    serviceWorkers: more.worker ? 'allow' : 'block',
    ...(more.userAgent && { userAgent: more.userAgent }),
    ...(where.narrow && { isMobile: true, hasTouch: true, deviceScaleFactor: 2 }),
  });
  if (more.before) await context.addInitScript(more.before);
  const page = await context.newPage();
  // SLOW=6 plays on a processor so many times slower.
  if (process.env.SLOW) {
    const browserItself = await context.newCDPSession(page);
    await browserItself.send('Emulation.setCPUThrottlingRate', { rate: Number(process.env.SLOW) });
  }
  return {
    ...where,
    context,
    page,
    say: (text, ...args) => sayIn(text, where.locale, ...args),
    faults: watch(page),
  };
}

/** Console errors, uncaught errors, requests that failed and answers of 400 and above. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    // A refused request is told below, with its address.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Leaving a page drops what it still waits for.
    if (why !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${new URL(response.url()).pathname}`);
  });
  return faults;
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A name that is these words and nothing more. */
export const exactly = (words: string): RegExp => new RegExp(`^\\s*${escaped(words)}\\s*$`);
export const beginning = (words: string): RegExp => new RegExp(`^\\s*${escaped(words)}`);

/** The field with this label; required ones carry a star and a word behind it. */
export const fieldOf = ({ say }: Seat, within: Page | Locator, label: Text): Locator =>
  within.getByLabel(new RegExp(`^\\s*${escaped(say(label))}\\s*(\\*.*)?$`));
/** The label that a schema's field carries. */
export function labelIn(schema: z.ZodType | undefined): Text {
  const label = labelOf(schema);
  if (!label) throw new Error('The field has no label');
  return label;
}
export const button = ({ say }: Seat, within: Page | Locator, words: Text): Locator =>
  within.getByRole('button', { name: exactly(say(words)) });
export const link = ({ say }: Seat, within: Page | Locator, words: Text): Locator =>
  within.getByRole('link', { name: exactly(say(words)) });
export const dialog = ({ page, say }: Seat, title: Text): Locator =>
  page.getByRole('dialog', { name: exactly(say(title)) });

const isSettled = `(() => {
  const busy = document.querySelector('[aria-busy="true"]') !== null;
  const moving = document.getAnimations().some(
    (a) => a.playState === 'running' && a.effect.getTiming().iterations !== Infinity);
  const now = performance.now();
  const quiet = performance.getEntriesByType('resource').every((entry) => now - entry.responseEnd > 250);
  return document.querySelector('main:not(.shell)') !== null && !busy && !moving && quiet;
})()`;
/**
 * Waits until nothing is fetched, waited for or moving any more, at two looks: a page that was just sent to another address
 * still stands at rest until its router has heard of it.
 */
export async function settled({ page }: Seat): Promise<void> {
  await page.waitForLoadState('load');
  const asked = { message: `${page.url()} comes to rest`, timeout: 20_000, intervals: [100] };
  let looks = 0;
  await expect
    .poll(async () => {
      looks = (await page.evaluate(isSettled)) ? looks + 1 : 0;
      return looks >= 2;
    }, asked)
    .toBe(true);
}
export const scrollTo = ({ page }: Seat, top: number): Promise<unknown> => page.evaluate(`window.scrollTo(0, ${top})`);
export const scrolled = ({ page }: Seat): Promise<number> => page.evaluate('window.scrollY');
/** By how many pixels the page is wider than the screen. */
export async function overflow({ page }: Seat): Promise<number> {
  // A phone's innerWidth grows with a page that is too wide.
  const wide = await page.evaluate<number>('document.scrollingElement.scrollWidth');
  return Math.max(0, wide - page.viewportSize()!.width);
}
/** Goes to an address of the site, or of the console, as with a fresh tab: nothing is remembered but what is kept. */
export async function goTo({ page }: Seat, path: string, app: '/' | '/console/' = '/'): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${app}#${path}`);
}
export const pathOf = (page: Page): string => new URL(page.url()).hash.slice(1).split('?')[0]!;
export const searchOf = (page: Page): URLSearchParams => new URLSearchParams(page.url().split('?')[1] ?? '');
export const expectPath = (page: Page, path: string): Promise<void> =>
  expect.poll(() => pathOf(page), { message: `stands on ${path}` }).toBe(path);
/** The sentence of success that a deed ends with, as a toast, which screen readers hear. */
export const expectTold = ({ page, say }: Seat, words: Text): Promise<void> =>
  expect(page.locator('[aria-live]').getByText(say(words), { exact: true }).first()).toBeVisible();
