import { expect, it } from 'vitest';
import { addDays, addMonths, daysAfter, daysBefore, lastDayOfYears, nextMonth, yearsAfter } from './days.ts';

it('adds days over months and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-11-23', 30)).toBe('2026-12-23');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});
it.each([
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-10-31', 4, '2027-02-28'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-15', -13, '2024-12-15'],
])('%s and %i months is %s', (day, months, later) => expect(addMonths(day, months)).toBe(later));
it('counts years and months over leap days and December', () => {
  expect(yearsAfter('2026-11-23', 5)).toBe('2031-11-23');
  expect(yearsAfter('2028-02-29', 1)).toBe('2029-02-28');
  expect(yearsAfter('2028-02-29', 4)).toBe('2032-02-29');
  expect(['2026-12-31', '2026-01-31', '2028-02-01'].map(nextMonth)).toEqual(['2027-01-01', '2026-02-01', '2028-03-01']);
});
it.each([
  ['2026-11-23', 1, '2027-11-22'],
  ['2027-01-01', 5, '2031-12-31'],
  ['2028-02-29', 1, '2029-02-28'],
  ['2028-02-29', 4, '2032-02-28'],
])('years that begin on %s, %i of them, end on %s', (start, years, last) =>
  expect(lastDayOfYears(start, years)).toBe(last),
);
it('moves a moment by whole days of 24 hours', () => {
  expect(daysAfter('2026-11-23T01:30:00Z', 8).toISOString()).toBe('2026-12-01T01:30:00.000Z');
  expect(daysBefore(new Date('2026-03-01T23:59:59Z'), 1).toISOString()).toBe('2026-02-28T23:59:59.000Z');
});
