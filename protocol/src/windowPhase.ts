// Without schemas, because pages ask by their own clock.

/** What a window of time is by a clock: not set, still to come, open, over. */
export type WindowPhase = 'unset' | 'before' | 'open' | 'over';
export function windowPhase(opensAt: string | null, closesAt: string | null, nowMs: number): WindowPhase {
  if (opensAt === null || closesAt === null) return 'unset';
  if (nowMs < Date.parse(opensAt)) return 'before';
  return nowMs < Date.parse(closesAt) ? 'open' : 'over';
}
