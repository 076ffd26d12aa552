// Starts after the first page is complete (main.tsx): the connection bar, the web app manifest, and the service worker.
import { createRoot } from 'react-dom/client';
import { currentLocale } from '../../lib/locale.ts';
import { inNativeApp } from '../../lib/nativeApp.ts';
import { createStore } from '../../lib/store.ts';
import { type Connection, ConnectionBars } from './ConnectionBars.tsx';

const connection = createStore<Connection>(navigator.onLine ? 'well' : 'offline');
const update = createStore<(() => void) | undefined>(undefined);
/** The least time between two checks for a new version, when the reader returns to an open page. */
const askAgainMs = 30 * 60_000;

/**
 * Adds the manifest that makes the site installable. In the page itself it would be loaded before the first responses, of which a phone
 * loads six at a time.
 */
function offerInstallation(): void {
  const manifest = { rel: 'manifest', href: '/manifest.webmanifest', crossOrigin: 'use-credentials' };
  document.head.append(Object.assign(document.createElement('link'), manifest));
}
function watchConnection(): void {
  addEventListener('offline', () => connection.set('offline'));
  addEventListener('online', () => connection.set('well'));
}
function showBars(): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<ConnectionBars connection={connection} update={update} />);
}

/** Offers an update: an installed worker waits while another one is active, until the reader accepts. */
function offer(waiting: ServiceWorker | null): void {
  if (!waiting || !navigator.serviceWorker.controller) return;
  update.set(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage({ type: 'refresh' });
  });
}
function watchUpdates(registration: ServiceWorkerRegistration): void {
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed') offer(next);
    });
  });
  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || !navigator.onLine || Date.now() - askedAt < askAgainMs) return;
    askedAt = Date.now();
    // The network may be gone; the next check tries again.
    registration.update().catch(() => undefined);
  });
}

/** The first page was loaded before the worker existed, so the worker gets the list of loaded files and this page opens offline too. */
async function sendSeen(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const addresses = [
    ...performance.getEntriesByType('resource').map((entry) => entry.name),
    ...[...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[href],script[src]')].map((e) =>
      'src' in e ? e.src : e.href,
    ),
  ];
  active?.postMessage({ type: 'seen', addresses: [...new Set(addresses)], language: currentLocale() });
}

async function startWorker(): Promise<void> {
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.type === 'lost' && connection.get() === 'well') connection.set('lost');
    if (data?.type === 'found' && connection.get() === 'lost') connection.set('well');
  });
  const isFirst = !navigator.serviceWorker.controller;
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  watchUpdates(registration);
  if (isFirst) await sendSeen();
}
/** The native app stores pages itself; workers from earlier visits are removed. */
async function endWorkers(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
}

export function start(): void {
  watchConnection();
  showBars();
  offerInstallation();
  // Plain http on a local network has no service workers.
  if (!('serviceWorker' in navigator)) return;
  const isOff = inNativeApp() || import.meta.env.DEV;
  // The site works without a worker; a browser that refuses one (private windows) is no error to show.
  (isOff ? endWorkers() : startWorker()).catch(() => undefined);
}
