// The service worker: offline the site opens as it was last seen. It stores only public responses. It is off inside the native app and in
// development (site/offline), and ignores the console.
import { keyOfRead, most, readsPattern, type Way, wayOf } from './rules.ts';

/** The worker types that are needed here: the libraries of DOM and worker cannot be in one program. */
interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends LifeEvent {
  readonly request: Request;
  readonly clientId: string;
  respondWith(answer: Promise<Response>): void;
}
interface Client {
  readonly url: string;
  postMessage(message: unknown): void;
}
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listen: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listen: (event: LifeEvent & { data: unknown }) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<Client | undefined>;
    matchAll(): Promise<readonly Client[]>;
  };
}
/** Set by the build (web/build/serviceWorker.ts). */
declare const __PUBLIC_READS__: readonly string[];

const worker = self as unknown as WorkerScope;
const reads = readsPattern(__PUBLIC_READS__);
type Kept = Exclude<Way, 'none'>;
const nameOf = (way: Kept) => `pavilion-${way}`;
/** After this time a stored response is used instead of the network, if there is one. */
const patienceMs = 6_000;
const refreshMs = 10 * 60_000;

const readOf = (request: Request) => ({
  method: request.method,
  mode: request.mode,
  destination: request.destination,
  url: new URL(request.url),
  hasRange: request.headers.has('range'),
});
const last = async (way: Kept, key: string) => (await caches.open(nameOf(way))).match(key, { ignoreVary: true });

/** Stores complete, public responses only; the oldest are removed. */
async function keep(way: Kept, key: string, response: Response): Promise<void> {
  const control = response.headers.get('cache-control') ?? '';
  if (response.status !== 200 || response.type === 'opaque' || /no-store|private/.test(control)) return;
  const cache = await caches.open(nameOf(way));
  const headers = new Headers(response.headers);
  headers.set('x-kept-at', String(Date.now()));
  // The order of entries is their age: an entry put again is the newest.
  await cache.delete(key);
  await cache.put(key, new Response(await response.blob(), { status: 200, headers }));
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most[way])).map((old) => cache.delete(old)));
}

let announced: 'lost' | 'found' | undefined;
async function notifyPages(type: 'lost' | 'found'): Promise<void> {
  if (announced === type) return;
  announced = type;
  for (const client of await worker.clients.matchAll()) client.postMessage({ type });
}

/** Responds from the cache first, for files that never change under their name. */
async function keptFirst(way: 'asset' | 'picture', event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const known = await last(way, url);
  if (known) return known;
  const response = await fetch(event.request);
  event.waitUntil(keep(way, url, response.clone()));
  return response;
}

/** Returns the network's response if it arrives in time or there is no other; else the last one. */
async function networkFirst(way: 'page' | 'read', key: string, event: FetchEvent): Promise<Response> {
  const { request } = event;
  const isPrivate = request.headers.has('authorization');
  const fresh = fetch(request).then((response) => {
    if (response.ok) {
      event.waitUntil(notifyPages('found'));
      event.waitUntil(isPrivate ? refreshPublic(key, request) : keep(way, key, response.clone()));
    }
    return response;
  });
  // The caller below handles a failure; after the timeout nobody does.
  fresh.catch(() => undefined);
  const late = new Promise<undefined>((done) => setTimeout(done, patienceMs));
  const inTime = await Promise.race([fresh.catch(() => undefined), late]);
  if (inTime && inTime.status < 500) return inTime;
  const known = await last(way, key);
  if (!known) return inTime ?? fresh;
  event.waitUntil(notifyPages('lost'));
  return known;
}

/** A signed-in reader's response is not stored. The same request is repeated as a visitor from time to time, for offline use. */
async function refreshPublic(key: string, request: Request): Promise<void> {
  const keptAt = Number((await last('read', key))?.headers.get('x-kept-at') ?? 0);
  if (Date.now() - keptAt < refreshMs) return;
  await readPublic(new URL(request.url), request.headers.get('accept-language') ?? '');
}
async function readPublic(url: URL, language: string): Promise<void> {
  const headers = { accept: 'application/json', 'accept-language': language };
  await keep('read', keyOfRead(url, language), await fetch(url, { headers, credentials: 'omit' }));
}

worker.addEventListener('install', (event) => {
  event.waitUntil(fetch('/').then((page) => keep('page', '/', page)));
});
worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim());
});

worker.addEventListener('fetch', (event) => {
  const way = wayOf(readOf(event.request), location.origin, reads);
  if (way === 'none') return;
  event.respondWith(answer(way, event));
});
async function answer(way: Kept, event: FetchEvent): Promise<Response> {
  const { request } = event;
  const client = event.clientId ? await worker.clients.get(event.clientId) : undefined;
  if (client && new URL(client.url).pathname.startsWith('/console')) return fetch(request);
  if (way === 'page') return networkFirst('page', '/', event);
  if (way === 'read')
    return networkFirst('read', keyOfRead(new URL(request.url), request.headers.get('accept-language')), event);
  return keptFirst(way, event);
}

/** Stores what a page loaded before the worker was active. Most of it is in the browser's cache, so little is downloaded again. */
async function keepSeen(addresses: readonly string[], language: string): Promise<void> {
  for (const address of addresses) {
    const url = new URL(address, location.origin);
    const isPicture = url.pathname.startsWith('/media/');
    const way = wayOf(
      { method: 'GET', mode: 'cors', destination: isPicture ? 'image' : '', url, hasRange: false },
      location.origin,
      reads,
    );
    if (way === 'read') await readPublic(url, language);
    else if ((way === 'asset' || way === 'picture') && !(await last(way, url.href)))
      await keep(way, url.href, await fetch(url, { credentials: 'same-origin' }));
  }
}
worker.addEventListener('message', (event) => {
  const message = event.data as { type?: string; addresses?: string[]; language?: string } | null;
  if (message?.type === 'refresh') event.waitUntil(worker.skipWaiting());
  if (message?.type === 'seen')
    event.waitUntil(
      // A part is better than none: what fails is stored when it is next requested.
      keepSeen((message.addresses ?? []).slice(0, 300), message.language ?? '').catch(() => undefined),
    );
});
