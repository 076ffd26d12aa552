import { expect, test } from 'vitest';
import { dateTyped, dayOf, readersDay, timeTyped } from './typed.ts';

test.each([
  '2026-11-02',
  '2026-11-2',
  '2026/11/02',
  '2026.11.2',
  '20261102',
  '2026年11月2日',
  '2026 年 11 月 2 日',
  '２０２６／１１／０２',
  ' Nov 2, 2026 ',
  'nov. 2 2026',
  'November 2nd, 2026',
  '2 Nov 2026',
  '02 november 2026',
])('“%s” is the second of November', (words) => expect(dateTyped(words)).toBe('2026-11-02'));

test.each([
  '',
  'tomorrow',
  '2026',
  '2026-11',
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '11/02/2026',
  '02.11.2026',
  '26-11-02',
  'Smarch 2, 2026',
  'No 2, 2026',
  '31 June 2026',
  '2026-11-02 or later',
  '-2026-11-02',
])('“%s” names no day', (words) => expect(dateTyped(words)).toBeUndefined());

test.each([
  ['9:30', '09:30'],
  ['09:30', '09:30'],
  ['９：３０', '09:30'],
  ['0930', '09:30'],
  ['930', '09:30'],
  ['9', '09:00'],
  ['21.05', '21:05'],
  ['21点05分', '21:05'],
  ['9:30 pm', '21:30'],
  ['12 am', '00:00'],
  ['12:15 p.m.', '12:15'],
  ['0:00', '00:00'],
])('“%s” is %s', (words, time) => expect(timeTyped(words)).toBe(time));

test.each(['', 'noon', '24:00', '9:60', '13 pm', '0 am', '9:3', '1:23:45', '-1:00'])('“%s” names no time', (words) =>
  expect(timeTyped(words)).toBeUndefined(),
);

test('days are in the reader’s own time zone', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(readersDay(1).slice(4)).toBe(readersDay().slice(4));
  expect(Number(readersDay(5).slice(0, 4)) - Number(readersDay().slice(0, 4))).toBe(5);
});
