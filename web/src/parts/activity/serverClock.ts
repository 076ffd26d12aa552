// The server's clock on the reader's device. Cached responses contain no current time, and devices are often minutes wrong. A page with a
// countdown therefore reads the time once and continues with the device's clock.
import { meetingInfo } from '@pavilion/protocol/activities.ts';
import { useSyncExternalStore } from 'react';
import { request } from '../../lib/api.ts';

const SECOND = 1000;
const MINUTE = 60_000;
let offset = 0;
let current = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();
const stillness = () => 'matchMedia' in globalThis && matchMedia('(prefers-reduced-motion: reduce)').matches;

function tick() {
  current = Date.now() + offset;
  for (const listener of listeners) listener();
}
async function measure() {
  const sent = Date.now();
  try {
    const { now } = await request(meetingInfo.clock);
    // The response was true about half-way between request and arrival.
    offset = Date.parse(now) - (sent + Date.now()) / 2;
    tick();
  } catch {
    // Offline the device's clock is used; the page's own reads report the failure.
  }
}
/** The time is read again when the reader returns, because the device may have slept or its clock may have been set. */
const onVisible = () => {
  if (document.visibilityState === 'visible') void measure();
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    current = Date.now() + offset;
    timer = setInterval(tick, SECOND);
    document.addEventListener('visibilitychange', onVisible);
    void measure();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
const toStep = () => {
  const step = stillness() ? MINUTE : SECOND;
  return Math.floor(current / step) * step;
};
/** Returns the server's time in milliseconds, updated each second; each minute under reduced motion. */
export const useServerNow = (): number => useSyncExternalStore(subscribe, toStep, Date.now);
/** True under reduced motion, when seconds would be motion. */
export const isStill = stillness;
