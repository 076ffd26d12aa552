// Somebody who goes through the whole site and looks at each page only once it stands.
import { setTimeout as pause } from 'node:timers/promises';
import { limits } from '@pavilion/protocol/limits.ts';
import type { Browser, Page, Request } from 'playwright/test';
import { notFoundTitle } from '../web/src/site/features/notFound/notFound.text.ts';
import { type Screen, type Seat, takeSeat } from './stage.ts';

/** A seat that knows what its page has asked for and not got yet. */
export interface Walker extends Seat {
  open: ReadonlySet<Request>;
}
export async function takeWalker(browser: Browser, where: Screen): Promise<Walker> {
  const seat = await takeSeat(browser, where);
  return { ...seat, open: openRequests(seat.page) };
}
function openRequests(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>();
  // A film's request stays open for as long as it is not played to its end.
  page.on('request', (request) => request.resourceType() !== 'media' && open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return open;
}

/** Goes down to the page's end, so that what waits for a reader comes. */
const readOn = async () => {
  for (let top = scrollY; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));
  }
};
/** What stands once the browser has nothing better to do. An idle callback would not do: without a frame it may never come. */
const look = async () => {
  await scheduler.postTask(() => undefined, { priority: 'background' });
  const links = [...document.querySelectorAll('a[href]')].map((a) => a.getAttribute('href') ?? '');
  const main = document.querySelector('main')?.textContent ?? '';
  const isBusy = document.querySelector('[aria-busy="true"]') !== null || !main.trim();
  return { links, isBusy, size: document.querySelectorAll('*').length };
};
/** Longer than anything in the page waits on purpose before it asks for more. */
const betweenLooksMs = limits.nextPageDelayMs + 50;

/**
 * The links of the page once it stands: two looks see the same, nothing is asked for and nothing says that it is busy.
 * No time is guessed, so a slow machine only takes longer. Without `whole` the reader stays where they are.
 */
export async function stand({ page, open }: Walker, whole: boolean): Promise<string[]> {
  const late = Date.now() + 90_000;
  if (whole) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const looks: string[] = [];
  for (let before = ''; Date.now() < late; await pause(betweenLooksMs)) {
    // A page that lies behind another one is not drawn and never idles.
    await page.bringToFront();
    if (whole) await page.evaluate(readOn);
    const seen = await page.evaluate(look);
    const now = JSON.stringify(seen);
    looks.push(`${seen.size} elements, ${seen.links.length} links${seen.isBusy ? ', busy' : ''}, ${open.size} open`);
    if (now === before && !seen.isBusy && open.size === 0) return seen.links;
    before = now;
  }
  const asked = [...open].map((request) => request.url());
  throw new Error(`${page.url()} does not come to rest: ${[...looks.slice(-9), ...asked].join(' | ')}`);
}

/** What is wrong with the page that stands; nothing where all is well. */
export async function wrongWith({ page, faults, say }: Walker, where: string): Promise<string[]> {
  const isLost = (await page.title()).includes(say(notFoundTitle));
  const isBroken = (await page.locator('main [role="alert"]:not(form [role="alert"])').count()) > 0;
  const wrong = [...faults.splice(0), ...(isLost ? ['leads nowhere'] : []), ...(isBroken ? ['shows a failure'] : [])];
  return wrong.map((fault) => `${where}: ${fault}`);
}

export const kindOf = (address: string) => address.split('?')[0]!;
