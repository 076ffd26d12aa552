import { Medium } from '@pavilion/protocol/media.ts';
import type { Cell } from '@pavilion/protocol/rights.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOffer, aProgramme, aStaff } from '../../testing/builders.ts';
import { dice } from '../../testing/dice.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { insertGrants } from './cells.queries.ts';
import { lastDayOf } from './term.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const GRANTS = 2000;
const DAYS = 2200;
const countries = ['DE', 'FR', 'JP', 'MY', 'SG', 'TH', 'US', 'VN'];
const day = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 86_400_000).toISOString().slice(0, 10);
const indexOf = (date: string) => Math.round((Date.parse(date) - Date.UTC(2026, 0, 1)) / 86_400_000);
const key = (medium: string, country: string) => `${medium} ${country}`;

/** Each cell's days, one by one: 0 nobody, 1 somebody beside whom others may stand, 2 somebody alone. */
type Calendar = Map<string, Uint8Array>;

/** Grants are offered at random; the calendar, not the database, says which of them are possible. */
async function fill(programmeId: number, staffId: number, seed: number): Promise<Calendar> {
  const d = dice(seed);
  const calendar: Calendar = new Map(
    Medium.names.flatMap((m) => countries.map((c) => [key(m, c), new Uint8Array(DAYS)] as const)),
  );
  for (let n = 0; n < GRANTS; ) {
    const medium = d.one(Medium.names);
    const country = d.one(countries);
    const start = d.below(DAYS - 400);
    const length = 1 + d.below(300);
    const exclusive = d.below(2) === 0;
    const days = calendar.get(key(medium, country))!;
    const possible = days.subarray(start, start + length).every((taken) => taken === 0 || (taken === 1 && !exclusive));
    // The calendar knows; the database is asked about every eighth impossible one, and must refuse it.
    if (!possible && d.below(8) !== 0) continue;
    const inserting = insertGrants(
      t.db,
      {
        programmeId,
        media: [medium],
        countries: [country],
        startDate: day(start),
        endDate: day(start + length - 1),
        exclusive,
      },
      { state: 'granted', source: 'elsewhere', staffId },
    );
    if (!possible) {
      await expect(inserting, `seed ${seed}: a taken cell was sold again`).rejects.toMatchObject({ code: '23P01' });
      continue;
    }
    await inserting;
    days.fill(exclusive ? 2 : 1, start, start + length);
    n++;
  }
  return calendar;
}

/** What the calendar says of a cell: free where no day of the term bears another licence of this kind. */
function judge(days: Uint8Array, startDate: string, years: number, exclusive: boolean) {
  const bears = (taken: number) => (exclusive ? taken === 0 : taken < 2);
  const fits = (start: number) => {
    const end = indexOf(lastDayOf(day(start), years));
    for (let i = start; i <= end; i++) if (!bears(days[i] ?? 0)) return false;
    return true;
  };
  const start = indexOf(startDate);
  if (fits(start)) return { free: true, nextFree: null };
  let next = start;
  while (!fits(next)) next++;
  return { free: false, nextFree: day(next) };
}

function expectSame(
  cell: Cell,
  days: Uint8Array,
  asked: { startDate: string; years: number; exclusive: boolean },
  told: string,
) {
  const truth = judge(days, asked.startDate, asked.years, asked.exclusive);
  const where = `${told}: ${cell.medium} in ${cell.territory}, ${asked.years} years from ${asked.startDate}, ${asked.exclusive ? 'exclusive' : 'shared'}`;
  expect(cell.state === 'free', where).toBe(truth.free);
  expect(cell.nextFree, where).toBe(truth.nextFree);
  if (!truth.free) {
    expect(cell.state, where).toBe('sold');
    expect(days[indexOf(cell.until!)], where).toBeGreaterThan(0);
  }
}

it('agrees, cell by cell, with a calendar of days after 2,000 random grants', async () => {
  const seed = Date.now() % 1_000_000;
  const { id: programmeId } = await aProgramme(t);
  const staff = await aStaff(t, 'trade');
  const whole = { media: [...Medium.names], countries };
  await anOffer(t, programmeId, { ...whole, exclusive: true });
  await anOffer(t, programmeId, { ...whole, exclusive: false });
  const calendar = await fill(programmeId, staff.id, seed);

  const d = dice(seed + 1);
  let compared = 0;
  for (let question = 0; question < 24; question++) {
    const asked = { startDate: day(d.below(1400)), years: d.one([1, 2, 3, 5] as const), exclusive: d.below(2) === 0 };
    const { cells, endDate } = await t.visitor.rights.availability({
      programmeId,
      media: undefined,
      territories: undefined,
      ...asked,
    });
    expect(endDate).toBe(lastDayOf(asked.startDate, asked.years));
    expect(cells).toHaveLength(Medium.names.length * countries.length);
    for (const cell of cells) {
      expectSame(cell, calendar.get(key(cell.medium, cell.territory))!, asked, `seed ${seed}`);
      compared++;
    }
  }
  expect(compared).toBe(24 * 13 * 8);
}, 120_000);
