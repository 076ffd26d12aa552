import { addDays, DAY_MS } from '@pavilion/protocol/kit/days.ts';
import { Medium } from '@pavilion/protocol/media.ts';
import type { Cell } from '@pavilion/protocol/rights.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOffer, aProgramme, aStaff } from '../../testing/builders.ts';
import { type SeededRandom, seededRandom } from '../../testing/seededRandom.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { testSize } from '../../testing/testSize.ts';
import { insertGrants } from './cells.queries.ts';
import { lastDayOf } from './term.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

// Both sizes have the same density: about twenty grants a cell.
const { grants, questions, media, countries } = testSize({
  usual: { grants: 240, questions: 12, media: Medium.names.slice(0, 4), countries: ['JP', 'SG', 'VN'] },
  full: {
    grants: 2000,
    questions: 24,
    media: Medium.names,
    countries: ['DE', 'FR', 'JP', 'MY', 'SG', 'TH', 'US', 'VN'],
  },
});
const DAYS = 2200;
const day = (n: number) => addDays('2026-01-01', n);
const indexOf = (date: string) => Math.round((Date.parse(date) - Date.UTC(2026, 0, 1)) / DAY_MS);
const key = (medium: string, country: string) => `${medium} ${country}`;

/** The days of each cell: 0 free, 1 non-exclusive licences, 2 an exclusive licence. */
type Calendar = Map<string, Uint8Array>;

/** Offers random grants; the calendar, not the database, decides which of them are possible. */
async function fill(programmeId: number, staffId: number, d: SeededRandom): Promise<Calendar> {
  const calendar: Calendar = new Map(
    media.flatMap((m) => countries.map((c) => [key(m, c), new Uint8Array(DAYS)] as const)),
  );
  for (let n = 0; n < grants; ) {
    const medium = d.one(media);
    const country = d.one(countries);
    const start = d.below(DAYS - 400);
    const length = 1 + d.below(300);
    const exclusive = d.below(2) === 0;
    const days = calendar.get(key(medium, country))!;
    const possible = days.subarray(start, start + length).every((taken) => taken === 0 || (taken === 1 && !exclusive));
    // Of the grants that the calendar excludes every eighth is tried, and the database must refuse it.
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
      await expect(inserting, 'a taken cell was sold again').rejects.toMatchObject({ code: '23P01' });
      continue;
    }
    await inserting;
    days.fill(exclusive ? 2 : 1, start, start + length);
    n++;
  }
  return calendar;
}

/** The calendar's state of a cell: free if no day of the term excludes a licence of this kind. */
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

function expectSame(cell: Cell, days: Uint8Array, asked: { startDate: string; years: number; exclusive: boolean }) {
  const truth = judge(days, asked.startDate, asked.years, asked.exclusive);
  const where = `${cell.medium} in ${cell.territory}, ${asked.years} years from ${asked.startDate}, ${asked.exclusive ? 'exclusive' : 'shared'}`;
  expect(cell.state === 'free', where).toBe(truth.free);
  expect(cell.nextFree, where).toBe(truth.nextFree);
  if (!truth.free) {
    expect(cell.state, where).toBe('sold');
    expect(days[indexOf(cell.until!)], where).toBeGreaterThan(0);
  }
}

it(`availability agrees, cell by cell, with a calendar of days after ${grants} random grants`, async () => {
  const d = seededRandom();
  const { id: programmeId } = await aProgramme(t);
  const staff = await aStaff(t, 'trade');
  const whole = { media: [...media], countries };
  await anOffer(t, programmeId, { ...whole, exclusive: true });
  await anOffer(t, programmeId, { ...whole, exclusive: false });
  const calendar = await fill(programmeId, staff.id, d);

  let compared = 0;
  for (let question = 0; question < questions; question++) {
    const asked = { startDate: day(d.below(1400)), years: d.one([1, 2, 3, 5] as const), exclusive: d.below(2) === 0 };
    const { cells, endDate } = await t.visitor.rights.availability({
      programmeId,
      media: undefined,
      territories: undefined,
      ...asked,
    });
    expect(endDate).toBe(lastDayOf(asked.startDate, asked.years));
    expect(cells).toHaveLength(media.length * countries.length);
    for (const cell of cells) {
      expectSame(cell, calendar.get(key(cell.medium, cell.territory))!, asked);
      compared++;
    }
  }
  expect(compared).toBe(questions * media.length * countries.length);
}, 120_000);
