import { expect, test } from 'vitest';
import { calendarFile } from './calendarFile.ts';

const event = {
  uid: 'activity-7@pavilion.example',
  title: '版权交易实务公开课：从一纸合同到世界银幕，兼谈独家与非独家授权的取舍',
  description: 'Rights; terms, and\nconditions \\ prices',
  place: 'Hall 3, Shanghai',
  url: 'https://pavilion.example/s/activity/7',
  startsAt: '2026-06-13T06:00:00.000Z',
  endsAt: '2026-06-13T08:30:00.000Z',
  madeAt: '2026-06-01T08:00:00.000Z',
};

test('an activity is a calendar event in UTC, with special characters escaped', () => {
  const lines = calendarFile(event).split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines).toContain('DTSTART:20260613T060000Z');
  expect(lines).toContain('DTEND:20260613T083000Z');
  expect(lines).toContain('LOCATION:Hall 3\\, Shanghai');
  expect(lines).toContain('DESCRIPTION:Rights\\; terms\\, and\\nconditions \\\\ prices');
  expect(lines.at(-1)).toBe('');
});

test('no line is longer than 75 octets, and unfolding restores the title', () => {
  const file = calendarFile(event);
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${event.title}`);
});

test('missing fields of an activity are left out', () => {
  expect(calendarFile({ ...event, place: '', description: '' })).not.toMatch(/LOCATION|\r\n\r\n/);
});
