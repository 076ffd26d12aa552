// Only protocol/src/kit/businessDay.ts computes the current day, in the pavilion's time zone (decision 0037).
import { expect, test } from 'vitest';
import { filesBelow, textOf } from './tree.ts';

/** Arithmetic on calendar days, which have no zone, and moments that are shown unchanged. */
const calendarOnly = new Set([
  'protocol/src/kit/days.ts',
  'protocol/src/kit/zones.ts',
  'protocol/src/identity.ts',
  'server/src/modules/avails/avails.dates.ts',
  'server/src/modules/site/sitemap.service.ts',
]);

test('no other code derives a day from a moment or reads today from the database', () => {
  const found = ['protocol/src', 'server/src', 'demo', 'web/src/site', 'web/src/console', 'web/src/parts']
    .flatMap((folder) => filesBelow(folder, /(?<!\.test)\.tsx?$/))
    .filter((file) => !calendarOnly.has(file))
    .filter((file) => /toISOString\(\)\s*\.(slice|substring)\(0, 10\)|current_date|now\(\)::date/.test(textOf(file)));
  expect(found).toEqual([]);
});

test('one file does arithmetic on days', () => {
  const found = ['protocol/src', 'server', 'demo', 'web/src', 'bench']
    .flatMap((folder) => filesBelow(folder, /\.tsx?$/))
    .filter((file) => file !== 'protocol/src/kit/days.ts')
    .filter((file) => /\b86_?400_?000\b|\b864e5\b|\.setUTC(?:Date|Month)\(/.test(textOf(file)));
  expect(found).toEqual([]);
});

/** Days in the reader's time zone: the highlight of a date picker, the day of a bank transfer, moments to publish at. */
const readersOwn = new Set([
  'web/src/parts/dates/typed.ts',
  'web/src/parts/dates/DateField.tsx',
  'web/src/parts/dates/DatePicker.tsx',
  'web/src/site/parts/deal/VoucherDialog.tsx',
  'web/src/console/parts/content/PublishDialog.tsx',
  // Leaves the year out of a festival's date during that year.
  'web/src/site/parts/exhibition/formatDays.ts',
]);

test('no page uses the reader’s day for the pavilion’s, or shows a deadline without its zone', () => {
  const found = ['protocol/src', 'server/src', 'demo', 'web/src/site', 'web/src/console', 'web/src/parts']
    .flatMap((folder) => filesBelow(folder, /(?<!\.test)\.tsx?$/))
    .filter((file) => !readersOwn.has(file))
    .filter((file) =>
      /\breadersDay\b|\.get(FullYear|Month|Date|Day)\(\)|\b(date|day)\([\w.]*\b(signBy|heldUntil)\b/.test(textOf(file)),
    );
  expect(found).toEqual([]);
});
