// The environment of a journey: the screen, the language, and the errors that must not occur.
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
/**
 * Marks an exhaustive test: `npm test` leaves it out, `npm run test:all` runs it. Two of the four screens, with both widths and both
 * languages, are in `npm test`; the other two repeat them.
 */
export const walk = { tag: '@walk' };
export const walkOnRepeat = (screen: Screen) => (screen === wideChinese || screen === narrowEnglish ? {} : walk);

/** One person's browser with its page and texts. */
export interface Session extends Screen {
  context: BrowserContext;
  page: Page;
  say: <Args extends unknown[]>(text: Text<Args>, ...args: Args) => string;
  /** The browser's errors, in order. */
  faults: string[];
}

/** Closes a journey's sessions when it ends: the browser continues, and open pages would run next to the following journey. */
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
 * The service worker is blocked unless a journey tests it, because it would respond from its cache. `userAgent` and `before` (a script
 * that runs before the page's own) simulate the native app.
 */
export async function openSession(
  browser: Browser,
  where: Screen,
  more: { worker?: boolean; userAgent?: string; before?: string } = {},
): Promise<Session> {
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
  // SLOW=6 simulates a processor six times slower.
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

/** Collects console errors, uncaught errors, failed requests and responses of 400 and above. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    // A refused request is reported below, with its URL.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Leaving a page cancels its pending requests.
    if (why !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${new URL(response.url()).pathname}`);
  });
  return faults;
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Matches a name that is exactly this text. */
export const exactly = (words: string): RegExp => new RegExp(`^\\s*${escaped(words)}\\s*$`);
export const beginning = (words: string): RegExp => new RegExp(`^\\s*${escaped(words)}`);

/** Returns the field with this label; the label of a required one has an asterisk and a word after it. */
export const fieldOf = ({ say }: Session, within: Page | Locator, label: Text): Locator =>
  within.getByLabel(new RegExp(`^\\s*${escaped(say(label))}\\s*(\\*.*)?$`));
/** Returns the label of a schema's field. */
export function labelIn(schema: z.ZodType | undefined): Text {
  const label = labelOf(schema);
  if (!label) throw new Error('The field has no label');
  return label;
}
export const button = ({ say }: Session, within: Page | Locator, words: Text): Locator =>
  within.getByRole('button', { name: exactly(say(words)) });
export const link = ({ say }: Session, within: Page | Locator, words: Text): Locator =>
  within.getByRole('link', { name: exactly(say(words)) });
export const dialog = ({ page, say }: Session, title: Text): Locator =>
  page.getByRole('dialog', { name: exactly(say(title)) });

const isSettled = `(() => {
  const busy = document.querySelector('[aria-busy="true"]') !== null;
  const moving = document.getAnimations().some(
    (a) => a.playState === 'running' && a.effect.getTiming().iterations !== Infinity);
  const now = performance.now();
  const quiet = performance.getEntriesByType('resource').every((entry) => now - entry.responseEnd > 250);
  return document.querySelector('main:not(.static)') !== null && !busy && !moving && quiet;
})()`;
/**
 * Waits until nothing is loading, pending or moving in two consecutive reads: a page that was just sent to another URL is still at rest
 * until its router reacts.
 */
export async function settled({ page }: Session): Promise<void> {
  await page.waitForLoadState('load');
  const options = { message: `${page.url()} comes to rest`, timeout: 20_000, intervals: [100] };
  let reads = 0;
  await expect
    .poll(async () => {
      reads = (await page.evaluate(isSettled)) ? reads + 1 : 0;
      return reads >= 2;
    }, options)
    .toBe(true);
}
export const scrollTo = ({ page }: Session, top: number): Promise<unknown> =>
  page.evaluate(`window.scrollTo(0, ${top})`);
export const scrolled = ({ page }: Session): Promise<number> => page.evaluate('window.scrollY');
/** Returns by how many pixels the page is wider than the screen. */
export async function overflow({ page }: Session): Promise<number> {
  // A phone's innerWidth grows with a page that is too wide.
  const wide = await page.evaluate<number>('document.scrollingElement.scrollWidth');
  return Math.max(0, wide - page.viewportSize()!.width);
}
/** Opens a path of the site, or of the console, like a new tab: only storage is kept. */
export async function goTo({ page }: Session, path: string, app: '/' | '/console/' = '/'): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${app}#${path}`);
}
export const pathOf = (page: Page): string => new URL(page.url()).hash.slice(1).split('?')[0]!;
export const searchOf = (page: Page): URLSearchParams => new URLSearchParams(page.url().split('?')[1] ?? '');
export const expectPath = (page: Page, path: string): Promise<void> =>
  expect.poll(() => pathOf(page), { message: `stands on ${path}` }).toBe(path);
/** Expects the success message of an action, as a toast that screen readers announce. */
export const expectToast = ({ page, say }: Session, words: Text): Promise<void> =>
  expect(page.locator('[aria-live]').getByText(say(words), { exact: true }).first()).toBeVisible();
