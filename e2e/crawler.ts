// A crawler that visits the whole site and checks each page once it is complete.
import { setTimeout as pause } from 'node:timers/promises';
import { limits } from '@pavilion/protocol/limits.ts';
import type { Browser, Page, Request } from 'playwright/test';
import { notFoundTitle } from '../web/src/site/features/notFound/notFound.text.ts';
import { openSession, type Screen, type Session } from './fixtures.ts';

/** A session that tracks its page's pending requests. */
export interface Crawler extends Session {
  open: ReadonlySet<Request>;
}
export async function startCrawler(browser: Browser, where: Screen): Promise<Crawler> {
  const session = await openSession(browser, where);
  return { ...session, open: openRequests(session.page) };
}
function openRequests(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>();
  // A film's request stays pending until it has played to its end.
  page.on('request', (request) => request.resourceType() !== 'media' && open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return open;
}

/** Scrolls to the page's end, so that lazy parts load. */
const readOn = async () => {
  for (let top = scrollY; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));
  }
};
/** Returns the page's content once the browser is idle. An idle callback is not enough: without a frame it may never run. */
const look = async () => {
  await scheduler.postTask(() => undefined, { priority: 'background' });
  const links = [...document.querySelectorAll('a[href]')].map((a) => a.getAttribute('href') ?? '');
  const main = document.querySelector('main')?.textContent ?? '';
  const isBusy = document.querySelector('[aria-busy="true"]') !== null || !main.trim();
  return { links, isBusy, size: document.querySelectorAll('*').length };
};
/** Longer than any intentional delay before the page requests more. */
const betweenLooksMs = limits.nextPageDelayMs + 50;

/**
 * Returns the links of the page once it is stable: two reads are equal, nothing is pending and nothing is marked busy. It waits for no
 * fixed time, so a slow machine only takes longer. Without `whole` it does not scroll.
 */
export async function settle({ page, open }: Crawler, whole: boolean): Promise<string[]> {
  const late = Date.now() + 90_000;
  if (whole) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const reads: string[] = [];
  for (let before = ''; Date.now() < late; await pause(betweenLooksMs)) {
    // A page behind another one is not rendered and never idle.
    await page.bringToFront();
    if (whole) await page.evaluate(readOn);
    const seen = await page.evaluate(look);
    const now = JSON.stringify(seen);
    reads.push(`${seen.size} elements, ${seen.links.length} links${seen.isBusy ? ', busy' : ''}, ${open.size} open`);
    if (now === before && !seen.isBusy && open.size === 0) return seen.links;
    before = now;
  }
  const pending = [...open].map((request) => request.url());
  throw new Error(`${page.url()} does not come to rest: ${[...reads.slice(-9), ...pending].join(' | ')}`);
}

/** Returns what is wrong with the page; empty if nothing is. */
export async function wrongWith({ page, faults, say }: Crawler, where: string): Promise<string[]> {
  const isLost = (await page.title()).includes(say(notFoundTitle));
  const isBroken = (await page.locator('main [role="alert"]:not(form [role="alert"])').count()) > 0;
  const wrong = [...faults.splice(0), ...(isLost ? ['leads nowhere'] : []), ...(isBroken ? ['shows a failure'] : [])];
  return wrong.map((fault) => `${where}: ${fault}`);
}

export const kindOf = (address: string) => address.split('?')[0]!;
