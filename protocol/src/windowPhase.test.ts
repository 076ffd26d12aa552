import { expect, test } from 'vitest';
import { windowPhase } from './windowPhase.ts';

test('a window is unset, to come, open or over by the clock', () => {
  const at = (now: string) => windowPhase('2026-06-10T00:00:00Z', '2026-06-20T00:00:00Z', Date.parse(now));
  expect(windowPhase(null, null, 0)).toBe('unset');
  expect(at('2026-06-09T23:59:59Z')).toBe('before');
  expect(at('2026-06-10T00:00:00Z')).toBe('open');
  expect(at('2026-06-20T00:00:00Z')).toBe('over');
});
