/** One side of a refusal by `grants_never_sold_twice`. */
export interface RefusedCell {
  /** The coverage as PostgreSQL writes it: `{[7,9),[12,13)}`. */
  works: string;
  /** The first programme in it. */
  firstId: number;
  medium: string;
  territory: string;
  from: string;
  /** The last day; null without an end. */
  until: string | null;
}
export interface RefusedOverlap {
  mine: RefusedCell;
  theirs: RefusedCell;
}

const key = /=\((\{[^}]*\}), (\w+), (\w+), \[([\d-]+),([\d-]*)\)/g;
const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/**
 * The two rows that PostgreSQL names when the constraint refuses: `Key (…)=({[7,8)}, svod, CN, [2026-01-01,2027-01-01), …)
 * conflicts with existing key (…)=(…)`. Undefined for any other error.
 */
export function cellInTheWay(error: unknown): RefusedOverlap | undefined {
  const { code, detail } = error as { code?: string; detail?: string };
  if (code !== '23P01') return undefined;
  const [mine, theirs] = [...(detail ?? '').matchAll(key)].map(([, works, medium, territory, from, end]) => ({
    works: works!,
    // Points below zero stand for works that may share content; programmes have ids above it.
    firstId: Number(/[[,{](\d+),\d+\)/.exec(works!)?.[1] ?? 0),
    medium: medium!,
    territory: territory!,
    from: from!,
    until: end ? dayBefore(end) : null,
  }));
  return mine && theirs && { mine, theirs };
}
