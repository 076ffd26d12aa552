// Turns grants, one a cell, into bars of the calendar: equal terms of many territories are one bar.
import { DAY_MS } from '@pavilion/protocol/kit/days.ts';
import { Medium } from '@pavilion/protocol/media.ts';
import type { Grant } from '@pavilion/protocol/rights.ts';
import { type RegionKey, regionsOf } from '../../../parts/rights/regions.ts';

export type BarKind = 'held' | 'granted' | 'elsewhere' | 'holdback';
export const barKinds: readonly BarKind[] = ['held', 'granted', 'elsewhere', 'holdback'];
const kindOf = ({ source, state }: Pick<Grant, 'source' | 'state'>): BarKind =>
  source === 'order' ? (state === 'held' ? 'held' : 'granted') : source;

export interface Bar {
  key: string;
  kind: BarKind;
  exclusive: boolean;
  from: string;
  until: string | null;
  grants: readonly Grant[];
  /** The lane, from 0: bars of one row that overlap in time get separate lanes. */
  lane: number;
}
export interface Row {
  key: string;
  level: 0 | 1 | 2;
  medium: Medium;
  /** A region or a country; null for the medium itself. */
  place: RegionKey | string | null;
  bars: readonly Bar[];
  lanes: number;
  children: readonly Row[];
}

const sameDeal = (g: Grant) => [kindOf(g), g.exclusive, g.from, g.until, g.orderNo, g.note, g.work?.id].join('|');

/** Groups grants of one deal and term into one bar and puts it on the lowest free lane. */
export function barsOf(grants: readonly Grant[]): { bars: Bar[]; lanes: number } {
  const deals = Map.groupBy(grants, sameDeal);
  const laneEnds: (string | null)[] = [];
  const bars = [...deals]
    .map(([key, own]) => ({ key, own, first: own[0]! }))
    .sort((a, b) => a.first.from.localeCompare(b.first.from) || a.key.localeCompare(b.key))
    .map(({ key, own, first }): Bar => {
      const { exclusive, from, until } = first;
      const free = laneEnds.findIndex((end) => end !== null && end < from);
      const lane = free === -1 ? laneEnds.length : free;
      laneEnds[lane] = until;
      return { key, kind: kindOf(first), exclusive, from, until, grants: own, lane };
    });
  return { bars, lanes: Math.max(1, laneEnds.length) };
}

/** Returns rows by medium → region → country; only those with grants. */
export function rowsOf(grants: readonly Grant[]): Row[] {
  const byMedium = Map.groupBy(grants, (g) => g.medium);
  return Medium.names
    .filter((medium) => byMedium.has(medium))
    .map((medium) => {
      const own = byMedium.get(medium)!;
      const byCountry = Map.groupBy(own, (g) => g.territory);
      const children = regionsOf([...byCountry.keys()]).map(({ key, countries }): Row => {
        const countryRows = countries.map(
          (country): Row => ({
            key: `${medium} ${key} ${country}`,
            level: 2,
            medium,
            place: country,
            ...barsOf(byCountry.get(country)!),
            children: [],
          }),
        );
        return {
          key: `${medium} ${key}`,
          level: 1,
          medium,
          place: key,
          ...barsOf(countries.flatMap((country) => byCountry.get(country)!)),
          children: countryRows,
        };
      });
      return { key: medium, level: 0, medium, place: null, ...barsOf(own), children };
    });
}

const dayOf = (iso: string) => Date.parse(`${iso}T00:00:00Z`) / DAY_MS;
export interface Span {
  firstYear: number;
  /** The last year shown. */
  lastYear: number;
}
/** Returns the years shown: from last year or the first term, at least five ahead, at most sixteen in all. */
export function spanOf(grants: readonly Grant[], thisYear: number): Span {
  const years = grants.flatMap((g) => [g.from, g.until ?? g.from]).map((day) => Number(day.slice(0, 4)));
  const firstYear = Math.max(Math.min(thisYear - 1, ...years), thisYear - 6);
  const lastYear = Math.min(Math.max(thisYear + 4, ...years), firstYear + 15);
  return { firstYear, lastYear };
}
/** Returns the position of a term within the span, in per cent; undefined if it lies outside. */
export function placeOf({ from, until }: Pick<Bar, 'from' | 'until'>, { firstYear, lastYear }: Span) {
  const start = dayOf(`${firstYear}-01-01`);
  const end = dayOf(`${lastYear + 1}-01-01`);
  const left = Math.max(start, dayOf(from));
  const right = Math.min(end, until === null ? end : dayOf(until) + 1);
  if (left >= end || right <= start) return undefined;
  const percent = (day: number) => ((day - start) / (end - start)) * 100;
  return { left: percent(left), width: percent(right) - percent(left) };
}
