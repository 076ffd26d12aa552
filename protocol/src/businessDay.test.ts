import { describe, expect, it } from 'vitest';
import { businessDayOf, deadlineText, endOfBusinessDay, timeZoneText } from './kit/businessDay.ts';
import { addDays } from './kit/days.ts';

describe('the business day', () => {
  it.each([
    ['2026-11-22T15:59:59Z', 'Asia/Shanghai', '2026-11-22'],
    ['2026-11-22T16:00:00Z', 'Asia/Shanghai', '2026-11-23'],
    ['2026-11-23T07:59:59Z', 'America/Los_Angeles', '2026-11-22'],
    ['2026-12-31T16:00:00Z', 'Asia/Shanghai', '2027-01-01'],
  ])('%s in %s is %s', (at, zone, day) => expect(businessDayOf(at, zone)).toBe(day));
  it('ends one second before the next day begins, on days of 23 and 25 hours too', () => {
    expect(endOfBusinessDay('2026-12-23', 'Asia/Shanghai').toISOString()).toBe('2026-12-23T15:59:59.000Z');
    for (const day of ['2026-03-08', '2026-11-01', '2026-07-01']) {
      const end = endOfBusinessDay(day, 'America/New_York');
      expect(businessDayOf(end, 'America/New_York')).toBe(day);
      expect(businessDayOf(new Date(end.getTime() + 1000), 'America/New_York')).toBe(addDays(day, 1));
    }
  });
});
describe('a deadline', () => {
  const at = '2026-12-23T15:59:59Z';
  it('names the zone of the pavilion', () => {
    expect(timeZoneText('Asia/Shanghai', new Date(at))).toEqual({ zh: '北京时间，UTC+8', en: 'Beijing time, UTC+8' });
    expect(deadlineText(at, 'Asia/Shanghai', 'en-US')).toBe('Dec 23, 2026, 23:59 (Beijing time, UTC+8)');
    expect(deadlineText(at, 'Asia/Shanghai', 'zh-CN')).toBe('2026年12月23日 23:59（北京时间，UTC+8）');
    expect(deadlineText(at, 'America/New_York', 'en-US')).toBe('Dec 23, 2026, 10:59 (Eastern Time, UTC-5)');
  });
  it('adds the reader’s own time where the clocks differ', () => {
    expect(deadlineText(at, 'Asia/Shanghai', 'en-US', 'America/Los_Angeles')).toBe(
      'Dec 23, 2026, 23:59 (Beijing time, UTC+8), which is Dec 23, 2026, 07:59 UTC-8 in your time zone',
    );
    expect(deadlineText(at, 'Asia/Shanghai', 'zh-CN', 'Asia/Singapore')).toBe(
      '2026年12月23日 23:59（北京时间，UTC+8）',
    );
    expect(deadlineText(at, 'Asia/Shanghai', 'zh-CN', 'Pacific/Auckland')).toBe(
      '2026年12月23日 23:59（北京时间，UTC+8），即您所在时区的 2026年12月24日 04:59 UTC+13',
    );
  });
});
