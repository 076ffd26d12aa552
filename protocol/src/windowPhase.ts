// Without schemas, because pages ask by their own clock.

/** Returns the phase of a time window at a given time: not set, before, open or over. */
export type WindowPhase = 'unset' | 'before' | 'open' | 'over';
export function windowPhase(opensAt: string | null, closesAt: string | null, nowMs: number): WindowPhase {
  if (opensAt === null || closesAt === null) return 'unset';
  if (nowMs < Date.parse(opensAt)) return 'before';
  return nowMs < Date.parse(closesAt) ? 'open' : 'over';
}
