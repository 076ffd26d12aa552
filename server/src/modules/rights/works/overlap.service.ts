import { addDays } from '@pavilion/protocol/kit/days.ts';
import { propertiesOf } from '@pavilion/protocol/kit/unknown.ts';
import { Medium } from '@pavilion/protocol/media.ts';
import { firstOf } from '../../../kit/first.ts';
/** One side of a refusal by `grants_never_sold_twice`. */
export interface RefusedCell {
  /** The coverage as PostgreSQL writes it: `{[7,9),[12,13)}`. */
  works: string;
  /** The first programme in it. */
  firstId: number;
  medium: Medium;
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

/** A medium that the database has accepted. Throws for any other text. */
const mediumOf = (name: string | undefined): Medium => firstOf(Medium.names.filter((known) => known === name));

/**
 * Parses the two rows that PostgreSQL names when the constraint refuses: `Key (…)=({[7,8)}, svod, CN, [2026-01-01,2027-01-01), …)
 * conflicts with existing key (…)=(…)`. Returns undefined for any other error.
 */
export function findBlockingCell(error: unknown): RefusedOverlap | undefined {
  const { code, detail } = propertiesOf(error);
  if (code !== '23P01' || typeof detail !== 'string') return undefined;
  const [mine, theirs] = [...detail.matchAll(key)].map(([, works, medium, territory, from, end]) => ({
    works: works!,
    // Points below zero represent works that may share content; programmes have positive ids.
    firstId: Number(/[[,{](\d+),\d+\)/.exec(works!)?.[1] ?? 0),
    medium: mediumOf(medium),
    territory: territory!,
    from: from!,
    until: end ? addDays(end, -1) : null,
  }));
  return mine && theirs && { mine, theirs };
}
