import { expect, test } from 'vitest';
import { date } from './format.ts';
import { parseSearch, stringifySearch } from './search.ts';

test('an address keeps text as text, lists as lists, and leaves out what is empty', () => {
  expect(stringifySearch({ id: 7, media: ['svod', 'avod'], token: '0123', keyword: '', year: undefined })).toBe(
    '?id=7&media=svod&media=avod&token=0123',
  );
  expect(parseSearch('?id=7&media=svod&media=avod&token=0123')).toEqual({
    id: '7',
    media: ['svod', 'avod'],
    token: '0123',
  });
  expect(stringifySearch({})).toBe('');
});

test('a calendar date is the same day in every time zone', () => {
  expect(date('2026-01-01', 'en-US')).toBe('Jan 01, 2026');
  expect(date('2026-01-01', 'zh-CN')).toBe('2026/01/01');
  expect(date('2026-01-01', 'en-US', 1)).toBe('2026');
});
