// Makes a row of the index from a published item.
import type { SearchText } from '../content/source.service.ts';
import type { Piece } from './fold.ts';
import { type Fields, tokensOf } from './tokens.ts';

export interface Popularity {
  visits: number;
  favourites: number;
}
export interface Tier {
  tier: number;
  salt: number;
  least: number;
}
export interface SearchRow {
  class: number;
  id: number;
  score: number;
  /** Folded, with spaces between parts; ranking compares it. */
  zhTitle: string;
  enTitle: string;
  tokens: number[];
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
/** The highest possible score. */
export const BEST = 10;
/**
 * Orders equal matches, 0 to 10: four parts editors' recommendation, three visits and favourites, three recency. Recency uses the
 * calendar and not the age, so that a stored score stays valid.
 */
export function scoreOf({ recommended, year, at }: SearchText, { visits, favourites }: Popularity): number {
  const put = within(recommended, 0, 1000) / 1000;
  const liked = within(Math.log10(1 + visits + 5 * favourites) / 5, 0, 1);
  const born = year ?? at.getUTCFullYear() + at.getUTCMonth() / 12;
  return Math.fround(4 * put + 3 * liked + 3 * within((born - 1995) / 40, 0, 1));
}

/** Returns the tier of a score. Tiers are sorted best first; the last takes the rest. */
export const tierOf = (tiers: readonly Tier[], score: number): Tier =>
  tiers.find(({ least }) => score >= least) ?? tiers.at(-1)!;

const folded = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join(' ');

export function rowOf(
  of: number,
  it: SearchText,
  fields: Fields,
  popularity: Popularity,
  tiers: readonly Tier[],
): SearchRow {
  const score = scoreOf(it, popularity);
  const { salt } = tierOf(tiers, score);
  return {
    class: of,
    id: it.id,
    score,
    zhTitle: folded(fields.zhTitle),
    enTitle: folded(fields.enTitle),
    tokens: tokensOf(fields, it.year).map((token) => token + salt),
  };
}

/** The size of the best tier; each following one is four times as large. */
export const FIRST_TIER = 2000;
/** Returns the least score of each tier for these scores of a class, best tier first; the last one is 0. */
export function boundsOf(scores: Float32Array): number[] {
  const sorted = scores.toSorted((a, b) => b - a);
  const bounds: number[] = [];
  for (let end = FIRST_TIER, size = FIRST_TIER; end < sorted.length; size *= 4, end += size)
    if (sorted[end - 1]! !== bounds.at(-1)) bounds.push(sorted[end - 1]!);
  return [...bounds.filter((bound) => bound > 0), 0];
}
