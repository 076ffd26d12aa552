// The server's clock on the reader's device. Answers are kept and carry no “now”; phones and office machines are often
// minutes wrong. So whoever shows a countdown asks once what time it is and lets the device's clock carry on from there.
import { meetingInfo } from '@pavilion/protocol/activities.ts';
import { useSyncExternalStore } from 'react';
import { request } from '../../lib/api.ts';

const SECOND = 1000;
const MINUTE = 60_000;
let offset = 0;
let current = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();
const stillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function tick() {
  current = Date.now() + offset;
  for (const listener of listeners) listener();
}
async function measure() {
  const sent = Date.now();
  try {
    const { now } = await request(meetingInfo.clock);
    // The answer was true about half-way between question and arrival.
    offset = Date.parse(now) - (sent + Date.now()) / 2;
    tick();
  } catch {
    // Without network the device's clock is the best there is; the page's own reads tell of the failure.
  }
}
/** A device that slept, or whose clock was set meanwhile, is asked again when the reader comes back. */
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
/** The server's time in milliseconds, each second anew; each minute where motion is to be reduced. */
export const useServerNow = (): number => useSyncExternalStore(subscribe, toStep);
/** True when seconds would be motion. */
export const isStill = stillness;
