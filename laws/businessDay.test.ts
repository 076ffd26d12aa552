// One function says which day it is: protocol/src/kit/businessDay.ts, by the pavilion's time zone (decision 0037).
import { expect, test } from 'vitest';
import { filesBelow, textOf } from './tree.ts';

/** Arithmetic on calendar days, which have no zone, and moments that are shown as they are. */
const calendarOnly = new Set([
  'protocol/src/kit/businessDay.ts',
  'protocol/src/kit/zones.ts',
  'protocol/src/identity.ts',
  'server/src/modules/avails/avails.dates.ts',
  'server/src/modules/works/overlap.service.ts',
  'server/src/modules/rights/term.ts',
  'server/src/modules/site/sitemap.service.ts',
]);

test('no other code cuts a day out of a moment or asks the database for today', () => {
  const found = ['protocol/src', 'server/src', 'server/seed', 'web/src/site', 'web/src/console', 'web/src/parts']
    .flatMap((folder) => filesBelow(folder, /(?<!\.test)\.tsx?$/))
    .filter((file) => !calendarOnly.has(file))
    .filter((file) => /toISOString\(\)\s*\.(slice|substring)\(0, 10\)|current_date|now\(\)::date/.test(textOf(file)));
  expect(found).toEqual([]);
});

/** Days of the reader's own calendar: what a picker highlights, the day money left the reader's bank, moments to publish at. */
const readersOwn = new Set([
  'web/src/parts/dates/typed.ts',
  'web/src/parts/dates/DateField.tsx',
  'web/src/parts/dates/DatePicker.tsx',
  'web/src/parts/deal/VoucherDialog.tsx',
  'web/src/parts/content/PublishDialog.tsx',
  // Leaves the year out of a festival's date while it is this year's.
  'web/src/parts/exhibition/days.ts',
]);

test('no page takes the reader’s own day for the pavilion’s, or shows a deadline without its zone', () => {
  const found = ['protocol/src', 'server/src', 'server/seed', 'web/src/site', 'web/src/console', 'web/src/parts']
    .flatMap((folder) => filesBelow(folder, /(?<!\.test)\.tsx?$/))
    .filter((file) => !readersOwn.has(file))
    .filter((file) =>
      /\breadersDay\b|\.get(FullYear|Month|Date|Day)\(\)|\b(date|day)\([\w.]*\b(signBy|heldUntil)\b/.test(textOf(file)),
    );
  expect(found).toEqual([]);
});
