import { expect, it } from 'vitest';
import { formatDayRange } from './formatDays.ts';

const intl = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });
const utc = (day: string) => new Date(`${day}T00:00:00Z`);

it.each([
  ['2026-12-01', '2026-12-01'],
  ['2026-12-01', '2026-12-04'],
  ['2026-11-28', '2026-12-04'],
  ['2026-12-30', '2027-01-02'],
])('formats %s to %s in English like Intl', (from, to) => {
  expect(formatDayRange(from, to, 'en-US')).toBe(intl.formatRange(utc(from), utc(to)));
});
it('formats them in Chinese with each unit once', () => {
  expect(formatDayRange('2026-12-01', '2026-12-04', 'zh-CN')).toBe('2026年12月1日至4日');
  expect(formatDayRange('2026-12-30', '2027-01-02', 'zh-CN')).toBe('2026年12月30日至2027年1月2日');
});
