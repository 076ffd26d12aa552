import type { Grant } from '@pavilion/protocol/rights.ts';
import { expect, test } from 'vitest';
import { barsOf, placeOf, rowsOf, spanOf } from './timeline.ts';

let id = 0;
const grant = (territory: string, from: string, until: string | null, more: Partial<Grant> = {}): Grant => ({
  id: ++id,
  medium: 'svod',
  territory,
  from,
  until,
  exclusive: true,
  state: 'granted',
  source: 'elsewhere',
  orderNo: null,
  note: null,
  staffName: null,
  createdAt: '2026-01-01T00:00:00Z',
  releasedAt: null,
  work: null,
  ...more,
});

test('equal terms of many territories are one bar; bars that overlap get separate lanes', () => {
  const { bars, lanes } = barsOf([
    grant('FR', '2026-01-01', '2027-12-31'),
    grant('DE', '2026-01-01', '2027-12-31'),
    grant('JP', '2027-12-31', null),
    grant('KR', '2028-01-01', '2028-12-31'),
  ]);
  expect(bars.map(({ grants, lane }) => [grants.map((g) => g.territory), lane])).toEqual([
    [['FR', 'DE'], 0],
    [['JP'], 1],
    [['KR'], 0],
  ]);
  expect(lanes).toBe(2);
});

test('a lane with an open-ended bar is never free again', () => {
  const { bars } = barsOf([grant('FR', '2026-01-01', null), grant('DE', '2040-01-01', '2040-12-31')]);
  expect(bars.map(({ lane }) => lane)).toEqual([0, 1]);
});

test('rows go from the medium to its regions and countries', () => {
  const rows = rowsOf([
    grant('TH', '2026-01-01', null),
    grant('FR', '2026-01-01', null, { medium: 'free_tv' }),
    grant('MY', '2026-06-01', null),
  ]);
  expect(
    rows.map(({ medium, children }) => [
      medium,
      children.map(({ place, children }) => [place, children.map((c) => c.place)]),
    ]),
  ).toEqual([
    ['free_tv', [['western_europe', ['FR']]]],
    ['svod', [['south_eastern_asia', ['MY', 'TH']]]],
  ]);
});

test('a term is drawn to the day, and to the edge where it has no end', () => {
  const span = spanOf([grant('FR', '2026-01-01', null)], 2026);
  expect(span).toEqual({ firstYear: 2025, lastYear: 2030 });
  const all = 6 * 365 + 1; // 2028 is a leap year
  expect(placeOf({ from: '2026-01-01', until: '2026-01-01' }, span)).toEqual({
    left: expect.closeTo((365 / all) * 100),
    width: expect.closeTo((1 / all) * 100),
  });
  expect(placeOf({ from: '2030-01-01', until: null }, span)!.width).toBeCloseTo((365 / all) * 100);
  expect(placeOf({ from: '2031-01-01', until: null }, span)).toBeUndefined();
});
