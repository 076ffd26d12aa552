// Begins after the first page is complete (main.tsx): the bar that tells of a lost network, the way to install the site, and the service worker.
import { createRoot } from 'react-dom/client';
import { currentLocale } from '../../lib/locale.ts';
import { inNativeApp } from '../../lib/nativeApp.ts';
import { createStore } from '../../lib/store.ts';
import { type Connection, ConnectionBars } from './ConnectionBars.tsx';

const connection = createStore<Connection>(navigator.onLine ? 'well' : 'offline');
const update = createStore<(() => void) | undefined>(undefined);
/** How often a page that stays open asks for a new version, when the reader comes back to it. */
const askAgainMs = 30 * 60_000;

/** What makes the site installable; in the page itself it would be fetched before the first answers, of which a phone asks six at a time. */
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

/** A worker that is installed while another one is at work waits; the reader says when. */
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
    // The network may be gone again by now; the next look asks anew.
    registration.update().catch(() => undefined);
  });
}

/** The first page came before the worker: it is told what was loaded, so that this page too opens without a network. */
async function tellSeen(): Promise<void> {
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
  if (isFirst) await tellSeen();
}
/** Inside the native app the app itself keeps pages; a worker from an earlier visit goes. */
async function endWorkers(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
}

export function start(): void {
  watchConnection();
  showBars();
  offerInstallation();
  // Plain http on a local network has no workers.
  if (!('serviceWorker' in navigator)) return;
  const isOff = inNativeApp() || import.meta.env.DEV;
  // Without a worker the site is what it was; a browser that refuses one (private windows) is no failure to show.
  (isOff ? endWorkers() : startWorker()).catch(() => undefined);
}
